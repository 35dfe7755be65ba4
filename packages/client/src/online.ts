/** The server that the page came from, for whoever plays with others. */
import { createContext, useContext, useEffect, useState } from 'react';
import type { OnlineTables } from './table/online/online-tables';

/** Loads the part of the page that talks to the server, once. */
export type LoadOnline = () => Promise<OnlineTables>;

export const OnlineContext = createContext<LoadOnline | null>(null);

export function useLoadOnline(): LoadOnline {
  const load = useContext(OnlineContext);
  if (load === null) throw new Error('no online tables');
  return load;
}

/** The tables at the server; null until they are loaded, or why they cannot be. */
export function useOnline(): { readonly online: OnlineTables | null; readonly error: unknown } {
  const load = useLoadOnline();
  const [online, setOnline] = useState<OnlineTables | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let isHere = true;
    load().then(
      (loaded) => isHere && setOnline(loaded),
      (reason: unknown) => isHere && setError(reason),
    );
    return () => {
      isHere = false;
    };
  }, [load]);
  return { online, error };
}
