/** This device's part in being told: its service worker, where pushes go, what it keeps for when no page is open. */
import { base } from '$lib/state/base';
import type { Push } from './calls';

/** Why this browser cannot be told, as far as a person can do something about it. */
export type Hindrance = 'insecure' | 'home' | 'unable' | 'denied';

/** iPhones and iPads; the latter say that they are Macs. */
const apple = (): boolean => /iPhone|iPad/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

export function hindrance(): Hindrance | null {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return apple() ? 'home' : 'unable';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** A public key as browsers take it. */
function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (one) => one.charCodeAt(0));
}

function plain(subscription: PushSubscription | null): Push | null {
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  return endpoint && keys ? { endpoint, keys } : null;
}

/** Where pushes go now; null where nobody has asked for any, or the browser has ended it. */
export async function current(): Promise<Push | null> {
  const registration = await navigator.serviceWorker?.getRegistration(`${base}/`);
  return plain((await registration?.pushManager.getSubscription()) ?? null);
}

/** Asks the person, and has pushes sent here; null if they refuse. Rejects where the browser cannot do it. */
export async function subscribe(key: string): Promise<Push | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(`${base}/sw.js`);
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  try {
    return plain(await pushManager.subscribe(wish));
  } catch (error) {
    const before = await pushManager.getSubscription(); // for another key: the server has a new one
    if (!before) throw error;
    await before.unsubscribe();
    return plain(await pushManager.subscribe(wish));
  }
}

/** Ends all pushes to this browser, and the service worker with them. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(`${base}/`);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await registration?.unregister();
}

/** What the service worker needs where the browser changes the address while no page is open. */
export interface Told {
  readonly key: string;
  readonly language: string;
  readonly tables: Readonly<Record<string, readonly string[]>>;
}

export function note(told: Told | null): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('bastide', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('bell');
    opening.onerror = () => resolve();
    opening.onsuccess = () => {
      const writing = opening.result.transaction('bell', 'readwrite');
      writing.oncomplete = writing.onabort = () => resolve();
      const store = writing.objectStore('bell');
      if (told) store.put({ ...told, key: bytes(told.key) }, 'told');
      else store.delete('told');
      opening.result.close();
    };
  });
}

/** Takes away what was told of the page that is looked at; the number beside the icon is what is left. */
export async function seen(): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  const registration = await navigator.serviceWorker?.getRegistration(`${base}/`);
  const all = (await registration?.getNotifications()) ?? [];
  const here = all.filter((one) => (one.data as { url?: string } | null)?.url?.split('?')[0] === location.pathname);
  for (const one of here) one.close();
  const left = all.length - here.length;
  await (left > 0 ? navigator.setAppBadge?.(left) : navigator.clearAppBadge?.());
}
