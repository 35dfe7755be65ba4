/** What is being bought: the things chosen so far, what they cost together, and the button that buys them, or nothing. */
import { FIRST_TILE_ITEM, ITEM_COUNT, isWanted, SYMBOLS, sumOf, TILES, topFrame } from '@bottega/virtu/show';
import { AdviceFor } from '../../../choosing/AdviceMark';
import { type BoardContext, t } from '../board-context';
import { Relief } from '../card/Relief';

export function Cart({ shown }: { readonly shown: BoardContext }) {
  const { view, tables, text, pick } = shown;
  const frame = topFrame(view);
  if (frame?.step !== 'purchase') return null;
  const { names } = text;
  const { florin, crown, cross } = sumOf(tables, frame.wanted);
  const wanted = Array.from({ length: ITEM_COUNT }, (_, item) => item).filter((item) => isWanted(frame.wanted, item));
  const done = { type: 'done' } as const;
  return (
    <section className="vi-cart" aria-label={names.terms.purchase}>
      <ul>
        {wanted.map((item) => (
          <li key={item} className="vi-tag">
            {item < FIRST_TILE_ITEM ? names.cards[tables.items[item].id] : names.tiles[TILES[item - FIRST_TILE_ITEM]]}
          </li>
        ))}
      </ul>
      <strong>{t(shown, 'table.together')}</strong>
      <Relief shown={shown} relief={SYMBOLS.map((_, symbol) => [florin, crown, cross][symbol] ?? 0)} />
      {pick.status(done) === 'may' && (
        <button type="button" className="primary" onClick={() => pick.choose(done)}>
          {shown.name(done)}
          <AdviceFor choices={[done]} />
        </button>
      )}
    </section>
  );
}
