/** A table before the game: who is there, who is still missing, and the link that brings them. */
import type { TableSummary } from '@bottega/protocol';
import { useEffect } from 'react';
import { explainError } from '../../errors';
import { gameCard } from '../../games';
import { botName } from '../../games/new-table';
import { Failure } from '../../page/Failure';
import { Page } from '../../page/Page';
import { go, href } from '../../router';
import { useText } from '../../text/use-text';
import { Waiting } from '../../ui/Waiting';
import { JoinForm } from './JoinForm';
import { PlaceRow } from './PlaceRow';
import { QrCode } from './QrCode';
import { ShareLink } from './ShareLink';
import { useRoom } from './use-room';
import '../setup/Setup.css';
import './Room.css';

export function Room({ id }: { readonly id: string }) {
  const pageText = useText();
  const { t } = pageText;
  const { table, error, refusal, attempt } = useRoom(id);
  const hasBegun = table !== null && table.status !== 'waiting' && table.status !== 'expired';
  useEffect(() => {
    if (hasBegun) go({ page: 'table', id });
  }, [hasBegun, id]);

  if (error !== null) {
    return (
      <Page>
        <Failure error={error} game={null} />
      </Page>
    );
  }
  if (table === null || hasBegun) {
    return (
      <Page>
        <Waiting />
      </Page>
    );
  }
  const game = gameCard(table.game)?.title ?? table.game;
  if (table.status === 'expired') return <Closed game={game} />;
  const address = new URL(href({ page: 'room', id }), location.href).href;
  const isSeated = table.places.some(({ isMe }) => isMe);
  const isFull = table.places.every((place) => place.name !== null);
  const host = table.places.find((place) => place.isHost)?.name ?? '';
  return (
    <Page title={t('room.title', { game })}>
      <div className="room">
        <h1>{t('room.title', { game })}</h1>
        {isSeated ? (
          <section aria-labelledby="room-invite">
            <h2 id="room-invite">{t('room.invite')}</h2>
            <ShareLink address={address} game={game} />
            <figure className="room-scan">
              <QrCode address={address} />
              <figcaption>{t('room.codeHint')}</figcaption>
            </figure>
          </section>
        ) : (
          <JoinForm table={table} attempt={attempt} />
        )}
        <section aria-labelledby="room-places">
          <h2 id="room-places">{t('setup.who')}</h2>
          <ol className="room-places card" aria-live="polite">
            {table.places.map((place) => (
              <PlaceRow
                key={place.place}
                place={place}
                isHost={table.isHost}
                onBot={(bot) =>
                  void attempt(({ client }) => client.sitBot(id, place.place, bot, botName(place.place, host)))
                }
              />
            ))}
          </ol>
        </section>
        <p role="alert" className="setup-error">
          {refusal === null ? null : explainError(refusal, pageText)}
        </p>
        <Ways table={table} isFull={isFull} isSeated={isSeated} host={host} attempt={attempt} />
      </div>
    </Page>
  );
}

interface WaysProps {
  readonly table: TableSummary;
  readonly isFull: boolean;
  readonly isSeated: boolean;
  readonly host: string;
  readonly attempt: ReturnType<typeof useRoom>['attempt'];
}

/** The host starts; everybody else waits for it. */
function Ways({ table: { id, isHost }, isFull, isSeated, host, attempt }: WaysProps) {
  const { t } = useText();
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
      {isSeated && (
        <button type="button" className="quiet" onClick={() => void attempt(({ client }) => client.leaveTable(id))}>
          {t(isHost ? 'room.close' : 'room.leave')}
        </button>
      )}
      <a className="button quiet" href={href({ page: 'home' })}>
        {t('end.home')}
      </a>
      <p id="room-start-hint" role="status">
        {isHost ? (isFull ? null : t('room.startHint')) : isSeated ? t('room.waitForHost', { name: host }) : null}
      </p>
    </div>
  );
}

function Closed({ game }: { readonly game: string }) {
  const { t } = useText();
  return (
    <Page title={t('room.title', { game })}>
      <div className="room">
        <h1>{t('room.title', { game })}</h1>
        <p role="alert">{t('room.closed')}</p>
        <a className="button primary" href={href({ page: 'home' })}>
          {t('end.home')}
        </a>
      </div>
    </Page>
  );
}
