/** Shapes that several pictures share, drawn inside a group that sets the outline. */
import type { ReactNode } from 'react';
import { ACCENT, FOOD, GOLD, LIGHT, LINE, mix, PAPER, SKY, STONE, WINDOW, WOOD } from './palette';

/** The frame of a painted scene: sky, content, a glaze of paper that is dusk in the dark theme, and lights above it. */
export function Scene(props: { width: number; height: number; dusk?: number; above?: ReactNode; children: ReactNode }) {
  const { width, height, dusk = 0.22, above, children } = props;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ isolation: 'isolate', display: 'block', width: '100%', height: '100%' }}
    >
      <rect width={width} height={height} fill={SKY} />
      <g fill="none" stroke={LINE} strokeWidth="1.1" strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
      <rect width={width} height={height} fill={PAPER} opacity={dusk} style={{ mixBlendMode: 'multiply' }} />
      {above}
    </svg>
  );
}

/** The thin parallel lines with which a woodcut shades. */
export function Hatch({ d, width = 0.6 }: { d: string; width?: number }) {
  return <path d={d} fill="none" strokeWidth={width} opacity=".55" />;
}

/** A limb, rope or beam of even thickness with an outline. */
export function Limb({ d, width, fill, line = 2 }: { d: string; width: number; fill: string; line?: number }) {
  return (
    <>
      <path d={d} fill="none" strokeWidth={width} />
      <path d={d} fill="none" stroke={fill} strokeWidth={width - line} />
    </>
  );
}

/** The top edge of a battlement, as a relative path that ends `width` further right. */
export function merlons(width: number, count: number, height: number): string {
  const unit = width / (2 * count - 1);
  return Array.from({ length: count }, () => `v${-height}h${unit}v${height}`).join(`h${unit}`);
}

export function Cypress({ x, y, h }: { x: number; y: number; h: number }) {
  const w = h * 0.12;
  return (
    <g>
      <path d={`M${x} ${y}v${-h * 0.15}`} strokeWidth="1.8" />
      <path
        d={`M${x} ${y - h * 0.06}c${-w * 1.7} 0 ${-w * 1.3} ${-h * 0.52} 0 ${-h * 0.94}c${w * 1.3} ${h * 0.42} ${w * 1.7} ${h * 0.94} 0 ${h * 0.94}z`}
        fill={mix(FOOD, LINE, 62)}
      />
      <path
        d={`M${x + w * 0.5} ${y - h * 0.14}q${w * 0.35} ${-h * 0.15} 0 ${-h * 0.4}M${x + w * 0.1} ${y - h * 0.16}q${w * 0.2} ${-h * 0.15} 0 ${-h * 0.46}`}
        strokeWidth=".7"
        opacity=".5"
      />
    </g>
  );
}

/** A round-headed tree. */
export function Tree({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g>
      <path d={`M${x} ${y}v${-r * 1.3}`} strokeWidth={r * 0.28} />
      <circle cx={x} cy={y - r * 1.8} r={r} fill={mix(FOOD, LINE, 82)} />
      <Hatch
        d={`M${x + r * 0.1} ${y - r * 1.2}q${r * 0.5} 0 ${r * 0.6} ${-r * 0.6}M${x - r * 0.4} ${y - r * 1.3}h.1`}
      />
    </g>
  );
}

export interface HouseAt {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly fill?: string;
  readonly side?: boolean;
}

/** The two windows of a house, as a path. */
export function panes({ x, y, w, h }: HouseAt): string {
  const pane = Math.max(1.3, w * 0.13);
  return [0.22, 0.62].map((at) => `M${x + w * at} ${y - h * 0.8}h${pane}v${pane * 1.5}h${-pane}z`).join('');
}

/** The window of a tower, as a path. */
export function slit({ x, y, w, h }: HouseAt): string {
  const half = w * 0.16;
  const foot = y - h + w * 0.95;
  return `M${x + w / 2 - half} ${foot}v${-half}a${half} ${half} 0 0 1 ${half * 2} 0v${half * 1.6}h${-half * 2}z`;
}

/** A house standing on the line y; its gable faces us, or its long side. */
export function House({ x, y, w, h, fill = STONE, side = false }: HouseAt) {
  const top = y - h;
  const roof = side
    ? `M${x - 1} ${top}l2-${w * 0.28}h${w - 2}l2 ${w * 0.28}z`
    : `M${x - 1.2} ${top}l${w / 2 + 1.2} ${-w * 0.38}l${w / 2 + 1.2} ${w * 0.38}z`;
  return (
    <g>
      <path d={`M${x} ${y}v${-h}h${w}v${h}z`} fill={fill} />
      <path d={roof} fill={ACCENT} />
      <path d={panes({ x, y, w, h })} fill={WINDOW} stroke="none" />
    </g>
  );
}

/** A square tower with battlements on the line y. */
export function Tower({ x, y, w, h, fill = STONE, roof = false }: HouseAt & { roof?: boolean }) {
  const top = y - h;
  return (
    <g>
      <path d={`M${x} ${y}v${-h}h${w}v${h}z`} fill={fill} />
      {roof ? (
        <path d={`M${x - 1} ${top}l${w / 2 + 1} ${-w * 0.9}l${w / 2 + 1} ${w * 0.9}z`} fill={ACCENT} />
      ) : (
        <path
          d={`M${x - 1.2} ${top + w * 0.25}v${-w * 0.25}${merlons(w + 2.4, 3, w * 0.22)}v${w * 0.25}z`}
          fill={fill}
        />
      )}
      <path d={slit({ x, y, w, h })} fill={WINDOW} stroke="none" />
      <Hatch d={[0.4, 0.55, 0.7, 0.85].map((at) => `M${x + w} ${y - h * at}h${-w * 0.3}`).join('')} />
    </g>
  );
}

