/** The domain above a palace: tiles of cities, titles, guild and cathedrals, in colour while available, faded when used. */
import './Domain.css';
import {
  BY_CANNONS,
  CANNONS,
  CATHEDRAL,
  type Choice,
  CITIES,
  DUCHY,
  isSpent,
  NONE,
  TILES,
  TILES_FROM,
} from '@bottega/virtu/show';
import { useRef } from 'react';
import { useRoom } from '../../board/use-room';
import { Sym } from '../art/Sym';
import { type BoardContext, meant } from '../board-context';
import { tileHeard } from '../card/heard';
import { Prestiges } from '../card/Prestiges';
import { Relief } from '../card/Relief';
import { Source } from '../payment/Source';
import { marksOf, type PartProps, sourceChoices } from './part';
import { useSpare } from './use-spare';

/** Tiles that most years bring at most: one's own domain has the room for them beforehand. If more come, all get smaller. */
const SPARE_TILES = 2;

export function Domain({ shown, seat, isOwn }: PartProps) {
  const { view, text, tables } = shown;
  const { tiles, tileReady } = view.open.palaces[seat];
  const { names, messages } = text;
  const isPlayed = view.open.season !== 'setup';
  const span = isPlayed ? String(view.open.year) : 'setup';
  const spare = useSpare(tiles.length, isPlayed ? SPARE_TILES : 0, span);
  const list = useRef<HTMLUListElement>(null);
  useRoom(list, isOwn ? span : null);
  return (
    <section className="vi-domain" data-topic="domain">
      <ul ref={list} aria-label={names.terms.domain}>
        {tiles.map((tile, at) => {
          const { name, label, topic, sign } = tileFace(shown, tile);
          const source = TILES_FROM + tile;
          const isUsed = isOwn && isSpent(shown.view, source);
          const state = isUsed ? messages['table.used'] : tileReady[at] ? '' : names.terms.exhausted;
          return (
            <li key={tile}>
              <Source
                shown={shown}
                source={isOwn ? source : NONE}
                choices={isOwn ? meant(shown, tileChoices(tile)) : []}
                label={[label, state].filter((part) => part !== '').join(', ')}
                className="vi-tile"
                topic={topic}
                thing={`tile-${seat}-${tile}`}
              >
                <span className="sr-only">{tileHeard(shown, tile)}</span>
                <span
                  className="vi-tile-face"
                  data-ready={tileReady[at]}
                  data-spent={isUsed}
                  data-sign={sign}
                  aria-hidden="true"
                >
                  <span className="vi-tile-name">
                    <Sym name={sign} />
                    <span className="vi-tile-word">{name}</span>
                  </span>
                  <span className="vi-card-line">
                    <Relief
                      shown={shown}
                      relief={tables.tileReliefs[tile]}
                      marks={isOwn ? marksOf(shown, source) : {}}
                    />
                    <Prestiges shown={shown} points={tables.tilePrestige[tile]} />
                  </span>
                </span>
              </Source>
            </li>
          );
        })}
        {isOwn && spare.map((place) => <li key={place} className="vi-tile-spare" aria-hidden="true" />)}
      </ul>
    </section>
  );
}

/** Everything that pointing at a tile can mean. */
function tileChoices(tile: number): Choice[] {
  return [
    { type: 'refresh', tile }, // first: a tile that cannot be refreshed says why, and not that it is exhausted
    ...sourceChoices(TILES_FROM + tile),
    ...(tile === CANNONS ? [{ type: 'declare', bonus: BY_CANNONS } as const] : []),
  ];
}

interface TileFace {
  readonly name: string;
  /** With what the sign beside the name says. */
  readonly label: string;
  readonly topic: string;
  readonly sign: 'city' | 'cannons' | 'cathedral' | 'title' | 'guild';
}

function tileFace({ text }: BoardContext, tile: number): TileFace {
  const { names } = text;
  const plain = (name: string, topic: string, sign: TileFace['sign']) => ({ name, label: name, topic, sign });
  if (tile < DUCHY) return plain(names.cities[CITIES[tile]], `city:${CITIES[tile]}`, 'city');
  if (tile === CANNONS) return plain(names.tiles.cannons, 'bonus:cannons', 'cannons');
  if (tile >= CATHEDRAL) {
    const name = names.cities[CITIES[tile - CATHEDRAL]];
    return { name, label: `${names.tiles.cathedral} (${name})`, topic: 'tile:cathedral', sign: 'cathedral' };
  }
  const id = TILES[tile - DUCHY];
  return plain(names.tiles[id], `tile:${id}`, id === 'guild' ? 'guild' : 'title');
}
