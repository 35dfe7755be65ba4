/** Says that there is a new version, and leaves it to the person when the page is loaded anew. */
import './NewVersion.css';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { newVersion } from '../new-version';
import { useRoute } from '../router';
import { useText } from '../text/use-text';

export function NewVersion() {
  const { t } = useText();
  const isHere = useSyncExternalStore(newVersion.subscribe, newVersion.isHere, () => false);
  const { page } = useRoute();
  const isAtTable = page === 'table' || page === 'replay';
  const [isPutOff, setPutOff] = useState(false);
  // Who has put it off is asked again after the game.
  const wasAtTable = useRef(isAtTable);
  useEffect(() => {
    if (wasAtTable.current && !isAtTable) setPutOff(false);
    wasAtTable.current = isAtTable;
  }, [isAtTable]);
  // The live region stays in the document, so that what appears in it is read out.
  return (
    <div className="new-version-region" role="status">
      {isHere && !isPutOff && (
        <div className="new-version">
          <span>{t('version.here')}</span>
          <button type="button" className="primary" onClick={newVersion.apply}>
            {t('version.reload')}
          </button>
          <button type="button" className="quiet" onClick={() => setPutOff(true)}>
            {t(isAtTable ? 'version.afterGame' : 'version.later')}
          </button>
        </div>
      )}
    </div>
  );
}
