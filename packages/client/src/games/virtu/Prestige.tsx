/** The prestige board: both tracks with their stacks, and the alliances with the great powers. */
import './Prestige.css';
import type { Seat } from '@bottega/kernel';
import {
  BY_FRANCE,
  type Choice,
  crossesOf,
  FRANCE,
  NONE,
  POWERS,
  POWERS_FROM,
  powerPlace,
  SYMBOLS,
  stateFromView,
  trackSpace,
} from '@bottega/virtu/show';
import { Targets } from '../../choosing/Targets';
import { SeatSign } from '../../ui/SeatSign';
import { Sym } from './art/Sym';
import { type BoardContext, meant, playerName, t } from './board-context';
import { costHeard } from './card/heard';
import { Relief } from './card/Relief';

export function Prestige({ shown }: { readonly shown: BoardContext }) {
  const { view, text, tables } = shown;
  const { open } = view;
  const { names } = text;
  const state = stateFromView(view);
  const seats = open.palaces.map((_, seat) => seat);
  return (
    <section className="vi-prestige card" data-group="prestige">
      <Track
        title={names.terms.cityTrack}
        topic="cityTrack"
        thing="track-cities"
        points={tables.data.cityPoints}
        // The front of the stack lies on top.
        on={(space) => open.standing.filter((seat) => trackSpace(state, seat) === space)}
        shown={shown}
      />
      <Track
        title={names.terms.patronageTrack}
        topic="patronageTrack"
        thing="track-patronage"
        points={tables.data.patronagePoints}
        on={(space) => seats.filter((seat) => open.palaces[seat].rank === space)}
        shown={shown}
      />
      <p className="vi-crosses" data-topic="religion" data-thing="crosses">
        {text.messages['table.religion']}{' '}
        {seats.map((seat) => (
          <span key={seat} className="vi-order" data-seat={seat}>
            <SeatSign seat={seat} />
            <span className="sr-only">{playerName(shown, seat)}</span> {crossesOf(tables, state, seat)}
          </span>
        ))}
      </p>
      <Powers shown={shown} />
    </section>
  );
}

function Powers({ shown }: { readonly shown: BoardContext }) {
  return (
    <ul className="vi-powers">
      {POWERS.map((power, index) => (
        <li key={power}>
          <PowerView shown={shown} power={index} />
        </li>
      ))}
    </ul>
  );
}

/** The powers by themselves, for whoever looks for an ally: the prestige board stays where it is. */
export function Alliances({ shown }: { readonly shown: BoardContext }) {
  const { terms } = shown.text.names;
  return (
    <section className="vi-alliances card" data-topic="alliance" aria-label={terms.alliance}>
      <h2>{terms.alliance}</h2>
      <Powers shown={shown} />
    </section>
  );
}

interface TrackProps {
  readonly shown: BoardContext;
  readonly title: string;
  readonly topic: string;
  readonly thing: string;
  readonly points: readonly number[];
  on(space: number): readonly Seat[];
}

function Track({ shown, title, topic, thing, points, on }: TrackProps) {
  return (
    <div className="vi-track" data-topic={topic} data-thing={thing}>
      <h2>{title}</h2>
      <ol>
        {points.map((worth, space) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of a track are what they are by their number
          <li key={space}>
            <span className="vi-space">{space}</span>
            <span className="vi-stack">
              {on(space).map((seat) => (
                <span key={seat} data-seat={seat} title={playerName(shown, seat)}>
                  <SeatSign seat={seat} />
                  <span className="sr-only">{playerName(shown, seat)}</span>
                </span>
              ))}
            </span>
            <span className="vi-worth">
              <span className="sr-only">{t(shown, 'table.points', { points: worth })}</span>
              <span aria-hidden="true">{worth}★</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const BY_FRENCH_ALLY: Choice = { type: 'declare', bonus: BY_FRANCE };

function PowerView({ shown, power }: { readonly shown: BoardContext; readonly power: number }) {
  const { view, text, tables } = shown;
  const { ally, allyReady, agents } = view.open;
  const { names } = text;
  const id = POWERS[power];
  const place = powerPlace(power);
  const choices: Choice[] = [
    { type: 'ally', power },
    { type: 'reactivate', power },
    ...SYMBOLS.map((symbol): Choice => ({ type: 'use', source: POWERS_FROM + power, symbol })),
    ...(power === FRANCE ? [BY_FRENCH_ALLY] : []),
    { type: 'agent', place },
    { type: 'moveAgent', place },
    { type: 'moveTo', place },
    { type: 'remove', place },
  ];
  const state = ally[power] === NONE ? '' : text.messages[allyReady[power] ? 'table.ready' : 'table.used'];
  return (
    <Targets
      choices={meant(shown, choices)}
      pick={shown.pick}
      label={names.powers[id]}
      className="vi-power"
      topic={`power:${id}`}
      thing={`power-${power}`}
    >
      <span className="vi-power-name">{names.powers[id]}</span>
      <span className="sr-only">{costHeard(shown, tables.powerCosts[power])}</span>
      <span aria-hidden="true">
        <Relief shown={shown} relief={tables.powerCosts[power]} />
      </span>
      {ally[power] !== NONE && (
        <span className="vi-tag" data-seat={ally[power]}>
          <SeatSign seat={ally[power]} />
          {playerName(shown, ally[power])} ({state})
        </span>
      )}
      {agents[place] !== NONE && (
        <span className="vi-tag" data-seat={agents[place]} data-topic="agent">
          <Sym name="agent" title={names.terms.agent} />
          <SeatSign seat={agents[place]} />
          <span className="sr-only">{playerName(shown, agents[place])}</span>
        </span>
      )}
    </Targets>
  );
}
