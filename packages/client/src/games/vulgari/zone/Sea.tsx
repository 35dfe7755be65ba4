/** A sea as a place: pawns wait there between two turns, and ports lead to it. */
import { SEAS, ZONE_COUNT } from '@bottega/vulgari/show';
import { Targets } from '../../../choosing/Targets';
import type { Point } from '../../map/project';
import { at } from '../../map/Sheet';
import { type BoardContext, meant } from '../board-context';
import { withUsual } from '../usual';
import { Pawns } from './Pawns';
import { Prices } from './Prices';
import { zoneChoices } from './zone-choices';
import { pawnsAt, seaInWords } from './zone-words';

interface SeaProps {
  readonly shown: BoardContext;
  readonly sea: number;
  readonly place: Point;
  readonly isEntrance: boolean;
  readonly awaited: readonly number[];
}

export function Sea({ shown: plain, sea, place, isEntrance, awaited }: SeaProps) {
  const shown = withUsual(plain);
  const { text, pick, lit } = shown;
  const position = ZONE_COUNT + sea;
  const choices = meant(shown, zoneChoices(shown, position));
  return (
    <li
      className={`sheet-place vu-zone vu-sea ${lit.has(`zone-${position}`) ? 'lit' : ''}`}
      style={at(place)}
      data-zone={position}
      data-thing={`zone-${position}`}
    >
      <Targets
        choices={choices}
        pick={pick}
        label={seaInWords(shown, sea)}
        className="sheet-place-button vu-zone-button"
        topic={`sea:${SEAS[sea]}`}
        tabIndex={isEntrance ? 0 : -1}
      >
        <span className="sheet-place-face vu-zone-face" aria-hidden="true">
          <span className="vu-zone-sign">
            <svg className="vu-sea-sign" viewBox="-20 -20 40 40" aria-hidden="true">
              <circle className="vu-sea-water" r="18.5" />
              <path d="M-15 2q3.75-5 7.5 0t7.5 0 7.5 0 7.5 0M-13 8q3.25-5 6.5 0t6.5 0 6.5 0 6.5 0M-11-4q3.5-5 7 0t7 0 7 0" />
            </svg>
          </span>
          <Pawns seats={pawnsAt(shown, position)} awaited={awaited} />
          <Prices shown={shown} choices={choices} />
          <span className="vu-zone-name">{text.names.seas[SEAS[sea]]}</span>
        </span>
      </Targets>
    </li>
  );
}
