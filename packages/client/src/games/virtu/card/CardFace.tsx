/** A card in a palace or in the market: its action as a medallion, its name, relief, agent and prestige. */
import './CardFace.css';
import { ACTIONS } from '@bottega/virtu/show';
import { Sym } from '../art/Sym';
import type { BoardContext } from '../board-context';
import { Prestiges } from './Prestiges';
import { type Marks, Relief } from './Relief';

interface CardFaceProps {
  readonly shown: BoardContext;
  readonly card: number;
  readonly isReady?: boolean;
  /** Used for what is being paid. */
  readonly isSpent?: boolean;
  readonly marks?: Marks;
}

export function CardFace({ shown, card, isReady = true, isSpent = false, marks = {} }: CardFaceProps) {
  const { tables, text } = shown;
  const face = tables.cards[card];
  const { names, messages } = text;
  const action = face.action >= 0 ? ACTIONS[face.action] : null;
  return (
    <span className="vi-card" data-ready={isReady} data-spent={isSpent} data-topic={`card:${face.id}`}>
      <span className="vi-medal" data-topic={action === null ? `card:${face.id}` : `action:${action}`}>
        {action === null ? (
          <Sym name="courtier" size="1.5em" />
        ) : (
          <Sym name={action} size="1.5em" title={names.actions[action]} />
        )}
      </span>
      <span className="vi-card-text">
        <span className="vi-card-name">{names.cards[face.id]}</span>
        <span className="vi-card-line">
          <Relief shown={shown} relief={face.relief} marks={marks} />
          {face.agent && <Sym name="agent" title={names.terms.agent} topic="agent" />}
          <Prestiges shown={shown} points={face.prestige} />
        </span>
        {isSpent && <span className="vi-exhausted">{messages['table.used']}</span>}
        {!isReady && !isSpent && <span className="vi-exhausted">{names.terms.exhausted}</span>}
      </span>
    </span>
  );
}
