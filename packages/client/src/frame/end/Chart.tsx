/** The course of a game: a line of points for each seat, drawn by ourselves, and the same figures as a table. */
import './Chart.css';
import { withMinus } from '@bottega/kernel/text';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../text/use-text';
import { SeatMark, seatColor } from '../../ui/SeatSign';

export interface ChartProps {
  /** Points of every seat: at the beginning, then at the end of each round or turn. */
  readonly points: readonly (readonly number[])[];
  /** What the rounds are called, if there are any; turns are counted. */
  readonly rounds: readonly string[];
  readonly names: readonly string[];
}

const LEFT = 40;
const TOP = 12;
const BOTTOM = 42;
const LABEL_ROW = 18;
/** Marks along a line: enough to tell the shapes apart, few enough to see the line. */
const MARKS = 7;
/** The width of a letter at the chart's 13 px, rather too wide than too narrow. */
const LETTER = 6.6;

/** Strokes of the lines, by seat. */
const DASHES: readonly (string | undefined)[] = [undefined, '8 4', '2 4', '10 3 2 3', '6 3 2 3 2 3'];

export function Chart({ points, rounds, names }: ChartProps) {
  const { t, language } = useText();
  const [box, width] = useWidth();
  const id = useId();
  if (points.length < 2) return null;

  const format = new Intl.NumberFormat(language);
  const number = (value: number) => withMinus(format.format(value));
  const height = width < 480 ? 260 : 320;
  const final = points[points.length - 1];
  const most = Math.max(...names.map((name, seat) => name.length + String(final[seat]).length + 1));
  const right = Math.min(width * 0.36, most * LETTER + 30);
  const turns = points.length - 1;
  const values = points.flat();
  const ups = ticks(Math.min(0, ...values), Math.max(1, ...values), 6);
  const low = ups[0];
  const high = ups[ups.length - 1];
  const x = (turn: number) => LEFT + (turn / turns) * (width - LEFT - right);
  const y = (value: number) => TOP + ((high - value) / (high - low)) * (height - TOP - BOTTOM);
  const rows = labelRows(
    final.map((value) => y(value)),
    LABEL_ROW,
    TOP,
    height - BOTTOM,
  );
  const letters = Math.floor((right - 30) / LETTER);
  const every = Math.max(1, Math.ceil(turns / MARKS));
  const plot = width - LEFT - right;
  const nameAt = (turn: number) =>
    rounds.length === 0 ? number(turn) : turn === 0 ? t('replay.first') : rounds[turn - 1];
  const axis = t(rounds.length === 0 ? 'end.turn' : 'end.round');
  const hint = t(rounds.length === 0 ? 'end.chartHint' : 'end.chartHintRounds');
  const across =
    rounds.length === 0
      ? ticks(0, turns, width < 480 ? 6 : 9).filter((turn) => turn <= turns && Number.isInteger(turn))
      : namedTicks(rounds, plot);

  return (
    <figure className="chart">
      <div ref={box} className="chart-box">
        <svg
          role="img"
          aria-labelledby={`${id}title`}
          aria-describedby={`${id}hint`}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
        >
          <title id={`${id}title`}>{t('end.chart')}</title>
          {ups.map((value) => (
            <g key={value}>
              <line className="chart-grid" x1={LEFT} x2={width - right} y1={y(value)} y2={y(value)} />
              <text className="chart-tick" x={LEFT - 6} y={y(value) + 4} textAnchor="end">
                {number(value)}
              </text>
            </g>
          ))}
          {across.map((turn) => (
            <g key={turn}>
              <line className="chart-axis" x1={x(turn)} x2={x(turn)} y1={y(low)} y2={y(low) + 5} />
              <text className="chart-tick" x={x(turn)} y={y(low) + 18} textAnchor="middle">
                {nameAt(turn)}
              </text>
            </g>
          ))}
          <line className="chart-axis" x1={LEFT} x2={width - right} y1={y(low)} y2={y(low)} />
          {/* Rounds are called what the game calls them; bare numbers need a name. */}
          {rounds.length === 0 && (
            <text className="chart-name" x={(LEFT + width - right) / 2} y={height - 6} textAnchor="middle">
              {axis}
            </text>
          )}
          <text
            className="chart-name"
            transform={`translate(11 ${(TOP + height - BOTTOM) / 2}) rotate(-90)`}
            textAnchor="middle"
          >
            {t('end.points')}
          </text>
          {names.map((name, seat) => {
            const color = seatColor(seat);
            const line = points.map((row, turn) => `${x(turn).toFixed(1)},${y(row[seat]).toFixed(1)}`).join(' ');
            // Each seat's marks begin elsewhere, so that equal lines still show both.
            const shift = Math.floor((every * (seat + 0.5)) / names.length);
            return (
              <g key={color} data-seat={seat}>
                <polyline
                  className="chart-line"
                  points={line}
                  stroke={color}
                  strokeDasharray={DASHES[seat % DASHES.length]}
                />
                {points.map((row, turn) =>
                  turn % every === shift && turn < turns ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its own name
                    <SeatMark key={turn} seat={seat} x={x(turn)} y={y(row[seat])} />
                  ) : null,
                )}
                <path
                  className="chart-lead"
                  d={`M${x(turns)} ${y(final[seat])}L${width - right + 10} ${rows[seat]}`}
                  stroke={color}
                />
                <SeatMark seat={seat} x={width - right + 14} y={rows[seat]} />
                <text className="chart-label" x={width - right + 23} y={rows[seat] + 4.5}>
                  <tspan className="chart-final">{number(final[seat])}</tspan>
                  <tspan dx="5">{shorten(name, letters - String(final[seat]).length - 1)}</tspan>
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <figcaption id={`${id}hint`} className="chart-hint">
        {hint}
      </figcaption>
      <details className="chart-data">
        <summary>{t('end.chartTable')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard */}
        <section className="chart-scroll" tabIndex={0} aria-label={t('end.chart')}>
          <table className="tabular">
            <caption className="sr-only">{hint}</caption>
            <thead>
              <tr>
                <th scope="col">{axis}</th>
                {names.map((name, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its own name
                  <th scope="col" key={seat}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map((row, turn) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its own name
                <tr key={turn}>
                  <th scope="row">{nameAt(turn)}</th>
                  {row.map((value, seat) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its own name
                    <td key={seat}>{number(value)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}

function shorten(name: string, letters: number): string {
  return name.length <= letters ? name : `${name.slice(0, Math.max(1, letters - 1))}…`;
}

/** The width of a box in pixels: letters then keep their size on every screen. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(360);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(([{ contentRect }]) => setWidth(Math.max(240, Math.floor(contentRect.width))));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width] as const;
}

/** Round values from at most `low` to at least `high`, at most about `count` of them. */
function ticks(low: number, high: number, count: number): number[] {
  const rough = Math.max(1, (high - low) / count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Rounds whose names fit below the axis side by side, evenly spaced, the last one among them. */
function namedTicks(rounds: readonly string[], plot: number): number[] {
  const longest = Math.max(...rounds.map((name) => name.length)) * LETTER + 12;
  const step = Math.max(1, Math.ceil((longest * rounds.length) / plot));
  return rounds.map((_, at) => at + 1).filter((round) => (rounds.length - round) % step === 0);
}

/** The heights of labels, each as near to its wish as the others allow; within `top` and `bottom` if there is room. */
function labelRows(wishes: readonly number[], apart: number, top: number, bottom: number): number[] {
  const order = wishes.map((_, index) => index).sort((one, other) => wishes[one] - wishes[other] || one - other);
  const rows = [...wishes];
  let free = top;
  for (const index of order) {
    rows[index] = Math.max(rows[index], free);
    free = rows[index] + apart;
  }
  let limit = bottom;
  for (const index of order.reverse()) {
    rows[index] = Math.min(rows[index], limit);
    limit = rows[index] - apart;
  }
  return rows;
}
