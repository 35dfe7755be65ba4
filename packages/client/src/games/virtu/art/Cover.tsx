/** The cover of Virtù: a chart of Italy with rhumb lines and a galley, and the arms of five houses on their cities. */
import { useId } from 'react';
import { COAST } from '../../map/coast';
import { type Point, project } from '../../map/project';

const LINE = 'var(--art-line, #2b2119)';
const LIGHT = 'var(--art-light, #f8f1e2)';
const mix = (first: string, second: string, percent: number) => `color-mix(in srgb, ${first} ${percent}%, ${second})`;
const SEA = mix('var(--sky)', 'var(--culture)', 78);
const LAND = mix('var(--town)', LIGHT, 42);
const RELIEF = mix('var(--town)', LINE, 62);
const GOLD = 'var(--gold)';

/** From the chart's coordinates to the picture: tilted, as charts were, so that the whole boot is in it. */
const TURN = { degrees: -24, scale: 0.335, x: 226, y: 152, about: { x: 520, y: 560 } } as const;

/** Land beyond the edges of the coast data, and its shores: the picture is wider than the chart. */
const BEYOND =
  'M1014 506L1040 530L1058 610L1064 700L1056 760L1090 830L1160 930L1500 1000V-600H-500V440L-380 470L-300 452L-200 420L-120 430L-60 404L-14 386V-14H1014Z';
const BEYOND_SHORES =
  'M1018 505L1040 530L1058 610L1064 700L1056 760L1090 830L1160 930L1500 1000M-500 440L-380 470L-300 452L-200 420L-120 430L-60 404L-18 387';

/** Mountains as little hills, from the Alps down the Apennines, by longitude and latitude. */
const HILLS: readonly (readonly [number, number])[] = [
  [6.9, 44.6],
  [7.2, 45.4],
  [8.1, 46.1],
  [9.4, 46.3],
  [10.6, 46.5],
  [11.9, 46.5],
  [13.1, 46.4],
  [9.3, 44.6],
  [10.3, 44.3],
  [11.6, 43.95],
  [12.5, 43.3],
  [13.3, 42.7],
  [13.9, 41.9],
  [14.9, 41.3],
  [15.7, 40.6],
  [16.2, 39.8],
  [16.4, 39.1],
  [14.6, 37.8],
  [9.1, 42.2],
  [9.1, 40.2],
];

const ARMS = [
  { lon: 11.25, lat: 43.85, fill: 'var(--seat-0)', charge: 'M-5-4h.1M0-5h.1M5-4h.1M-3 2h.1M3 2h.1M0 7h.1', width: 4.4 },
  { lon: 12.6, lat: 45.55, fill: 'var(--seat-1)', charge: 'M0-8V8M-6-3H6M-4 4q4 5 8 0', width: 2 },
  { lon: 14.5, lat: 40.95, fill: 'var(--seat-3)', charge: 'M-5-8V7M-1.7-8V10M1.7-8V10M5-8V7', width: 1.8 },
  { lon: 9.1, lat: 45.3, fill: 'var(--seat-2)', charge: 'M2-8q-7 2-3 5 7 2 2 6-5 2-3 6M2-8l3 1', width: 2 },
  { lon: 12.6, lat: 41.85, fill: 'var(--seat-4)', charge: 'M-5 7L4-6M5 7L-4-6M-6-5h4M2-5h4', width: 2 },
] as const;

/** The cover picture; it fills its container. */
export function Cover() {
  const id = useId();
  return (
    <svg
      viewBox="0 0 480 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ isolation: 'isolate', display: 'block', width: '100%', height: '100%' }}
    >
      <defs>
        <filter id={`${id}shore`} x="-5%" y="-5%" width="110%" height="110%">
          <feMorphology in="SourceAlpha" operator="dilate" radius="7" result="wide" />
          <feGaussianBlur in="wide" stdDeviation="7" />
        </filter>
      </defs>
      <rect width="480" height="300" fill={SEA} />
      <g fill="none" stroke={LINE} strokeWidth="1.1" strokeLinecap="round" strokeLinejoin="round">
        <Rhumbs />
        <g transform={MOVED}>
          <g fill={mix('var(--culture)', LINE, 70)} stroke="none" opacity=".38" filter={`url(#${id}shore)`}>
            {COAST.map((path) => (
              <path key={path.slice(0, 24)} d={path} />
            ))}
          </g>
          <g fill={LAND} strokeWidth="3">
            {COAST.map((path) => (
              <path key={path.slice(0, 24)} d={path} />
            ))}
          </g>
          <path d={BEYOND} fill={LAND} stroke="none" />
          <path d={BEYOND_SHORES} strokeWidth="3" />
        </g>
        <Hills />
        <Waves />
        <Rose />
        <Galley />
        {ARMS.map((arms) => (
          <Shield key={arms.lon} {...arms} />
        ))}
        <rect x="6" y="6" width="468" height="288" stroke={LINE} strokeWidth="1.4" opacity=".7" />
        <rect x="10" y="10" width="460" height="280" stroke={LINE} strokeWidth=".6" opacity=".7" />
      </g>
      <rect width="480" height="300" fill="var(--paper)" opacity=".35" style={{ mixBlendMode: 'multiply' }} />
    </svg>
  );
}

