/** Something to buy: the card or tile, its price, how many are left, and in a word why it cannot be had. */
import {
  CATHEDRAL,
  DUCHY,
  FIRST_CHARACTER,
  FIRST_TILE_ITEM,
  isWanted,
  itemReason,
  SYMBOLS,
  stateFromView,
  TILES,
  takesSpace,
  topFrame,
} from '@bottega/virtu/show';
import { Targets } from '../../../choosing/Targets';
import { Sym } from '../art/Sym';
import { type BoardContext, meant, t } from '../board-context';
import { CardFace } from '../card/CardFace';
import { costHeard, phrases, tileHeard } from '../card/heard';
import { Prestiges } from '../card/Prestiges';
import { Relief } from '../card/Relief';

interface ItemCardProps {
  readonly shown: BoardContext;
  readonly item: number;
}

/** V-9.3.6: of these there is one for each dynasty, so it does not matter how many the others have left. */
const OWN_ARMS: ReadonlySet<string> = new Set(['duchy', 'principality']);

export function ItemCard({ shown, item }: ItemCardProps) {
  const { view, text, tables, pick } = shown;
  const { names } = text;
  const { florin, crown, cross, id } = tables.items[item];
  const isCharacter = item < FIRST_TILE_ITEM;
  const frame = topFrame(view);
  const chosen = frame?.step === 'purchase' && isWanted(frame.wanted, item);
  const left = isCharacter ? view.open.characters[item] : view.open.tiles[item - FIRST_TILE_ITEM];
  const choice = { type: 'want', item } as const;
  const bar = pick.why(choice);
  const cost = SYMBOLS.map((_, symbol) => [florin, crown, cross][symbol] ?? 0);
  const reason =
    bar !== null ? itemReason(bar.rule) : left === 0 ? 'table.bar.soldOut' : isReplacing(shown, item) ? REPLACES : null;
  return (
    <Targets
      choices={meant(shown, [choice])}
      pick={pick}
      label={phrases([isCharacter ? names.cards[id] : names.tiles[id], costHeard(shown, cost)])}
      className="vi-item"
      topic={isCharacter ? `card:${id}` : `tile:${id}`}
      thing={`item-${item}`}
    >
      <span className="vi-item-face" data-wanted={chosen} data-left={left}>
        {isCharacter ? (
          <CardFace shown={shown} card={FIRST_CHARACTER + item} isNamed />
        ) : (
          <TileCard shown={shown} item={item} />
        )}
        <span className="vi-item-price">
          <span aria-hidden="true">
            <Relief shown={shown} relief={cost} />
          </span>
          <span className="vi-left">
            {reason !== null ? t(shown, reason) : !OWN_ARMS.has(id) && t(shown, 'table.left', { left })}
          </span>
        </span>
      </span>
    </Targets>
  );
}

const REPLACES = 'table.replaces';

/** V-9.3.12: whether a courtier must make room for what can be bought here: to be known before it is paid for. */
function isReplacing({ view, tables, pick }: BoardContext, item: number): boolean {
  const frame = topFrame(view);
  if (frame?.step !== 'purchase' || pick.status({ type: 'want', item }) !== 'may') return false;
  return takesSpace(tables, stateFromView(view), frame.seat, frame.wanted, item);
}

function TileCard({ shown, item }: ItemCardProps) {
  const { text, tables } = shown;
  const id = TILES[item - FIRST_TILE_ITEM];
  const tile = id === 'cathedral' ? CATHEDRAL : DUCHY + item - FIRST_TILE_ITEM;
  return (
    <span className="vi-card">
      <span className="sr-only">{tileHeard(shown, tile)}</span>
      <span className="vi-medal" aria-hidden="true">
        <Sym name={id === 'cathedral' || id === 'guild' ? id : 'title'} size="1.5em" />
      </span>
      <span className="vi-card-text" aria-hidden="true">
        <span className="vi-card-name">{text.names.tiles[id]}</span>
        <span className="vi-card-line">
          <Relief shown={shown} relief={tables.tileReliefs[tile]} />
          <Prestiges shown={shown} points={tables.tilePrestige[tile]} />
          {tables.tileSpaces[tile] > 0 && <Sym name="courtier" />}
        </span>
      </span>
    </span>
  );
}
