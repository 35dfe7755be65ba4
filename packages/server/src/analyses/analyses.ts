/** Finished games that are looked at again: who may ask, the job that works one out, and what is kept of it. */
import { InputError } from '@bottega/kernel';
import type { AnalysisState, TableAnalysis } from '@bottega/protocol';
import { ANALYSIS_FORMAT, type GameAnalysis, TableError } from '@bottega/table';
import type { Attempts } from '../people/attempts.js';
import { conflict, noTable, notAllowed } from '../problem.js';
import type { Services } from '../services.js';
import type { Settings } from '../settings.js';
import type { AnalysesRow } from '../store/schema.js';
import { isStoreError } from '../store/store.js';
import { findTable, resumeGame } from '../tables/stored-table.js';
import type { TableService } from '../tables/table-service.js';
import { checkOver, maySeeAll } from '../tables/table-summary.js';
import { type AnalysisPart, StoppedError, type Thinking, think } from './thinking.js';

const DAY_MS = 86_400_000;
/** What nobody has asked for in such a time is dropped; it can be worked out again. */
const KEPT_MS = 90 * DAY_MS;

const NOTHING: TableAnalysis = { state: 'none', share: 0, part: null, analysis: null, trouble: null };

/** Who asks: the person, if they are signed in, and what their requests are counted by. */
export interface Asker {
  readonly person: string | null;
  readonly counted: string;
}

export class Analyses {
  private thinking: Thinking | null = null;
  private isStopped = false;
  /** What was worked out and could not be written down: it is not worked out again for that. */
  private unkept: { readonly id: string; readonly analysis: GameAnalysis } | null = null;

  constructor(
    private readonly services: Services,
    private readonly tables: TableService,
    private readonly attempts: Attempts,
    private readonly settings: Pick<Settings, 'analyses' | 'analysisPositions'>,
  ) {}

  get running(): number {
    return this.thinking === null ? 0 : 1;
  }

  /** Asks for it; what is there or on its way already stays. */
  async ask(id: string, { person, counted }: Asker): Promise<TableAnalysis> {
    const { db, queue, now, logger } = this.services;
    const { analyses: most, analysisPositions: positions } = this.settings;
    const rules = await this.rulesOf(id, person);
    const kept = await this.kept(id, rules);
    if (kept !== null && kept.state !== 'failed') {
      await this.touch(kept);
      return told(kept);
    }
    if (most === 0) throw notAllowed('this server analyses no games');
    await this.attempts.count([{ key: `analysis ${counted}`, most }]);
    const time = now();
    const wanted = { format: ANALYSIS_FORMAT, rules, positions, state: 'queued', updated: time } as const;
    const anew = { ...wanted, share: 0, trouble: null, result: null };
    await db.transaction().execute(async (transaction) => {
      const isNew = await transaction
        .insertInto('analyses')
        .values({ table_id: id, ...anew })
        .onConflict((conflict) =>
          conflict
            .column('table_id')
            .doUpdateSet(anew)
            // Unless somebody else has asked just now.
            .where(({ eb, or }) =>
              or([
                eb('analyses.state', '=', 'failed'),
                eb('analyses.format', '!=', ANALYSIS_FORMAT),
                eb('analyses.rules', '!=', rules),
                eb('analyses.positions', '<', positions),
              ]),
            ),
        )
        .returning('table_id')
        .executeTakeFirst();
      if (isNew !== undefined) await queue.add(transaction, [{ kind: 'analysis', table: id, at: time }]);
    });
    queue.wake();
    logger.info({ table: id }, 'an analysis is asked for');
    return told(await this.kept(id, rules));
  }

  /** How far it is, and what was found out. */
  async tell(id: string, person: string | null): Promise<TableAnalysis> {
    const kept = await this.kept(id, await this.rulesOf(id, person));
    if (kept !== null) await this.touch(kept);
    return told(kept);
  }

