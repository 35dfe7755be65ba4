/** A table at the server, as the page sees it: a mirror of what the socket brings, also after it was cut. */
import type { Loaded } from '@bottega/games';
import type { Choice, RulesChange } from '@bottega/kernel';
import type { BottegaClient, ChatLine, OpenedTable, ProposalKind, TableListener, TableState } from '@bottega/protocol';
import type { Answer, Request, TableInfo, Update } from '@bottega/table';
import { randomHex } from '../../random-hex';
import { MirroredTable } from '../mirrored-table';
import type { Company, CompanyClient, TableClient } from '../table';
import { absenceOf, withAbsence } from './absence';

export class RemoteTable extends MirroredTable implements TableClient, TableListener {
  info: TableInfo;
  readonly rulesChange: RulesChange | null;
  readonly pace = null;
  readonly adviser = null;
  readonly company: CompanyClient;
  private around: Company;
  /** How much of the log had been seen when the page went into the background; null while it is in sight. */
  private seenBefore: number | null = null;

  constructor(
    private readonly client: BottegaClient,
    { game, words }: Pick<Loaded, 'game' | 'words'>,
    opened: OpenedTable,
  ) {
    super(game, opened.update, words);
    this.info = opened.info;
    this.rulesChange = opened.rulesChange;
    this.around = companyOf(opened);
    this.company = this.companyClient();
    document.addEventListener('visibilitychange', this.onVisible);
  }

  private onVisible = (): void => {
    const { seat, log } = this.seen();
    if (document.hidden) this.seenBefore ??= seat === null ? null : log.length;
    else this.isBack();
  };

  /** Somebody looks again: what has happened meanwhile is told to them. */
  private isBack(): void {
    const missed = absenceOf(this.seenBefore, this.seen());
    this.seenBefore = null;
    if (missed !== null) this.change({ absence: withAbsence(this.around.absence, missed, this.seen()) });
  }

  /** The connection was lost, or is back. */
  connected(isConnected: boolean): void {
    if (this.around.isConnected !== isConnected) this.change({ isConnected });
  }

  // What the socket brings.

  opened(opened: OpenedTable): void {
    this.info = opened.info;
    this.begin(opened.update);
    const { absence, ...company } = companyOf(opened);
    this.change({ ...company, absence: withAbsence(this.around.absence, absence, opened.update) });
  }

  update(update: Update): boolean {
    return this.takeIn(update);
  }

  state(state: TableState): void {
    this.show(); // what was sent before it comes before it
    this.info = { ...this.info, players: state.players };
    this.change({ state });
  }

  chat(line: ChatLine): void {
    const isMine = line.seat !== null && line.seat === this.seen().seat;
    const { chat, unread } = this.around;
    this.change({ chat: [...chat, line], unread: isMine ? unread : unread + 1 });
  }

  known() {
    return this.knownLog();
  }

  // What the page asks for.

  /** Nothing can be put right from here: the connection comes back by itself, and what failed may be tried again. */
  async recover(): Promise<void> {
    this.report(null);
  }

  /** Nobody shares this screen. */
  async take(): Promise<void> {}

  moment: TableClient['moment'] = (at, seat) => this.client.moment(this.info.id, at, seat);
  recap = (since?: number) => this.client.recap(this.info.id, since);
  course = () => this.client.course(this.info.id);

  leave(): void {
    this.forgetListeners();
    document.removeEventListener('visibilitychange', this.onVisible);
    this.client.unwatch(this.info.id).catch(() => {}); // whoever is cut off watches nothing
  }

  protected sendChoices({ position, id }: Request, choices: readonly Choice[]): Promise<Answer> {
    return this.client.choose(this.info.id, position, id, choices);
  }

  protected sendUndo({ position, id }: Request): Promise<Answer> {
    return this.client.undo(this.info.id, position, id);
  }

  private companyClient(): CompanyClient {
    const { client } = this;
    const { id } = this.info;
    const done = async (work: Promise<unknown>) => void (await work);
    return {
      seen: () => this.around,
      say: (text) => done(client.say(id, randomHex(8), text)),
      markRead: () => {
        const last = this.around.chat.at(-1);
        if (this.around.unread === 0 || last === undefined) return;
        this.change({ unread: 0 });
        client.markRead(id, last.seq).catch(() => {}); // it is marked again the next time
      },
      mute: async (isMuted) => {
        const { isTableMuted } = await client.mute(id, null, isMuted);
        this.change({ isMuted: isTableMuted });
      },
      propose: (kind: ProposalKind, moment) => done(client.propose(id, kind, moment)),
      vote: (proposal, agrees) => done(client.vote(id, proposal, agrees)),
      withdraw: (proposal) => done(client.withdraw(id, proposal)),
      concede: () => done(client.concede(id)),
      goAway: () => done(client.goAway(id)),
      comeBack: () => done(client.comeBack(id)),
      rematch: async () => (await client.rematch(id, randomHex(16))).id,
      rematchHost: async (table) => {
        const host = (await client.table(table)).places.find(({ isHost }) => isHost);
        return host === undefined || host.isMe ? null : host.name;
      },
      lastChange: async () => (await client.table(id)).updated,
    };
  }

  private change(changed: Partial<Company>): void {
    this.around = { ...this.around, ...changed };
    this.tell();
  }
}

function companyOf({ state, chat, unread, muted, since, update }: OpenedTable): Company {
  return { state, chat, unread, isMuted: muted.isTableMuted, absence: absenceOf(since, update), isConnected: true };
}
