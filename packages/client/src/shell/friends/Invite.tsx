/** The link to a table, to be sent or scanned, with an address that others can open. */
import type { TableSummary } from '@bottega/protocol';
import { useEffect, useState } from 'react';
import { useLoadOnline } from '../../online';
import { href } from '../../router';
import { useText } from '../../text/use-text';
import { QrCode } from './QrCode';
import { ShareLink } from './ShareLink';

interface InviteProps {
  readonly table: TableSummary;
  readonly game: string;
}

/** Where somebody else finds what is at this address: on the same page, unless only this machine knows it by that name. */
interface Reach {
  readonly address: string;
  /** Whether it is for the same network, for this machine only, or for everybody; null until it is known. */
  readonly for: 'all' | 'network' | 'here' | null;
}

export function Invite({ table: { id }, game }: InviteProps) {
  const { t } = useText();
  const { address, for: readers } = useReach(href({ page: 'room', id }));
  return (
    <section aria-labelledby="room-invite">
      <h2 id="room-invite">{t('room.invite')}</h2>
      <ShareLink address={address} game={game} />
      {readers === 'network' && <p className="setup-hint">{t('lobby.network')}</p>}
      <figure className="room-scan">
        <QrCode address={address} label={t('room.code')} />
        <figcaption>{t(readers === 'here' ? 'lobby.onlyHere' : 'room.codeHint')}</figcaption>
      </figure>
    </section>
  );
}

function useReach(hash: string): Reach {
  const load = useLoadOnline();
  const own = new URL(hash, location.href).href;
  const isOwnMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);
  const [reach, setReach] = useState<Reach>({ address: own, for: isOwnMachine ? null : 'all' });
  useEffect(() => {
    if (!isOwnMachine) return;
    let isHere = true;
    const ask = async () => {
      const { client } = await load();
      const [first] = (await client.whereabouts()).addresses;
      if (!isHere) return;
      if (first === undefined) setReach({ address: own, for: 'here' });
      else setReach({ address: new URL(`${location.pathname}${hash}`, first).href, for: 'network' });
    };
    ask().catch(() => {}); // the link as it is still leads here
    return () => {
      isHere = false;
    };
  }, [load, own, hash, isOwnMachine]);
  return reach;
}
