/** A game is open in one tab at a time: two would hinder each other. */
import { InputError } from '@bottega/kernel';
import { randomHex } from '../../random-hex';

/** How long a page that is being reloaded may take to let go of its game. */
const PATIENCE_MS = 2000;
/** How long a tab may take to say that it has a game open. */
const ANSWER_MS = 300;

/** Resolves with the way to let go; refused while another tab holds the game. */
export async function lock(id: string): Promise<() => void> {
  // Browsers have locks on secure pages only: not on http://192.168.… in a network at home.
  return navigator.locks === undefined ? lease(id) : request(id);
}

function request(id: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`bottega ${id}`, { signal: AbortSignal.timeout(PATIENCE_MS) }, () => new Promise<void>(resolve))
      .catch((error: unknown) => {
        const isBusy = error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError');
        if (isBusy) reject(elsewhere());
        else lease(id).then(resolve, reject);
      });
  });
}

/** Said among tabs: who has this game open? I have. */
type Said = { readonly asks: string; readonly who: string } | { readonly has: string; readonly to: string };

const ME = randomHex(8);
const held = new Set<string>();
/** What is being asked for. Of two who ask at once the one with the smaller name goes first. */
const wanted = new Set<string>();
let channel: BroadcastChannel | null = null;

/**
 * A lock by asking around. A tab that sleeps cannot answer, so it alone does not make sure: nobody writes over what they have
 * not read either (store.ts).
 */
async function lease(id: string): Promise<() => void> {
  channel ??= answering();
  const patience = Date.now() + PATIENCE_MS;
  while (held.has(id) || (await isHeldElsewhere(channel, id))) {
    if (Date.now() > patience) throw elsewhere();
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  }
  held.add(id);
  return () => held.delete(id);
}

function answering(): BroadcastChannel {
  const opened = new BroadcastChannel('bottega locks');
  opened.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (!('asks' in data)) return;
    const isMine = held.has(data.asks) || (wanted.has(data.asks) && ME < data.who);
    if (isMine) opened.postMessage({ has: data.asks, to: data.who } satisfies Said);
  });
  return opened;
}

async function isHeldElsewhere(among: BroadcastChannel, id: string): Promise<boolean> {
  wanted.add(id);
  const asking = new AbortController();
  const answer = new Promise<boolean>((resolve) => {
    const hear = ({ data }: MessageEvent<Said>) => {
      if ('has' in data && data.has === id && data.to === ME) resolve(true);
    };
    among.addEventListener('message', hear, { signal: asking.signal });
    setTimeout(() => resolve(false), ANSWER_MS);
  });
  among.postMessage({ asks: id, who: ME } satisfies Said);
  const isHeld = await answer;
  asking.abort();
  wanted.delete(id);
  return isHeld;
}

function elsewhere(): InputError {
  return new InputError('the game is open in another tab', { code: 'elsewhere' });
}
