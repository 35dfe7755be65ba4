import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitForNetwork } from '../src/table/online/wait-for-network';

const window = new EventTarget();
const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });

describe('between two attempts to reach the server', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Begins to wait; says whether it is over. */
  function begin(): () => Promise<boolean> {
    let isOver = false;
    void waitForNetwork(15_000, { window, document } as never).then(() => {
      isOver = true;
    });
    return async () => {
      await vi.advanceTimersByTimeAsync(0);
      return isOver;
    };
  }

  test('the time passes', async () => {
    const isOver = begin();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(await isOver()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isOver()).toBe(true);
  });

  test('a network that is back is tried at once', async () => {
    const isOver = begin();
    expect(await isOver()).toBe(false);
    window.dispatchEvent(new Event('online'));
    expect(await isOver()).toBe(true);
  });

  test('so it is when somebody looks again, and not when they look away', async () => {
    const isOver = begin();
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await isOver()).toBe(false);
    document.visibilityState = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await isOver()).toBe(true);
  });
});
