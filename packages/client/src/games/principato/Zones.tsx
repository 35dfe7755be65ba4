/** The zones of a principality: what stores cubes, who fights, what is collected. Each is one row high, however much lies in it. */
import type { Seat } from '@bottega/kernel';
import type { Counted } from '@bottega/kernel/text';
import { type Principality, supplyTogether } from '@bottega/principato/show';
import type { ReactNode } from 'react';
import { AtOnceTarget } from './AtOnceTarget';
import { Icon, type IconName } from './art/icons';
import type { BoardContext } from './board-context';

type Cube = 'food' | 'gold' | 'favor';

/** More of a kind than this are counted, not drawn one by one: nothing below may move because a farm was built. */
const MOST_STORES = 3;
const MOST_SOLDIERS = 4;
const MOST_WORKS = 4;

interface StoreProps {
  readonly zone: 'environs' | 'city';
  readonly producer: 'field' | 'palazzo';
  readonly producers: number;
  readonly store: 'farm' | 'bank';
  readonly stores: number;
  readonly capacity: number;
  readonly cube: 'food' | 'gold';
  readonly cubes: number;
  readonly shown: BoardContext;
}

/** Fields with farms, or palazzi with banks; each store shows the cubes on it, filled one after the other (P-2.11). */
export function Store({ zone, producer, producers, store, stores, capacity, cube, cubes, shown }: StoreProps) {
  const room = stores * capacity;
  const things = counted([producer, producers], [store, stores], [cube, cubes]);
  return (
    <Zone shown={shown} zone={zone} says={shown.say({ key: 'table.store', values: { things, cube, room } })}>
      <Tally name={producer} count={producers} />
      {stores > MOST_STORES ? (
        <>
          <Tally name={store} count={stores} />
          <span className="pr-token">
            <Icon name={cube} />
            <b>
              {cubes}/{room}
            </b>
          </span>
        </>
      ) : (
        Array.from({ length: stores }, (_, at) => {
          const here = Math.max(0, Math.min(capacity, cubes - at * capacity));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are alike
            <span key={at} className="pr-store">
              <Icon name={store} />
              <span className="pr-cubes">
                {Array.from({ length: capacity }, (_, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
                  <span key={place} className="pr-cube-place">
                    {place < here && <Icon name={cube} />}
                  </span>
                ))}
              </span>
            </span>
          );
        })
      )}
    </Zone>
  );
}

interface SoldiersProps {
  readonly one: Principality;
  readonly shown: BoardContext;
  /** Given for one's own: pressing the wall supplies all who can be. */
  readonly supplier: Seat | null;
}

/** Catapults and soldiers; a soldier shows the cube that feeds it, an unfed one its empty place. */
export function Soldiers({ one, shown, supplier }: SoldiersProps) {
  const fed: Readonly<Record<'militia' | 'condottiere', readonly Cube[]>> = {
    militia: [...repeat<Cube>('food', one.foodOnMilitia), ...repeat<Cube>('favor', one.favorOnMilitia)],
    condottiere: [...repeat<Cube>('gold', one.goldOnCondottieri), ...repeat<Cube>('favor', one.favorOnCondottieri)],
  };
  const things = counted(['catapult', one.catapult], ['militia', one.militia], ['condottiere', one.condottiere]);
  const hungry = one.militia + one.condottiere - fed.militia.length - fed.condottiere.length;
  const says = [
    ...(things.length === 0 ? [] : [shown.say({ key: 'table.things', values: { things } })]),
    ...(hungry === 0 ? [] : [shown.say({ key: 'table.unsupplied', values: { count: hungry } })]),
  ];
  const isCrowded = one.militia + one.condottiere > MOST_SOLDIERS;
  return (
    <Zone shown={shown} zone="wall" says={says.join('; ')} supplier={supplier}>
      {one.catapult > 0 && <Tally name="catapult" count={one.catapult} />}
      {(['militia', 'condottiere'] as const).map((soldier) =>
        isCrowded && one[soldier] > 0 ? (
          <span key={soldier} className="pr-store">
            <Tally name={soldier} count={one[soldier]} />
            <span className="pr-fed">
              <span className="pr-cube-place">
                <Icon name={soldier === 'militia' ? 'food' : 'gold'} />
              </span>
              {fed[soldier].length}/{one[soldier]}
            </span>
          </span>
        ) : (
          Array.from({ length: one[soldier] }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: soldiers of a kind are alike
            <span key={`${soldier} ${at}`} className="pr-store">
              <Icon name={soldier} />
              <span className="pr-cube-place">{fed[soldier][at] && <Icon name={fed[soldier][at]} />}</span>
            </span>
          ))
        ),
      )}
    </Zone>
  );
}

