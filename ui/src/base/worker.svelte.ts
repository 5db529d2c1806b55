// The worker that keeps pages at hand: how it is started, what it is asked for, and when a newer one is ready.

/** Milliseconds between two looks for a newer version, for pages that stay open for days. */
const LOOK_AGAIN = 60 * 60 * 1000;

/** How a browser offers to put the page on the home screen; not every one does. */
type InstallOffer = Event & { prompt(): Promise<{ outcome: string }> };

let newer = $state.raw<ServiceWorker | null>(null);
let offer = $state.raw<InstallOffer | null>(null);

export const version = {
  /** Whether a newer version waits until somebody has nothing to lose. */
  get waits(): boolean {
    return newer !== null;
  },
  /** Show the newer version now. */
  take(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    newer?.postMessage({ takeOver: true });
  },
};

export const install = {
  /** Whether the browser would put the page on the home screen if asked. */
  get offered(): boolean {
    return offer !== null;
  },
  /** Whether the page was opened from there. */
  get done(): boolean {
    return matchMedia("(display-mode: standalone)").matches;
  },
  async ask(): Promise<void> {
    const asked = offer;
    offer = null;
    await asked?.prompt();
  },
};

/** What a worker answers; nothing where it says nothing. */
function asked<T>(worker: ServiceWorker, question: object): Promise<T> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<T>) => done(data);
    worker.postMessage(question, [port2]);
  });
}

/** A worker that is ready: where the page is as new as it, nothing is lost if it begins; else somebody is asked. */
async function consider(worker: ServiceWorker | null): Promise<void> {
  if (!worker) return;
  const entry = await asked<string>(worker, { version: true });
  if (document.querySelector(`script[src$="/${entry}"]`)) worker.postMessage({ takeOver: true });
  else newer = worker;
}

/** Start the worker and watch for newer ones. Without it the page works as well, only not without a network. */
export async function keepAtHand(): Promise<void> {
  const kept = await navigator.serviceWorker.register("/app/sw.js", { scope: "/" });
  if (kept.waiting && navigator.serviceWorker.controller) void consider(kept.waiting);
  kept.addEventListener("updatefound", () => {
    const coming = kept.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && navigator.serviceWorker.controller) void consider(coming);
    });
  });
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - looked < LOOK_AGAIN) return;
    looked = Date.now();
    kept.update().catch(() => undefined);
  });
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map((one) => new URL(one.name));
  active?.postMessage({ loaded: loaded.filter((one) => one.origin === location.origin).map((one) => one.pathname) });
  // Whoever pays for what is sent gets the data of the pocket when he opens it, and not before.
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (!saving) requestIdle(() => active?.postMessage({ pocket: true }));
}

const requestIdle = (work: () => void): void => {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, 3000);
};

/** Have the data of the pocket kept, and further files such as faces: whether all of the data is there now. */
export async function fillPocket(files: string[] = []): Promise<boolean> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return false;
  const { active } = await navigator.serviceWorker.ready;
  if (files.length) active?.postMessage({ loaded: files });
  return active ? asked<boolean>(active, { pocket: true }) : false;
}

/** Listen for the browser's offer: it comes before any page of the pocket is there to listen. */
export function heedInstall(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
  });
  window.addEventListener("appinstalled", () => (offer = null));
}
