/** A table at the server, as the page sees it: a mirror of what the socket brings, also after it was cut. */
import type { Choice, Game, RulesChange } from '@bottega/kernel';
import type { BottegaClient, ChatLine, OpenedTable, TableListener, TableState } from '@bottega/protocol';
import type { Answer, Request, TableInfo, Update } from '@bottega/table';
import { MirroredTable } from '../mirrored-table';
import type { Company, CompanyClient, TableClient } from '../table';

export class RemoteTable extends MirroredTable implements TableClient, TableListener {
  info: TableInfo;
  readonly rulesChange: RulesChange | null;
  readonly pace = null;
  readonly adviser = null;
  readonly company: CompanyClient = { seen: () => this.around };
  private around: Company;

  constructor(
    private readonly client: BottegaClient,
    game: Game,
    { info, state, chat, update, rulesChange }: OpenedTable,
  ) {
    super(game, update);
    this.info = info;
    this.rulesChange = rulesChange;
    this.around = { state, chat, isConnected: true };
  }

  /** The connection was lost, or is back. */
  connected(isConnected: boolean): void {
    if (this.around.isConnected === isConnected) return;
    this.around = { ...this.around, isConnected };
    this.tell();
  }

  // What the socket brings.

  opened({ info, state, chat, update }: OpenedTable): void {
    this.info = info;
    this.around = { state, chat, isConnected: true };
    this.begin(update);
    this.tell();
  }

  update(update: Update): boolean {
    return this.takeIn(update);
  }

  state(state: TableState): void {
    this.around = { ...this.around, state };
    this.info = { ...this.info, players: state.players };
    this.tell();
  }

  chat(line: ChatLine): void {
    this.around = { ...this.around, chat: [...this.around.chat, line] };
    this.tell();
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
  recap = () => this.client.ask('recap', { table: this.info.id });
  course = () => this.client.course(this.info.id);

  leave(): void {
    this.forgetListeners();
    this.client.unwatch(this.info.id).catch(() => {}); // whoever is cut off watches nothing
  }

  protected sendChoices({ position, id }: Request, choices: readonly Choice[]): Promise<Answer> {
    return this.client.choose(this.info.id, position, id, choices);
  }

  protected sendUndo({ position, id }: Request): Promise<Answer> {
    return this.client.undo(this.info.id, position, id);
  }
}
