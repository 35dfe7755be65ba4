/** The course of a game: a line for each seat, drawn by ourselves, and the same figures as a table. */
import './Chart.css';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useState } from 'react';
import { useText } from '../../text/use-text';
import { apart, DASHES, labelRows, ticks } from '../../ui/chart-scale';
import { SeatMark, seatColor } from '../../ui/SeatSign';

/** A row of figures, one for each seat. */
export interface ChartRow {
  /** What it is called in the table. */
  readonly name: string;
  /** Where it stands between the left end (0) and the right end (1). */
  readonly place: number;
  readonly values: readonly number[];
}

/** Something that is marked on the line of a seat, and can be gone to. */
export interface ChartMark {
  /** Tells marks apart. */
  readonly id: number;
  readonly seat: number;
  readonly place: number;
  readonly value: number;
  /** A letter or two, for the eyes. */
  readonly sign: string;
  /** What is said of it. */
  readonly label: string;
}

export interface ChartMarks {
  readonly marks: readonly ChartMark[];
  readonly chosen: number | null;
  /** What they are, together. */
  readonly label: string;
  onChoose(id: number): void;
}

export interface ChartProps {
  readonly title: string;
  /** What is seen, in a sentence. */
  readonly hint: string;
  /** What goes upwards. */
  readonly unit: string;
  /** What a row is, as the head of a column. */
  readonly axis: string;
  readonly rows: readonly ChartRow[];
  /** What stands below, from left to right; null where the rows are counted. */
  readonly across: readonly Pick<ChartRow, 'name' | 'place'>[] | null;
  readonly names: readonly string[];
  /** The least and the greatest value that there can be; null where that follows from the values. */
  readonly range?: readonly [number, number];
  number(value: number): string;
  readonly marks?: ChartMarks;
}

const LEFT = 44;
const TOP = 12;
const BOTTOM = 42;
const LABEL_ROW = 18;
/** Marks along a line: enough to tell the shapes apart, few enough to see the line. */
const MARKS = 7;
/** The width of a letter at the chart's 13 px, rather too wide than too narrow. */
const LETTER = 6.6;

