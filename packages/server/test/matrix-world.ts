/** Everybody who might try something, and tables for them to try it at. */
import { gameById } from '@bottega/games';
import { Match } from '@bottega/kernel';
import type { SpectatorRights } from '@bottega/protocol';
import { hashed, newId } from '../src/ids.js';
import { MailLinks } from '../src/notices/mail-links.js';
import { Guest, partOf, type Running, sleep } from './server.js';

/** Nobody; somebody with a cookie that we never signed; one with a cookie that was signed out; a guest who sits nowhere; one who looks on
 * where that is allowed; one who sits at another table; one who sits here; and the host, who sits here, too. */
export const ROLES = ['anonymous', 'forged', 'signedOut', 'guest', 'spectator', 'otherSeat', 'seat', 'host'] as const;
export type Role = (typeof ROLES)[number];
export type Expected<T> = Readonly<Record<Role, T>>;

export const all = <T>(what: T): Expected<T> => Object.fromEntries(ROLES.map((role) => [role, what])) as Expected<T>;
/** The same for everybody who is signed in; the others are told to say who they are. */
export const signedIn = (status: number): Expected<number> => ({
  ...all(status),
  anonymous: 401,
  forged: 401,
  signedOut: 401,
});

/** A game that somebody began in their browser. */
export async function begunElsewhere(): Promise<unknown> {
  const { game } = await gameById('principato').load();
  return new Match(game, { seats: 2, options: {}, seed: 'elsewhere' }).record;
}

/** People of all kinds, and tables for them as they are wanted. */
export class World {
  /** The other table, at which nobody looks on. */
  elsewhere = '';
  private address: string | null = null;
  private playedOut: Promise<string> | null = null;

  private constructor(
    readonly server: Running,
    readonly people: Readonly<Record<Role, Guest>>,
  ) {}

  static async create(server: Running): Promise<World> {
    const named = (name: string) => Guest.named(server.origin, name);
    const people = {
      anonymous: new Guest(server.origin),
      forged: await named('Forged'),
      signedOut: await named('Signed out'),
      guest: await named('Guest'),
      spectator: await named('Spectator'),
      otherSeat: await named('Other'),
      seat: await named('Seat'),
      host: await named('Host'),
    };
    // The same session with another signature.
    people.forged.cookie = people.forged.cookie.replace(/\.[^.]*$/, `.${'A'.repeat(43)}`);
    const { cookie } = people.signedOut;
    await people.signedOut.client.call('POST', '/api/sign-out', {});
    people.signedOut.cookie = cookie;
    const world = new World(server, people);
    world.elsewhere = await world.started([people.otherSeat]);
    return world;
  }

  /** A table that waits: the host and a seat sit there, and one place is free. */
  async waiting(seats = 3): Promise<string> {
    const { host, seat } = this.people;
    const { id } = await host.client.createTable({ game: 'principato', seats, spectators: 'none', part: partOf('h') });
    await seat.client.join(id, partOf('s'));
    return id;
  }

  /** A game that goes on, at which nobody looks on. */
  playing(): Promise<string> {
    return this.started([this.people.host, this.people.seat]);
  }

  /** The same where others may look on. */
  watchable(): Promise<string> {
    return this.started([this.people.host, this.people.seat], 'public');
  }

  /** A game that was ended by agreement. */
  async finished(spectators: SpectatorRights): Promise<string> {
    const { host, seat } = this.people;
    const id = await this.started([host, seat], spectators);
    await Promise.all([host.watch(id), seat.watch(id)]);
    const { id: proposal } = await host.client.propose(id, 'end');
    await seat.client.vote(id, proposal, true);
    await Promise.all([host.client.unwatch(id), seat.client.unwatch(id)]);
    return id;
  }

  /** A game that was played to its end, the same one each time: bots did it for those who gave up. */
  played(spectators: SpectatorRights): Promise<string> {
    this.playedOut ??= this.playOut(spectators);
    return this.playedOut;
  }

  /** A webhook of the host's. */
  async webhook(): Promise<string> {
    return (await this.people.host.client.addWebhook('https://hooks.example/host')).id;
  }

  /** Where a link in a mail to the host leads. */
  async mailLink(kind: 'confirm' | 'stop'): Promise<string> {
    const { db } = this.server.services;
    const secrets = db.selectFrom('secrets').select('value').where('name', '=', 'cookies');
    const { value } = await secrets.executeTakeFirstOrThrow();
    const links = new MailLinks(hashed(`mail links ${value}`), '');
    this.address ??= `${newId()}@mail.example`;
    const { id } = await this.people.host.client.addMail(this.address);
    return kind === 'confirm' ? links.confirm(id, this.address) : links.stop(id);
  }

  close(): void {
    for (const { client } of Object.values(this.people)) client.close();
  }

  private async playOut(spectators: SpectatorRights): Promise<string> {
    const { host, seat } = this.people;
    const id = await this.started([host, seat], spectators);
    await Promise.all([host.watch(id), seat.watch(id)]);
    await host.client.concede(id);
    await seat.client.concede(id);
    while ((await host.client.table(id)).status !== 'over') await sleep(20);
    await Promise.all([host.client.unwatch(id), seat.client.unwatch(id)]);
    return id;
  }

  private async started([host, ...others]: readonly Guest[], spectators: SpectatorRights = 'none'): Promise<string> {
    const table = { game: 'principato', seats: 2, spectators, part: partOf('host') };
    const { id } = await host.client.createTable(table);
    for (const other of others) await other.client.join(id, partOf('other'));
    if (others.length === 0) await host.client.sitBot(id, 1, 'garzone');
    await host.client.start(id);
    return id;
  }
}
