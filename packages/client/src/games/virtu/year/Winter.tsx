/** A player's winter as a checklist: what was done in each step, where it stands, and what is still to come. */
import './Winter.css';
import type { Seat } from '@bottega/kernel';
import { FIRST_TILE_ITEM, frameOf, POWERS, TILES, type Event as VirtuEvent } from '@bottega/virtu/show';
import { SeatSign } from '../../../ui/SeatSign';
import { type BoardContext, t } from '../board-context';
import { Step } from './Step';

/** The steps in the order of `winterTurn` (V-4.4). */
const STEPS = ['pay', 'reorganize', 'purchase', 'recruit', 'ally', 'end'] as const;

export function Winter({ shown }: { readonly shown: BoardContext }) {
  const turn = frameOf(shown.view, 'winterTurn');
  if (turn === undefined) return null;
  const { seat } = turn;
  const now = turn.stage - 1; // the frame already names the step that comes next
  const events = eventsOf(shown, seat);
  const title = t(shown, 'table.winter', { seat });
  return (
    <div className="vi-winter" data-seat={seat} data-topic="winterTurn">
      <p>
        <SeatSign seat={seat} /> {title}
      </p>
      <ol aria-label={title}>
        {STEPS.map((step, at) => {
          const done = step === 'end' ? null : doneIn(shown, step, events);
          const stage = at < now ? 'done' : at === now ? 'now' : 'later';
          return (
            <Step key={step} shown={shown} name={shown.text.messages[`table.winter.${step}`]} stage={stage}>
              {(done !== null || stage === 'done') && (
                <small>{done ?? shown.text.messages['table.winter.nothing']}</small>
              )}
            </Step>
          );
        })}
      </ol>
    </div>
  );
}

/** What a player has done in this winter. */
function eventsOf({ seen: { log } }: BoardContext, seat: Seat): readonly VirtuEvent[] {
  const since = log.slice(log.findLastIndex(({ type }) => type === 'newOrder') + 1);
  return since.filter((event) => 'seat' in event && event.seat === seat);
}

/** What was done in a step, in short; null if nothing was. */
function doneIn(
  shown: BoardContext,
  step: Exclude<(typeof STEPS)[number], 'end'>,
  events: readonly VirtuEvent[],
): string | null {
  const count = (type: VirtuEvent['type']) => events.filter((event) => event.type === type).length;
  switch (step) {
    case 'pay': {
      const paid = events.find((event) => event.type === 'troopsPaid');
      return paid === undefined ? null : t(shown, 'table.florins', { florins: paid.florins });
    }
    case 'reorganize': {
      const moved = count('shifted');
      return moved === 0 ? null : t(shown, 'table.winter.moved', { count: moved });
    }
    case 'purchase': {
      const bought = events.flatMap((event) => (event.type === 'bought' ? [itemName(shown, event.item)] : []));
      return bought.length === 0 ? null : bought.join(' · ');
    }
    case 'recruit': {
      const troops = count('recruited');
      return troops === 0 ? null : t(shown, 'table.fight.troops', { count: troops });
    }
    case 'ally': {
      const allied = events.find((event) => event.type === 'allied');
      return allied === undefined ? null : shown.text.names.powers[POWERS[allied.power]];
    }
  }
}

const itemName = ({ text, tables }: BoardContext, item: number): string =>
  item < FIRST_TILE_ITEM ? text.names.cards[tables.items[item].id] : text.names.tiles[TILES[item - FIRST_TILE_ITEM]];
