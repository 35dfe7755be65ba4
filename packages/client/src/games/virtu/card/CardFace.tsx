/** A card in a palace or in the market: its action as a medallion, its name, relief, agent and prestige. */
import './CardFace.css';
import { ACTIONS } from '@bottega/virtu/show';
import { Sym } from '../art/Sym';
import type { BoardContext } from '../board-context';
import { cardHeard, phrases } from './heard';
import { Prestiges } from './Prestiges';
import { type Marks, Relief } from './Relief';

interface CardFaceProps {
  readonly shown: BoardContext;
  readonly card: number;
  readonly isReady?: boolean;
  /** Used for what is being paid. */
  readonly isSpent?: boolean;
  readonly marks?: Marks;
  /** Whether its name is told beside it already. */
  readonly isNamed?: boolean;
}

export function CardFace({ shown, card, isReady = true, isSpent = false, marks = {}, isNamed = false }: CardFaceProps) {
  const { tables, text } = shown;
  const face = tables.cards[card];
  const { names, messages } = text;
  const action = face.action >= 0 ? ACTIONS[face.action] : null;
  const state = isSpent ? messages['table.used'] : isReady ? '' : names.terms.exhausted;
  return (
    <span className="vi-card" data-ready={isReady} data-spent={isSpent} data-topic={`card:${face.id}`}>
      <span className="sr-only">{phrases([isNamed ? '' : names.cards[face.id], cardHeard(shown, card), state])}</span>
      <span
        className="vi-medal"
        data-topic={action === null ? `card:${face.id}` : `action:${action}`}
        aria-hidden="true"
      >
        <Sym name={action ?? 'courtier'} size="1.5em" />
      </span>
      <span className="vi-card-text" aria-hidden="true">
        <span className="vi-card-name">{names.cards[face.id]}</span>
        <span className="vi-card-line">
          <Relief shown={shown} relief={face.relief} marks={marks} />
          {face.agent && <Sym name="agent" topic="agent" />}
          <Prestiges shown={shown} points={face.prestige} />
        </span>
        {state !== '' && (
          <span className="vi-exhausted" data-topic="cortigiano">
            {state}
          </span>
        )}
      </span>
    </span>
  );
}
