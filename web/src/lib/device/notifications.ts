/** Tell somebody who looks elsewhere that it is their turn, if they have asked for it. */

export function canNotify(): boolean {
  return typeof Notification !== "undefined";
}

export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

export function notifyTurn(title: string, body: string): void {
  if (!document.hidden || !canNotify() || Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body, tag: "klotz-turn", icon: "/icon.svg" });
    note.addEventListener("click", () => {
      window.focus();
      note.close();
    });
  } catch {
    // some phones show notes of installed apps only
  }
}
