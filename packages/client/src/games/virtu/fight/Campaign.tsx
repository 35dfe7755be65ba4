/** The end of a spring between two fights: sieges still to be fought, with the strengths and what bonuses could add, and retreats. */
import './Campaign.css';
import type { Seat } from '@bottega/kernel';
import { CITIES, CITY_COUNT, stateFromView, troopPlace } from '@bottega/virtu/show';
import { SeatSign } from '../../../ui/SeatSign';
import { type BoardContext, t } from '../board-context';
import { siegeFigures } from '../map/odds';

/** Troops of a seat before a city. */
interface Host {
  readonly city: number;
  readonly seat: Seat;
  readonly troops: number;
  readonly isWithdrawing: boolean;
}

export function Campaign({ shown }: { readonly shown: BoardContext }) {
  const hosts = hostsOf(shown);
  const besieging = hosts.filter(({ isWithdrawing }) => !isWithdrawing);
  const withdrawing = hosts.filter(({ isWithdrawing }) => isWithdrawing);
  return (
    <>
      <Hosts
        shown={shown}
        title="table.sieges"
        topic="siege"
        hosts={besieging}
        line={({ city, seat }) => {
          const { attack, defence } = siegeFigures(shown, seat, city);
          return t(shown, 'table.siegeOf', { seat, city: CITIES[city], strength: attack, against: defence });
        }}
      />
      <Hosts
        shown={shown}
        title="table.retreating"
        topic="retreat"
        hosts={withdrawing}
        line={({ city, seat, troops }) => t(shown, 'table.retreatFrom', { seat, city: CITIES[city], troops })}
      />
    </>
  );
}

interface HostsProps {
  readonly shown: BoardContext;
  readonly title: string;
  readonly topic: string;
  readonly hosts: readonly Host[];
  readonly line: (host: Host) => string;
}

function Hosts({ shown, title, topic, hosts, line }: HostsProps) {
  if (hosts.length === 0) return null;
  return (
    <section className="vi-campaign card" aria-label={shown.text.messages[title]} data-topic={topic}>
      <h2>{shown.text.messages[title]}</h2>
      <ul>
        {hosts.map((host) => (
          <li key={`${host.city} ${host.seat}`} data-thing={`city-${host.city}`}>
            <SeatSign seat={host.seat} /> {line(host)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Troops before cities of others, in turn order. */
function hostsOf({ view }: BoardContext): Host[] {
  const { owner, troops, withdrawing, turnOrder } = view.open;
  const state = stateFromView(view);
  return turnOrder.flatMap((seat) =>
    Array.from({ length: CITY_COUNT }, (_, city): Host => {
      const place = troopPlace(state, city, seat);
      return { city, seat, troops: troops[place], isWithdrawing: withdrawing.includes(place) };
    }).filter((host) => host.troops > 0 && (owner[host.city] !== seat || host.isWithdrawing)),
  );
}
