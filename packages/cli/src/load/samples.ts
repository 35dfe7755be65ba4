/** What a driver notes while it plays: what it asked for, what travelled for them, and how long others waited to see them. */
export class Samples {
  requests = 0;
  bytes = 0;
  /** Milliseconds from sending a choice to each other seat's update. */
  readonly latencies: number[] = [];
}

/** Of many values the one below which so large a part of them lies; 0 of none. */
export function quantile(values: readonly number[], part: number): number {
  if (values.length === 0) return 0;
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
}
