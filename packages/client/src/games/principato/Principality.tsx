/** A principality: environs, wall, city, palace and church, with tokens and cubes in their places, and the two cards. */
import './Principality.css';
import type { Seat } from '@bottega/kernel';
import { withMinus } from '@bottega/kernel/text';
import { type Choice, strength } from '@bottega/principato/show';
import { IDLE_CONTROLLER } from '../../choosing/choice-controller';
import { Target } from '../../choosing/Target';
import { SeatSign } from '../../ui/SeatSign';
import { Icon } from './art/icons';
import { PrincipalityScene } from './art/Principality';
import type { BoardContext } from './board-context';
import { Card } from './Card';
import { Goals } from './Goals';
import { Palace, Soldiers, Store } from './Zones';

interface PrincipalityProps {
  readonly shown: BoardContext;
  readonly seat: Seat;
  readonly isOwn: boolean;
}

export function Principality({ shown, seat, isOwn }: PrincipalityProps) {
  const { view, info, text, say, pick, seen, lit, tables } = shown;
  const one = view.open.principalities[seat];
  const { names } = text;
  const { capacity } = tables.data;
  const military = one.military ?? (isOwn ? (view.own?.military ?? null) : (view.all?.own[seat].military ?? null));
  const player = info.players[seat];
  return (
    <article
      className={`pr-board seat-band card ${lit.has(`seat-${seat}`) ? 'lit' : ''}`}
      data-thing={`seat-${seat}`}
      data-seat={seat}
      data-asked={seen.asked.includes(seat)}
      data-topic="principality"
      data-name={player.name}
      aria-label={player.name}
    >
      <div className="pr-scene" aria-hidden="true">
        <PrincipalityScene />
      </div>
      <header className="pr-head">
        <SeatSign seat={seat} />
        <h3>{player.name}</h3>
        {view.open.firstPlayer === seat && <Icon name="first-player" title={text.messages['table.firstPlayer']} />}
        {military !== null && (
          <span className="pr-figure" data-topic="vp">
            <Icon name="vp" title={say({ key: 'table.military', values: { vp: military } })} /> {military}
          </span>
        )}
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
          names={names}
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
          names={names}
        />
        <Target
          choice={{ type: 'favor' }}
          pick={isOwn ? pick : NOTHING_HERE}
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
        <Soldiers one={one} names={names} />
        <Palace shown={shown} one={one} />
      </div>
      <div className="pr-hand" data-topic="hand">
        {isOwn && <h4 className="sr-only">{names.terms.hand}</h4>}
        {one.hand.map((card, slot) => {
          const id = tables.cards[card].type?.type ?? '';
          const activate: Choice = { type: 'activate', slot };
          const change: Choice = { type: 'change', slot };
          return (
            <div key={card} className="pr-hand-card">
              <Target
                choice={activate}
                pick={isOwn ? pick : NOTHING_HERE}
                className="pr-slot"
                label={say({ key: 'choice.activate', values: { card: id } })}
              >
                <Card shown={shown} card={card} />
              </Target>
              {isOwn && pick.status(change) !== 'none' && (
                <Target
                  choice={change}
                  pick={pick}
                  className="pr-change"
                  topic="change"
                  label={say({ key: 'choice.change', values: { card: id } })}
                >
                  <Icon name="exchange" topic="change" /> {text.messages['table.change']}
                </Target>
              )}
            </div>
          );
        })}
        {(isOwn || view.all !== null) && <Goals shown={shown} seat={seat} />}
      </div>
    </article>
  );
}

/** Other players' boards answer nothing: a click there is not a choice. */
const NOTHING_HERE = IDLE_CONTROLLER;
