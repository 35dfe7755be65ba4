/** A track: its spaces with discs and marks, each space that a turn may reach to be chosen, and what the next step brings. */
import './Track.css';
import { LIBRARY, TRACKS } from '@bottega/vulgari/show';
import type { BoardContext } from '../board-context';
import { t } from '../board-context';
import { Option } from '../parts/Option';
import { Space } from './Space';
import { bringsOf } from './track-brings';

export function Track({ shown, track }: { readonly shown: BoardContext; readonly track: number }) {
  const { tables, text, lit, view } = shown;
  const id = TRACKS[track];
  const thing = `track-${track}`;
  const spaces = Array.from({ length: tables.lengths[track] + 1 }, (_, space) => space);
  return (
    <div
      className={`vu-track ${lit.has(thing) ? 'lit' : ''}`}
      data-track={id}
      data-topic={`track:${id}`}
      data-thing={thing}
    >
      <div className="vu-track-head">
        <h2>{text.names.tracks[id]}</h2>
        <p className="vu-track-brings">
          {bringsOf(shown, track).map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
          {track === LIBRARY && <span>{t(shown, 'table.library.pile', { left: view.open.library })}</span>}
        </p>
      </div>
      <ol className="vu-spaces">
        {spaces.map((space) => (
          <Space key={space} shown={shown} track={track} space={space} />
        ))}
      </ol>
      {track === LIBRARY && view.seat !== null && <Draw shown={shown} />}
    </div>
  );
}

/** D-16.3: a card is drawn in a turn, once a number has been reached. */
function Draw({ shown }: { readonly shown: BoardContext }) {
  const isAsked = shown.pick.status({ type: 'draw' }) === 'may';
  return isAsked ? <Option shown={shown} choice={{ type: 'draw' }} topic="libraryCard" /> : null;
}
