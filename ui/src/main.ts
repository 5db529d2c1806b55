import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";

const target = document.getElementById("app");
if (target) mount(App, { target });

// The name of the built file is the version: it changes with everything that the page consists of.
async function keepAtHand(): Promise<void> {
  const version = new URL(import.meta.url).pathname.split("/").at(-1) ?? "";
  await navigator.serviceWorker.register(`/app/sw.js?version=${version}`, { scope: "/" });
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map((one) => new URL(one.name));
  active?.postMessage(loaded.filter((one) => one.origin === location.origin).map((one) => one.pathname));
}

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  // Without it the page works as well, only not without a network.
  window.addEventListener("load", () => void keepAtHand().catch(() => undefined));
}
