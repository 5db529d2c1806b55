// A notice of the device, of one's turn or of a new table: for who has asked for it, and looks elsewhere.

import { prefer, prefs } from "./prefs.svelte";
import { t } from "./texts.svelte";

/** Whether this browser can call anybody at all. */
export function canCall(): boolean {
  return "Notification" in window;
}

/** Be called from now on, if the browser is allowed to; whether it is. */
export async function beCalled(wanted: boolean): Promise<boolean> {
  const allowed = wanted && canCall() && (await Notification.requestPermission()) === "granted";
  prefer({ alerts: allowed });
  return allowed;
}

/** It has become one's turn at a table. */
export function turnHasCome(table: string): void {
  tell(t("page-alert-turn"), t("page-alert-turn-about"), `/tables/${table}`);
}

/** Something that concerns who looks elsewhere; `path` is where it is shown. */
export function tell(title: string, body: string, path: string): void {
  void call(title, body, path);
}

async function call(title: string, body: string, path: string): Promise<void> {
  if (!prefs.alerts || document.visibilityState === "visible" || !canCall() || Notification.permission !== "granted")
    return;
  const told = { body, tag: path, icon: "/app/icon-192.png", lang: prefs.language, data: { path } };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification(title, told);
    else new Notification(title, told).onclick = () => window.focus();
  } catch {
    // A device that shows nothing still has the mark in the tab.
  }
}