export function Chart(props: ChartProps) {
  const { title, hint, unit, axis, rows, across, names, range, number, marks } = props;
  const { t } = useText();
  const [box, width] = useWidth();
  const id = useId();
  if (rows.length < 2) return null;

  const height = width < 480 ? 260 : 320;
  const last = rows[rows.length - 1];
  const final = last.values;
  const most = Math.max(...names.map((name, seat) => name.length + number(final[seat]).length + 1));
  const right = Math.min(width * 0.36, most * LETTER + 30);
  const turns = rows.length - 1;
  const values = rows.flatMap((row) => row.values);
  const [least, greatest] = range ?? [Math.min(0, ...values), Math.max(1, ...values)];
  const ups = ticks(least, greatest, 6);
  const low = ups[0];
  const high = ups[ups.length - 1];
  const plot = width - LEFT - right;
  const x = (place: number) => LEFT + place * plot;
  const y = (value: number) => TOP + ((high - value) / (high - low)) * (height - TOP - BOTTOM);
  const labels = labelRows(
    final.map((value) => y(value)),
    LABEL_ROW,
    TOP,
    height - BOTTOM,
  );
  const letters = Math.floor((right - 30) / LETTER);
  const every = Math.max(1, Math.ceil(turns / MARKS));
  const below =
    across === null
      ? ticks(0, turns, width < 480 ? 6 : 9)
          .filter((turn) => turn <= turns && Number.isInteger(turn))
          .map((turn) => rows[turn])
      : apart(across, (Math.max(...across.map(({ name }) => name.length)) * LETTER + 12) / plot);

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
          <title id={`${id}title`}>{title}</title>
          {ups.map((value) => (
            <g key={value}>
              <line className="chart-grid" x1={LEFT} x2={width - right} y1={y(value)} y2={y(value)} />
              <text className="chart-tick" x={LEFT - 6} y={y(value) + 4} textAnchor="end">
                {number(value)}
              </text>
            </g>
          ))}
          {below.map(({ name, place }) => (
            <g key={place}>
              <line className="chart-axis" x1={x(place)} x2={x(place)} y1={y(low)} y2={y(low) + 5} />
              <text className="chart-tick" x={x(place)} y={y(low) + 18} textAnchor="middle">
                {name}
              </text>
            </g>
          ))}
          <line className="chart-axis" x1={LEFT} x2={width - right} y1={y(low)} y2={y(low)} />
          {/* Rounds are called what the game calls them; bare numbers need a name. */}
          {across === null && (
            <text className="chart-name" x={(LEFT + width - right) / 2} y={height - 6} textAnchor="middle">
              {axis}
            </text>
          )}
          <text
            className="chart-name"
            transform={`translate(11 ${(TOP + height - BOTTOM) / 2}) rotate(-90)`}
            textAnchor="middle"
          >
            {unit}
          </text>
          {names.map((name, seat) => {
            const color = seatColor(seat);
            const line = rows.map((row) => `${x(row.place).toFixed(1)},${y(row.values[seat]).toFixed(1)}`).join(' ');
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
                {rows.map((row, turn) =>
                  turn % every === shift && turn < turns ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its own name
                    <SeatMark key={turn} seat={seat} x={x(row.place)} y={y(row.values[seat])} />
                  ) : null,
                )}
                {last.place === 1 && (
                  <path
                    className="chart-lead"
                    d={`M${x(1)} ${y(final[seat])}L${width - right + 10} ${labels[seat]}`}
                    stroke={color}
                  />
                )}
                <SeatMark seat={seat} x={width - right + 14} y={labels[seat]} />
                <text className="chart-label" x={width - right + 23} y={labels[seat] + 4.5}>
                  <tspan className="chart-final">{number(final[seat])}</tspan>
                  <tspan dx="5">{shorten(name, letters - number(final[seat]).length - 1)}</tspan>
                </text>
              </g>
            );
          })}
          {marks?.marks.map(({ id: mark, seat, place, value, sign }) => (
            <g
              key={mark}
              className="chart-mark"
              data-chosen={mark === marks.chosen}
              transform={`translate(${x(place)} ${y(value)})`}
            >
              <circle r="9" stroke={seatColor(seat)} />
              <text y="4.5" textAnchor="middle">
                {sign}
              </text>
            </g>
          ))}
        </svg>
        {marks !== undefined && marks.marks.length > 0 && <Marker {...marks} left={LEFT} right={right} />}
      </div>
      <figcaption id={`${id}hint`} className="chart-hint">
        {hint}
      </figcaption>
      <details className="chart-data">
        <summary>{t('end.chartTable')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard */}
        <section className="chart-scroll" tabIndex={0} aria-label={title}>
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
              {rows.map((row, turn) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its own name
                <tr key={turn}>
                  <th scope="row">{row.name}</th>
                  {row.values.map((value, seat) => (
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

/** Over the lines: goes to the mark that is nearest to where one points, and from mark to mark by arrow keys. */
function Marker({ marks, chosen, label, left, right, onChoose }: ChartMarks & { left: number; right: number }) {
  const [isPointed, setPointed] = useState(false);
  const inOrder = [...marks].sort((one, other) => one.place - other.place);
  const at = inOrder.findIndex(({ id }) => id === chosen);
  const go = (to: number) => onChoose(inOrder[Math.min(inOrder.length - 1, Math.max(0, to))].id);
  const onKey = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      Home: 0,
      End: marks.length,
    };
    const wanted = to[event.key as keyof typeof to];
    if (wanted === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    go(wanted);
  };
  const onPointer = ({ clientX, currentTarget }: PointerEvent) => {
    const { left: from, width } = currentTarget.getBoundingClientRect();
    const pointed = (clientX - from) / width;
    const apart = ({ place }: ChartMark) => Math.abs(place - pointed);
    onChoose(inOrder.reduce((one, other) => (apart(other) < apart(one) ? other : one)).id);
  };
  return (
    <div
      className="chart-marker"
      style={{ insetInline: `${left}px ${right}px` }}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={marks.length}
      aria-valuenow={at + 1 || 1}
      aria-valuetext={at < 0 ? label : inOrder[at].label}
      title={isPointed && at >= 0 ? inOrder[at].label : undefined}
      onKeyDown={onKey}
      onPointerDown={onPointer}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
    />
  );
}

function shorten(name: string, letters: number): string {
  return name.length <= letters ? name : `${name.slice(0, Math.max(1, letters - 1))}…`;
}

/** The width of a box in pixels: letters then keep their size on every screen. */
function useWidth() {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [width, setWidth] = useState(360);
  useEffect(() => {
    if (box === null) return;
    const observer = new ResizeObserver(([{ contentRect }]) => setWidth(Math.max(240, Math.floor(contentRect.width))));
    observer.observe(box);
    return () => observer.disconnect();
  }, [box]);
  return [setBox, width] as const;
}
