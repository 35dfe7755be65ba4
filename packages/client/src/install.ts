/**
 * Installs the page for use without a network. A new version is fetched in the background and then waits: what is open stays as it
 * is until the person says so, because a reload would take away a form that is half filled in.
 */
import { newVersion } from './new-version';

/** The browser looks for a new version only when the page is opened: one that stays open looks after this. */
const LOOK_MS = 60 * 60 * 1000;
/** If the new version does not take over by then, the page is loaded anew as it is. */
const TAKE_OVER_MS = 4000;

/** Only on secure pages: browsers do not install others. */
export async function install(): Promise<void> {
  const { serviceWorker } = navigator;
  const wasInstalled = serviceWorker.controller !== null;
  let isWanted = false;
  let lastLook = Date.now();
  let found: ServiceWorkerRegistration | undefined;
  const announce = () => newVersion.announce(apply);
  const apply = () => {
    isWanted = true;
    const waiting = found?.waiting ?? null;
    waiting?.postMessage({ type: 'SKIP_WAITING' });
    setTimeout(() => location.reload(), waiting === null ? 0 : TAKE_OVER_MS);
  };
  serviceWorker.addEventListener('controllerchange', () => {
    if (isWanted) location.reload();
    else if (wasInstalled) announce(); // another tab has asked for it
  });
  try {
    found = await serviceWorker.register('./sw.js');
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error); // the page works without
  }
  if (found === undefined) return;
  const registration = found;
  if (registration.waiting !== null) announce();
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    const isFirst = registration.active === null;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && !isFirst) announce();
    });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lastLook < LOOK_MS) return;
    lastLook = Date.now();
    registration.update().catch(() => {}); // no network
  });
}
