/** Who comes to a table and who goes, as a screen reader tells it. */
import type { Seat } from '@bottega/kernel';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../text/use-text';
import type { Announcement } from '../Announcer';

/** Milliseconds: whoever loads the page anew or changes networks is back by then, and has not left. */
const GONE_MS = 8_000;

/** `present` is null where everybody sits before this screen. */
export function useArrivals(
  present: readonly Seat[] | null,
  me: Seat | null,
  names: readonly string[],
): readonly Announcement[] {
  const { t } = useText();
  const [told, setTold] = useState<readonly Announcement[]>([]);
  /** Who is known to be here, as far as it was told. */
  const known = useRef<ReadonlySet<Seat> | null>(null);
  const count = useRef(0);
  const here = present?.join() ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once whenever somebody comes or goes
  useEffect(() => {
    if (present === null) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...present]);
    if (before === null) return;
    const tell = (seats: readonly Seat[], key: 'company.arrived' | 'company.left') => {
      const others = seats.filter((seat) => seat !== me);
      if (others.length === 0) return;
      setTold(others.map((seat) => ({ id: `company ${count.current++}`, text: t(key, { name: names[seat] }) })));
    };
    tell(
      present.filter((seat) => !before.has(seat)),
      'company.arrived',
    );
    const gone = [...before].filter((seat) => !present.includes(seat));
    if (gone.length === 0) return;
    const timer = setTimeout(() => {
      known.current = new Set(present);
      tell(gone, 'company.left');
    }, GONE_MS);
    return () => clearTimeout(timer);
  }, [here]);
  return told;
}
