/** The cubes of this round, one or two at a time, and beside them what Psalter and Small Business bring. */
import './CubeOffers.css';
import {
  actionsOf,
  BUSINESS,
  type Choice,
  CUBE_DUCATS,
  CUBES,
  cubePrice,
  NONE,
  psalterOf,
  stateFromView,
} from '@bottega/vulgari/show';
import type { ReactNode } from 'react';
import { Target } from '../../../choosing/Target';
import { Cube } from '../art/Cube';
import { type BoardContext, t } from '../board-context';
import { Actions } from '../parts/Actions';
import { Ducats } from '../parts/Ducats';
import { Knowing } from '../parts/Knowing';

const COUNTS = [1, 2] as const;

export function CubeOffers({ shown }: { readonly shown: BoardContext }) {
  const { text, view } = shown;
  const { terms } = text.names;
  const knowledge = view.seat === null ? 0 : psalterOf(stateFromView(view), view.seat);
  return (
    <div className="vu-cubes">
      <h2 data-topic="roundTable">{text.messages['table.available']}</h2>
      <ul className="vu-cubes-list">
        {CUBES.map((_, colour) => (
          <Colour key={CUBES[colour]} shown={shown} colour={colour} />
        ))}
      </ul>
      <div className="vu-services">
        <Service shown={shown} choice={{ type: 'psalter' }} name={terms.psalter} topic="psalter">
          {knowledge > 0 && <Knowing shown={shown} count={knowledge} />}
        </Service>
        <Service shown={shown} choice={{ type: 'business' }} name={terms.smallBusiness} topic="business">
          <Ducats shown={shown} count={BUSINESS} />
        </Service>
      </div>
    </div>
  );
}

function Colour({ shown, colour }: { readonly shown: BoardContext; readonly colour: number }) {
  const { view, text, tables, lit, pick } = shown;
  const cube = CUBES[colour];
  const count = view.open.available[colour];
  const isOnMap = view.seat !== null && view.open.players[view.seat].position !== NONE;
  const price = isOnMap ? cubePrice(tables, stateFromView(view), view.seat, colour) : CUBE_DUCATS[colour];
  const thing = `cube-${colour}`;
  return (
    <li
      className={`vu-cube-offer ${lit.has(thing) ? 'lit' : ''}`}
      data-thing={thing}
      data-topic={`cube:${cube}`}
      data-left={count}
    >
      <span className="vu-cube-name">{text.names.cubes[cube]}</span>
      <span className="vu-cube-pieces">
        <span className="sr-only">{t(shown, `amount.${cube}`, { count })}</span>
        {count === 0 && <span aria-hidden="true">–</span>}
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cubes of a colour are all alike
          <Cube key={at} colour={colour} />
        ))}
      </span>
      {COUNTS.map((many) => {
        const choice: Choice = { type: 'cubes', colour, count: many };
        return (
          <Target key={many} choice={choice} pick={pick} label={labelOf(shown, choice)} className="vu-cube-take">
            <span aria-hidden="true">
              <b>{many}</b>
              <Actions shown={shown} count={actionsOf(many)} />
              {price > 0 && <Ducats shown={shown} count={many * price} />}
            </span>
          </Target>
        );
      })}
    </li>
  );
}

interface ServiceProps {
  readonly shown: BoardContext;
  readonly choice: Choice;
  readonly name: string;
  readonly topic: string;
  readonly children: ReactNode;
}

/** Something that anybody can do anywhere, once a turn, for an action. */
function Service({ shown, choice, name, topic, children }: ServiceProps) {
  return (
    <Target choice={choice} pick={shown.pick} label={labelOf(shown, choice)} className="vu-service" topic={topic}>
      <span aria-hidden="true">
        <em>{name}</em>
        {children}
        <Actions shown={shown} count={1} />
      </span>
    </Target>
  );
}

/** What is not asked has no name. */
function labelOf({ pick, name }: BoardContext, choice: Choice): string {
  return pick.status(choice) === 'none' ? '' : name(choice);
}
