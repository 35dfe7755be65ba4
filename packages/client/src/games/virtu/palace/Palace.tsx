/** A palace: whose it is and what stands beside it, the domain above, the wheel of rooms between the courtiers. */
import './Palace.css';
import type { Seat } from '@bottega/kernel';
import { BONUSES, DYNASTIES, FIRST_WORK, NONE, stateFromView, TROOPS, troopsOf } from '@bottega/virtu/show';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SeatSign } from '../../../ui/SeatSign';
import { useSteadyHeight } from '../../board/use-steady-height';
import { Arms } from '../art/Arms';
import { Sym } from '../art/Sym';
import { type BoardContext, playerName, t } from '../board-context';
import { Court } from './Court';
import { Domain } from './Domain';
import type { PartProps } from './part';
import { Rooms } from './Rooms';
import { isPlacing, Tray } from './Tray';
import { useCardCarry } from './use-card-carry';

interface PalaceProps {
  readonly shown: BoardContext;
  readonly seat: Seat;
  readonly isOwn: boolean;
}

/** A screen on which the palaces of the others begin folded up. */
const SMALL = '(max-width: 40rem)';

export function Palace({ shown, seat, isOwn }: PalaceProps) {
  const { view, seen, lit } = shown;
  const carry = useCardCarry(shown);
  const [isOpen, setOpen] = useState(() => isOwn || !matchMedia(SMALL).matches);
  // What is pointed at in a palace that is folded up must be seen.
  const isPointedAt = [...lit].some((thing) => thing.startsWith(`room-${seat}-`));
  useEffect(() => {
    if (isPointedAt) setOpen(true);
  }, [isPointedAt]);
  const part: PartProps = { shown, seat, isOwn, carry };
  const palace = useRef<HTMLElement>(null);
  useSteadyHeight(palace, isOwn && seen.asked.includes(seat) ? String(view.open.year) : null);
  return (
    <article
      ref={palace}
      className={`vi-palace seat-band card ${lit.has(`seat-${seat}`) ? 'lit' : ''}`}
      data-thing={`seat-${seat}`}
      data-seat={seat}
      data-own={isOwn}
      data-asked={seen.asked.includes(seat)}
      data-placing={isOwn && isPlacing(shown, seat)}
      data-part={isOwn ? 'palace' : undefined}
      data-group={`palace-${seat}`}
      data-topic="palace"
      aria-label={playerName(shown, seat)}
    >
      {isOwn ? (
        <>
          <div className="vi-palace-top">
            <Head {...part} />
            <Tray {...part} />
          </div>
          <Inside {...part} />
        </>
      ) : (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>
            <Head {...part} />
          </summary>
          {view.open.palaces[seat].dynasty !== NONE && isOpen && <Inside {...part} />}
        </details>
      )}
    </article>
  );
}

function Inside(part: PartProps) {
  const { shown, seat } = part;
  if (shown.view.open.palaces[seat].dynasty === NONE) return null;
  return (
    <>
      <Domain {...part} />
      <div className="vi-wheel">
        <Court {...part} side="left" />
        <Rooms {...part} />
        <Court {...part} side="right" />
      </div>
    </>
  );
}

function Head({ shown, seat }: PartProps) {
  const { view, text } = shown;
  const palace = view.open.palaces[seat];
  const dynasty = palace.dynasty === NONE ? null : DYNASTIES[palace.dynasty];
  const reserve = TROOPS - troopsOf(stateFromView(view), seat);
  return (
    <header className="vi-palace-head">
      {dynasty !== null && <Arms dynasty={dynasty} size="2.2em" />}
      <h2>
        <SeatSign seat={seat} /> {playerName(shown, seat)}
      </h2>
      {dynasty !== null && (
        <span className="vi-dynasty" data-topic={`dynasty:${dynasty}`}>
          {text.names.houses[dynasty]}
        </span>
      )}
      <ul className="vi-stats">
        <Stat
          sign="florin"
          topic="treasury"
          count={palace.treasury}
          said={t(shown, 'table.florins', { florins: palace.treasury })}
        />
        <Stat
          sign="city"
          topic="cityTrack"
          count={palace.cities}
          said={t(shown, 'table.cities', { cities: palace.cities })}
        />
        <Stat
          sign="patronize"
          topic="patronageTrack"
          count={palace.rank}
          said={t(shown, 'table.rank', { rank: palace.rank })}
        />
        <Stat
          sign="agent"
          topic="agent"
          count={palace.agents}
          said={t(shown, 'table.agents', { agents: palace.agents })}
        />
        <Stat sign="troop" topic="troop" count={reserve} said={t(shown, 'table.troops', { troops: reserve })} />
        {palace.warTokens > 0 && (
          <Stat
            sign="token"
            topic="warToken"
            count={palace.warTokens}
            said={t(shown, 'table.tokens', { tokens: palace.warTokens })}
          />
        )}
        {palace.trophies.length > 0 && (
          <Stat
            sign="trophy"
            topic="trophy"
            count={palace.trophies.length}
            said={t(shown, 'table.trophies', { trophies: palace.trophies.length })}
          >
            {palace.trophies.map((from) => (
              <SeatSign key={from} seat={from} />
            ))}
          </Stat>
        )}
        {palace.bonuses.map((bonus) => (
          <li key={bonus} className="vi-tag" data-topic={`bonus:${BONUSES[bonus]}`}>
            <Sym name={bonus < FIRST_WORK ? 'courtier' : 'work'} /> {text.names.bonuses[BONUSES[bonus]]}
          </li>
        ))}
      </ul>
    </header>
  );
}

interface StatProps {
  readonly sign: string;
  readonly topic: string;
  readonly count: number;
  /** The count with what is counted: where there is little room it is for pointers and screen readers only. */
  readonly said: string;
  readonly children?: ReactNode;
}

function Stat({ sign, topic, count, said, children }: StatProps) {
  return (
    <li data-topic={topic} title={said}>
      <Sym name={sign} /> <span className="vi-said">{said}</span>
      <span className="vi-brief" aria-hidden="true">
        {count}
      </span>
      {children}
    </li>
  );
}
