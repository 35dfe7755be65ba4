/** Why something is not possible: the sentence with its facts, the rule's id, and the way into the rulebook. */
import './WhyNot.css';
import type { Barred, Choice } from '@bottega/kernel';
import { useEffect, useRef } from 'react';
import { useText } from '../text/use-text';
import { usePlaceBeside } from '../ui/use-place-beside';

/** What was asked about, and where. */
export interface Asked {
  readonly bar: Barred<Choice>;
  readonly at: Element | null;
  /** Asked for, not only pointed at: stays until it is closed. */
  readonly isAsked: boolean;
  /** No longer pointed at: goes away in a moment, unless the pointer comes into it. */
  readonly isLeft?: boolean;
}

interface WhyNotProps {
  readonly asked: Asked | null;
  reason(bar: Barred<Choice>): string;
  onRule(rule: string): void;
  onClose(): void;
}

/** Milliseconds in which the pointer can come over to read on. */
const GRACE = 350;

export function WhyNot({ asked, reason, onRule, onClose }: WhyNotProps) {
  const { t } = useText();
  const bubble = usePlaceBeside(asked?.at ?? null);

  const closing = useRef<number | undefined>(undefined);
  const closeSoon = () => {
    closing.current = window.setTimeout(onClose, GRACE);
  };
  const stay = () => window.clearTimeout(closing.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was asked about decides
  useEffect(() => {
    stay();
    if (asked?.isLeft) closeSoon();
    return stay;
  }, [asked]);

  // The live region stays in the document, so that what appears in it is read out.
  return (
    <div className="whynot-region" role="status" aria-live="polite">
      {asked !== null && (
        <div
          className="whynot card"
          ref={bubble.ref}
          style={bubble.style}
          onPointerEnter={stay}
          onPointerLeave={() => !asked.isAsked && closeSoon()}
        >
          <p>{reason(asked.bar)}</p>
          <div className="whynot-tools">
            <button type="button" onClick={() => onRule(asked.bar.rule)}>
              {t('table.showRule', { rule: asked.bar.rule })}
            </button>
            <button
              type="button"
              className="quiet"
              onClick={() => {
                onClose();
                if (asked.at instanceof HTMLElement) asked.at.focus();
              }}
            >
              {t('settings.close')}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
