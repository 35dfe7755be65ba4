/** What somebody is told and where, as the server has it. */
import type { BottegaClient, Me, NoticeSettings } from '@bottega/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useOnline } from '../../online';

export interface NoticeControl {
  /** Null until it has come, and for nobody. */
  readonly settings: NoticeSettings | null;
  readonly me: Me | null;
  /** Why it cannot be shown. */
  readonly error: unknown;
  /** Asks for it again. */
  retry(): void;
  /** Changes something, then shows how it stands; fails as the work does. */
  change(work: (client: BottegaClient, settings: NoticeSettings, me: Me) => Promise<unknown>): Promise<void>;
}

export function useNoticeSettings(): NoticeControl {
  const { online, error: missing } = useOnline();
  const [settings, setSettings] = useState<NoticeSettings | null>(null);
  const [me, setMe] = useState<Me | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempts, setAttempts] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is made anew without anything else changing
  useEffect(() => {
    if (online === null) return;
    let isHere = true;
    const read = async () => {
      const known = await online.client.me();
      const found = known === null ? null : await online.client.noticeSettings();
      if (!isHere) return;
      setMe(known);
      setSettings(found);
    };
    read().catch((reason: unknown) => isHere && setError(reason));
    return () => {
      isHere = false;
    };
  }, [online, attempts]);

  const retry = useCallback(() => {
    setError(null);
    setAttempts((before) => before + 1);
  }, []);
  const change: NoticeControl['change'] = useCallback(
    async (work) => {
      if (online === null || settings === null || me === null) return;
      await work(online.client, settings, me);
      setSettings(await online.client.noticeSettings());
    },
    [online, settings, me],
  );
  return { settings, me, error: error ?? missing, retry, change };
}