/** Culture tokens with the points printed on them; many of them by kind, with how many there are and their points together. */
export function Palace({ shown, one }: { readonly shown: BoardContext; readonly one: Principality }) {
  const { tables, text, say } = shown;
  const works = one.culture.map((token) => ({ token, ...tables.culture[token] }));
  const kinds = (['monument', 'book', 'painting'] as const)
    .map((culture) => ({ culture, found: works.filter((work) => work.culture === culture) }))
    .filter(({ found }) => found.length > 0);
  const things = kinds.map(({ culture, found }): Counted => ({ of: culture, count: found.length }));
  return (
    <Zone
      shown={shown}
      zone="palace"
      says={things.length === 0 ? '' : say({ key: 'table.things', values: { things } })}
    >
      {works.length > MOST_WORKS
        ? kinds.map(({ culture, found }) => (
            <span key={culture} className="pr-work" data-culture={culture} data-topic={culture}>
              <Icon name={culture} />
              <span>×{found.length}</span>
              <b>{found.reduce((sum, { vp }) => sum + vp, 0)}</b>
            </span>
          ))
        : works.map(({ token, culture, number, vp }) => {
            const name = text.names.works[`${culture}-${String(number + 1).padStart(2, '0')}`];
            return (
              <span
                key={token}
                className="pr-work"
                data-culture={culture}
                data-topic={culture}
                data-name={name}
                title={name}
              >
                <Icon name={culture} />
                <b>{vp}</b>
              </span>
            );
          })}
    </Zone>
  );
}

interface ZoneProps {
  readonly shown: BoardContext;
  readonly zone: 'environs' | 'city' | 'wall' | 'palace';
  /** What lies in it, in words. */
  readonly says: string;
  readonly supplier?: Seat | null;
  readonly children: ReactNode;
}

const SUPPLY = { type: 'supply' } as const;

function Zone({ shown, zone, says, supplier = null, children }: ZoneProps) {
  const { pick, tables, view, say } = shown;
  const supply = supplier !== null && pick.status(SUPPLY) === 'may' ? supplyTogether(tables, view, supplier) : null;
  return (
    <AtOnceTarget
      shown={shown}
      choices={supply?.choices ?? []}
      bar={null}
      label={supply === null ? '' : say(supply.says)}
      className="pr-zone"
      topic={`zone:${zone}`}
      zone={zone}
    >
      <h4>{shown.text.names.zones[zone]}</h4>
      <span className="sr-only">{says}</span>
      <span className="pr-tokens" aria-hidden="true">
        {children}
      </span>
    </AtOnceTarget>
  );
}

function Tally({ name, count }: { readonly name: IconName; readonly count: number }) {
  return (
    <span className="pr-token">
      <Icon name={name} />
      <b>×{count}</b>
    </span>
  );
}

/** Things of which there are any. */
function counted(...things: readonly (readonly [of: string, count: number])[]): Counted[] {
  return things.filter(([, count]) => count > 0).map(([of, count]) => ({ of, count }));
}

function repeat<T>(item: T, count: number): T[] {
  return Array.from({ length: count }, () => item);
}
