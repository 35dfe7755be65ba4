/** How soon somebody is told each kind of thing. */
import { NOTICE_KINDS, NOTICE_PACES, type NoticePace, type NoticeSettings } from '@bottega/protocol';
import { useText } from '../../text/use-text';

interface PaceRowsProps {
  readonly settings: Pick<NoticeSettings, 'paces' | 'dailyHour'>;
  onChange(changed: Partial<Pick<NoticeSettings, 'dailyHour'>> & { paces?: NoticeSettings['paces'] }): void;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

export function PaceRows({ settings: { paces, dailyHour }, onChange }: PaceRowsProps) {
  const { t, language } = useText();
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' });
  return (
    <>
      {NOTICE_KINDS.map((kind) => (
        <label key={kind} className="settings-row">
          <span>{t(`notices.kinds.${kind}`)}</span>
          <select
            value={paces[kind]}
            onChange={({ target }) => onChange({ paces: { ...paces, [kind]: target.value as NoticePace } })}
          >
            {NOTICE_PACES.map((pace) => (
              <option key={pace} value={pace}>
                {t(`notices.paces.${pace}`)}
              </option>
            ))}
          </select>
        </label>
      ))}
      {Object.values(paces).includes('daily') && (
        <label className="settings-row">
          <span>{t('notices.dailyAt')}</span>
          <select value={dailyHour} onChange={({ target }) => onChange({ dailyHour: Number(target.value) })}>
            {HOURS.map((hour) => (
              <option key={hour} value={hour}>
                {time.format(new Date(2000, 0, 1, hour))}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
