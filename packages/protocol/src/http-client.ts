/** What is asked of a server by single requests: who one is, tables before and after the game, notices. */
import type { Seat } from '@bottega/kernel';
import type { TableAnalysis } from './analysis-types.js';
import type { Invitation, NoticeWishes } from './notice-schemas.js';
import type { Notice, NoticeSettings, NoticeTarget } from './notices.js';
import type { MetPeople, PersonGames, PersonPage, TableRating } from './person-types.js';
import type { BroughtGameRequest, NewTableRequest, TableSettingsRequest } from './schemas.js';
import type { Me, Problem, TableList, TableListName, TableSummary, TableTalk, Whereabouts } from './table-types.js';
import { ClientError, type WireOptions } from './wire.js';

export class HttpClient {
  constructor(protected readonly options: WireOptions) {}

  me(): Promise<Me | null> {
    return this.call('GET', '/api/me');
  }

  signInAsGuest(name: string): Promise<Me> {
    return this.call('POST', '/api/people', { name });
  }

  createTable(table: NewTableRequest): Promise<TableSummary> {
    return this.call('POST', '/api/tables', table);
  }

  /** A table at which a game goes on that was begun elsewhere. */
  bringGame(game: BroughtGameRequest): Promise<TableSummary> {
    return this.call('POST', '/api/tables/from-record', game);
  }

  table(id: string): Promise<TableSummary> {
    return this.call('GET', `/api/tables/${id}`);
  }

  join(id: string, part: string, place?: number): Promise<TableSummary> {
    return this.call('POST', `/api/tables/${id}/join`, place === undefined ? { part } : { part, place });
  }

  sitBot(id: string, place: number, bot: string | null, name?: string): Promise<TableSummary> {
    return this.call('POST', `/api/tables/${id}/bots`, { place, bot, ...(name === undefined ? {} : { name }) });
  }

  /** The host frees a place at which somebody sits. */
  removePerson(id: string, place: number): Promise<TableSummary> {
    return this.call('POST', `/api/tables/${id}/remove`, { place });
  }

  leaveTable(id: string): Promise<TableSummary> {
    return this.call('POST', `/api/tables/${id}/leave`, {});
  }

  start(id: string): Promise<TableSummary> {
    return this.call('POST', `/api/tables/${id}/start`, {});
  }

  /** Where others in the same network find this server. */
  whereabouts(): Promise<Whereabouts> {
    return this.call('GET', '/api/here');
  }

  /** A page of tables; `from` is what the page before said comes next. */
  listTables(list: TableListName, from?: string | null): Promise<TableList> {
    return this.call('GET', `/api/tables?list=${list}${from ? `&from=${encodeURIComponent(from)}` : ''}`);
  }

  changeSettings(id: string, settings: TableSettingsRequest): Promise<TableSummary> {
    return this.call('POST', `/api/tables/${id}/settings`, settings);
  }

  /** The table at which the same people play again: a new one, or the one that somebody has opened already. */
  rematch(id: string, part: string, seating: 'asSat' | 'drawn' = 'asSat'): Promise<TableSummary> {
    return this.call('POST', `/api/tables/${id}/rematch`, { part, seating });
  }

  /** Goes on from a moment of a finished game, against bots. */
  branch(id: string, at: number, seat: Seat): Promise<TableSummary> {
    return this.call('POST', `/api/tables/${id}/branch`, { at, seat });
  }

  /** A finished game as a file: its record with everything that `bottega verify` checks. */
  exportGame(id: string): Promise<unknown> {
    return this.call('GET', `/api/tables/${id}/export`);
  }

  /** Asks for a finished game to be looked at again; what is there or on its way already is told. */
  askForAnalysis(id: string): Promise<TableAnalysis> {
    return this.call('POST', `/api/tables/${id}/analysis`, {});
  }

  /** How far that is, and what was found out. */
  analysisOf(id: string): Promise<TableAnalysis> {
    return this.call('GET', `/api/tables/${id}/analysis`);
  }

  /** How a finished game changed the ratings of those who sat there. */
  ratingOf(id: string): Promise<TableRating> {
    return this.call('GET', `/api/tables/${id}/rating`);
  }

  /** Results and ratings of somebody with whom one sits or sat at a table, or one's own. */
  person(id: string): Promise<PersonPage> {
    return this.call('GET', `/api/people/${id}`);
  }

  personGames(id: string, from?: string | null): Promise<PersonGames> {
    return this.call('GET', `/api/people/${id}/games${from ? `?from=${from}` : ''}`);
  }

  /** With whom one has finished games. */
  metPeople(from?: string | null): Promise<MetPeople> {
    return this.call('GET', `/api/me/met${from ? `?from=${from}` : ''}`);
  }

  /** What was said at a table at which one sits. */
  talk(id: string): Promise<TableTalk> {
    return this.call('GET', `/api/tables/${id}/chat`);
  }

  invite(id: string, invited: Invitation): Promise<null> {
    return this.call('POST', `/api/tables/${id}/invite`, invited);
  }

  /** What happened at tables that were not looked at. */
  notices(): Promise<readonly Notice[]> {
    return this.call('GET', '/api/me/notices');
  }

  /** Puts notices away, or all of them. */
  putNoticesAway(ids?: readonly string[]): Promise<null> {
    return this.call('POST', '/api/me/notices/put-away', ids === undefined ? {} : { ids });
  }

  noticeSettings(): Promise<NoticeSettings> {
    return this.call('GET', '/api/me/notices/settings');
  }

  setNoticeWishes(wishes: NoticeWishes): Promise<NoticeSettings> {
    return this.call('PUT', '/api/me/notices/settings', wishes);
  }

  /** Takes a browser's `PushSubscription` as it writes itself down. */
  addPush(subscription: unknown): Promise<NoticeTarget> {
    return this.call('POST', '/api/me/notices/push', subscription);
  }

  addMail(address: string): Promise<NoticeTarget> {
    return this.call('POST', '/api/me/notices/mail', { address });
  }

  addWebhook(url: string): Promise<NoticeTarget> {
    return this.call('POST', '/api/me/notices/webhook', { url });
  }

  removeTarget(id: string): Promise<null> {
    return this.call('DELETE', `/api/me/notices/targets/${id}`);
  }

  switchTargetOn(id: string): Promise<NoticeTarget> {
    return this.call('POST', `/api/me/notices/targets/${id}/on`, {});
  }

  /** Asks the server something; a `ClientError` says what was wrong. */
  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { origin, fetch } = this.options;
    const json =
      body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(origin + path, { method, ...json }).catch((error: unknown) => {
      throw new ClientError('offline', error instanceof Error ? error.message : String(error));
    });
    // What is no JSON does not come from a server of ours: a static host, or a proxy that fails.
    const value: unknown = await response.json().catch(() => {
      throw new ClientError('offline', `no answer of a Bottega server (${response.status})`, response.status);
    });
    if (response.ok) return value as T;
    const { error = 'unknown', message = '' } = (value ?? {}) as Partial<Problem>;
    throw new ClientError(error, message, response.status);
  }
}
