/** Giving a game to the person as a file, to be kept, sent or imported elsewhere. */
import type { GameRecord } from '@bottega/kernel';
import type { TableInfo } from '../table/table';

export function downloadRecord(record: GameRecord, { game, id, players, seating }: TableInfo): void {
  const file = new Blob([JSON.stringify({ ...record, players, seating })], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${game}-${id.slice(0, 8)}.json`;
  link.click();
  // Not at once: the browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
