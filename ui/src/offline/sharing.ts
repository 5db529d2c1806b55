// Handing a text on: by the device's own menu, or over the clipboard.

/** How it went: handed on, copied, or neither, because the person thought better of it or the browser forbids it. */
export type Shared = "shared" | "copied" | "";

export async function share(title: string, text: string, url: string): Promise<Shared> {
  try {
    if (navigator.share) {
      await navigator.share({ title, text, url });
      return "shared";
    }
    await navigator.clipboard.writeText(`${text}\n${url}`);
    return "copied";
  } catch {
    return "";
  }
}
