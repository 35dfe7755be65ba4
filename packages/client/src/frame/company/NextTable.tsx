/** The way to the next table that waits for whoever is not asked here; nobody is taken there unasked. */
import { tableName } from '../../games/table-name';
import { useOnline } from '../../online';
import { href } from '../../router';
import { useText } from '../../text/use-text';
import { useTurns } from '../../use-turns';

export function NextTable() {
  const pageText = useText();
  const { online } = useOnline();
  const next = useTurns(online).elsewhere.at(0);
  if (next === undefined) return null;
  return (
    <a className="button primary next-table" href={href({ page: 'table', id: next.id })}>
      {pageText.t('notices.next', { table: tableName(next, pageText) })}
    </a>
  );
}
