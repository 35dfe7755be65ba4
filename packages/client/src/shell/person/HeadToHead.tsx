/** Who finished ahead of whom in the games that two people both played; told from the side of whoever looks. */
import type { HeadToHead as Against, MetPerson, PersonPage } from '@bottega/protocol';
import { type ReactNode, useCallback } from 'react';
import type { OnlineTables } from '../../table/online/online-tables';
import { useText } from '../../text/use-text';
import { PersonLink } from '../../ui/PersonLink';
import { MoreOfList } from './MoreOfList';
import { usePages } from './use-person';

/** Everybody whom one has met, on one's own page. */
export function MetPeople({ online }: { readonly online: OnlineTables }) {
  const read = useCallback(
    async (from: string | null) => {
      const { people, next } = await online.client.metPeople(from);
      return { items: people, next };
    },
    [online],
  );
  const pages = usePages(read);
  if (pages.error === null && pages.items !== null && pages.items.length === 0) return null;
  return (
    <Comparison people={pages.items ?? []}>
      <MoreOfList pages={pages} />
    </Comparison>
  );
}

/** The two of us, on the page of somebody else: there it is told from their side. */
export function AgainstMe({ person, against }: { readonly person: PersonPage; readonly against: Against }) {
  const { games, ahead, behind, level } = against;
  return <Comparison people={[{ id: null, name: person.name, games, ahead: behind, behind: ahead, level }]} />;
}

interface ComparisonProps {
  readonly people: readonly (Omit<MetPerson, 'id'> & { readonly id: string | null })[];
  readonly children?: ReactNode;
}

function Comparison({ people, children }: ComparisonProps) {
  const { t, language } = useText();
  const number = new Intl.NumberFormat(language);
  return (
    <section aria-labelledby="person-met">
      <h2 id="person-met">{t('person.headToHead')}</h2>
      {people.length > 0 && (
        <div className="person-scroll card">
          <table className="person-table tabular" aria-labelledby="person-met">
            <thead>
              <tr>
                <th scope="col">{t('person.name')}</th>
                <th scope="col">{t('person.games')}</th>
                <th scope="col">{t('person.ahead')}</th>
                <th scope="col">{t('person.behind')}</th>
                <th scope="col">{t('person.level')}</th>
              </tr>
            </thead>
            <tbody>
              {people.map(({ id, name, games, ahead, behind, level }) => (
                <tr key={id}>
                  <th scope="row">
                    <PersonLink name={name} person={id} />
                  </th>
                  <td>{number.format(games)}</td>
                  <td>{number.format(ahead)}</td>
                  <td>{number.format(behind)}</td>
                  <td>{number.format(level)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {children}
    </section>
  );
}