const MOVED = [
  `translate(${TURN.x} ${TURN.y})`,
  `rotate(${TURN.degrees})`,
  `scale(${TURN.scale})`,
  `translate(${-TURN.about.x} ${-TURN.about.y})`,
].join(' ');

/** Where a place of the chart is in the picture: what stands upright there cannot be drawn inside the tilted chart. */
function placed(lon: number, lat: number): Point {
  const { x, y } = project(lon, lat);
  const angle = (TURN.degrees * Math.PI) / 180;
  const right = (x - TURN.about.x) * TURN.scale;
  const down = (y - TURN.about.y) * TURN.scale;
  return {
    x: TURN.x + right * Math.cos(angle) - down * Math.sin(angle),
    y: TURN.y + right * Math.sin(angle) + down * Math.cos(angle),
  };
}

const ROSE = { x: 70, y: 226 };

function Rhumbs() {
  const lines = Array.from({ length: 32 }, (_, index) => {
    const angle = (index * Math.PI) / 16;
    const end = `${(ROSE.x + 600 * Math.cos(angle)).toFixed(1)} ${(ROSE.y + 600 * Math.sin(angle)).toFixed(1)}`;
    return `M${ROSE.x} ${ROSE.y}L${end}`;
  });
  return <path d={lines.join('')} stroke={mix(LINE, SEA, 45)} strokeWidth=".5" />;
}

function Rose() {
  const point = (turn: number, long: number) => (
    <g key={turn} transform={`rotate(${turn})`}>
      <path d={`M0 0L-${long / 7}-${long / 7}L0-${long}Z`} fill={LIGHT} strokeWidth=".8" />
      <path d={`M0 0L${long / 7}-${long / 7}L0-${long}Z`} fill="var(--army)" strokeWidth=".8" />
    </g>
  );
  return (
    <g transform={`translate(${ROSE.x} ${ROSE.y})`}>
      <circle r="25" fill={mix(LIGHT, SEA, 35)} strokeWidth=".8" />
      <circle r="21" strokeWidth=".5" />
      {[45, 135, 225, 315].map((turn) => point(turn, 24))}
      {[0, 90, 180, 270].map((turn) => point(turn, 36))}
      <circle r="3.5" fill={GOLD} />
    </g>
  );
}

function Hills() {
  return (
    <>
      {HILLS.map(([lon, lat]) => {
        const { x, y } = placed(lon, lat);
        return (
          <g key={`${lon} ${lat}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <path d="M-13 4q4-8 8-8t6 5q3-4 5-3 4 1 6 6z" fill={mix(RELIEF, LIGHT, 55)} strokeWidth=".8" />
            <path d="M-4-3q2 3 1 6M-1-2q2 2 2 5M7 0q1 2 1 4" strokeWidth=".6" opacity=".6" />
          </g>
        );
      })}
    </>
  );
}

function Waves() {
  const wave = 'q3-3 6 0q3-3 6 0q3-3 6 0';
  const at = ['60 150', '94 120', '34 276', '196 276', '300 84', '252 62', '372 190', '446 268', '196 226', '238 196'];
  return <path d={at.map((place) => `M${place}${wave}`).join('')} stroke={mix(LINE, SEA, 60)} strokeWidth=".9" />;
}

/** A galley under sail on the Ionian Sea. */
function Galley() {
  return (
    <g transform="translate(422 226) scale(.9)">
      <path d="M-32 8q10 12 30 12h20q12-2 18-14q-14 6-36 6-20 0-32-4z" fill={mix('var(--army)', LINE, 70)} />
      <path d="M-2 12V-34M-2-34q24 10 26 40-14-4-26-2z" fill={LIGHT} />
      <path d="M-16 12V-14M-16-14q-12 8-14 22 8-3 14-2z" fill={LIGHT} />
      <path d="M3-18v16M11-12v10" stroke="var(--army)" strokeWidth="3" />
      <path d="M-2-34l-10-4 10-3z" fill={GOLD} />
      <path d="M-20 18l-6 8M-12 20l-5 8M-4 20l-5 8M4 20l-5 8M12 20l-5 8" strokeWidth=".9" />
    </g>
  );
}

function Shield({ lon, lat, fill, charge, width }: (typeof ARMS)[number]) {
  const { x, y } = placed(lon, lat);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(1.25)`}>
      <path
        d="M-11-13H11V0q0 10-11 15Q-11 10-11 0Z"
        fill={mix(LINE, LAND, 40)}
        stroke="none"
        transform="translate(2 2)"
      />
      <path d="M-11-13H11V0q0 10-11 15Q-11 10-11 0Z" fill={fill} stroke={LINE} strokeWidth="1.4" />
      <path d="M-8.5-10.5H8.5V0q0 7.600-8.5 11.800Q-8.5 7.600-8.5 0Z" stroke={GOLD} strokeWidth=".8" />
      <path d={charge} stroke={LIGHT} strokeWidth={width} />
    </g>
  );
}
