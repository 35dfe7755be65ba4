/** The market: characters, titles, guilds and cathedrals with their prices, and the patronage bonuses. */
import './Market.css';
import { BONUSES, FIRST_TILE_ITEM, ITEM_COUNT, topFrame } from '@bottega/virtu/show';
import type { BoardContext } from '../board-context';
import { BonusCard } from './BonusCard';
import { Cart } from './Cart';
import { ItemCard } from './ItemCard';

const ITEMS = Array.from({ length: ITEM_COUNT }, (_, item) => item);

export function Market({ shown }: { readonly shown: BoardContext }) {
  const { messages } = shown.text;
  const bonuses = <Bonuses shown={shown} />;
  const goods = (
    <>
      <Cart shown={shown} />
      <Goods title={messages['table.market.characters']} shown={shown} items={ITEMS.slice(0, FIRST_TILE_ITEM)} />
      <Goods title={messages['table.market.tiles']} shown={shown} items={ITEMS.slice(FIRST_TILE_ITEM)} />
    </>
  );
  // Who chooses a bonus sees them first; what is asked about comes into view without the rest.
  const isBonus = topFrame(shown.view)?.step === 'bonus';
  return (
    <details className="vi-market card" data-group="market" open>
      <summary data-topic="market">{messages['table.market']}</summary>
      <div data-part="market">{isBonus ? bonuses : goods}</div>
      {isBonus ? goods : bonuses}
    </details>
  );
}

function Bonuses({ shown }: { readonly shown: BoardContext }) {
  return (
    <>
      <h3>{shown.text.messages['table.market.bonuses']}</h3>
      <ul className="vi-items">
        {BONUSES.map((bonus, index) => (
          <li key={bonus}>
            <BonusCard shown={shown} bonus={index} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface GoodsProps {
  readonly shown: BoardContext;
  readonly title: string;
  readonly items: readonly number[];
}

function Goods({ shown, title, items }: GoodsProps) {
  return (
    <>
      <h3>{title}</h3>
      <ul className="vi-items">
        {items.map((item) => (
          <li key={item}>
            <ItemCard shown={shown} item={item} />
          </li>
        ))}
      </ul>
    </>
  );
}
