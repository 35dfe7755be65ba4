/** Names of the works of art on culture tokens. */
import type { CultureId, Tables } from '../tables.js';

/** The id of a culture token's name: 'painting-02'. */
export function work(tables: Tables, token: CultureId): string {
  const { culture, number } = tables.culture[token];
  return `${culture}-${String(number + 1).padStart(2, '0')}`;
}
