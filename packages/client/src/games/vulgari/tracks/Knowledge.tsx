/** The track of knowledge: the players in their order with their levels, and all of its spaces, level by level. */
import './Knowledge.css';
import type { Seat } from '@bottega/kernel';
import { type Choice, KNOWLEDGE, levelOf } from '@bottega/vulgari/show';
import { Targets } from '../../../choosing/Targets';
import { SeatSign } from '../../../ui/SeatSign';
import { type BoardContext, meant, playerName, t } from '../board-context';
import { partOf, shownOf } from '../part';
import { Pile } from './Pile';

function DrawnKnowledge({ shown }: { readonly shown: BoardContext }) {
  const { tables, view, text, lit } = shown;
  const { order } = view.open.tracks[KNOWLEDGE];
  const thing = `track-${KNOWLEDGE}`;
  const starts = tables.data.levels;
  return (
    <div
      className={`vu-track vu-knowledge ${lit.has(thing) ? 'lit' : ''}`}
      data-topic="track:knowledge"
      data-thing={thing}
    >
      <h2>{text.names.tracks.knowledge}</h2>
      <ol className="vu-knowers">
        {order.map((seat) => (
          <li key={seat} data-seat={seat} data-mine={seat === view.seat}>
            <Knower shown={shown} seat={seat} />
          </li>
        ))}
      </ol>
      <div className="vu-knowledge-levels" aria-hidden="true">
        {starts.map((start, at) => (
          <Level
            key={start}
            shown={shown}
            level={at + 1}
            from={start}
            to={starts[at + 1] ?? tables.lengths[KNOWLEDGE] + 1}
          />
        ))}
      </div>
    </div>
  );
}

export const Knowledge = partOf(DrawnKnowledge, ({ shown }) => [
  shown.view.open.tracks[KNOWLEDGE],
  shown.lit.has(`track-${KNOWLEDGE}`),
  shownOf(
    shown,
    shown.view.open.players.map((_, seat): Choice => ({ type: 'inquire', seat })),
  ),
]);

/** A player's space and level; in an inquisition those who can be sent back (D-18.12). */
function Knower({ shown, seat }: { readonly shown: BoardContext; readonly seat: Seat }) {
  const { tables, view, pick } = shown;
  const { open } = view;
  const space = open.tracks[KNOWLEDGE].at[seat];
  const level = levelOf(tables, open, seat);
  const next = tables.data.levels[level];
  const facts = [
    t(shown, 'detail.track', { count: space }),
    t(shown, 'table.level', { level }),
    ...(next === undefined ? [] : [t(shown, 'table.knowledge.next', { spaces: next - space, level: level + 1 })]),
  ];
  const name = playerName(shown, seat);
  const inquire: Choice = { type: 'inquire', seat };
  return (
    <Targets
      choices={meant(shown, [inquire])}
      pick={pick}
      label={[name, ...facts].join('; ')}
      className="vu-knower"
      topic="track:knowledge"
    >
      <span aria-hidden="true">
        <SeatSign seat={seat} /> <b>{name}</b> <span className="vu-knower-space">{space}</span>{' '}
        <span className="vu-knower-level">{level}</span>
        {next !== undefined && <small>{facts[2]}</small>}
      </span>
    </Targets>
  );
}

interface LevelProps {
  readonly shown: BoardContext;
  readonly level: number;
  readonly from: number;
  /** The first space of the next level. */
  readonly to: number;
}

function Level({ shown, level, from, to }: LevelProps) {
  const { at, order } = shown.view.open.tracks[KNOWLEDGE];
  const spaces = Array.from({ length: to - from }, (_, step) => from + step);
  return (
    <div className="vu-knowledge-level" data-empty={!at.some((space) => space >= from && space < to)}>
      <b>{level}</b>
      {spaces.map((space) => (
        <span key={space} className="vu-knowledge-space" data-five={space % 5 === 0}>
          <i>{space % 5 === 0 || space === from ? space : ''}</i>
          <Pile track={KNOWLEDGE} seats={order.filter((seat) => at[seat] === space)} />
        </span>
      ))}
    </div>
  );
}
