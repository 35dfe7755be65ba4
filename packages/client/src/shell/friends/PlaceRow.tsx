/** One place at a table that waits: a person, a bot, or nobody yet. */
import { LEVELS } from '@bottega/bots/levels';
import type { Place } from '@bottega/protocol';
import { useText } from '../../text/use-text';
import { botLevel } from '../../ui/bot-level';
import { PersonLink } from '../../ui/PersonLink';
import { SeatSign } from '../../ui/SeatSign';

interface PlaceRowProps {
  readonly place: Place;
  /** Whether whoever looks may let bots sit down, and send people away. */
  readonly isHost: boolean;
  onBot(bot: string | null): void;
  onRemove(): void;
}

export function PlaceRow({ place: one, isHost, onBot, onRemove }: PlaceRowProps) {
  const pageText = useText();
  const { t } = pageText;
  const { place, name, bot, person, isHost: isOfHost, isMe, heldFor, before } = one;
  const number = place + 1;
  return (
    <li className="room-place" data-free={name === null}>
      <SeatSign seat={place} />
      <span className="room-name">
        {name !== null ? (
          <PersonLink name={name} person={person} />
        ) : heldFor === null ? (
          t('room.free')
        ) : (
          t('lobby.heldFor', { name: heldFor })
        )}
        {before !== null && <small>{t('lobby.before', { name: before })}</small>}
        {bot !== null && <small>{t('setup.botLevel', { level: botLevel(pageText, bot) })}</small>}
        {isMe && <small>{t('table.you')}</small>}
        {isOfHost && <small>{t('room.host')}</small>}
      </span>
      {isHost && (name === null || bot !== null) && (
        <select
          aria-label={t('room.botAt', { number })}
          value={bot ?? ''}
          onChange={({ target }) => onBot(target.value === '' ? null : target.value)}
        >
          <option value="">{t('room.noBot')}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {t('setup.botLevel', { level: botLevel(pageText, level) })}
            </option>
          ))}
        </select>
      )}
      {isHost && name !== null && bot === null && !isMe && (
        <button type="button" className="quiet" aria-label={t('lobby.removeName', { name })} onClick={onRemove}>
          {t('lobby.remove')}
        </button>
      )}
    </li>
  );
}
