/** Looks at pages of reports as text. */
import { expect } from 'vitest';

/** Nothing is left open, nothing is loaded, no figure is missing, and every reference within the page leads somewhere. */
export function expectSound(page: string): void {
  expect(unbalanced(page)).toEqual([]);
  expect(page).not.toMatch(/https?:|\/\/|@import|url\((?!#)|<script|<iframe|<object/i);
  expect([...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, target]) => target)).toEqual(['data:,']);
  expect(page).not.toMatch(/NaN|undefined|Infinity|null|\[object/);
  expect(page).not.toMatch(/(?:width|height)="-/);
  const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const references = [...page.matchAll(/aria-labelledby="([^"]*)"|url\(#([^)]*)\)/g)];
  for (const id of references.flatMap(([, names, hash]) => (names ?? hash).split(' '))) expect(ids).toContain(id);
}

const VOID = ['meta', 'link', '!doctype'];

/** Tags that are closed without being open, or not at all. */
function unbalanced(page: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  const tags = /<(\/?)([!a-zA-Z][a-zA-Z0-9]*)(?:\s[^\s=<>"]+(?:="[^"<>]*")?)*\s*(\/?)>/g;
  const rest = page.replace(tags, (tag, closing: string, name: string, alone: string) => {
    if (closing === '/') {
      if (open.pop() !== name) wrong.push(tag);
    } else if (alone === '' && !VOID.includes(name)) open.push(name);
    return '';
  });
  if (/[<>]/.test(rest)) wrong.push('a sign outside of tags');
  return [...wrong, ...open];
}

/** The texts of a table of the page, the first being number 1. */
export function cellsOf(page: string, table: number): string[][] {
  const rows = page.split('<table>')[table].split('</table>')[0].split('<tr>').slice(1);
  return rows.map((row) => [...row.matchAll(/<t[hd][^>]*>([^<]*)</g)].map(([, text]) => text.replaceAll('&amp;', '&')));
}

export function textOf(page: string): string {
  return page.replace(/<style>[\s\S]*<\/style>/, '').replace(/<[^>]*>/g, '');
}

export function countOf(page: string, part: string): number {
  return page.split(part).length - 1;
}
