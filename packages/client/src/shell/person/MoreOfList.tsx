/** Under a list that comes by pages: that it is on its way, why it did not come, or a button for more. */
import { explainError } from '../../errors';
import { useText } from '../../text/use-text';
import type { Pages } from './use-person';

export function MoreOfList({ pages: { items, error, hasMore, more } }: { readonly pages: Pages<unknown> }) {
  const pageText = useText();
  const { t } = pageText;
  return (
    <>
      <p role="status" className="person-hint">
        {error !== null ? explainError(error, pageText) : items === null ? t('app.loading') : null}
      </p>
      {(hasMore || error !== null) && (
        <button type="button" onClick={more}>
          {t(error === null ? 'person.more' : 'app.retry')}
        </button>
      )}
    </>
  );
}
