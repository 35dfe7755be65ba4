/** The card of a friar or a cardinal: what it brings and costs, and who holds it. */
import './PersonCard.css';
import { type Choice, FIRST_CARDINAL, NONE, OUT, PERSONS } from '@bottega/vulgari/show';
import { Targets } from '../../../choosing/Targets';
import { SeatSign } from '../../../ui/SeatSign';
import { Rank } from '../art/Rank';
import { type BoardContext, meant, playerName, t } from '../board-context';

interface PersonCardProps {
  readonly shown: BoardContext;
  readonly person: number;
  readonly choices: readonly Choice[];
}

export function PersonCard({ shown, person, choices }: PersonCardProps) {
  const { text, view, lit, pick } = shown;
  const id = PERSONS[person];
  const holder = view.open.persons[person];
  const thing = `person-${person}`;
  const name = text.names.persons[id];
  const effects = effectsOf(shown, person);
  const holds = holder === OUT ? [t(shown, 'table.person.out')] : holder === NONE ? [] : [playerName(shown, holder)];
  return (
    <Targets
      choices={meant(shown, choices)}
      pick={pick}
      label={[name, ...effects, ...holds].join(' ')}
      className={`vu-person ${lit.has(thing) ? 'lit' : ''}`}
      topic={`person:${id}`}
      thing={thing}
    >
      <span className="vu-person-face" data-held={holder !== NONE} aria-hidden="true">
        <Rank rank={person < FIRST_CARDINAL ? 'friar' : 'cardinal'} />
        <b>{name}</b>
        {holds.map((held) => (
          <span key={held} className="vu-person-holder" {...(holder >= 0 ? { 'data-seat': holder } : {})}>
            {holder >= 0 && <SeatSign seat={holder} />}
            {held}
          </span>
        ))}
        <span className="vu-person-effects">
          {effects.map((effect) => (
            <span key={effect}>{effect}</span>
          ))}
        </span>
      </span>
    </Targets>
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
