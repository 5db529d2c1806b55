import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { heedInstall, keepAtHand } from "../base/worker.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });

heedInstall();
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  window.addEventListener("load", () => void keepAtHand().catch(() => undefined));
}
