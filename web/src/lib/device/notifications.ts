/** Tell somebody who looks elsewhere that it is their turn, if they have asked for it. */
import { call, get } from "../api/http";

export function canNotify(): boolean {
  return typeof Notification !== "undefined";
}

export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null; // none while developing
}

/** Have this browser told also while the page is closed, in games that may take long. */
export async function subscribe(language: string): Promise<void> {
  const worker = await registration();
  if (!worker) return;
  const { key } = await get<{ key: string }>("/push");
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint } = await worker.pushManager.subscribe(options);
  await call("PUT", "/me/push", { endpoint, language });
}

export async function unsubscribe(): Promise<void> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (!subscription) return;
  await call("DELETE", "/me/push", { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
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
