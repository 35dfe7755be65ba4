/** Who stands where, always in sight: a line of seats beneath the question. Pointing at one opens its parts. */
import './SeatStrip.css';
import type { Seat, View } from '@bottega/kernel';
import type { Say, Standing, Words } from '@bottega/kernel/text';
import type { TableState } from '@bottega/protocol';
import { botIn } from '@bottega/table';
import { type ComponentType, memo, useMemo, useRef, useState } from 'react';
import type { TableInfo } from '../../table/table';
import { useText } from '../../text/use-text';
import { botLevel } from '../../ui/bot-level';
import { SeatSign } from '../../ui/SeatSign';
import { SeatWait } from '../company/SeatWait';
import { SeatParts } from './SeatParts';

export interface SeatStripProps {
  readonly view: View;
  /** Whose eyes these are. */
  readonly seat: Seat | null;
  readonly asked: readonly Seat[];
  readonly info: TableInfo;
  /** How the others are doing at their own screens; null where everybody sits before this one. */
  readonly company: TableState | null;
  /** How long those who are asked have been waited for, in words; null if it is not worth saying. */
  readonly waited: string | null;
  readonly words: Words;
  readonly say: Say;
  readonly Sign: ComponentType<{ readonly id: string }> | undefined;
}

/** The points that everybody can count. */
export function openPoints({ points }: Standing): number {
  return points.reduce((sum, part) => (part.isSecret ? sum : sum + part.points), 0);
}

export const SeatStrip = memo(function SeatStrip({
  view,
  seat: eyes,
  asked,
  info,
  company,
  waited,
  words,
  say,
  Sign,
}: SeatStripProps) {
  const text = useText();
  const { t } = text;
  const [open, setOpen] = useState<{ readonly seat: Seat; readonly at: Element; readonly isKept: boolean } | null>(
    null,
  );
  const strip = useRef<HTMLUListElement>(null);
  const standings = useMemo(
    () => info.players.map((_, seat) => words.standing?.(view, seat) ?? null),
    [info, words, view],
  );
  const first = words.firstPlayer?.(view) ?? null;
  if (standings.every((standing) => standing === null)) return null;
  const shown = open === null ? null : standings[open.seat];
  return (
    <ul
      ref={strip}
      className="seats"
      aria-label={t('table.seats')}
      data-topic="frame.seats"
      data-tells
      data-group
      onPointerLeave={() => setOpen((now) => (now?.isKept ? now : null))}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(null)}
    >
      {info.players.map((player, seat) => {
        const standing = standings[seat];
        const bot = botIn(player);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} data-seat={seat} data-asked={asked.includes(seat)} data-thing={`strip-${seat}`}>
            <button
              type="button"
              className="seats-one"
              aria-expanded={open?.seat === seat}
              aria-current={asked.includes(seat) ? 'step' : undefined}
              onPointerEnter={({ pointerType, currentTarget }) =>
                pointerType === 'mouse' &&
                setOpen((now) => (now?.isKept ? now : { seat, at: currentTarget, isKept: false }))
              }
              onClick={({ currentTarget }) =>
                setOpen((now) => (now?.isKept && now.seat === seat ? null : { seat, at: currentTarget, isKept: true }))
              }
              onBlur={() => setOpen(null)}
            >
              <span className="seats-who">
                <SeatSign seat={seat} />
                <span className="seats-name">{player.name}</span>
                {company !== null && player.bot === null && !company.present.includes(seat) && (
                  <span className="seats-away" title={t('company.away')}>
                    <span aria-hidden="true">☾</span>
                    <span className="sr-only">{t('company.away')}</span>
                  </span>
                )}
                {asked.includes(seat) && <span className="sr-only">{t('table.deciding')}</span>}
              </span>
              <span className="seats-how">
                {bot !== null && (
                  <span className="seats-bot">
                    <span>{t('setup.botLevel', { level: botLevel(text, bot) })}</span>
                  </span>
                )}
                {company !== null && (
                  <SeatWait
                    seat={seat}
                    clocks={company.clocks}
                    waited={asked.includes(seat) && seat !== eyes ? waited : null}
                  />
                )}
                {first === seat && (
                  <span className="seats-first" title={t('table.firstPlayer')}>
                    <span aria-hidden="true">①</span>
                    <span className="sr-only">{t('table.firstPlayer')}</span>
                  </span>
                )}
                {standing?.role !== undefined && Sign !== undefined && (
                  <span className="seats-role" title={say(standing.role.says)}>
                    <span className="sr-only">{say(standing.role.says)}</span>
                    <Sign id={standing.role.id} />
                  </span>
                )}
                {standing !== null && (
                  <span className="seats-points tabular">
                    <span className="sr-only">{t('table.points', { count: openPoints(standing) })}</span>
                    <span aria-hidden="true">{t('table.number', { number: openPoints(standing) })}</span>
                    {(standing.unknown !== null || standing.points.some(({ isSecret }) => isSecret)) && (
                      <span className="seats-unknown" aria-hidden="true">
                        +
                      </span>
                    )}
                  </span>
                )}
                {standing?.counts.map(({ id, count, says }) => (
                  <span key={id} className="seats-count tabular">
                    <span className="sr-only">{say(says)}</span>
                    <span aria-hidden="true">
                      {Sign === undefined ? null : <Sign id={id} />}
                      {t('table.number', { number: count })}
                    </span>
                  </span>
                ))}
              </span>
            </button>
          </li>
        );
      })}
      {open !== null && shown !== null && (
        <SeatParts
          at={open.at}
          player={info.players[open.seat]}
          seat={open.seat}
          isMe={open.seat === eyes}
          isFirst={open.seat === first}
          standing={shown}
          words={words}
          say={say}
          Sign={Sign}
        />
      )}
    </ul>
  );
});
