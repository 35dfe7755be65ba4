/** What is pointed at, explained: its name, what it does, and its rules. */
import './HelpBubble.css';
import type { GameText } from '@bottega/kernel/text';
import { useEffect } from 'react';
import { useText } from '../../text/use-text';
import { usePlaceBeside } from '../../ui/use-place-beside';
import type { Explain } from './explain-topic';
import type { Help } from './use-help';

interface HelpBubbleProps {
  readonly help: Help;
  readonly explain: Explain;
  readonly text: GameText;
  onRule(rule: string): void;
}

export function HelpBubble({ help: { pointed, walk, leave }, explain, text, onRule }: HelpBubbleProps) {
  const { t } = useText();
  const { ref, style, element: bubble } = usePlaceBeside(pointed?.at ?? null);

  // The keyboard goes on from here, and back to where it was.
  useEffect(() => {
    const before = document.activeElement;
    bubble.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [bubble]);

  const known = pointed === null ? null : explain(pointed.topic);
  return (
    <aside
      className="help card"
      ref={ref}
      tabIndex={-1}
      aria-label={t('help.title')}
      data-docked={pointed === null}
      data-help={pointed?.topic}
      style={pointed === null ? undefined : style}
    >
      <div className="help-text" role="status" aria-live="polite">
        {known === null ? (
          <p>{t(matchMedia('(hover: none)').matches ? 'help.hintTouch' : 'help.hint')}</p>
        ) : (
          <>
            <h2>
              {known.name}
              {pointed?.name != null && <small> {pointed.name}</small>}
            </h2>
            {known.says.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </>
        )}
      </div>
      {known !== null && known.rules.length > 0 && (
        <ul className="help-rules" aria-label={t('help.rules')}>
          {known.rules.map((rule) => (
            <li key={rule}>
              <button
                type="button"
                aria-label={t('table.showRule', { rule })}
                title={text.rulebook.rules[rule]}
                onClick={() => onRule(rule)}
              >
                {rule}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="help-tools">
        <button type="button" className="quiet" aria-label={t('help.previous')} onClick={() => walk(-1)}>
          ←
        </button>
        <button type="button" className="quiet" aria-label={t('help.next')} onClick={() => walk(1)}>
          →
        </button>
        <button type="button" onClick={leave}>
          {t('help.leave')}
        </button>
      </div>
    </aside>
  );
}
