/** The screen of a player: what lies behind it for those who may see it, else only its outside (D-1.9). */
import './Screen.css';
import type { Seat } from '@bottega/kernel';
import { CUBES, held, isSeen, LINGUA_LEVEL, stateFromView, virtualVotes, votesBehind } from '@bottega/vulgari/show';
import { useRef } from 'react';
import { useRoom } from '../../board/use-room';
import { type BoardContext, t } from '../board-context';
import { Heap } from '../parts/Heap';
import { HeldManuscript } from './HeldManuscript';
import { LibraryCard } from './LibraryCard';

export function Screen({ shown, seat }: { readonly shown: BoardContext; readonly seat: Seat }) {
  const { view, text, tables } = shown;
  const { libraryCards } = view.open.players[seat];
  if (!isSeen(view, seat)) {
    return (
      <div className="vu-screen" data-open="false" data-topic="screen">
        <p className="vu-screen-front">{t(shown, 'table.screen.closed', { seat })}</p>
        {libraryCards > 0 && <p>{t(shown, 'table.libraryCards', { count: libraryCards })}</p>}
      </div>
    );
  }
  const state = stateFromView(view);
  const own = state.own[seat];
  const cubes = CUBES.map((_, colour) => held(state, seat, colour));
  const votes = votesBehind(state, seat) + virtualVotes(tables, state, seat);
  const isEmpty = cubes.every((count) => count === 0) && own.manuscripts.length === 0 && libraryCards === 0;
  return (
    <section
      className="vu-screen"
      data-open="true"
      data-topic="screen"
      aria-label={t(shown, 'table.screen.of', { seat })}
    >
      <h4>
        {text.names.terms.behindScreen}
        <Heap shown={shown} counts={cubes} />
        {own.library.map((points, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards with the same points are alike
          <LibraryCard key={at} shown={shown} points={points} />
        ))}
        <span className="vu-screen-votes" data-topic="votes">
          {t(shown, 'table.votes', { count: votes })}
        </span>
      </h4>
      <Held shown={shown} cards={own.manuscripts} isEmpty={isEmpty} />
      {own.library.length === 0 && libraryCards > 0 && <p>{t(shown, 'table.libraryCards', { count: libraryCards })}</p>}
    </section>
  );
}

interface HeldProps {
  readonly shown: BoardContext;
  readonly cards: readonly number[];
  /** Whether there is nothing else behind the screen either. */
  readonly isEmpty: boolean;
}

/** The manuscripts, with the room for the first of them before it is there. */
function Held({ shown, cards, isEmpty }: HeldProps) {
  const { text, view } = shown;
  const list = useRef<HTMLUListElement>(null);
  useRoom(list, String(view.open.round));
  return (
    <ul className="vu-held-list" ref={list}>
      {cards.length === 0 && (
        <li className="vu-screen-empty">{isEmpty ? text.messages['table.screen.empty'] : null}</li>
      )}
      {byLevel(shown, cards).map((card) => (
        <HeldManuscript key={card} shown={shown} card={card} />
      ))}
    </ul>
  );
}

/** Lingua Volgare comes last. */
function byLevel({ tables }: BoardContext, cards: readonly number[]): number[] {
  const level = (card: number) => (card === tables.lingua ? LINGUA_LEVEL : tables.manuscripts[card].level);
  return cards.toSorted((one, other) => level(one) - level(other) || one - other);
}
