/** The players: whoever looks, and the others. */
import './Players.css';
import type { BoardContext } from '../board-context';
import { Player } from './Player';

/** One's own things; nothing for whoever only watches. */
export function OwnPlayer({ shown }: { readonly shown: BoardContext }) {
  const { seat } = shown.view;
  if (seat === null) return null;
  return (
    <div className="vu-own">
      <Player shown={shown} seat={seat} />
    </div>
  );
}

export function Rivals({ shown }: { readonly shown: BoardContext }) {
  const { view, text } = shown;
  const seats = view.open.players.map((_, seat) => seat).filter((seat) => seat !== view.seat);
  return (
    <section className="vu-rivals" aria-label={text.messages['table.players']}>
      {seats.map((seat) => (
        <Player key={seat} shown={shown} seat={seat} />
      ))}
    </section>
  );
}
