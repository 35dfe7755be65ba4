/** The map of the dialects: zones as areas, what is printed and lies in them, pawns, and where one can go. */
import './Map.css';
import { useMemo } from 'react';
import { useSettings } from '../../use-settings';
import { COAST } from '../map/coast';
import { ITALY } from '../map/land';
import { Sheet } from '../map/Sheet';
import { cellsOf } from './cells';
import type { Shown } from './shown';
import { PLACES, SITES } from './zones';

const MIDDLE = { x: 440, y: 400 };

export function DialectMap({ shown }: { readonly shown: Shown }) {
  const { tables, text } = shown;
  const cells = useMemo(() => cellsOf(SITES, tables.neighbours), [tables]);
  const { motion } = useSettings().settings;
  return (
    <Sheet
      label={text.messages['table.map']}
      clear={PLACES}
      first={MIDDLE}
      important={[]}
      isSmooth={motion}
      drawn={
        <>
          <clipPath id="vu-land">
            <path d={COAST.join('')} />
          </clipPath>
          <clipPath id="vu-italy" clipPath="url(#vu-land)">
            <path d={ITALY} />
          </clipPath>
          <g clipPath="url(#vu-italy)">
            {cells.areas.map((area, zone) => (
              <path
                key={tables.places[zone].id}
                className="vu-area"
                data-dialect={tables.data.zones[zone].dialect}
                d={area}
              />
            ))}
            {cells.open.map(({ zones, line }) => (
              <path key={zones.join(' ')} className="vu-border" d={line} />
            ))}
            {cells.closed.map(({ zones, line }) => (
              <path key={zones.join(' ')} className="vu-ridge" d={line} />
            ))}
          </g>
        </>
      }
    >
      <ul className="vu-zones" />
    </Sheet>
  );
}
