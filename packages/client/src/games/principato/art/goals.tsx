/** The pictures of the goal cards: a niche with the building or the thing that is asked for. */
import type { ReactNode } from 'react';
import { ACCENT, ARMY, CULTURE, FOOD, GOLD, LAND, LIGHT, LINE, mix, SHADE, SKY, STONE, TOWN, WOOD } from './palette';
import { Cypress, Dome, Hatch, House, merlons, Scene, Sheaf, Sword, Tower, Trebuchet } from './shapes';

/** The picture of a goal card. */
export function GoalArt({ goal }: { goal: string }) {
  return (
    <Scene width={72} height={72}>
      {Object.hasOwn(PICTURES, goal) ? PICTURES[goal] : UNKNOWN}
      <path d="M-2-2h76v76h-6V30Q66 5 36 5T4 30V74H-2z" fill={TOWN} />
      <path d="M8 74V31Q9 9 36 9t28 22V74" strokeWidth=".6" opacity=".6" />
      <path d="M33-1h6l-1 9h-4z" fill={LIGHT} />
      <circle cx="9" cy="8" r="2.5" fill={GOLD} />
      <circle cx="63" cy="8" r="2.5" fill={GOLD} />
    </Scene>
  );
}

const GROUND = <path d="M-2 58Q36 52 74 58V74H-2z" fill={LAND} />;
const SQUARE = <path d="M-2 60h76v14H-2z" fill={mix(TOWN, LINE, 78)} />;

const UNKNOWN: ReactNode = <path d="M36 20l18 20-18 20-18-20z" fill={LIGHT} />;

