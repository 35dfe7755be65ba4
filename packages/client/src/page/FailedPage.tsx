/** What is shown instead of a page that failed. It is made of as little as possible, for whatever failed may be part of it. */
import { useEffect } from 'react';
import { Logo } from '../art/Logo';
import { href, parseRoute } from '../router';
import { useText } from '../text/use-text';
import { Failure } from './Failure';
import './Page.css';

export function FailedPage({ error }: { readonly error: unknown }) {
  const { t } = useText();
  const route = parseRoute(location.hash);
  const game = route.page === 'table' || route.page === 'replay' ? route.id : null;
  useEffect(() => {
    document.title = t('app.name');
  }, [t]);
  return (
    <div className="page">
      <header className="page-header">
        <a className="page-brand" href={href({ page: 'home' })}>
          <span className="page-logo" aria-hidden="true">
            <Logo size={40} />
          </span>
          <span className="page-name">{t('app.name')}</span>
        </a>
      </header>
      <main id="main" className="page-main">
        <Failure error={error} game={game} />
      </main>
    </div>
  );
}
