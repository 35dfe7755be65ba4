/** The turn: round and turn order, the action markers left and spent, what was done already, and what whoever looks has. */
import './Turn.css';
import type { Seat } from '@bottega/kernel';
import { CUBES, fullActions, held, stateFromView, type TurnFrame } from '@bottega/vulgari/show';
import { SeatSign } from '../../../ui/SeatSign';
import { Cube } from '../art/Cube';
import { Marker } from '../art/Marker';
import { type BoardContext, frameIn, playerName, t } from '../board-context';
import { Ducats } from '../parts/Ducats';
import { Heap } from '../parts/Heap';
import { Option } from '../parts/Option';

const END = { type: 'end' } as const;

export function Turn({ shown }: { readonly shown: BoardContext }) {
  const { view, seen, pick } = shown;
  const turn = frameIn(shown, 'turn');
  if (seen.over) return null;
  const { round } = view.open;
  const title = t(shown, round === 0 ? 'round.setup' : 'round.now', { round });
  return (
    <section className="vu-turn card" data-part="turn" data-group="turn" data-setup={round === 0} aria-label={title}>
      <header className="vu-turn-head">
        <h2 data-topic="round">{title}</h2>
        {view.open.isLastRound && <strong className="vu-turn-last">{t(shown, 'table.lastRound')}</strong>}
        <Order shown={shown} />
        {view.seat !== null && <Purse shown={shown} seat={view.seat} />}
      </header>
      {turn !== undefined && <Markers shown={shown} turn={turn} />}
      {pick.status(END) !== 'none' && (
        <Option shown={shown} choice={END} topic="turn" isDrawn>
          <span aria-hidden="true">{t(shown, 'choice.end')}</span>
        </Option>
      )}
      {turn !== undefined && <Done shown={shown} turn={turn} />}
    </section>
  );
}

/** The players in turn order: who has played, who plays, who is still to come. */
function Order({ shown }: { readonly shown: BoardContext }) {
  const { turnOrder } = shown.view.open;
  const begun = frameIn(shown, 'turns')?.at ?? 0;
  const stageOf = (place: number) => (place < begun - 1 ? 'done' : place === begun - 1 ? 'now' : 'later');
  return (
    <ol className="vu-order" data-topic="turnOrder">
      {turnOrder.map((seat, place) => (
        <li key={seat} data-seat={seat} data-stage={stageOf(place)}>
          <SeatSign seat={seat} />
          <span className="vu-order-name">{playerName(shown, seat)}</span>
          <span className="sr-only">({t(shown, `table.stage.${stageOf(place)}`)})</span>
        </li>
      ))}
    </ol>
  );
}

interface TurnProps {
  readonly shown: BoardContext;
  readonly turn: TurnFrame;
}

/** D-6.2: the markers of the turn; each that is spent goes over to the other side. */
function Markers({ shown, turn: { seat, actions } }: TurnProps) {
  const all = Math.max(fullActions(shown.view.open, seat), actions);
  const markers = Array.from({ length: all }, (_, at) => at);
  const drawn = (at: number, state: 'ready' | 'spent') => (
    <span key={at} data-flip={`action-${seat}-${at}`}>
      <Marker state={state} />
    </span>
  );
  return (
    <div className="vu-markers" data-seat={seat} data-topic="action">
      <span className="vu-markers-left">{markers.slice(0, actions).map((at) => drawn(at, 'ready'))}</span>
      <b>{t(shown, 'table.actions', { count: actions })}</b>
      <span className="vu-markers-spent">{markers.slice(actions).map((at) => drawn(at, 'spent'))}</span>
    </div>
  );
}

/** D-6.7, D-10.2: what is possible once in a turn. */
function Done({ shown, turn }: TurnProps) {
  const { terms, cubes } = shown.text.names;
  const state = (isDone: boolean) => (
    <span className="sr-only">({t(shown, isDone ? 'table.turn.done' : 'table.turn.open')})</span>
  );
  const acts = [
    { topic: 'movement', name: terms.movement, isDone: turn.moved },
    { topic: 'manuscript', name: terms.manuscript, isDone: turn.manuscript },
    { topic: 'psalter', name: terms.psalter, isDone: turn.psalter },
    { topic: 'business', name: terms.smallBusiness, isDone: turn.business },
  ];
  return (
    <ul className="vu-done" aria-label={t(shown, 'table.turn.once')}>
      {acts.map(({ topic, name, isDone }) => (
        <li key={topic} data-topic={topic} data-done={isDone}>
          {name} {state(isDone)}
        </li>
      ))}
      {CUBES.map((cube, colour) => (
        <li key={cube} data-topic={`cube:${cube}`} data-done={turn[cube]} title={cubes[cube]}>
          <Cube colour={colour} />
          <span className="sr-only">{cubes[cube]}</span> {state(turn[cube])}
        </li>
      ))}
    </ul>
  );
}

/** What prices are paid with. */
function Purse({ shown, seat }: { readonly shown: BoardContext; readonly seat: Seat }) {
  const { view, text } = shown;
  const state = stateFromView(view);
  const { ducats } = view.open.players[seat];
  const counts = CUBES.map((_, colour) => held(state, seat, colour));
  return (
    <p className="vu-purse" data-seat={seat}>
      <span className="sr-only">{playerName(shown, seat)}</span>
      <Ducats shown={shown} count={ducats} />
      {counts.some((count) => count > 0) && (
        <span data-topic="screen" title={text.names.terms.behindScreen}>
          <span className="sr-only">{text.names.terms.behindScreen}</span>
          <Heap shown={shown} counts={counts} isBrief />
        </span>
      )}
    </p>
  );
}
