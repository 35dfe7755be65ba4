/** A palace: whose it is and what stands beside it, the domain above, the wheel of rooms between the courtiers. */
import './Palace.css';
import type { Seat } from '@bottega/kernel';
import { DYNASTIES, NONE } from '@bottega/virtu/show';
import { useEffect, useRef, useState } from 'react';
import { SeatSign } from '../../../ui/SeatSign';
import { useSteadyHeight } from '../../board/use-steady-height';
import { Arms } from '../art/Arms';
import { type BoardContext, playerName } from '../board-context';
import { Court } from './Court';
import { Domain } from './Domain';
import type { PartProps } from './part';
import { Rooms } from './Rooms';
import { Stats } from './Stats';
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
  useSteadyHeight(palace, isOwn ? String(view.open.year) : null);
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
      <Stats shown={shown} seat={seat} />
    </header>
  );
}
