/** Where arrow keys lead, by where things lie. */
import { expect, test } from 'vitest';
import { nextBy } from '../src/frame/roving/next-by';

/** Something that lies there: from left to right and from top to bottom. */
function lying(id: string, left: number, right: number, top: number, bottom: number): HTMLElement {
  const box = { left, right, top, bottom, width: right - left, height: bottom - top };
  return { id, getBoundingClientRect: () => box } as unknown as HTMLElement;
}

function ways(things: readonly HTMLElement[]) {
  return (key: string, from: string) => nextBy(key, things.find(({ id }) => id === from) as HTMLElement, things)?.id;
}

test('down leads from line to line, also where one shares its row with a button', () => {
  const lead = ways([
    lying('first', 0, 400, 0, 40),
    lying('second', 0, 300, 40, 80),
    lying('and end', 305, 400, 40, 80),
    lying('third', 0, 400, 80, 120),
    lying('fourth', 0, 400, 120, 160),
  ]);
  expect(['first', 'second', 'third'].map((from) => lead('ArrowDown', from))).toEqual(['second', 'third', 'fourth']);
  expect(['fourth', 'third', 'second'].map((from) => lead('ArrowUp', from))).toEqual(['third', 'second', 'first']);
  expect(lead('ArrowRight', 'second')).toBe('and end');
  expect([lead('ArrowDown', 'and end'), lead('ArrowUp', 'and end')]).toEqual(['third', 'first']);
});

test('on a table the nearest below comes first, of two equally far the one in the middle', () => {
  const lead = ways([
    lying('top', 100, 200, 0, 100),
    lying('left', 0, 149, 110, 210),
    lying('right', 140, 240, 110, 210),
    lying('far', 100, 200, 400, 500),
  ]);
  expect(lead('ArrowDown', 'top')).toBe('right');
  expect(lead('ArrowDown', 'right')).toBe('far');
  // What lies beside it is neither above nor below.
  expect(lead('ArrowUp', 'left')).toBe('top');
});
