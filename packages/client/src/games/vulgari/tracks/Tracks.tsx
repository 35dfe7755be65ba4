/** Knowledge and the six other tracks. */
import './Tracks.css';
import { KNOWLEDGE, TRACKS } from '@bottega/vulgari/show';
import type { BoardContext } from '../board-context';
import { Knowledge } from './Knowledge';
import { Track } from './Track';

export function Tracks({ shown }: { readonly shown: BoardContext }) {
  return (
    <section
      className="vu-tracks card"
      data-part="tracks"
      data-group="tracks"
      aria-label={shown.text.messages['table.tracks']}
    >
      <Knowledge shown={shown} />
      {TRACKS.map((id, track) => track !== KNOWLEDGE && <Track key={id} shown={shown} track={track} />)}
    </section>
  );
}
