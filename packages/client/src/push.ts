/** Pushes to this browser: whether it can have them, and turning them on and off. Which target it is, the browser remembers. */
import type { Language } from '@bottega/kernel/text';
import type { BottegaClient, Me } from '@bottega/protocol';
import { codeOf, explainError } from './errors';
import { wishesHere } from './notice-wishes';
import type { PageText } from './text';

/**
 * It is on or off; the person has forbidden it; or it cannot be: without HTTPS, on a phone of Apple's before the page is on its
 * home screen, or at all.
 */
export type PushState = 'on' | 'off' | 'blocked' | 'insecure' | 'notInstalled' | 'unsupported';

type PushClient = Pick<BottegaClient, 'noticeSettings' | 'setNoticeWishes' | 'addPush' | 'removeTarget'>;

/** The target that this browser is to the server, and whose. */
interface KeptTarget {
  readonly target: string;
  readonly person: string;
}

const TARGET_KEY = 'bottega-push';
const ASKED_KEY = 'bottega-push-asked';

/** What the browser allows; whether the server still sends here is for `isTarget` to say. */
export function pushState(): PushState {
  if (!isSecureContext) return 'insecure';
  if (!('PushManager' in globalThis) || !('Notification' in globalThis) || !('serviceWorker' in navigator)) {
    return isApplePhone() ? 'notInstalled' : 'unsupported';
  }
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && keptTarget() !== null ? 'on' : 'off';
}

/** Whether a target of the person's is this browser. */
export const isThisBrowser = (target: string): boolean => keptTarget()?.target === target;

/** Asks the browser, then has the server send here, in a language. Must follow a click: browsers ask for no other reason. */
export async function turnPushOn(client: PushClient, { id: person }: Me, language: Language): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  const settings = await client.noticeSettings();
  const subscription = await subscribe(settings.pushKey);
  const { id: target } = await client.addPush(subscription.toJSON());
  await client.setNoticeWishes(wishesHere(settings, language));
  store(TARGET_KEY, JSON.stringify({ target, person } satisfies KeptTarget));
  return 'on';
}

export async function turnPushOff(client: PushClient): Promise<void> {
  const kept = keptTarget();
  if (kept !== null) await client.removeTarget(kept.target).catch(onlyIfThere);
  await forgetPush();
}

/** Why they could not be turned on. What the server says has a sentence; browsers and their push services say it in English. */
export function explainPushError(error: unknown, text: PageText): string {
  return codeOf(error) === null ? text.t('notices.push.failed') : explainError(error, text);
}

/** Ends pushes on the side of the browser: the server hears of it when it next sends something. */
export async function forgetPush(): Promise<void> {
  store(TARGET_KEY, null);
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/** What was turned on for somebody else must not go on for whoever is here now. */
export async function keepPushTo(person: string | null): Promise<void> {
  const kept = keptTarget();
  if (kept !== null && kept.person !== person) await forgetPush();
}

/** Takes away what was pushed about a table: whoever is there sees it. */
export async function closePushed(table: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications?.({ tag: table })) ?? []) shown.close();
}

/** Tells the worker where in the page this tab is, and goes where somebody wants to who has clicked on what it showed. */
export function answerWorker(): () => void {
  const { serviceWorker } = navigator;
  const hear = ({ data, ports }: MessageEvent) => {
    if (data?.type === 'where') ports[0].postMessage(location.hash);
    if (data?.type === 'go' && typeof data.hash === 'string') location.hash = data.hash;
  };
  serviceWorker?.addEventListener('message', hear);
  return () => serviceWorker?.removeEventListener('message', hear);
}

/** Whether the person was asked in this browser; they are asked once. */
export const wasAskedForPush = (): boolean => read(ASKED_KEY) !== null;
export const noteAskedForPush = (): void => store(ASKED_KEY, 'yes');

/** Whatever is gone already need not be removed. */
function onlyIfThere(error: unknown): void {
  if (codeOf(error) !== 'noTarget') throw error;
}

async function subscribe(pushKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register('./sw.js'); // fails where it cannot be; what waits for it would wait for ever
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe(); // made with another key: the server has been set up anew
    return pushManager.subscribe(options);
  }
}

/** Tablets of Apple's say that they are desktops, but those have no touch. */
function isApplePhone(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

function keptTarget(): KeptTarget | null {
  try {
    const { target, person } = JSON.parse(read(TARGET_KEY) ?? '{}') as Record<string, unknown>;
    return typeof target === 'string' && typeof person === 'string' ? { target, person } : null;
  } catch {
    return null; // a damaged entry: it is turned on anew
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A window that keeps nothing asks again.
  }
}