const PICTURES: Readonly<Record<string, ReactNode>> = {
  armoury: (
    <>
      <path d="M-2-2h76v76H-2z" fill={mix(ARMY, LIGHT, 30)} />
      <path d="M-2 62h76v12H-2z" fill={WOOD} />
      <Sword transform="translate(55 64) scale(.95)" />
      <path d="M18 62V18" strokeWidth="2" />
      <path d="M18 12l3 8-3 3-3-3z" fill={LIGHT} />
      <Trebuchet x={36} y={68} scale={0.66} />
    </>
  ),
  'fertile-soil': (
    <>
      <path d="M-2 36Q20 24 40 32T74 28V74H-2z" fill={mix(LAND, SKY, 55)} />
      <circle cx="50" cy="20" r="6" fill={GOLD} />
      <path d="M-2 44Q36 36 74 44V74H-2z" fill={LAND} />
      <path d="M36 41L8 74M36 41L24 74M36 41L40 74M36 41L56 74M36 41L72 68" strokeWidth="1.3" />
      <House x={13} y={44} w={17} h={13} />
      <Cypress x={35} y={43} h={18} />
      <Sheaf x={49} y={67} h={27} />
    </>
  ),
  'town-charter': (
    <>
      <path d="M-2 32h76v42H-2z" fill={mix(TOWN, LIGHT, 60)} />
      <Tower x={13} y={32} w={7} h={14} />
      <House x={20} y={32} w={9} h={7} />
      <Dome x={38} y={32} r={8} />
      <Tower x={50} y={32} w={7} h={11} roof />
      <path d="M18 34h36v28H18z" fill={LIGHT} />
      <path d="M16 30h40a3 3 0 0 1 0 6H16a3 3 0 0 1 0-6zM16 60h40a3 3 0 0 1 0 6H16a3 3 0 0 1 0-6z" fill={STONE} />
      <path d="M24 41h24M24 46h24M24 51h16" strokeWidth="1.4" />
      <path d="M45 57l-3 13 5-3 5 3-3-13z" fill={ARMY} />
      <circle cx="47" cy="56" r="6" fill={ARMY} />
      <circle cx="47" cy="56" r="3" strokeWidth=".8" />
    </>
  ),
  fortress: (
    <>
      {GROUND}
      <path d={`M27 62V24${merlons(18, 3, 5)}v38z`} fill={TOWN} />
      <path d="M36 19V9" />
      <path d="M36 9h11l-3 3 3 3H36z" fill={ARMY} strokeWidth=".9" />
      <path d={`M10 64V42${merlons(52, 7, 4)}v22z`} fill={STONE} />
      <path
        d={`M8 66V38h-2v-5${merlons(18, 3, 4.5)}v5h-2v28zM50 66V38h-2v-5${merlons(18, 3, 4.5)}v5h-2v28z`}
        fill={mix(TOWN, LIGHT, 60)}
      />
      <path d="M29 64V55a7 7 0 0 1 14 0v9z" fill={SHADE} />
      <path d="M33 49.5V64M39 49.5V64M29 57h14" strokeWidth=".9" />
      <path d="M15 44v6M57 44v6M36 30v6" strokeWidth="2.2" />
      <Hatch d="M17 54h5M18 58h4M59 54h5M60 58h4M46 50h3M23 50h4" />
    </>
  ),
  chapel: (
    <>
      {GROUND}
      <Cypress x={13} y={62} h={32} />
      <Cypress x={59} y={62} h={26} />
      <path d="M45 62V26h10v36z" fill={STONE} />
      <path d="M44 26l6-10 6 10z" fill={ACCENT} />
      <path d="M48 38v-5a2 2 0 0 1 4 0v5z" fill={SHADE} />
      <path d="M19 64V38L33 25 47 38v26z" fill={LIGHT} />
      <path d="M16 40L33 23.5 50 40" strokeWidth="2.4" />
      <path d="M33 23V13M29 16.5h8" strokeWidth="1.9" />
      <circle cx="33" cy="40" r="4.2" fill={CULTURE} />
      <path d="M33 36v8M29 40h8" strokeWidth=".8" />
      <path d="M28 64V55a5 5 0 0 1 10 0v9z" fill={SHADE} />
    </>
  ),
  'town-service': (
    <>
      {SQUARE}
      <path d={`M30 34V18h-2v-4${merlons(14, 3, 3.5)}v4h-2v16z`} fill={TOWN} />
      <path d="M35 10V5l4 1.5" />
      <circle cx="35" cy="25" r="3.5" fill={LIGHT} />
      <path d="M35 25v-2.5M35 25h2" strokeWidth=".8" />
      <path d={`M13 66V40h-3v-6${merlons(52, 8, 4)}v6h-3v26z`} fill={STONE} />
      <path d="M10 38h52" strokeWidth=".8" />
      {[19, 32, 45].map((x) => (
        <path key={x} d={`M${x} 50v-4a4 4 0 0 1 8 0v4zM${x + 4} 42v8`} fill={SHADE} />
      ))}
      <path d="M13 53.5h46" strokeWidth=".9" />
      <path d="M30 66v-6a6 6 0 0 1 12 0v6z" fill={SHADE} />
      <path d="M17 57h8v6h-8zM47 57h8v6h-8z" fill={ARMY} />
    </>
  ),
  'palace-goal': (
    <>
      {SQUARE}
      <path d="M22 34L36 24l14 10z" fill={ACCENT} />
      <path d="M20 66V34h32v32z" fill={STONE} />
      <path d="M10 66V28h12v38zM50 66V28h12v38z" fill={TOWN} />
      <path d="M9 28l7-16 7 16zM49 28l7-16 7 16z" fill={ACCENT} />
      <path d="M26 47v-6a3.5 3.5 0 0 1 7 0v6zM39 47v-6a3.5 3.5 0 0 1 7 0v6z" fill={SHADE} />
      <path d="M24 48.5h24" strokeWidth="1.9" />
      <path d="M28.5 66V58a7.5 7.5 0 0 1 15 0v8z" fill={SHADE} />
      <path
        d="M14 38v-3a2 2 0 0 1 4 0v3zM54 38v-3a2 2 0 0 1 4 0v3zM14 52v-3a2 2 0 0 1 4 0v3zM54 52v-3a2 2 0 0 1 4 0v3z"
        fill={SHADE}
      />
    </>
  ),
  villa: (
    <>
      <path d="M-2 46Q20 34 36 42T74 40V74H-2z" fill={mix(LAND, SKY, 60)} />
      <Cypress x={12} y={56} h={32} />
      <Cypress x={60} y={56} h={32} />
      <path d="M-2 58h76v16H-2z" fill={FOOD} />
      <path d="M28 34q0-11 8-11t8 11z" fill={ACCENT} />
      <path d="M15 60V40h42v20z" fill={LIGHT} />
      <path d="M13 40l4-6h38l4 6z" fill={ACCENT} />
      <path d="M23 40l13-10 13 10z" fill={STONE} />
      <path d="M25 60V40h22v20z" fill={SHADE} />
      <path d="M25 60V40h3.5v20zM31 60V40h3.5v20zM37.5 60V40h3.5v20zM43.5 60V40H47v20z" fill={LIGHT} />
      <path d="M18 52v-5h4v5zM50 52v-5h4v5z" fill={SHADE} />
      <path d="M22 60h28v3H22zM19 63h34v3H19z" fill={STONE} />
      <path d="M36 66l-4 8M36 66l6 8" strokeWidth=".7" />
    </>
  ),
};
