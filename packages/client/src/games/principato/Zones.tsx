/** The zones of a principality: what stores cubes, who fights, what is collected. */
import type { GameText } from '@bottega/kernel/text';
import type { Principality } from '@bottega/principato/show';
import { Icon } from './art/icons';
import type { BoardContext } from './board-context';

type Names = GameText['names'];
type Cube = 'food' | 'gold' | 'favor';

interface StoreProps {
  readonly zone: 'environs' | 'city';
  readonly producer: 'field' | 'palazzo';
  readonly producers: number;
  readonly store: 'farm' | 'bank';
  readonly stores: number;
  readonly capacity: number;
  readonly cube: 'food' | 'gold';
  readonly cubes: number;
  readonly names: Names;
}

/** Fields with farms, or palazzi with banks; each store shows the cubes on it, filled one after the other (P-2.11). */
export function Store({ zone, producer, producers, store, stores, capacity, cube, cubes, names }: StoreProps) {
  return (
    <div className="pr-zone" data-topic={`zone:${zone}`}>
      <h4>{names.zones[zone]}</h4>
      <span className="pr-tokens">
        <span className="sr-only">
          {names.tokens[producer]} {producers}, {names.tokens[store]} {stores}, {names.cubes[cube]} {cubes}/
          {stores * capacity}
        </span>
        <span className="pr-token" aria-hidden="true">
          <Icon name={producer} />
          <b>×{producers}</b>
        </span>
        {Array.from({ length: stores }, (_, at) => {
          const here = Math.max(0, Math.min(capacity, cubes - at * capacity));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are alike
            <span key={at} className="pr-store" aria-hidden="true">
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
        })}
      </span>
    </div>
  );
}

/** Catapults and soldiers; a soldier shows the cube that feeds it, an unfed one its empty place. */
export function Soldiers({ one, names }: { readonly one: Principality; readonly names: Names }) {
  const fed: Readonly<Record<'militia' | 'condottiere', readonly Cube[]>> = {
    militia: [...repeat<Cube>('food', one.foodOnMilitia), ...repeat<Cube>('favor', one.favorOnMilitia)],
    condottiere: [...repeat<Cube>('gold', one.goldOnCondottieri), ...repeat<Cube>('favor', one.favorOnCondottieri)],
  };
  return (
    <div className="pr-zone" data-topic="zone:wall">
      <h4>{names.zones.wall}</h4>
      <span className="pr-tokens">
        <span className="sr-only">
          {names.tokens.catapult} {one.catapult}, {names.tokens.militia} {fed.militia.length}/{one.militia},{' '}
          {names.tokens.condottiere} {fed.condottiere.length}/{one.condottiere}
        </span>
        {one.catapult > 0 && (
          <span className="pr-token" aria-hidden="true">
            <Icon name="catapult" />
            <b>×{one.catapult}</b>
          </span>
        )}
        {(['militia', 'condottiere'] as const).flatMap((soldier) =>
          Array.from({ length: one[soldier] }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: soldiers of a kind are alike
            <span key={`${soldier} ${at}`} className="pr-store" aria-hidden="true">
              <Icon name={soldier} />
              <span className="pr-cube-place">{fed[soldier][at] && <Icon name={fed[soldier][at]} />}</span>
            </span>
          )),
        )}
      </span>
    </div>
  );
}

/** Culture tokens with the points printed on them. */
export function Palace({ shown, one }: { readonly shown: BoardContext; readonly one: Principality }) {
  const { tables, text } = shown;
  return (
    <div className="pr-zone" data-topic="zone:palace">
      <h4>{text.names.zones.palace}</h4>
      <span className="pr-tokens">
        {one.culture.map((token) => {
          const { culture, number, vp } = tables.culture[token];
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
              <Icon name={culture} title={`${text.names.cultures[culture]}: ${name}`} />
              <b>{vp}</b>
            </span>
          );
        })}
      </span>
    </div>
  );
}

function repeat<T>(item: T, count: number): T[] {
  return Array.from({ length: count }, () => item);
}
