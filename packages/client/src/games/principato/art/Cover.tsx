/** The cover of Principato: a walled hill town above its fields; in the dark theme the windows are lit. */
import { useId } from 'react';
import { ACCENT, ARMY, CULTURE, FOOD, GOLD, LAND, LIGHT, LINE, mix, SHADE, SKY, STONE, TOWN, WINDOW } from './palette';
import { Cypress, Dome, Hatch, House, type HouseAt, merlons, panes, Scene, slit, Tower, Tree } from './shapes';

const OCHRE = mix(TOWN, LIGHT, 65);
const ROAD = mix(LIGHT, TOWN, 72);
const ROSE = mix(ACCENT, LIGHT, 30);

/** Houses from the top of the hill down, so that the nearer ones cover the farther ones. */
const UPPER: readonly HouseAt[] = [
  { x: 168, y: 122, w: 17, h: 16, fill: OCHRE },
  { x: 187, y: 118, w: 15, h: 19, fill: ROSE, side: true },
  { x: 262, y: 116, w: 16, h: 18, fill: LIGHT },
  { x: 280, y: 119, w: 18, h: 16, fill: OCHRE, side: true },
  { x: 300, y: 124, w: 15, h: 15, fill: ROSE },
];
const LOWER: readonly HouseAt[] = [
  { x: 147, y: 140, w: 17, h: 15, fill: ROSE },
  { x: 167, y: 140, w: 20, h: 17, fill: LIGHT, side: true },
  { x: 190, y: 138, w: 17, h: 17, fill: OCHRE },
  { x: 212, y: 140, w: 21, h: 14, fill: STONE, side: true },
  { x: 236, y: 139, w: 16, h: 16, fill: ROSE },
  { x: 255, y: 140, w: 20, h: 17, fill: OCHRE, side: true },
  { x: 278, y: 140, w: 17, h: 16, fill: LIGHT },
  { x: 298, y: 141, w: 20, h: 14, fill: OCHRE, side: true },
  { x: 320, y: 142, w: 15, h: 13, fill: ROSE },
];

const FAR_TOWERS: readonly HouseAt[] = [
  { x: 150, y: 124, w: 11, h: 42, fill: OCHRE },
  { x: 206, y: 116, w: 12, h: 72, fill: STONE },
  { x: 316, y: 126, w: 11, h: 46, fill: STONE },
  { x: 186, y: 112, w: 10, h: 44, fill: TOWN },
];
const WALL_TOWERS: readonly HouseAt[] = [
  { x: 122, y: 172, w: 17, h: 38, fill: OCHRE },
  { x: 342, y: 172, w: 17, h: 38, fill: OCHRE },
  { x: 172, y: 168, w: 14, h: 32, fill: STONE },
  { x: 297, y: 168, w: 14, h: 32, fill: STONE },
];
const TOWERS = [...FAR_TOWERS, ...WALL_TOWERS];
const RAISED = 'translate(0 -8)';

/** The cover picture; it fills its container. */
export function Cover() {
  const sky = useId();
  return (
    <Scene width={480} height={300} dusk={0.4} above={<Lights />}>
      <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={mix(SKY, CULTURE, 88)} />
        <stop offset=".55" stopColor={mix(SKY, LIGHT, 70)} />
        <stop offset="1" stopColor={mix(GOLD, LIGHT, 45)} />
      </linearGradient>
      <path d="M0 0h480v190H0z" fill={`url(#${sky})`} stroke="none" />
      <Clouds />
      <Distance />
      <Hill />
      <Town />
      <Fields />
    </Scene>
  );
}

function Sun() {
  const rays = Array.from({ length: 32 }, (_, i) => (i * Math.PI) / 16).map((angle, i) => {
    const at = (radius: number) =>
      `${(392 + radius * Math.cos(angle)).toFixed(1)} ${(66 + radius * Math.sin(angle)).toFixed(1)}`;
    return `M${at(27)}L${at(i % 2 === 0 ? 44 : 35)}`;
  });
  return (
    <>
      <path d={rays.join('')} stroke={mix(GOLD, ACCENT, 75)} strokeWidth="1.3" />
      <circle cx="392" cy="66" r="22" fill={GOLD} stroke={LINE} strokeWidth="1.1" />
      <circle cx="392" cy="66" r="18" fill="none" stroke={LINE} strokeWidth=".6" opacity=".5" />
    </>
  );
}

