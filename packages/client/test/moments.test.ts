import { expect, test } from 'vitest';
import { type FoundMoment, together } from '../src/frame/moments/together';

const found = (at: number, title: string, says: string | null): FoundMoment => ({
  at,
  event: { type: 'alms' },
  title,
  says,
});

test('moments of the same title with no other between them are told as one', () => {
  const told = together([
    found(4, 'You pay alms', 'Bruno receives 5 ducats.'),
    found(6, 'You pay alms', 'Carla receives 5 ducats.'),
    found(7, 'Pope card', null),
    found(9, 'You pay alms', 'Dario receives 5 ducats.'),
    found(20, 'You pay alms', 'Bruno receives 10 ducats.'),
  ]);
  expect(told.map(({ ats, title, says }) => [ats, title, says.map((one) => one.says)])).toEqual([
    [[4, 6], 'You pay alms', ['Bruno receives 5 ducats.', 'Carla receives 5 ducats.']],
    [[7], 'Pope card', []],
    [[9, 20], 'You pay alms', ['Dario receives 5 ducats.', 'Bruno receives 10 ducats.']],
  ]);
});
