/** A principality: environs, wall, city, palace and church, with tokens and cubes in their places, and the two cards. */
import './Principality.css';
import type { Seat } from '@bottega/kernel';
import { withMinus } from '@bottega/kernel/text';
import { standing, strength } from '@bottega/principato/show';
import { IDLE_CONTROLLER } from '../../choosing/choice-controller';
import { Target } from '../../choosing/Target';
import { useText } from '../../text/use-text';
import { SeatSign } from '../../ui/SeatSign';
import { Icon } from './art/icons';
import { PrincipalityScene } from './art/Principality';
import type { BoardContext } from './board-context';
import { Goals } from './Goals';
import { Hand } from './Hand';
import type { ChangeCarry } from './use-change-carry';
import { Palace, Soldiers, Store } from './Zones';

interface PrincipalityProps {
  readonly shown: BoardContext;
  readonly seat: Seat;
  /** Given for one's own, from which cards can be carried away. */
  readonly carry: ChangeCarry | null;
}

export function Principality({ shown, seat, carry }: PrincipalityProps) {
  const { view, info, text, say, pick, seen, lit, tables } = shown;
  const one = view.open.principalities[seat];
  const { names } = text;
  const { capacity } = tables.data;
  const isOwn = carry !== null;
  const { t } = useText();
  const stands = standing(tables, view, seat);
  const points = stands.points.reduce((sum, part) => (part.isSecret ? sum : sum + part.points), 0);
  // After the end the goals lie open too.
  const isAll = stands.unknown === null && stands.points.every(({ isSecret }) => !isSecret);
  const player = info.players[seat];
  return (
    <article
      className={`pr-board seat-band card ${lit.has(`seat-${seat}`) ? 'lit' : ''}`}
      data-thing={`seat-${seat}`}
      data-seat={seat}
      data-own={isOwn}
      data-asked={seen.asked.includes(seat)}
      data-topic="principality"
      data-group={`seat-${seat}`}
      data-name={player.name}
      aria-label={player.name}
    >
      <div className="pr-scene" aria-hidden="true">
        <PrincipalityScene />
      </div>
      <div className="pr-parts">
        <header className="pr-head">
          <SeatSign seat={seat} />
          <h3>{player.name}</h3>
          {view.open.firstPlayer === seat && <Icon name="first-player" title={text.messages['table.firstPlayer']} />}
          <span className="pr-figure" data-topic="vp">
            <span className="sr-only">
              {isAll ? t('table.points', { count: points }) : say({ key: 'table.points', values: { vp: points } })}
            </span>
            <span aria-hidden="true">
              <Icon name="vp" /> {points}
            </span>
          </span>
          <span className="pr-figure" data-topic="strength">
            <Icon name="strength" title={names.terms.militaryStrength} /> {withMinus(String(strength(one)))}
          </span>
        </header>
        <div className="pr-zones">
          <Store
            zone="environs"
            producer="field"
            producers={one.field}
            store="farm"
            stores={one.farm}
            capacity={capacity.farm}
            cube="food"
            cubes={one.food}
            shown={shown}
          />
          <Store
            zone="city"
            producer="palazzo"
            producers={one.palazzo}
            store="bank"
            stores={one.bank}
            capacity={capacity.bank}
            cube="gold"
            cubes={one.gold}
            shown={shown}
          />
          <Target
            choice={{ type: 'favor' }}
            pick={isOwn ? pick : IDLE_CONTROLLER}
            className="pr-zone pr-church"
            topic="zone:church"
            label={text.messages['choice.favor']}
          >
            <h4>{names.zones.church}</h4>
            <span className="pr-cubes">
              {Array.from({ length: capacity.church }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
                <span key={at} className="pr-cube-place">
                  {at < one.favor && <Icon name="favor" />}
                </span>
              ))}
              <span className="sr-only">{say({ key: 'table.stored', values: { of: 'favor', count: one.favor } })}</span>
            </span>
          </Target>
          <Soldiers one={one} shown={shown} supplier={isOwn ? seat : null} />
          <Palace shown={shown} one={one} />
        </div>
        <Hand shown={shown} seat={seat} carry={carry} />
        {(isOwn || view.all !== null) && <Goals shown={shown} seat={seat} />}
      </div>
    </article>
  );
}
