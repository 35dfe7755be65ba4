/** Lists for operators: with so much of each id as names somebody here, and as stands in logs. */
import type { PersonLine, TableLine } from '@bottega/server';

const ID_LENGTH = 8;

export function personLines(people: readonly PersonLine[]): string[] {
  const rows = people.map(({ id, name, handle, seen, banned, tables }) => [
    id.slice(0, ID_LENGTH),
    name,
    handle ?? 'guest',
    counted(tables, 'table'),
    `here ${day(seen)}`,
    banned === null ? '' : `banned ${day(banned)}`,
  ]);
  return rows.length === 0 ? ['nobody'] : aligned(rows);
}

export function tableLines(tables: readonly TableLine[]): string[] {
  const rows = tables.map(({ id, game, status, seats, host, acts, updated }) => [
    id.slice(0, ID_LENGTH),
    game,
    status,
    counted(seats, 'seat'),
    counted(acts, 'act'),
    day(updated),
    host ?? '',
  ]);
  return rows.length === 0 ? ['no tables'] : aligned(rows);
}

export const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

const day = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
}
