/** People at the real server: one with a page before them, others without. What they do is asked of it directly. */
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { nodeClient } from '../packages/server/dist/index.js';
import type { Page } from './browser.js';
import { midGame } from './game.js';

export interface Person {
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
}

interface Turn {
  readonly position: string;
  readonly choices: readonly unknown[];
}

/** Somebody without a screen; `address` is that of a server, if not of the one that all tests share. */
export async function somebody(name: string, address = inject('address')): Promise<Person> {
  const client = nodeClient({ origin: address.replace(/\/$/, '') });
  await client.signInAsGuest(name);
  return client;
}

/** Somebody whose browser this is: the page knows them when it is next opened. */
export async function somebodyAt(page: Page, name: string, address = inject('address')): Promise<Person> {
  const { request } = page.context();
  const person: Person = {
    async call(method, path, body) {
      const response = await request.fetch(new URL(path, address).href, {
        method,
        ...(body === undefined ? {} : { data: body }),
      });
      if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
      return response.json();
    },
  };
  await person.call('POST', '/api/people', { name });
  await page.addInitScript(() => localStorage.setItem('bottega-online', 'yes'));
  return person;
}

/** Of 300 choices, and of 655. */
const ALMOST_ALL = { principato: 290, virtu: 630 } as const;

const random = () => randomBytes(16).toString('hex');

/** A game of these people has begun; gives its id. */
export async function startTable(game: string, people: readonly Person[]): Promise<string> {
  const [host, ...others] = people;
  const { id } = await host.call<{ id: string }>('POST', '/api/tables', { game, seats: people.length, part: random() });
  for (const one of others) await one.call('POST', `/api/tables/${id}/join`, { part: random() });
  await host.call('POST', `/api/tables/${id}/start`, {});
  return id;
}

/** The end of a game against two bots, of which all the rest was played elsewhere: somebody plays it to its end; gives the table's id. */
export async function endOfGame(person: Person, game: keyof typeof ALMOST_ALL = 'principato'): Promise<string> {
  const file = JSON.parse(midGame(game, ALMOST_ALL[game]).toString());
  const { id } = await person.call<{ id: string }>('POST', '/api/tables/from-record', {
    file,
    seat: 0,
    part: random(),
  });
  for (const place of [1, 2]) await person.call('POST', `/api/tables/${id}/bots`, { place, bot: 'garzone' });
  await person.call('POST', `/api/tables/${id}/start`, {});
  const isOver = async () => (await person.call<{ status: string }>('GET', `/api/tables/${id}`)).status === 'over';
  while (!(await isOver())) await takeTurn(person, id);
  return id;
}

export async function isAsked(person: Person, table: string): Promise<boolean> {
  return (await turnOf(person, table)).choices.length > 0;
}

/** Somebody chooses until somebody else is asked; the last of what is offered ends a turn soonest. */
export async function takeTurn(person: Person, table: string): Promise<void> {
  for (let turn = await turnOf(person, table); turn.choices.length > 0; turn = await turnOf(person, table)) {
    const choices = [turn.choices.at(-1)];
    await person.call('POST', `/api/tables/${table}/choices`, { position: turn.position, id: random(), choices });
  }
}

const turnOf = (person: Person, table: string) => person.call<Turn>('GET', `/api/tables/${table}/turn`);
