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
          <Sym name={bonus < FIRST_WORK ? 'courtier' : 'work'} />{' '}
          <span className="vi-tag-name">{text.names.bonuses[BONUSES[bonus]]}</span>
        </li>
      ))}
    </ul>
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
