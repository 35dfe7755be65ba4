/** The manuscripts on display by level, with what each level costs, and Lingua Volgare below them. */
import './Manuscripts.css';
import { LEVELS, shownSize } from '@bottega/vulgari/show';
import { useRef } from 'react';
import { useSteadyHeight } from '../../board/use-steady-height';
import { type BoardContext, t } from '../board-context';
import { Actions } from '../parts/Actions';
import { Lingua } from './Lingua';
import { ManuscriptCard } from './ManuscriptCard';

const ALL_LEVELS = Array.from({ length: LEVELS }, (_, at) => at + 1);

export function Manuscripts({ shown }: { readonly shown: BoardContext }) {
  return (
    <div className="vu-manuscripts" data-group="manuscripts">
      <h2 data-topic="manuscript">{shown.text.messages['category.manuscripts']}</h2>
      {ALL_LEVELS.map((level) => (
        <Level key={level} shown={shown} level={level} />
      ))}
      <Lingua shown={shown} />
    </div>
  );
}

function Level({ shown, level }: { readonly shown: BoardContext; readonly level: number }) {
  const { open } = shown.view;
  const cards = open.shown[level - 1];
  const left = open.decks[level - 1];
  const cost = open.costs[level - 1];
  const label = t(shown, 'table.manuscripts', { level, actions: cost, left });
  const deck = t(shown, 'table.deck', { left });
  const row = useRef<HTMLElement>(null);
  useSteadyHeight(row, String(open.round)); // what is taken leaves its room
  return (
    <section ref={row} className="vu-level" data-level={level} aria-label={label}>
      <div className="vu-level-head">
        <b className="vu-level-number" title={t(shown, 'table.level', { level })} aria-hidden="true">
          {level}
        </b>
        <Actions shown={shown} count={cost} saved={level - cost} />
        <span className="vu-level-deck" title={deck} aria-hidden="true">
          {left}
        </span>
      </div>
      {cards.length === 0 ? (
        <p className="vu-level-none">{t(shown, left === 0 ? 'table.level.empty' : 'table.level.taken')}</p>
      ) : (
        <ul data-slots={shownSize(shown.info.players.length)}>
          {cards.map((card) => (
            <li key={card}>
              <ManuscriptCard shown={shown} card={card} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
