// Which page is shown. Addresses are ordinary paths, so that a link can be sent to somebody.

export type Route = { name: string; params: Record<string, string>; query: URLSearchParams };

const ROUTES: [string, RegExp, string[]][] = [
  ["lobby", /^\/$/, []],
  ["new", /^\/new$/, []],
  ["table", /^\/tables\/([\w-]+)$/, ["id"]],
  ["replay", /^\/tables\/([\w-]+)\/replay$/, ["id"]],
  ["record", /^\/replay$/, []],
  ["analysis", /^\/tables\/([\w-]+)\/analysis$/, ["id"]],
  ["analysed", /^\/analyses\/([\w-]+)$/, ["analysis"]],
  ["analysed-replay", /^\/analyses\/([\w-]+)\/replay$/, ["analysis"]],
  ["result", /^\/tables\/([\w-]+)\/result$/, ["id"]],
  ["referee", /^\/learn\/referee$/, []],
  ["lesson", /^\/learn\/(\w+)\/([\w-]+)$/, ["game", "lesson"]],
  ["problems", /^\/problems$/, []],
  ["problem", /^\/problems\/(\w+)$/, ["id"]],
  ["statistics", /^\/statistics(?:\/(\w+))?$/, ["id"]],
  ["learn", /^\/learn\/(\w+)$/, ["game"]],
  ["rules", /^\/rules$/, []],
  ["code", /^\/rules\/(\w+)\/([\w-]+)$/, ["game", "code"]],
  ["diff", /^\/diff$/, []],
  ["history", /^\/history$/, []],
  ["friends", /^\/friends(?:\/([\w.]+))?$/, ["token"]],
  ["club", /^\/clubs\/([\w-]+)$/, ["id"]],
  ["registry", /^\/clubs\/([\w-]+)\/registry$/, ["id"]],
  ["circuits", /^\/circuits$/, []],
  ["new-circuit", /^\/circuits\/new$/, []],
  ["circuit", /^\/circuits\/([\w-]+)$/, ["id"]],
  ["circuit-desk", /^\/circuits\/([\w-]+)\/edit$/, ["id"]],
  ["ladder", /^\/ladders$/, []],
  ["profile", /^\/me$/, []],
  ["verify", /^\/verify$/, []],
  ["guide", /^\/guide(?:\/([\w-]+))?$/, ["name"]],
  ["about", /^\/about$/, []],
  ["privacy", /^\/privacy$/, []],
  ["pocket", /^\/pocket(?:\/([\w-]+)(?:\/([\w-]+)(?:\/([\w-]+))?)?)?$/, ["part", "one", "more"]],
  ["tournaments", /^\/tournaments$/, []],
  ["announce", /^\/tournaments\/new$/, []],
  ["tournament", /^\/tournaments\/([\w-]+)$/, ["id"]],
  ["desk", /^\/tournaments\/([\w-]+)\/desk$/, ["id"]],
  ["projector", /^\/tournaments\/([\w-]+)\/projector$/, ["id"]],
  ["wall", /^\/projector$/, []],
  ["board", /^\/board$/, []],
  ["archive", /^\/archive$/, []],
  ["archive-statistics", /^\/archive\/statistics$/, []],
  ["mine", /^\/tournaments\/([\w-]+)\/mine$/, ["id"]],
];

function read(): Route {
  const { pathname, search } = window.location;
  for (const [name, pattern, names] of ROUTES) {
    const found = pattern.exec(pathname);
    if (found) {
      const params = Object.fromEntries(names.map((one, at) => [one, found[at + 1] ?? ""]));
      return { name, params, query: new URLSearchParams(search) };
    }
  }
  return { name: "lost", params: {}, query: new URLSearchParams(search) };
}

let current = $state.raw<Route>(read());

export const route = {
  get now(): Route {
    return current;
  },
};

/** Go to a page. With `replace`, the present one is not kept for the way back. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  current = read();
  window.scrollTo(0, 0);
}

window.addEventListener("popstate", () => {
  current = read();
});

/** Lets links of ours change the page without loading it again: `onclick={follow}` on a container. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== window.location.origin) return;
  if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/app/")) return;
  // A place on the page that is shown already.
  if (link.hash && link.pathname === window.location.pathname && link.search === window.location.search) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
