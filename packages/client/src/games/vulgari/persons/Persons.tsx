/** Friars and cardinals: all five of each with their effects, open as soon as one of them can be chosen. */
import './Persons.css';
import { type Choice, FIRST_CARDINAL, NONE, PERSON_COUNT, STEFANO } from '@bottega/vulgari/show';
import { useState } from 'react';
import { type BoardContext, t } from '../board-context';
import { PersonCard } from './PersonCard';

const ALL_PERSONS = Array.from({ length: PERSON_COUNT }, (_, person) => person);

export function Persons({ shown }: { readonly shown: BoardContext }) {
  const { messages } = shown.text;
  return (
    <section className="vu-persons card">
      <Group
        shown={shown}
        title={messages['table.friars']}
        where={messages['refusal.D-8.10']}
        topic="friars"
        persons={ALL_PERSONS.slice(0, FIRST_CARDINAL)}
      />
      <Group
        shown={shown}
        title={messages['table.cardinals']}
        where={messages['refusal.D-8.12.cathedral']}
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
  readonly title: string;
  /** Where one becomes such a person. */
  readonly where: string;
  readonly topic: string;
  readonly persons: readonly number[];
}

function Group({ shown, title, where, topic, persons }: GroupProps) {
  const { pick, view } = shown;
  const left = persons.filter((person) => view.open.persons[person] === NONE).length;
  const isPossible = persons.some((person) => personChoices(person).some((choice) => pick.status(choice) === 'may'));
  // Opened by hand or by the question; closed by hand it stays closed until the question changes.
  const [isOpen, setOpen] = useState(isPossible);
  const [was, setWas] = useState(isPossible);
  if (was !== isPossible) {
    setWas(isPossible);
    setOpen(isPossible);
  }
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} data-possible={isPossible}>
      <summary data-topic={topic}>
        <span className="vu-persons-title">{title}</span>
        <span className="vu-persons-left">{t(shown, 'table.persons.left', { left })}</span>
      </summary>
      <p>{where}</p>
      <ul>
        {persons.map((person) => (
          <li key={person}>
            <PersonCard shown={shown} person={person} choices={personChoices(person)} />
          </li>
        ))}
      </ul>
    </details>
  );
}
