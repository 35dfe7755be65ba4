/** Who this browser belongs to, as the server knows it. */
import { type Account, AccountClient, type Me } from '@bottega/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useLoadOnline } from '../../online';
import { forgetKnownHere, noteKnownHere } from '../../table/online/known-here';
import type { OnlineTables } from '../../table/online/online-tables';
import type { PageText } from '../../text';
import { useSettings } from '../../use-settings';

/** Null while nobody is signed in. */
export type Who = { readonly me: Me; readonly account: Account } | null;

/** A sentence, in whatever language the page speaks by then. */
export type Said = (text: PageText) => string;

export interface MeControl {
  readonly online: OnlineTables;
  readonly accounts: AccountClient;
  readonly who: Who;
  /** Something of the person has changed: shows them as they are now. */
  refresh(): Promise<void>;
  /** Somebody came or went: shows who is here now, and says what has happened. */
  arrive(notice: Said | null): Promise<void>;
}

export interface MeNow {
  /** Null until the server has answered. */
  readonly control: MeControl | null;
  /** Why it has not. */
  readonly error: unknown;
  /** What happened last. */
  readonly notice: Said | null;
}

interface Read {
  readonly online: OnlineTables;
  readonly who: Who;
}

export function useMe(): MeNow {
  const load = useLoadOnline();
  const { settings, change } = useSettings();
  const [now, setNow] = useState<Read | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [notice, setNotice] = useState<Said | null>(null);

  const read = useCallback(async () => {
    const online = await load();
    const me = await online.client.me();
    const who = me === null ? null : { me, account: await new AccountClient(online.client).account() };
    if (who === null) forgetKnownHere();
    else noteKnownHere();
    setNow({ online, who });
    return who;
  }, [load]);
  useEffect(() => {
    read().catch(setError);
  }, [read]);

  const refresh = async () => {
    const name = (await read())?.me.name ?? settings.name;
    if (name !== settings.name) change({ name }); // forms elsewhere offer it
  };
  const arrive = async (what: Said | null) => {
    now?.online.client.reconnect(); // the socket belongs to whoever the cookie names
    await refresh();
    setNotice(() => what);
  };
  const control = now && { ...now, accounts: new AccountClient(now.online.client), refresh, arrive };
  return { control, error, notice };
}
