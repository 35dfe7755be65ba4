/** The players, whoever looks first. */
import './Players.css';
import type { BoardContext } from '../board-context';
import { Player } from './Player';

export function Players({ shown }: { readonly shown: BoardContext }) {
  const { view, text } = shown;
  const seats = view.open.players.map((_, seat) => seat);
  const own = view.seat ?? -1;
  return (
    <section className="vu-players" aria-label={text.messages['table.players']}>
      {seats
        .toSorted((one, other) => Number(other === own) - Number(one === own))
        .map((seat) => (
          <Player key={seat} shown={shown} seat={seat} />
        ))}
    </section>
  );
}
