/** After a game with others: how it was rated, and whose pages there are. */
import type { TableRating } from '@bottega/protocol';
import { useEffect, useState } from 'react';
import { useLoadOnline } from '../../online';
import { loadTextPart } from '../../text';

export interface Rated {
  readonly rating: TableRating | null;
  /** The person of each seat, whose page tells more; null for bots, and until it is known. */
  readonly people: readonly (string | null)[];
  readonly error: unknown;
}

const NOT_KNOWN: Rated = { rating: null, people: [], error: null };

/** Of a table at the server where one sits; of any other nothing is asked for. */
export function useRated(id: string, isSeated: boolean): Rated {
  const load = useLoadOnline();
  const [rated, setRated] = useState(NOT_KNOWN);
  useEffect(() => {
    if (!isSeated) return;
    let isHere = true;
    const read = async () => {
      const { client } = await load();
      const [rating, { places }] = await Promise.all([client.ratingOf(id), client.table(id), loadTextPart('person')]);
      const people = places.map((_, seat) => places.find((place) => place.seat === seat)?.person ?? null);
      if (isHere) setRated({ rating, people, error: null });
    };
    read().catch((error: unknown) => isHere && setRated({ ...NOT_KNOWN, error }));
    return () => {
      isHere = false;
    };
  }, [load, id, isSeated]);
  return rated;
}
