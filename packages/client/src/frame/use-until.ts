/** Something that is true of one position and forgotten with it. */
import { useCallback, useState } from 'react';

type Change<T> = (next: T | null | ((now: T | null) => T | null)) => void;

/** Like useState, but back to null whenever the version changes. */
export function useUntil<T>(version: number): [T | null, Change<T>] {
  const [kept, setKept] = useState<{ readonly version: number; readonly value: T | null }>({ version, value: null });
  const value = kept.version === version ? kept.value : null;
  const change = useCallback<Change<T>>(
    (next) =>
      setKept((now) => {
        if (now.version > version) return now; // it comes too late
        const current = now.version === version ? now.value : null;
        return { version, value: typeof next === 'function' ? (next as (now: T | null) => T | null)(current) : next };
      }),
    [version],
  );
  return [value, change];
}
