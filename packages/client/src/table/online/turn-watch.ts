/** Where somebody is asked, and what else they have not seen: at all their tables, through the one connection of the page. */
import type { BottegaClient, Me, Notice, TableSummary } from '@bottega/protocol';
import { codeOf } from '../../errors';

/** Something that happened at a table; the table is null if it cannot be asked about. */
export interface TableNews {
  readonly notice: Notice;
  readonly table: TableSummary | null;
}

/** The table that is looked at. */
export interface TurnHere {
  readonly id: string;
  readonly game: string;
  readonly isAsked: boolean;
  readonly isOver: boolean;
}

export interface Turns {
  /** Null for nobody, and until the server has answered. */
  readonly me: Me | null;
  readonly hasAnswered: boolean;
  readonly here: TurnHere | null;
  /** Tables other than the one that is looked at that wait for this person: who waits longest comes first. */
  readonly elsewhere: readonly TableSummary[];
  /** Whether the person has read of all of them and wants to go there later. */
  readonly isPutOff: boolean;
  /** Attacks, results and invitations that were not seen, the newest first. */
  readonly news: readonly TableNews[];
}

export const NO_TURNS: Turns = { me: null, hasAnswered: false, here: null, elsewhere: [], isPutOff: false, news: [] };

type TurnClient = Pick<
  BottegaClient,
  'me' | 'listen' | 'setVisible' | 'listTables' | 'table' | 'notices' | 'putNoticesAway'
>;

/** A turn may be taken on another device, and nobody tells this one: it asks so often, as long as somebody waits. */
const ASK_AGAIN_MS = 60_000;

export class TurnWatch {
  private now = NO_TURNS;
  private asked: readonly TableSummary[] = [];
  /** News that were put away: the server may not have heard of it yet. */
  private readonly old = new Set<string>();
  /** Tables that ask, and whose turn was put off. */
  private readonly later = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private isListening = false;
  private lastRead = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly client: TurnClient,
    /** Whether somebody can see the page, and whom to tell when that changes. */
    private readonly sight: { isVisible(): boolean; onChange(changed: () => void): void },
  ) {}

  seen = (): Turns => this.now;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Begins to listen if the server knows somebody here, and asks how it stands; may be said any number of times. */
  async begin(): Promise<void> {
    if (this.now.me === null) await this.recognise();
    if (this.now.me === null) return;
    if (!this.isListening) this.listen();
    await this.read();
  }

  /** The connection is back, perhaps as somebody else. */
  async connected(): Promise<void> {
    if (!this.isListening) return;
    await this.recognise();
    await this.begin();
  }

  /** The table that is looked at, and whether it asks; null if none is. */
  look(here: TurnHere | null): void {
    const { me } = this.now;
    this.show({ here });
    if (here !== null) this.putAwayAt(here.id);
    // Now is when somebody wants to know where to go next.
    if (me !== null && here?.isAsked !== true) void this.read();
  }

  /** The server tells of something that happened at a table that is not looked at. */
  async hear(notice: Notice): Promise<void> {
    if (notice.kind === 'turn') return this.read();
    if (notice.table === this.now.here?.id) return; // they find it when they come back to this page
    const told = await this.withTable(notice);
    this.show({ news: [told, ...this.now.news.filter((one) => one.notice.id !== notice.id)] });
  }

  /** Somebody has read where they are asked, and goes there later. */
  putOff(): void {
    for (const { id } of this.asked) this.later.add(id);
    this.show({});
  }

  /** Somebody has seen a piece of news, or does not want to. */
  putAway(notice: Notice): void {
    this.old.add(notice.id);
    this.show({});
    this.client.putNoticesAway([notice.id]).catch(() => {}); // it comes again the next time
  }

  /** Whoever goes to a table has seen what was told of it. */
  putAwayAt(table: string): void {
    for (const { notice } of this.now.news) if (notice.table === table) this.putAway(notice);
  }

  private async recognise(): Promise<void> {
    const me = await this.client.me().catch(() => undefined);
    if (me === undefined) return; // out of reach: whoever it was is still the same
    if (me?.id !== this.now.me?.id) this.forget();
    this.show({ me, hasAnswered: true });
  }

  private listen(): void {
    this.isListening = true;
    const tellSight = () => void this.client.setVisible(this.sight.isVisible()).catch(() => {}); // told when it is back
    tellSight();
    this.sight.onChange(() => {
      tellSight();
      if (this.sight.isVisible()) void this.begin();
    });
    this.client.listen();
  }

  /** Asks the server how it stands; what cannot be asked stays as it was. */
  private async read(): Promise<void> {
    const read = ++this.lastRead;
    clearTimeout(this.timer);
    try {
      const [{ tables }, notices] = await Promise.all([this.client.listTables('mine'), this.client.notices()]);
      const others = notices.filter(({ kind, table }) => kind !== 'turn' && table !== this.now.here?.id);
      const news = await Promise.all(others.map((notice) => this.withTable(notice)));
      if (read !== this.lastRead) return; // something newer is on its way
      this.asked = tables.filter(({ isMyTurn }) => isMyTurn).sort((one, other) => one.updated - other.updated);
      for (const id of this.later) if (this.asked.every((one) => one.id !== id)) this.later.delete(id);
      this.show({ news });
    } catch (error) {
      // Whoever is at a table is told by its own line that there is no connection.
      if (codeOf(error) === 'notSignedIn') this.forget();
    }
    if (this.now.elsewhere.length > 0 && read === this.lastRead) {
      this.timer = setTimeout(() => void this.read(), ASK_AGAIN_MS);
    }
  }

  private forget(): void {
    this.asked = [];
    this.show({ me: null, news: [] });
  }

  private async withTable(notice: Notice): Promise<TableNews> {
    const known = this.now.news.find((one) => one.notice.id === notice.id);
    return known ?? { notice, table: await this.client.table(notice.table).catch(() => null) };
  }

  private show(changed: Partial<Turns>): void {
    const { here, news, ...others } = { ...this.now, ...changed };
    const elsewhere = this.asked.filter(({ id }) => id !== here?.id);
    const isPutOff = elsewhere.every(({ id }) => this.later.has(id));
    this.now = { ...others, here, elsewhere, isPutOff, news: news.filter(({ notice }) => !this.old.has(notice.id)) };
    for (const listener of this.listeners) listener();
  }
}
