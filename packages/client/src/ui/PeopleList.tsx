/** Several names as a sentence has them, each a link where there is something to see. */
import { Fragment } from 'react';
import { useText } from '../text/use-text';
import { PersonLink } from './PersonLink';

interface PeopleListProps {
  readonly people: readonly { readonly name: string; readonly person: string | null }[];
}

export function PeopleList({ people }: PeopleListProps) {
  const { language } = useText();
  // Names are put in by their numbers: two may be the same.
  const parts = new Intl.ListFormat(language).formatToParts(people.map((_, at) => String(at)));
  return parts.map(({ type, value }, at) => {
    const key = `${at} ${value}`;
    return type === 'element' ? (
      <PersonLink key={key} {...people[Number(value)]} />
    ) : (
      <Fragment key={key}>{value}</Fragment>
    );
  });
}
