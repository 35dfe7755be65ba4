/** How much one person or one address may ask for in a minute, counted in this process. */
import { isIPv6 } from 'node:net';

interface Window {
  count: number;
  readonly ends: number;
}

const MINUTE_MS = 60_000;
/** More are never kept: whoever has so many addresses cannot be stopped by counting them. */
const MAX_KEYS = 100_000;

export class RateLimit {
  private readonly windows = new Map<string, Window>();

  constructor(
    private readonly perMinute: number,
    private readonly now: () => number,
  ) {}

  /** Counts one more; says whether it is still allowed. */
  take(key: string): boolean {
    const time = this.now();
    const window = this.windows.get(key);
    if (window !== undefined && window.ends > time) return ++window.count <= this.perMinute;
    if (this.windows.size >= MAX_KEYS) this.forget(time);
    this.windows.set(key, { count: 1, ends: time + MINUTE_MS });
    return this.perMinute >= 1;
  }

  /** Those whose minute is over; all, if that is not enough. */
  private forget(time: number): void {
    for (const [key, { ends }] of this.windows) if (ends <= time) this.windows.delete(key);
    if (this.windows.size >= MAX_KEYS) this.windows.clear();
  }
}

/** An address as it is counted: of IPv6, where one household has many, the part that names the household. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped !== null) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head, tail = ''] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::') ? Array(Math.max(0, 8 - before.length - after.length)).fill('0') : [];
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}
