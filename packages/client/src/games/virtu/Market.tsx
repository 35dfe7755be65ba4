/** The market: characters, titles, guilds and cathedrals with their prices, and the patronage bonuses. */
import './Market.css';
import type { Choice } from '@bottega/virtu';
import {
  BONUSES,
  CATHEDRAL,
  DUCHY,
  FIRST_CHARACTER,
  FIRST_TILE_ITEM,
  FIRST_WORK,
  ITEM_COUNT,
  NONE,
  TILES,
  topFrame,
} from '@bottega/virtu/show';
import { SeatSign } from '../../frame/SeatSign';
import { Targets } from '../../frame/Targets';
import { Sym } from './art/Sym';
import { CardFace } from './CardFace';
import { Relief } from './Relief';
import { meant, playerName, type Shown, tell } from './shown';

export function Market({ shown }: { readonly shown: Shown }) {
  const { text } = shown;
  return (
    <details className="vi-market card" open>
      <summary data-topic="market">{text.messages['table.market']}</summary>
      <ul className="vi-items">
        {Array.from({ length: ITEM_COUNT }, (_, item) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items are what they are by their number
          <li key={item}>
            <ItemView shown={shown} item={item} />
          </li>
        ))}
      </ul>
      <h3>{text.names.terms.patronageBonus}</h3>
      <ul className="vi-items">
        {BONUSES.map((bonus, index) => (
          <li key={bonus}>
            <BonusView shown={shown} bonus={index} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function ItemView({ shown, item }: { readonly shown: Shown; readonly item: number }) {
  const { view, text, tables } = shown;
  const { names } = text;
  const { florin, crown, cross, id } = tables.items[item];
  const isCharacter = item < FIRST_TILE_ITEM;
  const frame = topFrame(view);
  const isWanted = frame?.step === 'purchase' && (frame.wanted & (1 << item)) !== 0;
  const left = isCharacter ? view.open.characters[item] : view.open.tiles[item - FIRST_TILE_ITEM];
  const choice: Choice = { type: 'want', item };
  const tile = id === 'cathedral' ? CATHEDRAL : DUCHY + item - FIRST_TILE_ITEM;
  const name = isCharacter ? names.cards[id] : names.tiles[TILES[item - FIRST_TILE_ITEM]];
  return (
    <Targets
      choices={meant(shown, [choice])}
      pick={shown.pick}
      label={name}
      className="vi-item"
      topic={isCharacter ? `card:${id}` : `tile:${id}`}
      thing={`item-${item}`}
    >
      <span className="vi-item-face" data-wanted={isWanted} data-left={left}>
        {isCharacter ? (
          <CardFace shown={shown} card={FIRST_CHARACTER + item} />
        ) : (
          <span className="vi-card">
            <span className="vi-card-name">{name}</span>
            <span className="vi-card-line">
              <Relief shown={shown} relief={tables.tileReliefs[tile]} />
              {tables.tilePrestige[tile] > 0 && (
                <span className="vi-count">
                  {tables.tilePrestige[tile]}
                  <Sym name="prestige" title={names.terms.prestige} />
                </span>
              )}
            </span>
          </span>
        )}
        <span className="vi-price">
          <Relief shown={shown} relief={[florin, crown, cross, 0, 0, 0, 0, 0]} />
          <span className="vi-left">×{left}</span>
        </span>
      </span>
    </Targets>
  );
}

function BonusView({ shown, bonus }: { readonly shown: Shown; readonly bonus: number }) {
  const { view, text, tables } = shown;
  const { names } = text;
  const id = BONUSES[bonus];
  const owner = view.open.bonuses[bonus];
  return (
    <Targets
      choices={meant(shown, [{ type: 'bonus', bonus }])}
      pick={shown.pick}
      label={names.bonuses[id]}
      className="vi-item"
      topic={`bonus:${id}`}
      thing={`bonus-${bonus}`}
    >
      <span className="vi-item-face" data-left={owner === NONE ? 1 : 0}>
        <span className="vi-card">
          <span className="vi-card-name">{names.bonuses[id]}</span>
          <span className="vi-card-line">
            {names.terms[bonus < FIRST_WORK ? 'person' : 'work']}
            {tables.bonusPrestige[bonus] > 0 && (
              <span className="vi-count">
                {tables.bonusPrestige[bonus]}
                <Sym name="prestige" title={names.terms.prestige} />
              </span>
            )}
          </span>
        </span>
        {owner !== NONE && (
          <span className="vi-tag" data-seat={owner}>
            <SeatSign seat={owner} />
            {tell(shown, 'table.name', { seat: owner }) || playerName(shown, owner)}
          </span>
        )}
      </span>
    </Targets>
  );
}