/** A ribbed dome with its lantern, on a drum; (x, y) is the middle of the drum's foot. */
export function Dome({ x, y, r }: { x: number; y: number; r: number }) {
  const drum = r * 0.4;
  const foot = y - drum;
  const top = foot - r * 1.15;
  return (
    <g>
      <path d={`M${x - r} ${y}v${-drum}h${2 * r}v${drum}z`} fill={LIGHT} />
      <path
        d={[-0.6, 0, 0.6]
          .map(
            (at) =>
              `M${x + r * at - r * 0.1} ${y - drum * 0.5}a${r * 0.1} ${r * 0.1} 0 1 0 ${r * 0.2} 0a${r * 0.1} ${r * 0.1} 0 1 0 ${-r * 0.2} 0`,
          )
          .join('')}
        fill={WINDOW}
        stroke="none"
      />
      <path
        d={`M${x - r} ${foot}c0 ${-r * 0.7} ${r * 0.5} ${-r} ${r * 0.85} ${-r * 1.15}h${r * 0.3}c${r * 0.35} ${r * 0.15} ${r * 0.85} ${r * 0.45} ${r * 0.85} ${r * 1.15}z`}
        fill={ACCENT}
      />
      <path
        d={`M${x - r * 0.08} ${top}q${-r * 0.4} ${r * 0.4} ${-r * 0.42} ${r * 1.15}M${x + r * 0.08} ${top}q${r * 0.4} ${r * 0.4} ${r * 0.42} ${r * 1.15}`}
        stroke={LIGHT}
      />
      <path
        d={`M${x - r * 0.14} ${top}v${-r * 0.28}h${r * 0.28}v${r * 0.28}zM${x - r * 0.2} ${top - r * 0.28}l${r * 0.2} ${-r * 0.3}l${r * 0.2} ${r * 0.3}z`}
        fill={LIGHT}
      />
    </g>
  );
}

export function Coin({ x, y, r = 4 }: { x: number; y: number; r?: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill={GOLD} />
      <circle cx={x} cy={y} r={r * 0.55} strokeWidth=".7" />
    </g>
  );
}

/** A pile of coins seen from the side; (x, y) is the middle of its foot. */
export function Coins({ x, y, n, r = 5 }: { x: number; y: number; n: number; r?: number }) {
  return (
    <g>
      {Array.from({ length: n }, (_, i) => y - i * 2.4).map((at) => (
        <path
          key={at}
          d={`M${x - r} ${at - 2}a${r} ${r * 0.32} 0 0 1 ${2 * r} 0v1.8a${r} ${r * 0.32} 0 0 1 ${-2 * r} 0zM${x - r} ${at - 2}a${r} ${r * 0.32} 0 0 0 ${2 * r} 0`}
          fill={GOLD}
          strokeWidth=".9"
        />
      ))}
    </g>
  );
}

/** A bound sheaf of wheat; (x, y) is the middle of its foot, h its height. */
export function Sheaf({ x, y, h }: { x: number; y: number; h: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${h / 30})`}>
      <path d="M-8 0Q-2-9-4-14Q-10-20-12-27Q-7-30 0-31Q7-30 12-27Q10-20 4-14Q2-9 8 0Q0 2-8 0z" fill={GOLD} />
      <path d="M-4 0Q-1-8-1-13M4 0Q1-8 1-13M0 1V-11M-3-15Q-7-21-8-27M0-15V-29M3-15Q7-21 8-27" strokeWidth=".8" />
      <path
        d="M-10-26l-3-4M-10-22l-4-1M-5-28l-2-5M-4-23l-3-3M0-30V-35M4-23l3-3M5-28l2-5M10-26l3-4M10-22l4-1"
        strokeWidth="1.3"
      />
      <path d="M-5-16Q0-14 5-16L4.6-11.5Q0-10-4.6-11.5z" fill={ACCENT} />
    </g>
  );
}

/** A trebuchet on wheels, its arm to the left and its stone basket to the right; (x, y) is the middle of its foot. */
export function Trebuchet({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-22-8L0-38L22-8" strokeWidth="4.5" />
      <path d="M-22-8L0-38L22-8" stroke={WOOD} strokeWidth="2.5" />
      <path d="M-13-20H13" strokeWidth="1.6" />
      <Limb d="M-31-58L14-29" width={4} fill={mix(WOOD, LIGHT, 75)} line={1.9} />
      <path d="M7-31h14l-2 13h-10z" fill={WOOD} />
      <path d="M9-26h10M14-31v13" strokeWidth=".8" />
      <path d="M-31-58q-7 8-3 17" />
      <circle cx="-33.5" cy="-39" r="3.6" fill={STONE} />
      <circle cx="0" cy="-38" r="3" fill={GOLD} />
      <path d="M-29-10h58v5h-58z" fill={mix(WOOD, LIGHT, 75)} />
      <path d="M-27-5.5a6 6 0 1 0 12 0a6 6 0 1 0-12 0M15-5.5a6 6 0 1 0 12 0a6 6 0 1 0-12 0" fill={WOOD} />
      <path d="M-27-5.5h12M-21-11.5v12M15-5.5h12M21-11.5v12" strokeWidth=".9" />
    </g>
  );
}

/** A sword pointing up, its pommel at the origin of the given transform. */
export function Sword({ transform, blade = LIGHT }: { transform: string; blade?: string }) {
  return (
    <g transform={transform}>
      <path d="M-2-12V-46L0-51L2-46V-12z" fill={blade} />
      <path d="M0-14V-42" strokeWidth=".7" />
      <path d="M-8-13h16v3H-8zM-1.4-10h2.8v8h-2.8z" fill={GOLD} />
      <circle r="2.6" fill={GOLD} />
    </g>
  );
}
