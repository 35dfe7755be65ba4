/** What stands beside a palace: florins, cities, patronage, agents, troops in reserve, and what was won. */
import type { Seat } from '@bottega/kernel';
import { BONUSES, FIRST_WORK, stateFromView, TROOPS, troopsOf } from '@bottega/virtu/show';
import type { ReactNode } from 'react';
import { SeatSign } from '../../../ui/SeatSign';
import { Sym } from '../art/Sym';
import { type BoardContext, t } from '../board-context';

interface StatsProps {
  readonly shown: BoardContext;
  readonly seat: Seat;
  /** By signs and numbers alone, for the eye: they are said elsewhere. */
  readonly isBrief?: boolean;
}

export function Stats({ shown, seat, isBrief = false }: StatsProps) {
  const { view, text } = shown;
  const palace = view.open.palaces[seat];
  const reserve = TROOPS - troopsOf(stateFromView(view), seat);
  return (
    <ul className="vi-stats" data-brief={isBrief} aria-hidden={isBrief || undefined}>
      <Stat shown={shown} sign="florin" topic="treasury" counted="florins" count={palace.treasury} />
      <Stat shown={shown} sign="city" topic="cityTrack" counted="cities" count={palace.cities} />
      <Stat shown={shown} sign="patronize" topic="patronageTrack" counted="rank" count={palace.rank} />
      <Stat shown={shown} sign="agent" topic="agent" counted="agents" count={palace.agents} />
      <Stat shown={shown} sign="troop" topic="troop" counted="troops" count={reserve} />
      {palace.warTokens > 0 && (
        <Stat shown={shown} sign="token" topic="warToken" counted="tokens" count={palace.warTokens} />
      )}
      {palace.trophies.length > 0 && (
        <Stat shown={shown} sign="trophy" topic="trophy" counted="trophies" count={palace.trophies.length}>
          {palace.trophies.map((from) => (
            <SeatSign key={from} seat={from} />
          ))}
        </Stat>
      )}
      {palace.bonuses.map((bonus) => (
        <li key={bonus} className="vi-tag" data-topic={`bonus:${BONUSES[bonus]}`}>
          <Sym name={bonus < FIRST_WORK ? 'courtier' : 'work'} />{' '}
          <span className="vi-tag-name">{text.names.bonuses[BONUSES[bonus]]}</span>
        </li>
      ))}
    </ul>
  );
}

interface StatProps {
  readonly shown: BoardContext;
  readonly sign: string;
  readonly topic: string;
  /** What is counted, as the game's words for it are called. */
  readonly counted: string;
  readonly count: number;
  readonly children?: ReactNode;
}

function Stat({ shown, sign, topic, counted, count, children }: StatProps) {
  // Where there is little room it is for pointers and screen readers only.
  const said = t(shown, `table.${counted}`, { [counted]: count });
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
