/** The button that begins and ends the mode "What is this?". */
import { useText } from '../../text/use-text';
import type { Help } from './use-help';

interface HelpButtonProps {
  readonly help: Help;
  onEnter(): void;
}

export function HelpButton({ help, onEnter }: HelpButtonProps) {
  const { t } = useText();
  return (
    <button
      type="button"
      className="help-button"
      aria-pressed={help.isOn}
      aria-keyshortcuts="Shift+I"
      onClick={help.isOn ? help.leave : onEnter}
    >
      <span className="help-word">{t('help.title')}</span>
    </button>
  );
}
