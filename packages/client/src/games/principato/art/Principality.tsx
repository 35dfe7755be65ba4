/** The faint drawing behind a player's board: environs, wall, city, palace and church from left to right. */
import { INK, PAPER } from './palette';
import { merlons } from './shapes';

/** A light ink drawing that fills its container; `--scene-opacity` sets how faint it is. */
export function PrincipalityScene() {
  return (
    <svg
      viewBox="0 0 600 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      style={{ display: 'block', width: '100%', height: '100%', opacity: 'var(--scene-opacity, .25)' }}
    >
      <g fill={PAPER} stroke={INK} strokeWidth="1.3" strokeLinecap="round" strokeLinejoin="round">
        <Environs />
        <City />
        <Wall />
        <Palace />
        <Church />
        <path d="M-4 192Q150 184 300 190T604 188V202H-4z" />
        <path d="M20 197h40M90 195h60M260 196h50M340 195h30M480 196h60" fill="none" strokeWidth=".7" />
      </g>
    </svg>
  );
}

function Environs() {
  return (
    <>
      <circle cx="58" cy="44" r="16" />
      <path d="M58 20v-8M58 68v8M34 44h-8M82 44h8M41 27l-5-5M75 27l5-5M41 61l-5 5M75 61l5 5" fill="none" />
      <path d="M-4 130Q50 86 104 116Q140 94 190 110V200H-4z" />
      <path d="M-4 160Q70 122 190 150V200H-4z" />
      <path
        d="M70 139L20 192M84 139L62 192M98 140L104 192M112 141L146 192M58 140L0 176M128 143L186 184"
        fill="none"
        strokeWidth=".9"
      />
      {[
        [24, 128, 44],
        [38, 130, 36],
        [150, 122, 40],
        [162, 126, 32],
      ].map(([x = 0, y = 0, h = 0]) => (
        <path key={x} d={`M${x} ${y}q-10-4 0-${h}q10 ${h - 4} 0 ${h}z`} />
      ))}
      <path d="M90 138v-16h26v16zM86 123l17-12 17 12zM99 138v-8h7v8z" />
    </>
  );
}

function Wall() {
  return (
    <>
      <path d={`M186 192V128h-4v-10${merlons(50, 4, 9)}v10h-4v64z`} />
      <path d={`M228 192V150${merlons(132, 11, 7)}v42z`} />
      <path d="M200 192v-24a11 11 0 0 1 22 0v24zM204 146h5v8h-5zM213 146h5v8h-5z" />
      <path
        d="M182 124h50M240 162h14M262 172h14M290 163h14M318 174h14M338 162h12M246 182h12M300 183h12"
        fill="none"
        strokeWidth=".8"
      />
    </>
  );
}

function City() {
  return (
    <>
      <path d={`M246 160V58h-2v-6${merlons(20, 3, 5)}v6h-2v102z`} />
      <path d="M318 160V84l9-16 9 16v76zM324 92h6v10h-6z" />
      <path d="M262 124c0-26 14-38 24-42v-12h6v12c10 4 24 16 24 42zM289 83v41M278 90q-6 12-6 34M300 90q6 12 6 34" />
      <path d="M258 160v-36h62v36z" />
      <path d="M234 160v-26l14-12 14 12v26zM296 160v-22l15-12 15 12v22zM330 160v-30h28v30zM326 131l5-10h26l5 10z" />
      <path d="M253 68v12M243 142h6v8h-6zM306 146h8v8h-8zM338 138h5v8h-5zM347 138h5v8h-5zM282 134h6v10h-6z" />
    </>
  );
}

function Palace() {
  return (
    <>
      <path d={`M398 120V66h-3v-8${merlons(28, 4, 6)}v8h-3v54z`} />
      <path d={`M366 192V110h-4v-9${merlons(106, 10, 7)}v9h-4v82z`} />
      <path d="M362 107h106M366 150h98" fill="none" />
      {[376, 398, 420, 442].map((x) => (
        <path key={x} d={`M${x} 142v-12a7 7 0 0 1 14 0v12zM${x + 7} 124v18M${x - 1} 192v-20a8 8 0 0 1 16 0v20z`} />
      ))}
      <circle cx="409" cy="82" r="6" />
    </>
  );
}

function Church() {
  return (
    <>
      <path d="M560 192V72h26v120zM556 72l17-30 17 30zM573 42V26M567 32h12M567 96v-10a6 6 0 0 1 12 0v10z" />
      <path d="M482 192v-64l20-10v-20l20-18 20 18v20l20 10v64z" />
      <path d="M522 80V62M514 68h16M502 118h40M482 130h80" fill="none" strokeWidth="1.5" />
      <circle cx="522" cy="106" r="7" />
      <path d="M512 192v-26a10 10 0 0 1 20 0v26zM489 192v-20a6 6 0 0 1 12 0v20zM543 192v-20a6 6 0 0 1 12 0v20z" />
    </>
  );
}