function Clouds() {
  const cloud = 'M0 0q-12-1-10-8q3-6 11-3q2-10 13-9q9 1 11 8q9-4 14 2q7-1 9 5q0 5-8 5z';
  const curls = 'M4-3q0-6 6-6M18-3q-2-8 6-9M34-2q0-5 6-5M-6 3h30M30 3h14';
  return (
    <>
      {['translate(66 52) scale(1.3)', 'translate(300 38)', 'translate(20 96) scale(.8)'].map((transform) => (
        <g key={transform} transform={transform}>
          <path d={cloud} fill={mix(LIGHT, SKY, 75)} stroke={mix(LINE, SKY, 60)} strokeWidth=".9" />
          <path d={curls} stroke={mix(LINE, SKY, 60)} strokeWidth=".7" />
        </g>
      ))}
      <path d="M110 84q4-4 7 0q3-4 7 0M132 74q3-3 5 0q3-3 5 0" strokeWidth="1.2" />
    </>
  );
}

function Distance() {
  return (
    <>
      <path
        d="M0 142L28 122 52 136 88 106 120 134 150 120 190 146 330 140 366 112 396 132 424 118 452 134 480 120V200H0z"
        fill={mix(mix(FOOD, SKY, 22), SKY, 75)}
        stroke={mix(LINE, SKY, 45)}
      />
      <path d="M88 106l10 20-6-2 4 12M366 112l8 16-5-1 3 10M28 122l6 12" stroke={mix(LINE, SKY, 35)} strokeWidth=".8" />
      <path
        d="M0 168Q40 138 92 152Q120 142 150 156L340 158Q384 138 420 148Q456 138 480 150V210H0z"
        fill={mix(LAND, SKY, 48)}
        stroke={mix(LINE, SKY, 65)}
      />
      <g stroke={mix(LINE, SKY, 75)}>
        <Cypress x={62} y={149} h={16} />
        <Cypress x={69} y={149} h={13} />
        <Cypress x={432} y={148} h={17} />
        <Cypress x={440} y={147} h={13} />
        <House x={40} y={152} w={13} h={8} fill={OCHRE} />
        <House x={408} y={149} w={13} h={8} fill={OCHRE} side />
      </g>
    </>
  );
}

function Hill() {
  return (
    <>
      <path d="M40 240Q112 190 140 132Q200 84 244 84Q296 86 346 134Q374 190 452 240z" fill={mix(LAND, GOLD, 82)} />
      <Hatch
        d="M118 176q8-3 14-12M110 188q10-3 18-14M358 160q6 12 16 18M366 176q8 12 20 17M380 192q8 8 20 13M96 202q10-3 16-10M150 178q8 2 18 0M140 190q8 2 16 0M318 178q8 2 16 0M326 190q10 2 18 0M300 186q6 2 12 0M184 184q6 2 12 0"
        width={0.9}
      />
      <path
        d="M232 164Q236 178 262 182Q308 188 300 200Q288 212 250 216L290 220Q334 208 328 192Q320 178 274 174Q252 172 252 164z"
        fill={ROAD}
      />
    </>
  );
}

/** The town on its hill, raised a little so that the slope shows below the walls. */
function Town() {
  return (
    <g transform={RAISED}>
      {FAR_TOWERS.map((tower) => (
        <Tower key={tower.x} {...tower} />
      ))}
      <Tower x={288} y={112} w={11} h={58} fill={OCHRE} roof />
      {UPPER.map((house) => (
        <House key={house.x} {...house} />
      ))}
      <path d="M214 124V92l10-7h40l10 7v32z" fill={LIGHT} />
      <Dome x={244} y={87} r={20} />
      <path d="M231 124V103l13-10 13 10v21z" fill={STONE} />
      <circle cx="244" cy="106" r="3.6" fill={WINDOW} />
      <path d="M219 100v8M225 98v8M263 98v8M269 100v8" strokeWidth="1.8" />
      {LOWER.map((house) => (
        <House key={house.x} {...house} />
      ))}
      <path d={`M130 166V142${merlons(98, 13, 5)}v24z`} fill={STONE} />
      <path d={`M254 166V142${merlons(102, 13, 5)}v24z`} fill={STONE} />
      <Hatch
        d="M146 152h8M160 158h8M176 150h8M190 158h8M200 150h6M270 151h8M284 158h8M300 150h8M318 158h8M332 151h6M150 162h6M310 163h7"
        width={0.8}
      />
      {WALL_TOWERS.map((tower) => (
        <Tower key={tower.x} {...tower} />
      ))}
      <path d={`M221 172V134h-2v-5${merlons(46, 6, 5)}v5h-2v38z`} fill={OCHRE} />
      <path d="M232 172V154a10 10 0 0 1 20 0v18z" fill={SHADE} />
      <path d="M236 146v26M242 144v28M248 146v26M232 156h20" strokeWidth=".8" />
      <path d="M236 134h12v6q-6 5-12 0z" fill={ARMY} strokeWidth=".9" />
      <path d="M212 38V27" />
      <path d="M212 27h11l-3 3 3 3H212z" fill={ARMY} strokeWidth=".9" />
    </g>
  );
}

