/** That a lesson is done. */
import { useText } from '../text/use-text';

export function Done() {
  const { t } = useText();
  return (
    <span className="learn-done">
      <span aria-hidden="true">✓ </span>
      {t('learn.done')}
    </span>
  );
}
