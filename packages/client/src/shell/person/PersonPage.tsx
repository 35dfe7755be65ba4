/** Somebody's page: ratings, results beside a fair share, head to head, and finished games. */
import type { PersonPage as Person } from '@bottega/protocol';
import type { ReactNode } from 'react';
import { codeOf } from '../../errors';
import { Failure } from '../../page/Failure';
import { Page } from '../../page/Page';
import { href } from '../../router';
import type { OnlineTables } from '../../table/online/online-tables';
import { useText } from '../../text/use-text';
import { Waiting } from '../../ui/Waiting';
import { AgainstMe, MetPeople } from './HeadToHead';
import { Ratings } from './Ratings';
import { RecentGames } from './RecentGames';
import { ResultsTable } from './ResultsTable';
import { usePerson } from './use-person';
import './PersonPage.css';

export function PersonPage({ id }: { readonly id: string }) {
  const { t } = useText();
  const found = usePerson(id);
  if (found.status === 'failed' && isStranger(found.error)) {
    return (
      <Page title={t('person.results')}>
        <div className="person">
          <h1>{t('person.results')}</h1>
          <Instead>
            <p role="alert">{t('error.noPerson')}</p>
          </Instead>
        </div>
      </Page>
    );
  }
  if (found.status === 'failed') {
    return (
      <Page>
        <Failure error={found.error} game={null} />
      </Page>
    );
  }
  if (found.status === 'loading') {
    return (
      <Page>
        <Waiting />
      </Page>
    );
  }
  const title = found.status === 'found' ? found.person.name : t('person.mine');
  return (
    <Page title={title}>
      <div className="person">
        <h1>
          {title}
          {found.status === 'found' && found.person.isMe && <small>{t('table.you')}</small>}
        </h1>
        {found.status === 'found' ? <Found {...found} /> : <NothingYet name={null} />}
      </div>
    </Page>
  );
}

/** Nobody's fault: a page is shown to those who have met. */
const isStranger = (error: unknown) => ['noPerson', 'notSignedIn'].includes(codeOf(error) ?? '');

function Found({ online, person }: { readonly online: OnlineTables; readonly person: Person }) {
  const { isMe, name, results, ratings, againstMe } = person;
  if (results.length === 0) return <NothingYet name={isMe ? null : name} />;
  return (
    <>
      <Ratings ratings={ratings} />
      <ResultsTable results={results} />
      {isMe && <MetPeople online={online} />}
      {againstMe !== null && againstMe.games > 0 && <AgainstMe person={person} against={againstMe} />}
      <RecentGames online={online} person={person.id} />
    </>
  );
}

/** Of somebody who has finished no game: of whoever looks if there is no name. */
function NothingYet({ name }: { readonly name: string | null }) {
  const { t } = useText();
  return (
    <Instead>
      <p>{name === null ? t('person.noneMine') : t('person.none', { name })}</p>
      <p>{t('person.noRating')}</p>
    </Instead>
  );
}

function Instead({ children }: { readonly children: ReactNode }) {
  const { t } = useText();
  return (
    <div className="person-empty card">
      {children}
      <a className="button primary" href={href({ page: 'home' })}>
        {t('setup.allGames')}
      </a>
    </div>
  );
}
