/** The middle of the table: year and scorings, draw pile, display, reserve. */
import type { Choice } from '@bottega/principato/show';
import './Centre.css';
import { Target } from '../../choosing/Target';
import { CardArt } from './art/cards';
import { Icon } from './art/icons';
import type { BoardContext } from './board-context';
import { Card } from './Card';
import { Military } from './Military';

export function Centre({ shown }: { readonly shown: BoardContext }) {
  const { view, text, say } = shown;
  const { open } = view;
  return (
    <section className="pr-centre card">
      <header className="pr-status">
        <strong data-topic="years">{say({ key: 'table.year', values: { year: open.year } })}</strong>
        {open.drawPile !== null && (
          <span data-topic="drawPile">{say({ key: 'table.drawPile', values: { count: open.drawPile } })}</span>
        )}
        <span className="pr-pips" data-topic="scoring">
          <span className="sr-only">{say({ key: 'table.scorings', values: { count: open.scorings } })}</span>
          {[1, 2, 3, 4, 5].map((number) => (
            <span key={number} className="pr-pip" data-done={number <= open.scorings} aria-hidden="true">
              <Icon name="strength" topic="scoring" />
            </span>
          ))}
        </span>
        <Military shown={shown} />
      </header>
      <h2 className="sr-only">{text.names.terms.display}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling row must be reachable by keyboard */}
      <section className="pr-display" tabIndex={0} aria-label={text.names.terms.display} data-topic="display">
        {open.display.map((card, place) => {
          const choice: Choice = { type: 'take', place };
          const id = shown.tables.cards[card].type?.type ?? 'military-scoring';
          const isLeaving = place === 0 && !shown.seen.over;
          return (
            <div key={card} className="pr-place" data-leaving={isLeaving}>
              <Target
                choice={choice}
                pick={shown.pick}
                className="pr-slot"
                label={say({ key: 'choice.take', values: { card: id, place: place + 1 } })}
              >
                <Card shown={shown} card={card} {...(isLeaving ? { note: text.messages['table.leavesNext'] } : {})} />
              </Target>
            </div>
          );
        })}
        <div className="pr-pile" title={text.names.terms.drawPile} data-topic="drawPile">
          <CardArt type={`back-${open.year}`} />
          {open.drawPile !== null && <span className="pr-pile-count">{open.drawPile}</span>}
        </div>
      </section>
      <Reserve shown={shown} />
    </section>
  );
}

function Reserve({ shown }: { readonly shown: BoardContext }) {
  const { reserve } = shown.view.open;
  const { tables } = shown;
  const { names } = shown.text;
  return (
    <dl className="pr-reserve" aria-label={names.terms.reserve} data-topic="reserve">
      <dt className="pr-reserve-title">{names.terms.reserve}</dt>
      {(['food', 'gold', 'favor'] as const).map((cube) => (
        <dd key={cube} data-topic={cube}>
          <Icon name={cube} title={names.cubes[cube]} /> {reserve[cube]}
        </dd>
      ))}
      <dd>
        <Icon name="field" title={names.tokens.field} />/<Icon name="farm" title={names.tokens.farm} /> {reserve.land}
      </dd>
      <dd>
        <Icon name="palazzo" title={names.tokens.palazzo} />/<Icon name="bank" title={names.tokens.bank} />{' '}
        {reserve.town}
      </dd>
      <dd data-topic="catapult">
        <Icon name="catapult" title={names.tokens.catapult} /> {reserve.catapult}
      </dd>
      <dd data-topic="army">
        <Icon name="army" title={names.terms.soldier} /> {reserve.soldier}
      </dd>
      {(['monument', 'book', 'painting'] as const).map((culture) => (
        <dd key={culture} className="pr-culture-stock" data-topic={culture}>
          <Icon name={culture} title={names.cultures[culture]} />
          {tables.stacksOf[culture].map((stack) => (
            <span key={stack} data-empty={reserve.culture[stack] === 0}>
              {reserve.culture[stack]}×<b>{tables.stacks[stack].vp}</b>
            </span>
          ))}
        </dd>
      ))}
    </dl>
  );
}
