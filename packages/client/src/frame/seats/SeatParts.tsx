/** A seat's points by their parts, and what else matters, in words. */
import type { Seat } from '@bottega/kernel';
import type { Say, Standing, Words } from '@bottega/kernel/text';
import { botIn } from '@bottega/table';
import type { ComponentType } from 'react';
import type { Player } from '../../table/table';
import { useText } from '../../text/use-text';
import { botLevel } from '../../ui/bot-level';
import { SeatSign } from '../../ui/SeatSign';
import { usePlaceBeside } from '../../ui/use-place-beside';
import { openPoints } from './SeatStrip';

interface SeatPartsProps {
  /** What it stands beside. */
  readonly at: Element;
  readonly player: Player;
  readonly seat: Seat;
  readonly isMe: boolean;
  readonly isFirst: boolean;
  readonly standing: Standing;
  readonly words: Words;
  readonly say: Say;
  readonly Sign: ComponentType<{ readonly id: string }> | undefined;
}

export function SeatParts({ at, player, seat, isMe, isFirst, standing, words, say, Sign }: SeatPartsProps) {
  const text = useText();
  const { t } = text;
  const bubble = usePlaceBeside(at);
  const { role, points, unknown, counts } = standing;
  const known = points.reduce((sum, part) => sum + part.points, 0);
  const bot = botIn(player);
  return (
    <li className="seats-parts card" ref={bubble.ref} style={bubble.style} data-seat={seat}>
      <p className="seats-parts-name">
        <SeatSign seat={seat} /> <b>{player.name}</b>
        {isMe && <span>{t('table.you')}</span>}
        {bot !== null && <span>{t('setup.botLevel', { level: botLevel(text, bot) })}</span>}
        {isFirst && <span>{t('table.firstPlayer')}</span>}
        {role !== undefined && <span>{say(role.says)}</span>}
      </p>
      <dl>
        {points.map(({ category, points: part, isSecret = false }) => (
          <div key={category} data-secret={isSecret}>
            <dt>
              {say(words.category(category))}
              {isSecret && <small> {t('table.secret')}</small>}
            </dt>
            <dd className="tabular">{t('table.number', { number: part })}</dd>
          </div>
        ))}
        <div className="seats-total">
          <dt>{t('end.total')}</dt>
          <dd className="tabular">{t('table.number', { number: openPoints(standing) })}</dd>
        </div>
        {known !== openPoints(standing) && (
          <div data-secret="true">
            <dt>{t('table.withSecret')}</dt>
            <dd className="tabular">{t('table.number', { number: known })}</dd>
          </div>
        )}
      </dl>
      {unknown !== null && <p className="seats-unknown">+ {say(unknown)}</p>}
      <ul>
        {counts.map(({ id, says }) => (
          <li key={id}>
            {Sign === undefined ? null : <Sign id={id} />} {say(says)}
          </li>
        ))}
      </ul>
    </li>
  );
}
