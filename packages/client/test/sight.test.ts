import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sight } from '../src/table/online/sight';

const MINUTE = 60_000;
const window = new EventTarget();
const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched(): [Sight, boolean[]] {
  document.visibilityState = 'visible';
  const sight = new Sight({ window, document } as never);
  const told: boolean[] = [];
  sight.onChange(() => told.push(sight.isVisible()));
  return [sight, told];
}

test('whoever touches nothing for five minutes is not there any more, and is back with the first touch', () => {
  const [sight, told] = watched();
  vi.advanceTimersByTime(5 * MINUTE - 1);
  expect([sight.isVisible(), told]).toEqual([true, []]);
  vi.advanceTimersByTime(1);
  expect([sight.isVisible(), told]).toEqual([false, [false]]);
  window.dispatchEvent(new Event('pointermove'));
  expect(told).toEqual([false, true]);
  vi.advanceTimersByTime(5 * MINUTE);
  expect(told).toEqual([false, true, false]);
});

test('a touch begins the five minutes anew, and is no news', () => {
  const [sight, told] = watched();
  vi.advanceTimersByTime(4 * MINUTE);
  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(5 * MINUTE - 1);
  expect([sight.isVisible(), told]).toEqual([true, []]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([false]);
});

test('a page in the background is not seen, however much it is touched', () => {
  const [sight, told] = watched();
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  expect([sight.isVisible(), told]).toEqual([false, [false]]);
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toEqual([false, true]);
});
