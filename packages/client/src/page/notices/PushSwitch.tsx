/** Whether this device tells somebody things; where it cannot, why. */
import type { NoticeSettings } from '@bottega/protocol';
import { useId, useState } from 'react';
import { explainPushError, isThisBrowser, noteAskedForPush, pushState, turnPushOff, turnPushOn } from '../../push';
import { useText } from '../../text/use-text';
import type { NoticeControl } from './use-notice-settings';

interface PushSwitchProps {
  readonly settings: NoticeSettings;
  readonly change: NoticeControl['change'];
}

export function PushSwitch({ settings: { targets }, change }: PushSwitchProps) {
  const pageText = useText();
  const { t, language } = pageText;
  const hint = useId();
  const [state, setState] = useState(pushState);
  const [failure, setFailure] = useState<string | null>(null);
  /** What is under way: browsers take their time. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOn = state === 'on' && targets.some(({ id }) => isThisBrowser(id));
  const isPossible = state === 'on' || state === 'off';
  const turn = async (isWanted: boolean) => {
    setFailure(null);
    setWanted(isWanted);
    noteAskedForPush();
    try {
      await change((client, _settings, me) => (isWanted ? turnPushOn(client, me, language) : turnPushOff(client)));
    } catch (error) {
      setFailure(explainPushError(error, pageText));
    }
    setState(pushState());
    setWanted(null);
  };
  const says = wanted !== null ? t('trouble.saving') : (failure ?? (isPossible ? null : t(`notices.push.${state}`)));
  return (
    <>
      <label className="settings-row settings-switch">
        <span>{t('notices.push.on')}</span>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
          role="switch"
          checked={wanted ?? isOn}
          disabled={!isPossible || wanted !== null}
          aria-describedby={hint}
          onChange={({ target }) => void turn(target.checked)}
        />
      </label>
      <p id={hint} className="notice-hint" role="status">
        {says}
      </p>
    </>
  );
}
