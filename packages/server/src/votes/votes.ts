/** Proposals and votes as rows: they outlive restarts and are seen by every process. A table has one proposal at a time. */
import type { ProposalKind } from '@bottega/protocol';
import { newId } from '../ids.js';
import { conflict } from '../problem.js';
import type { Services } from '../services.js';
import type { ProposalsRow } from '../store/schema.js';
import { nextLook, type ProposalRows } from './proposal.js';

export interface NewProposal {
  readonly table: string;
  readonly kind: ProposalKind;
  readonly moment: number | null;
  readonly choices: number | null;
  readonly seat: number;
  readonly seq: number;
  readonly created: number;
  readonly expires: number;
}

export class Votes {
  constructor(private readonly services: Services) {}

  /** The proposal of a table with its votes. */
  async find(table: string): Promise<ProposalRows | null> {
    const { db } = this.services;
    const row = await db.selectFrom('proposals').selectAll().where('table_id', '=', table).executeTakeFirst();
    if (row === undefined) return null;
    const votes = await db
      .selectFrom('votes')
      .selectAll()
      .where('table_id', '=', table)
      .where('proposal', '=', row.id)
      .execute();
    return { row, votes };
  }

  /** Puts a proposal in the place of the one that is settled; whoever proposes agrees. Fails if somebody else was quicker. */
  async propose({ table, ...given }: NewProposal, settled: ProposalsRow | null): Promise<string> {
    const { db, queue } = this.services;
    const id = newId();
    const row: ProposalsRow = { table_id: table, id, ...given, withdrawn: 0, silence: 1 };
    const next = nextLook(row, given.created);
    await db.transaction().execute(async (transaction) => {
      if (settled !== null) {
        await transaction.deleteFrom('proposals').where('table_id', '=', table).where('id', '=', settled.id).execute();
        await transaction.deleteFrom('votes').where('table_id', '=', table).execute();
      }
      const kept = await transaction
        .insertInto('proposals')
        .values(row)
        .onConflict((clash) => clash.column('table_id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (kept === undefined) throw conflict('proposed', 'somebody has just proposed something: vote on that first');
      const vote = { table_id: table, proposal: id, seat: given.seat, agrees: 1 };
      await transaction.insertInto('votes').values(vote).execute();
      if (next !== null) await queue.add(transaction, [{ kind: 'vote', table, at: next }]);
    });
    queue.wake();
    return id;
  }

  /** A vote can be changed as long as the proposal is open. */
  async vote(table: string, proposal: string, seat: number, agrees: boolean): Promise<void> {
    const value = agrees ? 1 : 0;
    await this.services.db
      .insertInto('votes')
      .values({ table_id: table, proposal, seat, agrees: value })
      .onConflict((clash) => clash.columns(['table_id', 'proposal', 'seat']).doUpdateSet({ agrees: value }))
      .execute();
  }

  async withdraw(table: string, proposal: string): Promise<void> {
    await this.services.db
      .updateTable('proposals')
      .set({ withdrawn: 1 })
      .where('table_id', '=', table)
      .where('id', '=', proposal)
      .execute();
  }
}
