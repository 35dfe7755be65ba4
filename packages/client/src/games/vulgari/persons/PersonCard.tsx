/** The card of a friar or a cardinal: what it brings and costs, and who holds it. */
import './PersonCard.css';
import { type Choice, MURET, NONE, OUT, PERSONS } from '@bottega/vulgari/show';
import { Targets } from '../../../choosing/Targets';
import { SeatSign } from '../../../ui/SeatSign';
import { Cube } from '../art/Cube';
import { Marker } from '../art/Marker';
import { type BoardContext, meant, playerName, t } from '../board-context';
import { breakable } from '../breakable';
import { partOf, shownOf } from '../part';
import { Ducats } from '../parts/Ducats';
import { Knowing } from '../parts/Knowing';
import { withUsual } from '../usual';

interface PersonCardProps {
  readonly shown: BoardContext;
  readonly person: number;
  readonly choices: readonly Choice[];
}

function DrawnPerson({ shown: plain, person, choices }: PersonCardProps) {
  const shown = withUsual(plain);
  const { text, view, lit, pick } = shown;
  const id = PERSONS[person];
  const holder = view.open.persons[person];
  const thing = `person-${person}`;
  const name = text.names.persons[id];
  // "Friar Mario": what stands before it is the sign of the row.
  const surname = name.slice(name.lastIndexOf(' ') + 1);
  const effects = effectsOf(shown, person);
  const holds = holder === OUT ? [t(shown, 'table.person.out')] : holder === NONE ? [] : [playerName(shown, holder)];
  return (
    <Targets
      choices={meant(shown, choices)}
      pick={pick}
      label={[`${name}.`, ...effects, ...holds].join(' ')}
      className={`vu-person ${lit.has(thing) ? 'lit' : ''}`}
      topic={`person:${id}`}
      thing={thing}
    >
      <span className="vu-person-face" data-held={holder !== NONE} aria-hidden="true">
        <b>
          {holder >= 0 && <SeatSign seat={holder} />}
          {breakable(surname)}
        </b>
        <Signs shown={shown} person={person} />
      </span>
    </Targets>
  );
}

export const PersonCard = partOf(DrawnPerson, ({ shown, person, choices }) => [
  shown.view.open.persons[person],
  shown.lit.has(`person-${person}`),
  shownOf(withUsual(shown), choices),
]);

/** What it costs in ducats, and brings: knowledge, points, a virtual cube, an action. */
function Signs({ shown, person }: { readonly shown: BoardContext; readonly person: number }) {
  const { ducats, knowledge, points, virtualCube } = shown.tables.persons[person];
  return (
    <span className="vu-person-signs">
      {ducats > 0 && <Ducats shown={shown} count={ducats} />}
      {knowledge > 0 && <Knowing shown={shown} count={knowledge} />}
      {virtualCube !== NONE && <Cube colour={virtualCube} isVirtual />}
      {points !== 0 && <b className="vu-person-points">{points < 0 ? `−${-points}` : points}</b>}
      {person === MURET && <Marker />}
    </span>
  );
}

function effectsOf(shown: BoardContext, person: number): readonly string[] {
  const { ducats, knowledge, alms, points } = shown.tables.persons[person];
  return [
    t(shown, `about.${PERSONS[person]}`),
    ...(ducats > 0 ? [t(shown, 'about.person.price', { ducats })] : []),
    ...(knowledge > 0 ? [t(shown, 'about.person.knowledge', { knowledge })] : []),
    t(shown, 'about.person.alms', { alms }),
    ...(points === 0 ? [] : [t(shown, 'about.person.points', { points })]),
  ];
}
