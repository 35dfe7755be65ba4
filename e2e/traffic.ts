/** Everything that a server has said to a page, and what the page has sent: to be searched for what it may not know. */
import { gameById } from '@bottega/games';
import { type Choice, type GameRecord, Match, type Seat, type State } from '@bottega/kernel';
import type { DownMessage, UpMessage } from '@bottega/protocol';
import type { Answer } from '@bottega/table';
import { expect } from 'vitest';
import { playForced } from '../packages/table/src/play-choices.js';
import { type Page, type Visit, visit } from './browser.js';
import { STILL } from './hand.js';
import { viewsIn } from './heard.js';

export class Traffic {
  /** What went over sockets, in order. */
  private readonly frames: { readonly isSent: boolean; readonly text: string }[] = [];
  /** What came as answers to requests. */
  private readonly answers: string[] = [];
  private readonly reading: Promise<unknown>[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.frames.push({ isSent: false, text: String(payload) }));
      socket.on('framesent', ({ payload }) => this.frames.push({ isSent: true, text: String(payload) }));
    });
    page.on('response', (response) => {
      if (!new URL(response.url()).pathname.startsWith('/api/')) return;
      const read = async () => void this.answers.push(await response.text());
      this.reading.push(read().catch(() => {})); // a page that was left has no body to read any more
    });
  }

  /** Everything that came until now, as one text. */
  async heard(): Promise<string> {
    await Promise.all(this.reading);
    return [...this.received(), ...this.answers].join('\n');
  }

  /** Every view that the page was sent, before everything was open. */
  views<S extends State>(): ReturnType<typeof viewsIn<S>> {
    const views = viewsIn<S>(this.received());
    const end = views.findIndex(({ view }) => view.open.stack.length === 0);
    return end < 0 ? views : views.slice(0, end);
  }

  /** The choices of each trip to the server that it has confirmed, in order; what was sent again after a break is one trip. */
  trips(): (readonly Choice[])[] {
    const sent = new Map<number, UpMessage & { type: 'choose' }>();
    const confirmed = new Map<string, readonly Choice[]>();
    for (const { isSent, text } of this.frames) {
      const message: UpMessage | DownMessage = JSON.parse(text);
      if (isSent && message.type === 'choose') sent.set(message.ref, message);
      if (isSent || message.type !== 'answer') continue;
      const trip = sent.get(message.ref);
      if (trip !== undefined && (message.value as Answer).ok) confirmed.set(trip.id, trip.choices);
      sent.delete(message.ref);
    }
    return [...confirmed.values()];
  }

  /** How often something was sent again because no answer had come. */
  repeats(): number {
    const ids = this.frames
      .filter(({ isSent }) => isSent)
      .map(({ text }): UpMessage => JSON.parse(text))
      .flatMap((message) => (message.type === 'choose' ? [message.id] : []));
    return ids.length - new Set(ids).size;
  }

  private received(): string[] {
    return this.frames.filter(({ isSent }) => !isSent).map(({ text }) => text);
  }
}

/** Somebody whose traffic is kept. */
export interface Listened {
  readonly page: Page;
  readonly traffic: Traffic;
}

/** Opens the page as a new visitor, who asks nothing of a server yet, and keeps the traffic from then on. */
export async function listened(options: Visit = {}): Promise<Listened> {
  const page = await visit({ settings: STILL, ...options });
  return { page, traffic: new Traffic(page) };
}

/** Every view was made for these eyes: what is behind them and nobody else's, and nothing that nobody knows. */
export function expectOwnEyes(traffic: Traffic, eyes: Seat | null): void {
  const views = traffic.views();
  expect(views.length).toBeGreaterThan(0);
  for (const { seat, view } of views) {
    expect(Object.keys(view).sort()).toEqual(['all', 'open', 'own', 'seat', 'seats']);
    expect([seat, view.seat, view.all]).toEqual([eyes, eyes, null]);
    expect(view.own === null).toBe(eyes === null);
  }
}

/**
 * What only one of several people was shown is in nobody else's traffic, up to now: each thing in their own compartment, as a server
 * writes it. Gives how many of these secrets stand so in their owner's traffic: in anybody's they would have been found.
 */
export async function expectSecretsKept(people: readonly (readonly Traffic[])[]): Promise<number> {
  const secrets = people.map((traffics) => new Set(traffics.flatMap(secretsIn)));
  const heard = await Promise.all(people.map(heardByAll));
  let count = 0;
  for (const [owner, own] of secrets.entries()) {
    for (const secret of own) {
      if (secrets.some((others, other) => other !== owner && others.has(secret))) continue; // both may know it of themselves
      const knowing = heard.flatMap((text, person) => (tells(text, secret) ? [person] : []));
      expect([secret, knowing.filter((person) => person !== owner)]).toEqual([secret, []]);
      count += knowing.length;
    }
  }
  return count;
}

const heardByAll = async (traffics: readonly Traffic[]) =>
  (await Promise.all(traffics.map((traffic) => traffic.heard()))).join('\n');

/** What was in somebody's own compartment, field by field, as it stands in a message. */
function secretsIn(traffic: Traffic): string[] {
  return traffic.views().flatMap(({ view }) =>
    Object.entries(view.own ?? {})
      .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
      .filter((text) => /:.*\d/.test(text)),
  );
}

/** Whether a secret stands in what was sent: in a whole view, or in what has changed, where new values stand in brackets. */
function tells(text: string, secret: string): boolean {
  const [key] = secret.split(':', 1);
  return text.includes(secret) || text.includes(`${key}:[${secret.slice(key.length + 1)}]`);
}

/**
 * The choices of a finished game are exactly those that were sent from the seats of these pages, with the answers that the server gives by
 * itself because there is no other: none is lost, and none is there twice. Where nobody is listened to, anything may have been chosen.
 */
export async function expectAllKept(record: GameRecord, traffics: readonly (Traffic | null)[]): Promise<void> {
  const playable = await gameById(record.game).load();
  const match = new Match(playable.game, record);
  const trips = traffics.map((traffic) => traffic?.trips() ?? null);
  const told = [...record.choices];
  while (told.length > 0) {
    const [seat, choice] = told[0];
    const sent = trips[seat] === null ? [choice] : trips[seat].shift();
    for (const one of sent ?? []) match.play(seat, one);
    const made =
      sent === undefined ? [] : [...sent, ...(trips[seat] === null ? [] : playForced(playable, match, seat))];
    expect(told.splice(0, Math.max(1, made.length))).toEqual(made.map((one) => [seat, one]));
  }
  expect(trips.flatMap((left) => left ?? [])).toEqual([]);
}
