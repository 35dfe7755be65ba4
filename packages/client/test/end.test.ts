import type { Result } from '@bottega/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ScoreSheet } from '../src/frame/end/ScoreSheet';
import { loadPageText, loadTextPart } from '../src/text';
import { TextContext } from '../src/text/use-text';

/** The rows of a score sheet, the best place first. */
async function rowsOf(points: number[], places: number[]): Promise<string[]> {
  await loadTextPart('table');
  const text = await loadPageText('en');
  const result: Result = { places, points, sheet: [{ category: 'all', points }] };
  const sheet = createElement(ScoreSheet, {
    result,
    names: ['Anna', 'Bruno', 'Carla'],
    category: () => 'Everything',
    detail: (category, seat) => (category === 'total' ? `${seat} cubes` : null),
  });
  const html = renderToStaticMarkup(createElement(TextContext, { value: text }, sheet));
  const rows = html.split('<tr').slice(2); // without the names
  return rows.map((row) => [...row.matchAll(/<t[hd][^>]*>([^<]*)/g)].map(([, cell]) => cell).join(' | '));
}

describe('the score sheet', () => {
  test('where points do not decide, a row says what does, for those who are tied', async () => {
    expect(await rowsOf([30, 20, 30], [2, 3, 1])).toEqual([
      'Everything | 30 | 30 | 20',
      'Total | 30 | 30 | 20',
      'Tie-break | 2 cubes | 0 cubes | ',
      'Rank | 1 | 2 | 3',
    ]);
  });

  test('where points decide there is no such row', async () => {
    expect(await rowsOf([30, 20, 10], [1, 2, 3])).toEqual([
      'Everything | 30 | 20 | 10',
      'Total | 30 | 20 | 10',
      'Rank | 1 | 2 | 3',
    ]);
  });
});
