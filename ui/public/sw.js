// Keeps the shell and the card faces of one version at hand, so that the page opens at once, and opens without a
// network to say so. Tables live on the server alone: what is asked of it is never answered from here.

const VERSION = new URL(self.location.href).searchParams.get("version") || "first";
const SHELL = `ventaglio-shell-${VERSION}`;
const FACES = "ventaglio-faces";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(["/", "/app/icon.svg", "/app/manifest.webmanifest"]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL && name !== FACES).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// What a page had loaded before this worker was there.
self.addEventListener("message", (event) => {
  const paths = Array.isArray(event.data) ? event.data.filter((path) => isShell(path)) : [];
  event.waitUntil(caches.open(SHELL).then((cache) => Promise.allSettled(paths.map((path) => cache.add(path)))));
});

const isShell = (path) => typeof path === "string" && path.startsWith("/app/") && !isFace(path);
const isFace = (path) => path.startsWith("/app/faces/");

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (!pathname.startsWith("/api/")) event.respondWith(fetch(request).catch(() => shell()));
  } else if (isFace(pathname)) event.respondWith(face(event));
  else if (isShell(pathname)) event.respondWith(kept(SHELL, request));
});

/** The shell stands for every page: it finds out itself which one is asked for. */
async function shell() {
  return (await caches.match("/", { cacheName: SHELL })) ?? Response.error();
}

/** Names of built files change with their content: what is kept under one is right for ever. */
async function kept(name, request) {
  const cache = await caches.open(name);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** A face keeps its name when it is drawn anew: the one at hand is shown, and the next time the newer one. */
async function face(event) {
  const cache = await caches.open(FACES);
  const found = await cache.match(event.request);
  const newer = fetch(event.request).then(async (answer) => {
    if (answer.ok) await cache.put(event.request, answer.clone());
    return answer;
  });
  if (!found) return newer;
  event.waitUntil(newer.catch(() => undefined));
  return found;
}
