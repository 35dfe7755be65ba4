/** The middle of the table: display, draw pile with year and scorings, reserve. */
import type { Choice } from '@bottega/principato/show';
import './Centre.css';
import type { ReactNode } from 'react';
import { Target } from '../../choosing/Target';
import { CardArt } from './art/cards';
import { Icon } from './art/icons';
import type { BoardContext } from './board-context';
import { Card, kindOf } from './Card';
import { CardRoom } from './CardRoom';
import { Places, Scoring } from './Military';
import type { ChangeCarry } from './use-change-carry';

export function Centre({ shown, carry }: { readonly shown: BoardContext; readonly carry: ChangeCarry }) {
  const { view, text } = shown;
  const { open } = view;
  return (
    <section className="pr-centre card">
      <h2 className="sr-only">{text.names.terms.display}</h2>
      <Display shown={shown} carry={carry}>
        <Status shown={shown} />
      </Display>
      {open.order.length > 0 ? <Scoring shown={shown} /> : <Reserve shown={shown} />}
    </section>
  );
}

interface DisplayProps {
  readonly shown: BoardContext;
  /** Null where nothing can be carried to it. */
  readonly carry: ChangeCarry | null;
  /** What stands beside the cards. */
  readonly children?: ReactNode;
}

/** The cards on display, the one that leaves next first. */
export function Display({ shown, carry, children }: DisplayProps) {
  const { view, text, say } = shown;
  const { open } = view;
  return (
    <section
      className="pr-display"
      tabIndex={-1}
      aria-label={text.names.terms.display}
      data-topic="display"
      data-group="display"
      data-part="display"
    >
      {open.display.map((card, place) => {
        const choice: Choice = { type: 'take', place };
        const isLeaving = place === 0 && !shown.seen.over;
        const isAsked = shown.pick.status(choice) !== 'none';
        const label = say({ key: 'choice.take', values: { card: kindOf(shown, card), place: place + 1 } });
        return (
          <div
            key={card}
            className="pr-place"
            data-leaving={isLeaving}
            data-drop={`place-${place}`}
            data-carried={`place-${place}`}
            onPointerDown={(press) => carry?.grab(press)}
          >
            {/* Two equal cards differ in their places. */}
            {!isAsked && <span className="sr-only">{label}</span>}
            <Target
              choice={choice}
              pick={shown.pick}
              className="pr-slot"
              topic={`card:${kindOf(shown, card)}`}
              label={label}
            >
              <Card
                shown={shown}
                card={card}
                isNamed
                {...(isLeaving ? { note: text.messages['table.leavesNext'] } : {})}
              />
            </Target>
            {place === 0 && <CardRoom shown={shown} />}
          </div>
        );
      })}
      {children}
    </section>
  );
}

/** The draw pile, and how far the game is. */
export function Status({ shown }: { readonly shown: BoardContext }) {
  const { view, text, say } = shown;
  const { open } = view;
  return (
    <div className="pr-status">
      <div className="pr-pile" data-topic="drawPile">
        <CardArt type={`back-${open.year}`} />
        {open.drawPile !== null && (
          <span className="pr-pile-count" title={text.names.terms.drawPile}>
            <span className="sr-only">{say({ key: 'table.drawPile', values: { count: open.drawPile } })}</span>
            <span aria-hidden="true">{open.drawPile}</span>
          </span>
        )}
      </div>
      <strong data-topic="years">{say({ key: 'table.year', values: { year: open.year } })}</strong>
      <span className="pr-pips" data-topic="scoring">
        <span className="sr-only">{say({ key: 'table.scorings', values: { count: open.scorings } })}</span>
        {[1, 2, 3, 4, 5].map((number) => (
          <span key={number} className="pr-pip" data-done={number <= open.scorings} aria-hidden="true">
            <Icon name="strength" topic="scoring" />
          </span>
        ))}
      </span>
      <Places shown={shown} />
    </div>
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
