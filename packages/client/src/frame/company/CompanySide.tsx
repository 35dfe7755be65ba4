/** What those who sit at a table have for each other beside the board: words, and what everybody can be asked for. */
import type { TableClient, TableSnapshot } from '../../table/table';
import { BroughtLine } from './BroughtLine';
import { Chat } from './Chat';
import { CompanyTools } from './CompanyTools';

interface CompanySideProps {
  readonly table: TableClient;
  readonly seen: TableSnapshot;
  /** Says why something was not done. */
  onNotice(notice: string): void;
  /** Asks how far to go back. */
  onRewind(): void;
}

export function CompanySide({ table, seen, onNotice, onRewind }: CompanySideProps) {
  const { company } = table;
  if (company === null) return null;
  return (
    <>
      {seen.seat !== null && (
        <>
          <Chat table={table} company={company} />
          <CompanyTools table={table} company={company} seen={seen} onNotice={onNotice} onRewind={onRewind} />
        </>
      )}
      <BroughtLine table={table} company={company} />
    </>
  );
}
