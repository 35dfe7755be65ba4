/** Says once that a game goes on under newer rules than it was begun with. */
import { useText } from '../text/use-text';

export function RulesNews({ onDismiss }: { readonly onDismiss: () => void }) {
  const { t } = useText();
  return (
    <div className="tip frame-news" role="status">
      <p>{t('table.rulesChanged')}</p>
      <button type="button" className="quiet" onClick={onDismiss}>
        {t('tips.dismiss')}
      </button>
    </div>
  );
}
