/** Friars and cardinals: all five of each, with what they bring and cost as signs; pointing at one says it in words. */
import './Persons.css';
import { type Choice, FIRST_CARDINAL, PERSON_COUNT, STEFANO } from '@bottega/vulgari/show';
import { Rank } from '../art/Rank';
import type { BoardContext } from '../board-context';
import { PersonCard } from './PersonCard';

const ALL_PERSONS = Array.from({ length: PERSON_COUNT }, (_, person) => person);

export function Persons({ shown }: { readonly shown: BoardContext }) {
  const { messages } = shown.text;
  return (
    <section className="vu-persons card" data-group="persons" aria-label={messages['table.persons']}>
      <Group
        shown={shown}
        rank="friar"
        title={messages['table.friars']}
        topic="friars"
        persons={ALL_PERSONS.slice(0, FIRST_CARDINAL)}
      />
      <Group
        shown={shown}
        rank="cardinal"
        title={messages['table.cardinals']}
        topic="cardinals"
        persons={ALL_PERSONS.slice(FIRST_CARDINAL)}
      />
    </section>
  );
}

/** What can be done with a person's card in a turn. */
export function personChoices(person: number): Choice[] {
  if (person >= FIRST_CARDINAL) return [{ type: 'cardinal', person }];
  const friar: Choice = { type: 'friar', person };
  return person === STEFANO ? [friar, { type: 'virtualNoble', sold: true }] : [friar];
}

interface GroupProps {
  readonly shown: BoardContext;
  readonly rank: 'friar' | 'cardinal';
  readonly title: string;
  readonly topic: string;
  readonly persons: readonly number[];
}

function Group({ shown, rank, title, topic, persons }: GroupProps) {
  return (
    <div className="vu-persons-row">
      <h2 data-topic={topic} title={title}>
        <Rank rank={rank} />
        <span className="sr-only">{title}</span>
      </h2>
      <ul>
        {persons.map((person) => (
          <li key={person}>
            <PersonCard shown={shown} person={person} choices={personChoices(person)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
