/** Puts notices into words for where no page is: by table, in the language of whoever reads them. */
import { loadText } from '@bottega/games/text';
import type { Result, Seat } from '@bottega/kernel';
import { createFormatter, type Language, type Say, type Words } from '@bottega/kernel/text';
import type { NoticesRow } from '../store/notice-schema.js';
import type { Db } from '../store/store.js';
import type { GameShelf } from '../tables/game-shelf.js';
import { findTable, type StoredTable } from '../tables/stored-table.js';
import { type ServerSay, serverSay } from '../text/index.js';
import { bodyOf } from './notice-rows.js';

/** What is told of one table. */
export interface TableNews {
  readonly table: string;
  readonly game: string;
  /** The game, and with whom. */
  readonly title: string;
  readonly sentences: readonly string[];
  /** Where the table is in the page. */
  readonly path: string;
  /** The same as a whole address; null if nobody knows where the page is. */
  readonly url: string | null;
}

export interface News {
  readonly say: ServerSay;
  readonly name: string;
  readonly subject: string;
  readonly tables: readonly TableNews[];
}

export class Composer {
  constructor(
    private readonly db: Db,
    private readonly games: GameShelf,
    private readonly publicUrl: string | null,
  ) {}

  async compose(name: string, language: Language, rows: readonly NoticesRow[]): Promise<News> {
    const say = await serverSay(language);
    const tables: TableNews[] = [];
    for (const id of new Set(rows.map(({ table_id }) => table_id))) {
      const stored = await findTable(this.db, id);
      const about = rows.filter(({ table_id }) => table_id === id);
      if (stored !== null) tables.push(await this.aboutTable(say, language, stored, about));
    }
    const [first] = tables;
    const isOne = tables.length === 1 && first.sentences.length === 1;
    const subject = isOne
      ? say('subject.one', { game: first.game, what: first.sentences[0].replace(/[.!]$/u, '') })
      : say('subject.many', { count: tables.length });
    return { say, name, subject, tables };
  }

  private async aboutTable(
    say: ServerSay,
    language: Language,
    stored: StoredTable,
    rows: readonly NoticesRow[],
  ): Promise<TableNews> {
    const { id, game, data } = stored.row;
    const text = await loadText(game, language);
    const names = namesBySeat(stored);
    const { words } = await this.games.load(game, data === null ? null : JSON.parse(data));
    const saying = { say, sayGame: createFormatter(text, language, names), language, words, names };
    const sentences = rows.flatMap((row) => sentencesOf(saying, stored, row));
    const { seat } = bodyOf(rows[0]);
    const others = stored.places.filter((place) => place.person !== null && (seat === null || place.seat !== seat));
    const company = list(
      language,
      others.map((place) => place.name),
    );
    const title = others.length === 0 ? text.title : say('table.with', { game: text.title, names: company });
    // Who waits for players is found where they sit down; from there the page goes on to a game that has begun.
    const path = `/#/${stored.row.status === 'waiting' ? 'room' : 'table'}/${id}`;
    const url = this.publicUrl === null ? null : this.publicUrl + path;
    return { table: id, game: text.title, title, sentences: [...new Set(sentences)], path, url };
  }
}

/** What sentences about a table are made with. */
interface Saying {
  readonly say: ServerSay;
  readonly sayGame: Say;
  readonly language: Language;
  readonly words: Words;
  /** By seat. */
  readonly names: readonly string[];
}

function sentencesOf(saying: Saying, stored: StoredTable, row: NoticesRow): string[] {
  const { say, sayGame, words } = saying;
  const { seat, events = [], from = '' } = bodyOf(row);
  switch (row.kind) {
    case 'turn':
      return [say('notice.turn')];
    case 'attack': {
      const moments = events.map((event) => words.moment?.(event, seat) ?? words.event(event));
      return moments.flatMap((moment) => (moment === null ? [] : [sayGame(moment)]));
    }
    case 'over':
      return [outcome(saying, stored, seat)];
    case 'invitation':
      return [say('notice.invitation', { from })];
  }
}

function namesBySeat({ places }: StoredTable): string[] {
  const seated = places.filter(({ seat }) => seat !== null);
  return seated.sort((one, other) => Number(one.seat) - Number(other.seat)).map(({ name }) => name);
}

/** How a game ended, said to a seat. */
function outcome({ say, language, names }: Saying, { row }: StoredTable, seat: Seat | null): string {
  if (row.result === null) return say('notice.over.ended');
  const { places } = JSON.parse(row.result) as Pick<Result, 'places'>;
  const winners = places.flatMap((place, at) => (place === 1 ? [at] : []));
  if (seat !== null && winners.includes(seat)) {
    return say(winners.length === 1 ? 'notice.over.won' : 'notice.over.shared');
  }
  const won = winners.map((winner) => names[winner] ?? '');
  return won.length === 1
    ? say('notice.over.lost', { winner: won[0] })
    : say('notice.over.lostToSeveral', { winners: list(language, won) });
}

const list = (language: Language, names: readonly string[]) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
