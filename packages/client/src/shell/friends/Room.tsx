/** A table before the game: who is there, who is still missing, how it is set, and the link that brings them. */
import { useEffect } from 'react';
import { explainError } from '../../errors';
import { gameCard } from '../../games';
import { botName } from '../../games/new-table';
import { Failure } from '../../page/Failure';
import { Page } from '../../page/Page';
import { go, href } from '../../router';
import { useText } from '../../text/use-text';
import { Waiting } from '../../ui/Waiting';
import { Invite } from './Invite';
import { JoinForm } from './JoinForm';
import { PlaceRow } from './PlaceRow';
import { RoomWays } from './RoomWays';
import { RoomSettings } from './settings/RoomSettings';
import { useRoom } from './use-room';
import '../setup/Setup.css';
import './Room.css';

export function Room({ id }: { readonly id: string }) {
  const pageText = useText();
  const { t } = pageText;
  const { table, error, refusal, wasSentAway, attempt, retry } = useRoom(id);
  const hasBegun = table !== null && table.status !== 'waiting' && table.status !== 'expired';
  useEffect(() => {
    if (hasBegun) go({ page: 'table', id });
  }, [hasBegun, id]);

  if (error !== null) {
    return (
      <Page>
        <Failure error={error} game={null} onRetry={retry} />
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
  const isSeated = table.places.some(({ isMe }) => isMe);
  const host = table.places.find((place) => place.isHost)?.name ?? '';
  return (
    <Page title={t('room.title', { game })}>
      <div className="setup room">
        <h1>{t('room.title', { game })}</h1>
        {table.brought !== null && (
          <p className="room-brought">{t(table.isHost ? 'lobby.broughtByMe' : 'lobby.brought', { name: host })}</p>
        )}
        <p role="status" className="room-news">
          {wasSentAway ? t('lobby.sentAway') : null}
        </p>
        {isSeated ? <Invite table={table} game={game} /> : <JoinForm table={table} attempt={attempt} />}
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
                onRemove={() => void attempt(({ client }) => client.removePerson(id, place.place))}
              />
            ))}
          </ol>
        </section>
        <RoomSettings table={table} attempt={attempt} />
        <p role="alert" className="setup-error">
          {refusal === null ? null : explainError(refusal, pageText)}
        </p>
        <RoomWays table={table} attempt={attempt} />
      </div>
    </Page>
  );
}

function Closed({ game }: { readonly game: string }) {
  const { t } = useText();
  return (
    <Page title={t('room.title', { game })}>
      <div className="setup room">
        <h1>{game}</h1>
        <p role="alert">{t('room.closed')}</p>
        <a className="button primary" href={href({ page: 'home' })}>
          {t('end.home')}
        </a>
      </div>
    </Page>
  );
}
