/** The cubes of this round, one or two at a time, and beside them what Psalter and Small Business bring. */
import './CubeOffers.css';
import {
  actionsOf,
  BUSINESS,
  type Choice,
  type ChoiceOf,
  CUBE_DUCATS,
  CUBES,
  cubePrice,
  NOBLE,
  NOBLE_SALE,
  NONE,
  psalterOf,
  stateFromView,
} from '@bottega/vulgari/show';
import type { ReactNode } from 'react';
import { Target } from '../../../choosing/Target';
import { Cube } from '../art/Cube';
import { type BoardContext, followedBy, t } from '../board-context';
import { Actions } from '../parts/Actions';
import { Ducats } from '../parts/Ducats';
import { Knowing } from '../parts/Knowing';

const COUNTS = [1, 2] as const;
export function CubeOffers({ shown }: { readonly shown: BoardContext }) {
  const { text, view } = shown;
  const { terms } = text.names;
  const knowledge = view.seat === null ? 0 : psalterOf(stateFromView(view), view.seat);
  return (
    <div className="vu-cubes" data-group="cubes">
      <h2 data-topic="roundTable">{text.messages['table.available']}</h2>
      <ul className="vu-cubes-list">
        {CUBES.map((_, colour) => (
          <Colour key={CUBES[colour]} shown={shown} colour={colour} />
        ))}
        <li className="vu-services">
          <Service shown={shown} choice={{ type: 'psalter' }} name={terms.psalter} topic="psalter">
            {knowledge > 0 && <Knowing shown={shown} count={knowledge} />}
          </Service>
          <Service shown={shown} choice={{ type: 'business' }} name={terms.smallBusiness} topic="business">
            <Ducats shown={shown} count={BUSINESS} />
          </Service>
        </li>
      </ul>
    </div>
  );
}

function Colour({ shown, colour }: { readonly shown: BoardContext; readonly colour: number }) {
  const { view, text, tables, lit } = shown;
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
        {count > 1 && <b aria-hidden="true">{count}</b>}
        {count > 0 && <Cube colour={colour} />}
      </span>
      {takesOf(shown, colour).map(({ key, choice, controller, after, label, sale }) => (
        <Target
          key={key}
          choice={choice}
          pick={controller}
          label={label}
          className="vu-cube-take"
          after={after}
          topic={`cube:${cube}`}
        >
          <span aria-hidden="true">
            <b>{choice.count}</b>
            <Actions shown={shown} count={actionsOf(choice.count)} />
            {price > 0 && <Ducats shown={shown} count={choice.count * price} />}
            {sale > 0 && (
              <span className="vu-cube-sale">
                → <Ducats shown={shown} count={sale} />
              </span>
            )}
          </span>
        </Target>
      ))}
    </li>
  );
}

interface Take {
  readonly key: string;
  readonly choice: ChoiceOf<'cubes'>;
  readonly controller: BoardContext['pick'];
  /** What becomes of it. */
  readonly after: readonly Choice[];
  readonly label: string;
  /** What it is sold for at once. */
  readonly sale: number;
}

/** One cube or two; D-10.7: with a noble it is also said what becomes of it, so that nobody has to ask. */
function takesOf(shown: BoardContext, colour: number): Take[] {
  const { pick } = shown;
  const [one, two] = COUNTS.map((count): Take => {
    const choice = { type: 'cubes', colour, count } as const;
    return { key: String(count), choice, controller: pick, after: [], label: labelOf(shown, choice), sale: 0 };
  });
  if (colour !== NOBLE) return [one, two];
  const values = { actions: actionsOf(1), ducats: NOBLE_SALE };
  const named = (key: string) => (one.label === '' ? '' : t(shown, key, values));
  const [keep, sell] = [0, 1].map((nobles): Choice => ({ type: 'sell', nobles }));
  const kept = followedBy(pick, keep);
  const sold = followedBy(pick, sell);
  return [
    { ...one, controller: kept, after: [keep], label: named('together.noble.keep') },
    { ...one, key: 'sold', controller: sold, after: [sell], label: named('together.noble.sell'), sale: NOBLE_SALE },
    two,
  ];
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