  /** Works out what was asked for. It fails only where it is to be tried again. */
  async work(id: string): Promise<void> {
    const { db, metrics, logger } = this.services;
    const row = await db.selectFrom('analyses').selectAll().where('table_id', '=', id).executeTakeFirst();
    if (row === undefined || row.state === 'done' || row.state === 'failed') return;
    try {
      const analysis = this.unkept?.id === id ? this.unkept.analysis : await this.workOut(row);
      this.unkept = { id, analysis };
      await this.keep(id, { state: 'done', share: 1, result: JSON.stringify(analysis) });
      this.unkept = null;
      metrics.analysis('done');
      logger.info({ table: id }, 'a game was analysed');
      await this.dropOld();
    } catch (error) {
      if (error instanceof StoppedError) metrics.analysis('stopped');
      // Whoever has not got it written down tries again.
      if (error instanceof StoppedError || error instanceof TableError || isStoreError(error)) throw error;
      const isTold = error instanceof InputError;
      if (!isTold) logger.error({ error, table: id }, 'a game could not be analysed');
      metrics.analysis('failed');
      const trouble = isTold ? error.message : 'something went wrong at the server';
      await this.keep(id, { state: 'failed', trouble, result: null });
    }
  }

  /** What is being worked out is left to others, or to the next start. */
  stop(): void {
    this.isStopped = true;
    this.thinking?.stop();
  }

  private async workOut({ table_id: id, positions }: AnalysesRow): Promise<GameAnalysis> {
    const { db, games } = this.services;
    if (this.settings.analyses === 0) throw new InputError('this server analyses no games');
    const stored = await findTable(db, id);
    if (stored === null) throw new InputError('the table is gone');
    await this.keep(id, { state: 'running', share: 0, result: null });
    const { match } = await resumeGame(db, games, stored);
    if (!match.over) throw new InputError('the game is not over: it can be analysed when it is');
    if (this.isStopped) throw new StoppedError();
    const thinking = think({ record: match.record, positions }, (part) => this.keepPart(id, part));
    this.thinking = thinking;
    try {
      return await thinking.done;
    } finally {
      this.thinking = null;
    }
  }

  private async keep(id: string, changed: Partial<AnalysesRow>): Promise<void> {
    const { db, now } = this.services;
    const update = db.updateTable('analyses').set({ ...changed, updated: now() });
    await update.where('table_id', '=', id).execute();
  }

  /** Unless the whole is there by now, which it would take the place of. */
  private keepPart(id: string, { share, part }: AnalysisPart): void {
    const { db, logger } = this.services;
    const update = db.updateTable('analyses').set({ share, result: part });
    const running = update.where('table_id', '=', id).where('state', '=', 'running');
    running.execute().catch((error: unknown) => logger.error({ error, table: id }, 'it was not kept how far it is'));
  }

  /** Which rules the game of a table has here; for those who may see everything of a game that was played to its end. */
  private async rulesOf(id: string, person: string | null): Promise<number> {
    const stored = await this.tables.visible(id, person);
    const { row } = stored;
    checkOver(row);
    if (!maySeeAll(stored, person)) throw noTable();
    if (row.status === 'ended') {
      throw conflict('notPlayedOut', 'the game was ended by agreement: there is no end by which it could be judged');
    }
    return (await this.services.games.load(row.game)).game.rules;
  }

  /** What is kept and can still be read; with fewer positions than are wanted today it would be another answer. */
  private async kept(id: string, rules: number): Promise<AnalysesRow | null> {
    const row = await this.services.db
      .selectFrom('analyses')
      .selectAll()
      .where('table_id', '=', id)
      .where('format', '=', ANALYSIS_FORMAT)
      .where('rules', '=', rules)
      .where('positions', '>=', this.settings.analysisPositions)
      .executeTakeFirst();
    return row ?? null;
  }

  /** It is still wanted: that is noted by the day. */
  private async touch({ table_id: id, state, updated }: AnalysesRow): Promise<void> {
    if (state === 'done' && this.services.now() - updated > DAY_MS) await this.keep(id, {});
  }

  private async dropOld(): Promise<void> {
    const { db, now } = this.services;
    await db
      .deleteFrom('analyses')
      .where('updated', '<', now() - KEPT_MS)
      .execute();
  }
}

function told(row: AnalysesRow | null): TableAnalysis {
  if (row === null) return NOTHING;
  const { share, trouble, result } = row;
  const state = row.state as AnalysisState;
  const found = result === null ? null : JSON.parse(result);
  const isWhole = state === 'done';
  return { state, share, trouble, part: isWhole ? null : found, analysis: isWhole ? found : null };
}
