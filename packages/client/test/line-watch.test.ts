import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Asked, LineWatch } from '../src/table/online/line-watch';

/** A client whose line answers pings, or says nothing. */
class Line implements Asked {
  isDead = false;
  pings = 0;
  isGivenUp = false;

  async ping(): Promise<void> {
    this.pings++;
    if (this.isDead) await new Promise(() => {});
  }

  giveUp(): void {
    this.isGivenUp = true;
  }
}

describe('a line that nobody has closed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function watched(): [Line, LineWatch] {
    const line = new Line();
    const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
    const watch = new LineWatch(line, sleep);
    watch.connected(true);
    return [line, watch];
  }

  test('is asked again and again, and stays as long as it answers', async () => {
    const [line] = watched();
    await vi.advanceTimersByTimeAsync(100_000);
    expect([line.pings, line.isGivenUp]).toEqual([4, false]);
  });

  test('is given up when it does not answer in time', async () => {
    const [line] = watched();
    line.isDead = true;
    await vi.advanceTimersByTimeAsync(25_000 + 9_999);
    expect(line.isGivenUp).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect([line.pings, line.isGivenUp]).toEqual([1, true]);
  });

  test('is not asked any more once it is lost, and a new one is asked once each time', async () => {
    const [line, watch] = watched();
    watch.connected(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.pings).toBe(0);
    watch.connected(true);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(line.pings).toBe(1);
  });

  test('that was lost while it was asked is nobody’s any more', async () => {
    const [line, watch] = watched();
    line.isDead = true;
    await vi.advanceTimersByTimeAsync(25_000);
    watch.connected(false);
    watch.connected(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(line.isGivenUp).toBe(false);
  });
});
