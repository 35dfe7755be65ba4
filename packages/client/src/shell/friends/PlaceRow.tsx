/** One place at a table that waits: a person, a bot, or nobody yet. */
import { LEVELS } from '@bottega/bots/levels';
import type { Place } from '@bottega/protocol';
import { useText } from '../../text/use-text';
import { botLevel } from '../../ui/bot-level';
import { SeatSign } from '../../ui/SeatSign';

interface PlaceRowProps {
  readonly place: Place;
  /** Whether whoever looks may let bots sit down. */
  readonly isHost: boolean;
  onBot(bot: string | null): void;
}

export function PlaceRow({ place: { place, name, bot, isHost: isOfHost, isMe }, isHost, onBot }: PlaceRowProps) {
  const pageText = useText();
  const { t } = pageText;
  const number = place + 1;
  return (
    <li className="room-place" data-free={name === null}>
      <SeatSign seat={place} />
      <span className="room-name">
        {name ?? t('room.free')}
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
    </li>
  );
}
