/**
 * A table of ours, driven with the client that everybody uses. Of what the page's mirror works out only the offers are asked for: reasons
 * and plans would make the driver slower than the server.
 */
import { type Choice, type Game, legal, type RandomState, randomBelow, seeded } from '@bottega/kernel';
import { BottegaClient, type OpenedTable, type TableListener } from '@bottega/protocol';
import { type FullUpdate, mergeUpdate, type Update } from '@bottega/table';
import { WebSocket } from 'ws';
import type { DrivenTable, TableMaker } from './driven-table.js';
import type { Samples } from './samples.js';

/** Tables of a game with so many seats, at the server with this address. */
export function ourTables(origin: string, game: Game, seats: number): TableMaker {
  return (number, samples) => new OurTable(origin, game, number, seats, samples);
}

class OurTable implements DrivenTable {
  private readonly people: readonly Person[];
  private readonly random: RandomState;
  private id: string | null = null;
  /** Whether a choice is on its way, and when it was sent. */
  private isSent = false;
  private sentAt = 0;
  private onSeen: (() => void) | null = null;
  private requests = 0;

  constructor(
    origin: string,
    private readonly game: Game,
    private readonly number: number,
    seats: number,
    private readonly samples: () => Samples,
  ) {
    this.random = seeded(`load ${number}`);
    this.people = Array.from({ length: seats }, () => new Person(origin, (person) => this.see(person), samples));
  }

  async open(): Promise<void> {
    const { people, game } = this;
    const [host, ...others] = people;
    const isFirst = this.id === null;
    if (this.id !== null) await Promise.all(people.map(({ client }) => client.unwatch(this.id ?? '')));
    if (isFirst) await Promise.all(people.map(({ client }, at) => client.signInAsGuest(`Guest ${this.number}-${at}`)));
    const { id } = await host.client.createTable({ game: game.id, seats: people.length, part: this.part() });
    this.id = id;
    for (const { client } of others) await client.join(id, this.part());
    await host.client.start(id);
    await Promise.all(people.map((person) => person.watch(id)));
  }

  async decide(): Promise<boolean> {
    const person = await this.asked();
    if (person === null || this.id === null) return false;
    const { position, view, seat } = person.seen;
    const choices = legal(this.game, this.game.imagine(view, this.random), Number(seat));
    if (choices.length === 0) throw new Error('somebody who is asked has nothing to choose from');
    const choice: Choice = choices[randomBelow(this.random, choices.length)];
    for (const other of this.people) other.isAwaited = other !== person;
    this.isSent = true;
    this.sentAt = performance.now();
    const answer = await person.client.choose(this.id, position, `${this.number}-${this.requests++}`, [choice]);
    if (!answer.ok) throw new Error(`a choice was not taken: ${answer.reason}`);
    // The others were sent their updates before the answer: a turn later they are read. After a sealed answer there are none.
    await new Promise((resolve) => setImmediate(resolve));
    this.isSent = false;
    this.samples().requests++;
    return true;
  }

  /** Somebody who knows that they are asked; null once everybody knows that the game is over. */
  private async asked(): Promise<Person | null> {
    for (;;) {
      const asked = this.people.find(({ seen }) => seen.seat !== null && seen.asked.includes(seen.seat));
      if (asked !== undefined) return asked;
      if (this.people.every(({ seen }) => seen.asked.length === 0)) return null;
      await new Promise<void>((resolve) => {
        this.onSeen = resolve;
      });
    }
  }

  close(): void {
    for (const { client } of this.people) client.close();
  }

  private see(person: Person): void {
    this.onSeen?.();
    if (!this.isSent || !person.isAwaited) return;
    person.isAwaited = false;
    this.samples().latencies.push(performance.now() - this.sentAt);
  }

  private part(): string {
    return Array.from({ length: 32 }, () => randomBelow(this.random, 16).toString(16)).join('');
  }
}

/** Somebody at a table: a cookie, a socket, and what was sent to them. */
class Person implements TableListener {
  readonly client: BottegaClient;
  /** Whether the choice that is on its way was not seen here yet. */
  isAwaited = false;
  private current: FullUpdate | null = null;
  private cookie = '';

  constructor(
    origin: string,
    private readonly onUpdate: (person: Person) => void,
    samples: () => Samples,
  ) {
    this.client = new BottegaClient({
      origin,
      fetch: async (address, request) => {
        const response = await fetchAgain(address, {
          ...request,
          headers: { ...request.headers, cookie: this.cookie },
        });
        const given = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
        if (given.length > 0) this.cookie = given.join('; ');
        return response;
      },
      connect: (address) => {
        const socket = new WebSocket(address, { headers: { cookie: this.cookie }, perMessageDeflate: false });
        socket.on('message', (data: Buffer) => {
          samples().bytes += data.length;
        });
        return {
          send: (text) => {
            samples().bytes += Buffer.byteLength(text);
            socket.send(text);
          },
          close: () => socket.close(),
          set onopen(heard: () => void) {
            socket.on('open', heard);
          },
          set onmessage(heard: (event: { readonly data: unknown }) => void) {
            socket.on('message', (data) => heard({ data }));
          },
          set onclose(heard: () => void) {
            socket.on('close', heard);
          },
          set onerror(heard: () => void) {
            socket.on('error', heard);
          },
        };
      },
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    });
  }

  get seen(): FullUpdate {
    if (this.current === null) throw new Error('nothing was seen yet');
    return this.current;
  }

  async watch(id: string): Promise<void> {
    this.current = null;
    await this.client.watch(id, this);
  }

  opened({ update }: OpenedTable): void {
    this.current = update;
  }

  update(update: Update): boolean {
    if (this.current === null) return true; // it comes before what was asked for, and is part of it
    const merged = mergeUpdate(this.current, update);
    if (merged === null) throw new Error('an update does not follow from what was sent before');
    this.current = merged;
    this.onUpdate(this);
    return true;
  }

  state(): void {}

  chat(): void {}

  known() {
    return null;
  }
}

/** A connection that was kept open may be closed by the other end just when it is used again: then another one is opened. */
async function fetchAgain(address: string, request: RequestInit, tries = 3): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (error) {
    if (tries === 1) throw error;
    return fetchAgain(address, request, tries - 1);
  }
}
