/** A guest's results become an account's. */
import type { Db } from '../store/store.js';

/**
 * Makes room for what an account takes over from a guest. Where both were rated in a game, the rating with more games goes on (of equal
 * ones the account's); all results stay. Where both played at one table the guest's result is nobody's, as their seat is.
 */
export async function prepareTakeOver(db: Db, guest: string, account: string): Promise<void> {
  await db
    .updateTable('results')
    .set({ person: null })
    .where('person', '=', guest)
    .where('table_id', 'in', (results) =>
      results.selectFrom('results').select('table_id').where('person', '=', account),
    )
    .execute();
  const ratings = await db.selectFrom('ratings').selectAll().where('person', 'in', [guest, account]).execute();
  for (const { game, games } of ratings.filter(({ person }) => person === guest)) {
    const own = ratings.find((rating) => rating.person === account && rating.game === game);
    if (own === undefined) continue;
    const ending = own.games >= games ? guest : account;
    await db.deleteFrom('ratings').where('person', '=', ending).where('game', '=', game).execute();
  }
}
