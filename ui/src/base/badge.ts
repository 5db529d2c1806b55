// The tab says that somebody waits: a mark before its title, another icon, and a badge where the page is installed.

const MARK = "● ";
const ICON = "link[rel=icon]";

let on = false;
let plain = "";
let watching: MutationObserver | null = null;

/** Mark the tab, or no longer. */
export function marked(now: boolean): void {
  if (now === on) return;
  on = now;
  const icon = document.querySelector<HTMLLinkElement>(ICON);
  if (icon) {
    plain ||= icon.href;
    icon.href = on ? plain.replace(/icon[^/]*\.svg/, "icon-turn.svg") : plain;
  }
  const counting = navigator as Navigator & {
    setAppBadge?: (count: number) => Promise<void>;
    clearAppBadge?: () => Promise<void>;
  };
  void (on ? counting.setAppBadge?.(1) : counting.clearAppBadge?.())?.catch(() => undefined);
  // Pages change their titles as they like; the mark stays before each of them.
  watching ??= new MutationObserver(title);
  if (on) watching.observe(document.head, { childList: true, subtree: true, characterData: true });
  else watching.disconnect();
  title();
}

function title(): void {
  const bare = document.title.startsWith(MARK) ? document.title.slice(MARK.length) : document.title;
  const wanted = on ? MARK + bare : bare;
  if (document.title !== wanted) document.title = wanted;
}
