/** Somebody's page from the server. */
import type { PersonPage } from '@bottega/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useLoadOnline } from '../../online';
import type { OnlineTables } from '../../table/online/online-tables';

export type FoundPerson =
  | { readonly status: 'loading' }
  /** One's own page, of somebody whom the server does not know yet. */
  | { readonly status: 'nobody' }
  | { readonly status: 'found'; readonly online: OnlineTables; readonly person: PersonPage }
  | { readonly status: 'failed'; readonly error: unknown };

export function usePerson(id: string): FoundPerson {
  const load = useLoadOnline();
  const [found, setFound] = useState<FoundPerson>({ status: 'loading' });
  useEffect(() => {
    let isHere = true;
    const read = async (): Promise<FoundPerson> => {
      const online = await load();
      const me = id === 'me' ? await online.client.me() : null;
      if (id === 'me' && me === null) return { status: 'nobody' };
      return { status: 'found', online, person: await online.client.person(me?.id ?? id) };
    };
    read().then(
      (person) => isHere && setFound(person),
      (error: unknown) => isHere && setFound({ status: 'failed', error }),
    );
    return () => {
      isHere = false;
    };
  }, [load, id]);
  return found;
}

export interface Pages<T> {
  readonly items: readonly T[] | null;
  readonly error: unknown;
  readonly hasMore: boolean;
  more(): void;
}

/** A list that comes by pages; `read` must stay the same. */
export function usePages<T>(
  read: (from: string | null) => Promise<{ items: readonly T[]; next: string | null }>,
): Pages<T> {
  const [items, setItems] = useState<readonly T[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const add = useCallback(
    (from: string | null, isHere: () => boolean) => {
      setError(null);
      read(from).then(
        (page) => {
          if (!isHere()) return;
          setItems((before) => [...(from === null ? [] : (before ?? [])), ...page.items]);
          setNext(page.next);
        },
        (reason: unknown) => isHere() && setError(reason),
      );
    },
    [read],
  );
  useEffect(() => {
    let isHere = true;
    add(null, () => isHere);
    return () => {
      isHere = false;
    };
  }, [add]);
  return { items, error, hasMore: next !== null, more: () => add(next, () => true) };
}
