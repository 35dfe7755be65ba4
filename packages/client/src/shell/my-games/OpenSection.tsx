/** Where tables are that wait for anybody; they are asked for when somebody opens it. */
import { lazy, Suspense } from 'react';
import { explainError } from '../../errors';
import { loadTextPart } from '../../text';
import { useText } from '../../text/use-text';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import type { OnlineLists } from '../online/lists';

const OpenTables = lazy(async () => {
  const [{ OpenTables: list }] = await Promise.all([import('../online/OpenTables'), loadTextPart('lobby')]);
  return { default: list };
});

interface OpenSectionProps {
  readonly lists: OnlineLists | null;
  readonly isOpen: boolean;
  /** Whether it is told elsewhere that the server does not answer. */
  readonly isErrorSaid: boolean;
  onToggle(isOpen: boolean): void;
}

export function OpenSection({ lists, isOpen, isErrorSaid, onToggle }: OpenSectionProps) {
  const pageText = useText();
  const { t } = pageText;
  return (
    <section className="my-games open-tables" aria-labelledby="open-tables">
      <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
        <summary>
          <h2 id="open-tables">{t('lobby.open')}</h2>
        </summary>
        {isOpen && lists !== null && lists.error !== null && !isErrorSaid && (
          <p role="status" className="my-games-offline">
            {explainError(lists.error, pageText)}
            <button type="button" onClick={() => void lists.read()}>
              {t('app.retry')}
            </button>
          </p>
        )}
        {isOpen && (
          <ErrorBoundary fallback={(error) => <p role="alert">{explainError(error, pageText)}</p>}>
            <Suspense fallback={<p className="my-games-none">{t('app.loading')}</p>}>
              <OpenTables lists={lists} />
            </Suspense>
          </ErrorBoundary>
        )}
      </details>
    </section>
  );
}
