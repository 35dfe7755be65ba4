/** Whom an act concerns who does not look: what they are to be told of it. */
import { equalPlain, type Logged, maySee, type Seat } from '@bottega/kernel';
import type { Words } from '@bottega/kernel/text';
import { type Act, botIn, type Player, type Standing } from '@bottega/table';
import type { NoticeBody, NoticeDraft } from './notice-rows.js';

/** A table after an act, and what must be known of it before. */
export interface TableAfter {
  readonly id: string;
  readonly game: string;
  readonly words: Words;
  readonly history: readonly Act[];
  readonly players: readonly Player[];
  /** By seat: who sits there. */
  readonly people: readonly (string | null)[];
  readonly standing: Standing;
  readonly isOver: boolean;
  readonly asked: readonly Seat[];
  readonly askedBefore: readonly Seat[];
  readonly told: readonly Logged[];
  /** How many choices there are. */
  readonly choices: number;
  /** Whether somebody sees all this themselves. */
  isLooking(person: string): boolean;
}

export function noticesAfter(table: TableAfter): NoticeDraft[] {
  const { players, people } = table;
  return players.flatMap((player, seat) => {
    const person = people[seat];
    if (person === null || player.hasConceded === true) return [];
    const notes = notesFor(table, seat, botIn(player) === null);
    return notes.length === 0 || table.isLooking(person) ? [] : notes.map((note) => draft(table, person, seat, note));
  });
}

type Note = Pick<NoticeDraft, 'kind' | 'key'> & { readonly body?: Partial<NoticeBody> };

function notesFor(table: TableAfter, seat: Seat, isPlayed: boolean): Note[] {
  const { history, isOver, standing } = table;
  const act = history[history.length - 1];
  if (isOver || standing === 'ended') return [{ kind: 'over', key: 'over' }];
  const struck = act.type === 'choose' ? attackOn(table, act.choices.length, seat) : null;
  const notes: Note[] = struck === null ? [] : [{ kind: 'attack', key: String(act.seq), body: struck }];
  if (isPlayed && standing === 'running' && isAskedAnew(table, act, seat)) {
    notes.push({ kind: 'turn', key: turnKey(history, seat) });
  }
  return notes;
}

/** One's turn begins when one was not asked before; several questions in a row are one turn. */
function isAskedAnew({ asked, askedBefore }: TableAfter, act: Act, seat: Seat): boolean {
  return asked.includes(seat) && (act.type === 'resume' || !askedBefore.includes(seat));
}

/** Until they choose, somebody is told once that it is their turn, whatever is taken back and done again meanwhile. */
function turnKey(history: readonly Act[], seat: Seat): string {
  const own = history.findLast((act) => act.type === 'rewind' || act.type === 'resume' || act.seat === seat);
  return String(own?.seq ?? 'first');
}

/** What the last so many choices did to a seat. */
function attackOn({ words, told, choices }: TableAfter, made: number, seat: Seat): Partial<NoticeBody> | null {
  if (words.attacked === undefined) return null;
  const places: number[] = [];
  for (let at = told.length - 1; at >= 0 && told[at].at > choices - made; at--) {
    if (maySee(told[at], seat, false) && words.attacked(told[at].event) === seat) places.unshift(at);
  }
  if (places.length === 0) return null;
  const ownPlace = (at: number) => told.slice(0, at).filter((one) => maySee(one, seat, false)).length;
  return { events: places.map((at) => told[at].event), places: places.map(ownPlace) };
}

function draft({ id, game, history }: TableAfter, person: string, seat: Seat, { kind, key, body }: Note): NoticeDraft {
  return { person, table: id, kind, key, seq: history.length, body: { game, seat, ...body } };
}

/** Whether an attack still stands in what was told to its seat: it may have been taken back. */
export function stillStands({ seat, events = [], places = [] }: NoticeBody, told: readonly Logged[]): boolean {
  const log = told.filter((one) => maySee(one, seat, false));
  return events.every((event, at) => equalPlain(log[places[at]]?.event, event));
}
