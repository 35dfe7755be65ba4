/** At a table with others: links to the results of those who sit there. */
import type { Place } from '@bottega/protocol';
import { useEffect, useState } from 'react';
import { explainError } from '../../errors';
import { useLoadOnline } from '../../online';
import { loadTextPart } from '../../text';
import { useText } from '../../text/use-text';
import { PeopleList } from '../../ui/PeopleList';

export function PeopleHere({ id }: { readonly id: string }) {
  const pageText = useText();
  const { t } = pageText;
  const load = useLoadOnline();
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const { client } = await load();
      const [table] = await Promise.all([client.table(id), loadTextPart('person')]);
      if (isHere) setPlaces(table.places);
    };
    read().catch((reason: unknown) => isHere && setError(reason));
    return () => {
      isHere = false;
    };
  }, [load, id]);
  const people = places.flatMap(({ name, person }) => (name === null || person === null ? [] : [{ name, person }]));
  if (error !== null) return <p role="status">{explainError(error, pageText)}</p>;
  if (people.length === 0) return null;
  return (
    <p className="company-people">
      <span>{t('person.pages')}</span> <PeopleList people={people} />
    </p>
  );
}
