/** What somebody is told when they do not look at a table, how soon and where. Each change works at once. */
import './NoticeSettings.css';
import { useId, useState } from 'react';
import { explainError } from '../../errors';
import { wishesHere } from '../../notice-wishes';
import { useText } from '../../text/use-text';
import { NewTargets } from './NewTargets';
import { PaceRows } from './PaceRows';
import { PushSwitch } from './PushSwitch';
import { TargetList } from './TargetList';
import { useNoticeSettings } from './use-notice-settings';

export function NoticeSettings() {
  const pageText = useText();
  const { t, language } = pageText;
  const title = useId();
  const { settings, error, retry, change } = useNoticeSettings();
  /** Why the last change did not happen. */
  const [refusal, setRefusal] = useState<unknown>(null);
  const attempt: typeof change = async (work) => {
    setRefusal(null);
    try {
      await change(work);
    } catch (reason) {
      setRefusal(reason);
    }
  };
  if (settings === null && error === null) return null;
  return (
    <section className="notice-settings" aria-labelledby={title}>
      <h3 id={title}>{t('notices.title')}</h3>
      {settings === null ? (
        <>
          <p role="alert">{explainError(error, pageText)}</p>
          <button type="button" onClick={retry}>
            {t('app.retry')}
          </button>
        </>
      ) : (
        <>
          <p>{t('notices.lead')}</p>
          <PaceRows
            settings={settings}
            onChange={(changed) =>
              void attempt((client) => client.setNoticeWishes({ ...wishesHere(settings, language), ...changed }))
            }
          />
          <PushSwitch settings={settings} change={change} />
          <TargetList targets={settings.targets} attempt={attempt} />
          <NewTargets hasMail={settings.hasMail} change={change} />
          <p role="alert" className="notice-refusal">
            {refusal === null ? null : explainError(refusal, pageText)}
          </p>
        </>
      )}
    </section>
  );
}
