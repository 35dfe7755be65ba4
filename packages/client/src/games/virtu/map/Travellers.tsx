/** Troops, agents and discs on their way across the map. */
import { Travellers as Moving, type Traveller } from '../../map/Travellers';
import type { TableSnapshot } from '../../map/use-moves';
import type { BoardContext } from '../board-context';
import { type Move, moveLine, type Piece } from './moves';
import type { Place } from './places';

interface TravellersProps {
  readonly shown: BoardContext;
  readonly places: readonly Place[];
  readonly moves: readonly TableSnapshot<Move>[];
  onEnd(id: number): void;
}

export function Travellers({ shown, places, moves, onEnd }: TravellersProps) {
  const travellers = moves.map(
    (move): Traveller => ({
      id: move.id,
      seat: move.seat,
      piece: move.piece,
      shape: SHAPES[move.isBySea ? 'ship' : move.piece],
      signAt: MIDDLE[move.piece],
      way: wayOf(shown, places, move),
    }),
  );
  return <Moving travellers={travellers} onEnd={onEnd} />;
}

function wayOf({ tables }: BoardContext, places: readonly Place[], move: Move): Traveller['way'] {
  const line = moveLine(tables.data.seas, places, move);
  if (line !== null) return { by: move.isBySea ? 'sea' : 'road', line };
  return { by: move.to === null ? 'out' : 'in', at: places[move.to ?? move.from ?? 0] };
}

/** Around the middle; the seat's sign is drawn upon them. */
const SHAPES: Readonly<Record<Piece | 'ship', string>> = {
  troop: 'M0-13L11-9V1Q11 10 0 14Q-11 10-11 1V-9Z',
  agent: 'M0-16A5 5 0 0 1 5-11Q9-10 9-8H-9Q-9-10-5-11A5 5 0 0 1 0-16ZM-11 12Q-11-7 0-7T11 12Z',
  disc: 'M-13 0A13 13 0 1 0 13 0A13 13 0 1 0-13 0Z',
  ship: 'M-16 7H16L11 14H-11ZM0 7V-16Q13-10 11 5H0M0-11Q-10-6-12 5H0',
};

/** How far below the middle the sign is: an agent wears it on the cloak. */
const MIDDLE: Readonly<Record<Piece, number>> = { troop: 0, agent: 4, disc: 0 };
