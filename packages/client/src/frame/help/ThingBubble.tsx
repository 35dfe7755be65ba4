/**
 * Beside what is pointed at: what it is, of a sign first what carries it, and why it cannot be chosen. As long as it is only pointed at, the bubble takes neither the
 * pointer nor the focus; who has asked why not gets the way into the rulebook, and it stays until it is closed.
 */
import './ThingBubble.css';
import type { Barred, Choice } from '@bottega/kernel';
import { type RefObject, useId, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { useText } from '../../text/use-text';
import { usePlaceBeside, withItsLabels } from '../../ui/use-place-beside';
import type { Asking } from './asking';
import type { Explain, Explained } from './explain-topic';
import { pointedAt } from './pointed';
import { type Hovered, usePointing } from './use-pointing';

interface ThingBubbleProps {
  readonly asking: Asking;
  /** Where things are pointed at; null while nothing is to be seen. */
  readonly frame: HTMLElement | null;
  /** In the mode "What is this?", which says all of it. */
  readonly isOff: boolean;
  readonly version: number;
  readonly explain: Explain;
  /** Told what is spoken of because somebody points at it. */
  readonly pointed: RefObject<Hovered | null>;
  reason(bar: Barred<Choice>): string;
  onRule(rule: string): void;
}

export function ThingBubble({ asking, frame, isOff, version, explain, pointed, reason, onRule }: ThingBubbleProps) {
  const { t } = useText();
  const id = useId();
  const asked = useSyncExternalStore(asking.subscribe, asking.now);
  const now = usePointing(frame, isOff, version);
  pointed.current = now;
  // A reason is true of one position only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new one
  useLayoutEffect(() => asking.close, [asking, version, isOff]);
  // Whoever has asked reads on, whatever else is pointed at.
  const hovered = asked?.isAsked ? null : now;
  const at = asked?.at ?? hovered?.carrier ?? hovered?.at ?? null;
  const thing = hovered ?? (asked?.at?.closest('.frame-board') ? pointedAt(asked.at) : null);
  const known = thing === null ? null : explain(thing.topic);
  const carrier = known === null || thing === null ? null : pointedAt(thing.carrier);
  const carrying = carrier === null ? null : explain(carrier.topic);
  const isShown = asked !== null || known !== null;
  useDescription(isShown ? at : null, id);
  const bubble = usePlaceBeside(useMemo(() => at && withItsLabels(at), [at]));
  if (!isShown) return null;
  const tooltip = hovered?.tooltip ?? null;
  return (
    <div
      id={id}
      className={asked === null ? 'thing-bubble card' : 'thing-bubble whynot card'}
      ref={bubble.ref}
      style={bubble.style}
      data-asked={asked?.isAsked ?? false}
      data-about={known === null ? undefined : (carrier ?? thing)?.topic}
    >
      {carrying !== null && <What known={carrying} name={carrier?.name ?? null} tooltip={null} />}
      {known !== null && <What known={known} name={thing?.name ?? null} tooltip={tooltip} />}
      {asked !== null && <p>{reason(asked.bar)}</p>}
      {asked?.isAsked && (
        <div className="whynot-tools">
          <button type="button" onClick={() => onRule(asked.bar.rule)}>
            {t('table.showRule', { rule: asked.bar.rule })}
          </button>
          <button
            type="button"
            className="quiet"
            onClick={() => {
              asking.close();
              if (asked.at instanceof HTMLElement) asked.at.focus();
            }}
          >
            {t('settings.close')}
          </button>
        </div>
      )}
      {hovered?.by === 'mouse' && <small className="thing-more">{t('help.more')}</small>}
    </div>
  );
}

interface WhatProps {
  readonly known: Explained;
  /** The thing's own name besides that of its kind. */
  readonly name: string | null;
  readonly tooltip: string | null;
}

function What({ known, name, tooltip }: WhatProps) {
  return (
    <div className="thing-what">
      <strong>
        {known.name}
        {name !== null && <small> {name}</small>}
      </strong>
      {tooltip !== null && ![known.name, ...known.says].includes(tooltip) && <div>{tooltip}</div>}
      {known.says.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </div>
  );
}

/** Whatever has the focus and is spoken of is described by the bubble. */
function useDescription(at: Element | null, id: string): void {
  useLayoutEffect(() => {
    const { activeElement: focused } = document;
    if (at === null || focused === null || !(focused.contains(at) || at.contains(focused))) return;
    if (focused.matches('body, main')) return;
    const before = focused.getAttribute('aria-describedby');
    focused.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`);
    return () => {
      if (before === null) focused.removeAttribute('aria-describedby');
      else focused.setAttribute('aria-describedby', before);
    };
  }, [at, id]);
}
