/** What choosing the place that is pointed at means, and what it costs: the buttons say the same to a screen reader. */
import './PointedLabel.css';
import type { Point } from './project';
import { at as placedAt } from './Sheet';

interface PointedLabelProps {
  readonly at: Point;
  readonly lines: readonly string[];
}

export function PointedLabel({ at, lines }: PointedLabelProps) {
  return (
    <div
      className="sheet-label card"
      style={placedAt(at)}
      data-left={at.x > 500}
      // Above the place as soon as there is room for all lines on the sheet.
      data-above={at.y > 125 + 75 * lines.length}
      data-keep-clear=""
      aria-hidden="true"
    >
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}
