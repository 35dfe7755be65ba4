/** Marks what a bot would choose: a sign on its corner, which takes no room, and a word for whoever cannot see it. */
import './AdviceMark.css';
import type { Choice } from '@bottega/kernel';
import { useText } from '../text/use-text';
import { useAdvised } from './advice';

export function AdviceMark() {
  const { t } = useText();
  return (
    <span className="advice-mark">
      <AdviceSign />
      <span className="sr-only">{t('advice.mark')}</span>
    </span>
  );
}

/** The same on a button of the board that makes these choices, if the advice begins with them. */
export function AdviceFor({ choices }: { readonly choices: readonly Choice[] }) {
  return useAdvised()(choices) ? <AdviceMark /> : null;
}

/** A lamp. */
export function AdviceSign() {
  return (
    <svg className="advice-sign" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M10 2.5a5.2 5.2 0 0 0-3 9.4c.7.6 1 1.2 1 2.1h4c0-.9.3-1.5 1-2.1a5.2 5.2 0 0 0-3-9.4Z" />
      <path d="M8.2 16h3.6M8.9 17.9h2.2" />
    </svg>
  );
}
