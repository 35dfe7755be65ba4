/** Where the year stands: whose turns are over in spring and winter, the sieges between them, and a winter step by step. */
import './Season.css';
import type { Seat } from '@bottega/kernel';
import { frameOf } from '@bottega/virtu/show';
import { SeatSign } from '../../../ui/SeatSign';
import { type BoardContext, playerName, t } from '../board-context';
import { type Stage, Step } from './Step';
import { Winter } from './Winter';

export function Season({ shown }: { readonly shown: BoardContext }) {
  const { view, text, seen } = shown;
  const { open } = view;
  if (seen.over) return null;
  const { terms } = text.names;
  const spring = frameOf(view, 'springTurns')?.at;
  const winter = frameOf(view, 'winterTurns')?.at;
  const isWinter = open.season === 'winter';
  const retreats: Stage = frameOf(view, 'retreats') !== undefined ? 'now' : isWinter ? 'done' : 'later';
  const sieges: Stage = frameOf(view, 'sieges') !== undefined ? 'now' : retreats === 'later' ? 'later' : 'done';
  return (
    <section className="vi-season card" data-lead data-topic="turnOrder" aria-label={yearOf(shown)}>
      <h2>{yearOf(shown)}</h2>
      {open.season !== 'setup' && (
        <ol>
          <Step shown={shown} name={terms.spring} stage={isWinter || spring === undefined ? 'done' : 'now'}>
            {!isWinter && <Turns shown={shown} at={spring ?? open.turnOrder.length + 1} />}
          </Step>
          <Step shown={shown} name={terms.siege} stage={sieges} />
          <Step shown={shown} name={terms.retreat} stage={retreats} />
          <Step shown={shown} name={terms.winter} stage={isWinter ? 'now' : 'later'}>
            {isWinter && <Turns shown={shown} at={winter ?? 0} />}
          </Step>
        </ol>
      )}
      <Winter shown={shown} />
    </section>
  );
}

const yearOf = (shown: BoardContext): string =>
  t(shown, `round.${shown.view.open.season}`, { year: shown.view.open.year });

/** The players in turn order; `at` of them have begun. */
function Turns({ shown, at }: { readonly shown: BoardContext; readonly at: number }) {
  const stageOf = (place: number): Stage => (place < at - 1 ? 'done' : place === at - 1 ? 'now' : 'later');
  return (
    <span className="vi-turns">
      {shown.view.open.turnOrder.map((seat: Seat, place) => (
        <span key={seat} data-seat={seat} data-stage={stageOf(place)}>
          <SeatSign seat={seat} />
          {playerName(shown, seat)}
          <span className="sr-only">({shown.text.messages[`table.season.${stageOf(place)}`]})</span>
        </span>
      ))}
    </span>
  );
}
