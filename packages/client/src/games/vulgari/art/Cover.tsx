/** The cover of De Vulgari Eloquentia: an open codex, its great initial with a poet in it, and the Italy of the dialects. */
import { useId } from 'react';
import { COAST } from '../../map/coast';
import { ITALY } from '../../map/land';

const LINE = 'var(--art-line, #2b2119)';
const LIGHT = 'var(--art-light, #f8f1e2)';
const mix = (first: string, second: string, percent: number) => `color-mix(in srgb, ${first} ${percent}%, ${second})`;
const GOLD = 'var(--gold)';
const RUBRIC = 'var(--army)';
const AZURITE = 'var(--culture)';
const VELLUM = mix('var(--town)', LIGHT, 22);
const SHADE = mix('var(--town)', LIGHT, 46);
const DESK = mix('var(--town)', LINE, 42);

/** The pigments of the dialects as bands from the Alps to Sicily. */
const BANDS = [
  { y: 0, height: 200, fill: AZURITE },
  { y: 200, height: 190, fill: 'var(--favor)' },
  { y: 390, height: 190, fill: GOLD },
  { y: 580, height: 220, fill: 'var(--accent)' },
  { y: 800, height: 330, fill: 'var(--land)' },
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
        <clipPath id={`${id}land`}>
          <path d={COAST.join('')} />
        </clipPath>
        <clipPath id={`${id}italy`}>
          <path d={ITALY} />
        </clipPath>
      </defs>
      <rect width="480" height="300" fill={DESK} />
      <g fill="none" stroke={LINE} strokeWidth="1.2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M0 70H480M0 150H480M0 232H480" stroke={mix(DESK, LINE, 72)} />
        <Codex />
        <g transform="translate(252 44) scale(.176)" clipPath={`url(#${id}italy)`}>
          <g clipPath={`url(#${id}land)`} stroke="none">
            {BANDS.map(({ y, height, fill }) => (
              <rect key={y} x="-40" y={y} width="1080" height={height} fill={mix(fill, VELLUM, 72)} />
            ))}
          </g>
          {COAST.map((path) => (
            <path key={path.slice(0, 24)} d={path} strokeWidth="6" />
          ))}
        </g>
        <Initial />
        <Lines />
        <Vine />
        <Inkhorn />
      </g>
      <rect width="480" height="300" fill="var(--paper)" opacity=".3" style={{ mixBlendMode: 'multiply' }} />
    </svg>
  );
}

/** The boards, the leaves beneath, and the two pages that lie open. */
function Codex() {
  return (
    <>
      <path d="M40 44Q140 20 240 46Q340 20 440 44V264Q340 246 240 266Q140 246 40 264Z" fill={mix(RUBRIC, LINE, 52)} />
      <path d="M48 46Q146 24 240 46Q334 24 432 46V256Q334 240 240 260Q146 240 48 256Z" fill={SHADE} />
      <path d="M52 38Q150 22 240 42V252Q150 232 52 246Z" fill={VELLUM} />
      <path d="M428 38Q330 22 240 42V252Q330 232 428 246Z" fill={VELLUM} />
      <path d="M240 42V252M236 43V251M246 43V251" stroke={mix(LINE, VELLUM, 40)} />
    </>
  );
}

/** A gilded D on azurite; in its bowl the poet with hood, laurel and book. */
function Initial() {
  return (
    <g transform="translate(70 54)">
      <rect width="84" height="92" fill={GOLD} />
      <rect x="5" y="5" width="74" height="82" fill={AZURITE} />
      <path d="M10 12H40Q74 14 74 46T40 80H10V74H18V18H10Z" fill={RUBRIC} />
      <path d="M28 19H40Q65 21 65 46T40 73H28Z" fill={mix(GOLD, VELLUM, 55)} />
      <path d="M32 73Q32 56 46 54Q60 56 62 66Q54 73 40 73Z" fill={RUBRIC} strokeWidth="1" />
      <path d="M38 40Q38 28 47 28T55 40L58 45L54 46Q54 55 46 54Q38 52 38 40Z" fill={mix('var(--town)', LIGHT, 38)} />
      <path d="M35 52Q32 26 46 25Q56 25 56 36Q50 32 44 35Q42 44 42 56Z" fill={RUBRIC} strokeWidth="1" />
      <path d="M41 31Q48 25 56 32M44 28l2 4M49 27l1 4M53 28l0 4" stroke="var(--land)" strokeWidth="2" />
      <path d="M51 40h.1M51 49q2 0 3-1" strokeWidth="1.6" />
      <path d="M40 62l11 3 10-4v9l-10 4-11-3z" fill={LIGHT} strokeWidth=".9" />
      <path d="M12 24q4 3 0 6M12 40q4 3 0 6M12 56q4 3 0 6" stroke={GOLD} strokeWidth="1.4" />
    </g>
  );
}

/** Writing in two inks: after the initial a few words in red, then brown lines. */
function Lines() {
  const beside = [64, 78, 92, 106, 120, 134].map((y) => `M166 ${y}q30-4 58 0`).join('');
  const below = [162, 176, 190, 204, 218, 232].map((y) => `M72 ${y - 1}q78-8 152 2`).join('');
  return (
    <>
      <path d="M166 64q30-4 58 0M166 78q14-2 30-1" stroke={RUBRIC} strokeWidth="4.5" strokeDasharray="9 4 14 4 6 4" />
      <path
        d={`${beside.slice(beside.indexOf('M166 92'))}${below}`}
        stroke={mix(LINE, VELLUM, 62)}
        strokeWidth="3.2"
        strokeDasharray="12 4 7 4 16 4 5 4"
      />
    </>
  );
}

/** A vine with leaves and gilded berries down the outer margin. */
function Vine() {
  const leaves = ['62 70', '58 102', '63 134', '58 168', '63 200', '59 228'];
  return (
    <>
      <path d="M64 46Q52 62 62 78T60 110T62 142T60 174T62 206T60 240" stroke="var(--land)" strokeWidth="2.2" />
      {leaves.map((at, index) => (
        <g key={at} transform={`translate(${at}) scale(${index % 2 === 0 ? 1 : -1} 1)`}>
          <path d="M0 0q7-8 12-2-3 7-12 2z" fill={index % 3 === 0 ? AZURITE : 'var(--land)'} strokeWidth=".8" />
          <circle cx="-4" cy="5" r="2.5" fill={GOLD} strokeWidth=".8" />
        </g>
      ))}
    </>
  );
}

/** An inkhorn with a quill, on the desk beside the book. */
function Inkhorn() {
  return (
    <g transform="translate(440 262)">
      <path d="M-16 24q-4-20 4-24h20q8 4 4 24z" fill={mix(LINE, DESK, 70)} />
      <ellipse cx="-2" cy="0" rx="10" ry="3.5" fill={LINE} />
      <path d="M-2 0Q-18-50-52-78Q-60-60-44-40Q-26-16-4-2Z" fill={LIGHT} />
      <path d="M-2 0Q-22-42-50-74M-40-52l-8 0M-32-40l-10 1M-24-28l-9 2" strokeWidth=".8" />
    </g>
  );
}