/** The land before the walls: strips in perspective, the road, and the dark cypresses of the foreground. */
function Fields() {
  return (
    <>
      <path d="M0 216Q110 190 246 206T480 208V300H0z" fill={LAND} />
      <path d="M0 216Q66 200 140 199L88 232 0 246z" fill={mix(GOLD, LIGHT, 70)} />
      <path d="M352 209Q420 212 480 208V240L400 230z" fill={mix(FOOD, LAND, 70)} />
      <path d="M400 230L480 240V300H444z" fill={mix(GOLD, LAND, 75)} />
      <path d="M0 246L88 232 56 300H0z" fill={FOOD} />
      <path d="M140 199L88 232 56 300H176Q176 250 250 216L226 203z" fill={mix(LAND, LIGHT, 76)} />
      <path d="M352 209L400 230 444 300H256Q236 256 290 220z" fill={mix(LAND, GOLD, 65)} />
      <path d="M0 222l120-18M0 228l108-18M0 234l98-16M0 240l88-14" strokeWidth=".8" opacity=".6" />
      <path d="M16 300L50 239M32 300L64 236M2 296L34 241M0 272L18 244" strokeWidth="1.1" opacity=".7" />
      <path d="M372 214l108 3M384 220l96 8M396 227l84 8" strokeDasharray="2 5" strokeWidth="2.6" opacity=".7" />
      <path d="M414 233l48 67M430 235l46 62M446 237l34 46M462 239l18 24" strokeWidth="1" opacity=".6" />
      <path d="M278 236l36 64M296 222l58 78M314 217l80 83M334 213l90 87" strokeWidth=".9" opacity=".5" />
      <path d="M128 208L80 300M152 204L104 300M176 205L128 300M202 206L150 290" strokeWidth=".9" opacity=".5" />
      <path d="M250 216Q172 250 180 302H256Q228 254 290 220z" fill={ROAD} />
      <path d="M256 220Q196 254 202 302M276 220Q214 256 234 302" strokeWidth=".8" opacity=".45" />
      <Cypress x={236} y={214} h={30} />
      <Cypress x={222} y={222} h={38} />
      <Cypress x={202} y={236} h={48} />
      <Cypress x={300} y={228} h={40} />
      <Cypress x={276} y={240} h={50} />
      <Cypress x={178} y={258} h={64} />
      <Cypress x={262} y={262} h={66} />
      <House x={338} y={244} w={32} h={18} fill={OCHRE} side />
      <House x={366} y={248} w={22} h={23} fill={LIGHT} />
      <Tree x={399} y={250} r={8} />
      <Tree x={328} y={247} r={7} />
      <Tree x={114} y={226} r={6} />
      <Tree x={100} y={232} r={7} />
      <path d="M0 278Q60 256 122 300H0zM480 268Q424 268 380 300H480z" fill={mix(FOOD, LINE, 70)} />
      <Hatch d="M8 288q6-4 12-3M76 288q8 1 14 4M88 296q8 1 12 3M430 280q10-3 18-2M410 290q10-4 18-3" width={1} />
      <Cypress x={26} y={306} h={186} />
      <Cypress x={58} y={304} h={134} />
      <Cypress x={458} y={304} h={150} />
      <Cypress x={432} y={304} h={96} />
    </>
  );
}

/** The sun and the windows not hidden by the gate: above the dusk, so that they shine in the dark theme. */
function Lights() {
  return (
    <g fill={WINDOW} strokeLinecap="round">
      <Sun />
      <path
        transform={RAISED}
        d={[...LOWER.filter(({ x }) => x < 205 || x > 275).map(panes), ...TOWERS.map(slit)].join('')}
      />
      <path transform={RAISED} d="M240.4 106a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0" />
      <path d={panes({ x: 338, y: 244, w: 32, h: 18 }) + panes({ x: 366, y: 248, w: 22, h: 23 })} />
    </g>
  );
}
