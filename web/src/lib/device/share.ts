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
    return copyOldWay(text);
  }
}

/** Without https, as on a home network, a page has no clipboard, but may still copy what is selected on it. */
function copyOldWay(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed"; // or the page would scroll to it
  document.body.append(field);
  field.select();
  // There is no other way there: the newer one is only for https.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const isCopied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isCopied;
}
