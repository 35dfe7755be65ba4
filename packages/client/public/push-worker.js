/**
 * The part of the service worker that hears pushes (vite.config.ts has it imported by the rest, which keeps the page for use without a
 * network). What is shown is worded by the server, in the person's language.
 */

/** @param {PushMessageData | null} data */
function readPushed(data) {
  try {
    const { title, body, url, tag } = data?.json() ?? {};
    if (typeof title === 'string' && typeof url === 'string') return { title, body, url, tag };
  } catch {
    // Not from a server of ours; browsers want something to be shown all the same.
  }
  return { title: 'Bottega', url: '/' };
}

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = readPushed(event.data);
  const shown = self.registration.showNotification(title, {
    body,
    tag,
    renotify: tag !== undefined, // what replaces the one before is heard, too
    icon: 'icon-192.png', // browsers take no drawings here
    data: { url },
  });
  // The page counts anew when it is opened.
  event.waitUntil(Promise.all([shown, self.navigator.setAppBadge?.().catch(() => {})]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(new URL(event.notification.data?.url ?? '/', self.location.origin)));
});

/** To the tab that is there already; else by one that is at home; else to a new one: no game is taken out of sight. */
async function goTo(address) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const places = await Promise.all(tabs.map(hashOf));
  const there = tabs[places.indexOf(address.hash)];
  if (there !== undefined) return there.focus();
  const home = tabs[places.findIndex((hash) => hash !== null && /^(#\/?)?$/.test(hash))];
  if (home === undefined) return self.clients.openWindow(address.href);
  home.postMessage({ type: 'go', hash: address.hash });
  return home.focus();
}

/** Longer than a tab needs that is awake. */
const ANSWER_MS = 500;

/** Where in the page a tab is: the browser knows only where it was when it was opened. Null if it does not say. */
function hashOf(tab) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(typeof data === 'string' ? data : null);
    setTimeout(() => resolve(null), ANSWER_MS);
    tab.postMessage({ type: 'where' }, [port2]);
  });
}

/** A browser changes its address for pushes now and then: the server hears of the new one, and finds the old one gone. */
self.addEventListener('pushsubscriptionchange', (event) => {
  const renew = async () => {
    const options = event.oldSubscription?.options;
    const fresh = event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
    if (!fresh) return;
    await fetch('/api/me/notices/push', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fresh),
    });
  };
  event.waitUntil(renew());
});
