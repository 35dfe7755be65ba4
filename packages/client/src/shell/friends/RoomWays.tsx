/** What can be done with a table that waits: the host starts or closes it, everybody else waits or goes. */
import type { TableSummary } from '@bottega/protocol';
import { useState } from 'react';
import { href } from '../../router';
import { useText } from '../../text/use-text';
import type { RoomControl } from './use-room';

interface RoomWaysProps {
  readonly table: TableSummary;
  readonly attempt: RoomControl['attempt'];
}

export function RoomWays({ table: { id, game, isHost, places }, attempt }: RoomWaysProps) {
  const { t } = useText();
  const [isClosing, setClosing] = useState(false);
  const isSeated = places.some(({ isMe }) => isMe);
  const isFull = places.every(({ name }) => name !== null);
  const host = places.find((place) => place.isHost)?.name ?? '';
  // Whoever sits there alone takes nobody's place away.
  const isAlone = places.every(({ name, bot, isMe }) => name === null || bot !== null || isMe);
  const leave = () => void attempt(({ client }) => client.leaveTable(id));
  return (
    <div className="setup-ways">
      {isHost && (
        <button
          type="button"
          className="primary"
          aria-disabled={!isFull}
          aria-describedby="room-start-hint"
          onClick={() => isFull && void attempt(({ client }) => client.start(id))}
        >
          {t('setup.begin')}
        </button>
      )}
      {isSeated && !isClosing && (
        <button type="button" className="quiet" onClick={() => (isHost && !isAlone ? setClosing(true) : leave())}>
          {t(isHost ? 'room.close' : 'room.leave')}
        </button>
      )}
      <a className="button quiet" href={href({ page: 'primer', game })}>
        {t('nav.primer')}
      </a>
      <a className="button quiet" href={href({ page: 'home' })}>
        {t('end.home')}
      </a>
      {isClosing && (
        <span className="room-sure" role="alert">
          <span>{t('lobby.closeAsk')}</span>
          <button type="button" onClick={leave}>
            {t('lobby.closeSure')}
          </button>
          <button type="button" className="quiet" onClick={() => setClosing(false)}>
            {t('waste.back')}
          </button>
        </span>
      )}
      <p id="room-start-hint" role="status">
        {isHost ? (isFull ? null : t('room.startHint')) : isSeated ? t('room.waitForHost', { name: host }) : null}
      </p>
    </div>
  );
}
