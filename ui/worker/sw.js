// Keeps what the pages need at hand: the frame, the pocket with its data, and both languages, so that the pocket opens
// at once and without a network. Tables live on the server alone: what is asked of it is never answered from here.
//
// What stands in AT_HAND is put there when the pages are built (ui/worker/at-hand.ts): it changes with the pages.

const AT_HAND = __AT_HAND__;
const PREFIX = "ventaglio-shell-";
const SHELL = `${PREFIX}${AT_HAND.version}`;
const FACES = "ventaglio-faces";
/** Milliseconds to wait for a page where the network hardly answers, before the frame at hand is shown. */
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(keep(["/", ...AT_HAND.shell]));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()));
});

/** Pages of the version before may still be open, and want what they have not loaded yet; older ones go. */
async function forgetOld() {
  const names = await caches.keys();
  const before = names.filter((name) => name.startsWith(PREFIX) && name !== SHELL).slice(0, -1);
  const strange = names.filter((name) => !name.startsWith(PREFIX) && name !== FACES);
  await Promise.all([...before, ...strange].map((name) => caches.delete(name)));
}

/** All of them, or it fails. What an earlier version has under the same name is the same: names tell the content. */
async function keep(paths) {
  const cache = await caches.open(SHELL);
  await Promise.all(
    paths.map(async (path) => {
      if (path !== "/" && (await cache.match(path))) return;
      const had = path.startsWith("/app/assets/") ? await caches.match(path) : undefined;
      const answer = had ?? (await fetch(path, path.startsWith("/app/assets/") ? {} : { cache: "no-cache" }));
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await cache.put(path, answer);
    }),
  );
}

// From the pages: what they had loaded before this worker was there; the data of the pocket, which may come later than
// its pages; which version this is; and that nobody minds if it takes over.
self.addEventListener("message", (event) => {
  const { loaded, pocket, version, takeOver } = event.data ?? {};
  if (Array.isArray(loaded)) event.waitUntil(keep(loaded.filter(isShell)).catch(() => undefined));
  if (Array.isArray(loaded))
    event.waitUntil(Promise.allSettled(loaded.filter(isFace).map((path) => face(event, path))));
  if (pocket)
    event.waitUntil(
      keep(AT_HAND.data).then(
        () => event.ports[0]?.postMessage(true),
        () => event.ports[0]?.postMessage(false),
      ),
    );
  if (version) event.ports[0]?.postMessage(AT_HAND.entry);
  if (takeOver) event.waitUntil(self.skipWaiting());
});

const isFace = (path) => typeof path === "string" && path.startsWith("/app/faces/");
const isShell = (path) => typeof path === "string" && path.startsWith("/app/") && !isFace(path);
const isPocket = (path) => path === "/pocket" || path.startsWith("/pocket/");

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (isPocket(pathname)) event.respondWith(frame().then((found) => found ?? fetch(request)));
    else if (!pathname.startsWith("/api/")) event.respondWith(page(request));
  } else if (isFace(pathname)) event.respondWith(face(event, request));
  else if (isShell(pathname)) event.respondWith(kept(request));
});

/** The frame stands for every page: it finds out itself which one is asked for. */
async function frame() {
  return (await caches.open(SHELL)).match("/");
}

async function page(request) {
  const fresh = fetch(request);
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  const first = await Promise.race([fresh, late]).catch(() => undefined);
  return first ?? (await frame()) ?? fresh;
}

/** Names of built files change with their content: what is kept under one is right for ever. */
async function kept(request) {
  const found = (await (await caches.open(SHELL)).match(request)) ?? (await caches.match(request));
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

/** A face keeps its name when it is drawn anew: the one at hand is shown, and the next time the newer one. */
async function face(event, request) {
  const cache = await caches.open(FACES);
  const found = await cache.match(request);
  const newer = fetch(request).then(async (answer) => {
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  });
  if (!found) return newer;
  event.waitUntil(newer.catch(() => undefined));
  return found;
}

// Whoever taps a notice comes to the page that it speaks of: to a window that is open, or to a new one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = String(event.notification.data?.path ?? "/");
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const there = windows.find((one) => new URL(one.url).pathname === path) ?? windows[0];
      if (!there) return self.clients.openWindow(path);
      return there.focus().then((one) => (new URL(one.url).pathname === path ? one : one.navigate(path)));
    }),
  );
});
