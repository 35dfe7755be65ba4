/** Everything that can be set about the page; each change works at once. */
import { cleanName, MAX_NAME_LENGTH } from '@bottega/kernel';
import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import { href } from '../router';
import { ADVICES, PACES, type Pace, THEMES } from '../settings';
import { isKnownHere } from '../table/online/known-here';
import { loadTextPart } from '../text';
import { useText } from '../text/use-text';
import { forgetTips } from '../tips';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { CloseIcon } from '../ui/icons';
import { Segments } from '../ui/Segments';
import { useSettings } from '../use-settings';
import { LanguageSelect } from './LanguageSelect';
import './SettingsDialog.css';

// Only for whoever plays with others.
const NoticeSettings = lazy(async () => {
  const [{ NoticeSettings: part }] = await Promise.all([import('./notices/NoticeSettings'), loadTextPart('notices')]);
  return { default: part };
});

const SWITCHES = ['sound', 'motion', 'patterns', 'hints', 'tips', 'askBeforeWaste'] as const;

/** Is open as long as it is shown; the browser gives the focus back when it closes. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText();
  const { settings, change } = useSettings();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const language = useId();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself; the click is for pointers beside it
    <dialog
      ref={dialog}
      className="settings"
      aria-labelledby={title}
      onClose={onClose}
      onClick={({ target }) => {
        if (target === dialog.current) close();
      }}
    >
      <div className="settings-sheet">
        <div className="settings-head">
          <h2 id={title}>{t('settings.title')}</h2>
          <button type="button" className="quiet" aria-label={t('settings.close')} onClick={close}>
            <CloseIcon />
          </button>
        </div>
        <label className="settings-row">
          <span>{t('settings.name')}</span>
          <input
            type="text"
            className="settings-name"
            defaultValue={settings.name}
            placeholder={t('setup.you')}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="nickname"
            spellCheck={false}
            onChange={({ target }) => change({ name: cleanName(target.value) })}
          />
        </label>
        <div className="settings-row">
          <span>{t('account.label')}</span>
          <a className="button" href={href({ page: 'me', from: null })} onClick={close}>
            {t(isKnownHere() ? 'account.manage' : 'account.signIn')}
          </a>
        </div>
        <label className="settings-row" htmlFor={language}>
          <span>{t('settings.language')}</span>
          <LanguageSelect id={language} />
        </label>
        <Segments
          legend={t('settings.theme')}
          choices={THEMES.map((theme) => ({ value: theme, name: t(`settings.themes.${theme}`) }))}
          value={settings.theme}
          onChoose={(theme) => change({ theme })}
        />
        <Segments
          legend={t('settings.pace')}
          choices={(Object.keys(PACES) as Pace[]).map((pace) => ({ value: pace, name: t(`settings.paces.${pace}`) }))}
          value={settings.pace}
          onChoose={(pace) => change({ pace })}
        />
        <Segments
          legend={t('settings.advice')}
          choices={ADVICES.map((advice) => ({ value: advice, name: t(`settings.advices.${advice}`) }))}
          value={settings.advice}
          onChoose={(advice) => change({ advice })}
        />
        <div className="settings-switches">
          {SWITCHES.map((name) => (
            <label key={name} className="settings-row settings-switch">
              <span>{t(`settings.${name}`)}</span>
              <input
                type="checkbox"
                // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
                role="switch"
                checked={settings[name]}
                onChange={({ target }) => {
                  if (name === 'tips' && target.checked) forgetTips();
                  change({ [name]: target.checked });
                }}
              />
            </label>
          ))}
        </div>
        {isKnownHere() && (
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={null}>
              <NoticeSettings />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </dialog>
  );
}
