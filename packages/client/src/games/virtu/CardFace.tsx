/** A card in a palace or in the market: name, action, relief, prestige. */
import { ACTIONS } from '@bottega/virtu/show';
import { Sym } from './art/Sym';
import { Relief } from './Relief';
import type { Shown } from './shown';

interface CardFaceProps {
  readonly shown: Shown;
  readonly card: number;
  readonly isReady?: boolean;
}

export function CardFace({ shown, card, isReady = true }: CardFaceProps) {
  const { tables, text } = shown;
  const face = tables.cards[card];
  const { names } = text;
  return (
    <span className="vi-card" data-ready={isReady} data-topic={`card:${face.id}`}>
      <span className="vi-card-name">{names.cards[face.id]}</span>
      <span className="vi-card-line">
        {face.action >= 0 && (
          <span className="vi-card-action" data-topic={`action:${ACTIONS[face.action]}`}>
            <Sym name={ACTIONS[face.action]} title={names.actions[ACTIONS[face.action]]} />
          </span>
        )}
        <Relief shown={shown} relief={face.relief} />
        {face.agent && <Sym name="agent" title={names.terms.agent} topic="agent" />}
        {face.prestige > 0 && (
          <span className="vi-count">
            {face.prestige}
            <Sym name="prestige" title={names.terms.prestige} />
          </span>
        )}
      </span>
      {!isReady && <span className="vi-exhausted">{names.terms.exhausted}</span>}
    </span>
  );
}
