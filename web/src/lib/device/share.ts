/** Hand something on: by the device's own way to share, or by the clipboard. */

/** True if it was shared or copied, false if the person changed their mind or the browser cannot. */
export async function share(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, url });
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return false;
    }
  }
  return copy(url);
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // without https there is no clipboard: the link stands there to be copied by hand
  }
}
