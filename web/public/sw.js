// Tells people that it is their turn while no page is open. It answers pushes alone: no page and no file goes through it.

/** What the addresses of this server begin with: it may stand beneath a path of its site. */
const base = new URL('.', self.location).pathname.slice(0, -1);

/** What a page has noted (`bell/device.ts`): which tables are told of with which tokens, and how; null if nothing. */
function noted() {
  return new Promise((resolve) => {
    const opening = indexedDB.open('bastide', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('bell');
    opening.onerror = () => resolve(null);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('bell').objectStore('bell').get('told');
      reading.onerror = () => resolve(null);
      reading.onsuccess = () => resolve(reading.result ?? null);
      opening.result.close();
    };
  });
}

/** The address inside this site; anything else leads to the lobby. */
function inside(url) {
  try {
    const found = new URL(url, self.location.origin);
    return base + (found.origin === self.location.origin ? found.pathname + found.search : '/');
  } catch {
    return `${base}/`;
  }
}

/** The window that shows a page, if there is one; the one in sight first. */
async function windowAt(url) {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [path] = url.split('?');
  const there = all.filter((one) => new URL(one.url).pathname === path);
  return there.find((one) => one.visibilityState === 'visible') ?? there[0] ?? null;
}

/** The number beside the icon is how many notifications there are. */
async function count() {
  const { length } = await self.registration.getNotifications();
  await (length > 0 ? navigator.setAppBadge?.(length) : navigator.clearAppBadge?.());
}

async function show(data) {
  let said = {};
  try {
    said = data?.json() ?? {};
  } catch {
    // no message of this server: still to be shown, since browsers allow no push without
  }
  const url = inside(said.url ?? '/');
  if ((await windowAt(url))?.visibilityState === 'visible') return;
  const tag = String(said.table ?? '');
  await self.registration.showNotification(String(said.title ?? 'Bastide'), {
    body: String(said.body ?? ''),
    data: { url },
    icon: `${base}/icon-192.png`,
    badge: `${base}/badge.png`,
    tag,
    renotify: tag !== '',
  });
  await count();
}

async function open(url) {
  const there = await windowAt(url);
  await (there ? there.focus() : self.clients.openWindow(url));
  await count();
}

/** The browser has changed where pushes go: every table is told the new address. */
async function renew(event) {
  const told = await noted();
  if (!told) return;
  const push = event.newSubscription ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: told.key }));
  const { endpoint, keys } = push.toJSON();
  const body = JSON.stringify({ push: { endpoint, keys }, language: told.language });
  await Promise.all(
    Object.entries(told.tables).map(([id, tokens]) =>
      fetch(`${base}/api/tables/${id}/notifications`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tokens[0]}`, 'X-Bastide-Seats': tokens.join(',') },
        body,
      }),
    ),
  );
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? `${base}/`));
});
self.addEventListener('notificationclose', (event) => event.waitUntil(count()));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
