/** Names: a guest is called whatever they like; the name of an account is theirs alone. */
import { cleanName } from '@bottega/kernel';
import { conflict, wrongInput } from '../problem.js';
import type { Services } from '../services.js';

/** A name as it is shown; there must be something to see. */
export function shownName(wanted: string): string {
  const name = cleanName(wanted);
  if (name === '') throw wrongInput('a name needs a letter that can be seen');
  return name;
}

/** What names of accounts are compared by. */
export const handleOf = (name: string): string => cleanName(name).normalize('NFKC').toLowerCase();

/** Gives an account its name, if nobody else has it. */
export async function takeName(
  { db }: Pick<Services, 'db'>,
  person: string,
  name: string,
  also: { readonly password?: string | null } = {},
): Promise<void> {
  const handle = handleOf(name);
  const taken = () => conflict('nameTaken', 'somebody else has this name');
  const other = await db.selectFrom('people').select('id').where('handle', '=', handle).executeTakeFirst();
  if (other !== undefined && other.id !== person) throw taken();
  try {
    await db
      .updateTable('people')
      .set({ name, handle, ...also })
      .where('id', '=', person)
      .execute();
  } catch (error) {
    // Somebody was quicker; SQLite's and PostgreSQL's words for it.
    if (/unique/i.test(String(error))) throw taken();
    throw error;
  }
}
