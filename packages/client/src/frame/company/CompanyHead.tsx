/** What is said of the others above the board: whether they are in reach, and what they ask for. */
import type { TableClient, TableSnapshot } from '../../table/table';
import type { TroubleControl } from '../use-trouble';
import { AfterTurn } from './AfterTurn';
import { ConnectionLine } from './ConnectionLine';
import { ProposalBox } from './ProposalBox';

interface CompanyHeadProps {
  readonly table: TableClient;
  readonly seen: TableSnapshot;
  readonly names: readonly string[];
  readonly control: TroubleControl;
}

export function CompanyHead({ table, seen, names, control: { attempt, isBusy } }: CompanyHeadProps) {
  const { company } = table;
  if (company === null) return null;
  return (
    <>
      <ConnectionLine table={table} company={company} isBusy={isBusy} />
      <ProposalBox table={table} company={company} seat={seen.seat} names={names} attempt={attempt} />
      <AfterTurn table={table} seen={seen} players={table.info.players} />
    </>
  );
}
