/**
 * "What is this?": a mode in which pointing explains instead of playing. Whatever carries `data-topic` can be pointed at, by
 * mouse, finger or keyboard. What a thing is, is told without the mode as well (use-pointing.ts); here are its rules too.
 */
import { useCallback, useEffect, useState } from 'react';
import { type Pointed, pointedAt } from './pointed';

/** What is spoken of. */
export interface Explaining extends Pointed {
  /** Chosen, not only passed over: stays until something else is chosen. */
  readonly isKept: boolean;
}

export interface Help {
  readonly isOn: boolean;
  readonly pointed: Explaining | null;
  /** Begins the mode; with something that is spoken of from the beginning. */
  enter(pointed?: Pointed | null): void;
  leave(): void;
  /** Goes on to the next thing of another kind, or back. */
  walk(by: 1 | -1): void;
}

/** What the table would react to; in the mode it must not hear of it. */
const PLAYING = ['pointerdown', 'mousedown', 'mouseover', 'mouseout', 'dblclick'] as const;

/** Help about what is in `frame`; null while there is nothing to be seen. */
export function useHelp(frame: HTMLElement | null): Help {
  const [isOn, setOn] = useState(false);
  const [pointed, setPointed] = useState<Explaining | null>(null);

  const enter = useCallback((first: Pointed | null = null) => {
    setPointed(first === null ? null : { ...first, isKept: true });
    setOn(true);
  }, []);
  const leave = useCallback(() => setOn(false), []);
  const point = useCallback((target: EventTarget | null, isKept: boolean) => {
    const found = pointedAt(target);
    if (found !== null) setPointed((now) => (isKept || !now?.isKept ? { ...found, isKept } : now));
  }, []);
  const walk = useCallback(
    (by: 1 | -1) =>
      setPointed((now) => {
        const next = neighbour(frame, now?.topic ?? null, by);
        next?.scrollIntoView({ block: 'center', inline: 'nearest' });
        const found = pointedAt(next);
        return found === null ? now : { ...found, isKept: true };
      }),
    [frame],
  );

  // The thing that is spoken of is marked for as long as it is. The focus that goes back where it was speaks of nothing.
  useEffect(() => {
    if (!isOn) return;
    pointed?.at.setAttribute('data-pointed', '');
    return () => pointed?.at.removeAttribute('data-pointed');
  }, [isOn, pointed]);

  useEffect(() => {
    if (frame === null) leave();
    if (frame === null || !isOn) return;
    const stop = (event: Event) => {
      if (!isOwn(event.target)) event.stopPropagation();
    };
    const onOver = ({ target, pointerType }: PointerEvent) => pointerType === 'mouse' && point(target, false);
    const onClick = (event: MouseEvent) => {
      if (isOwn(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      point(event.target, true);
    };
    const onFocus = (event: FocusEvent) => {
      if (isOwn(event.target)) return;
      event.stopPropagation();
      point(event.target, false);
    };
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isElsewhere = target instanceof Element && !frame.contains(target);
      if (isElsewhere && target.closest('dialog, select') !== null) return;
      if (key === 'Escape' || key.toLowerCase() === 'i') leave();
      else if (key === 'ArrowRight' || key === 'ArrowDown') walk(1);
      else if (key === 'ArrowLeft' || key === 'ArrowUp') walk(-1);
      // Digits and letters are shortcuts of the table, and a number is played with Enter; here they must not.
      else if (key === 'Tab' || (!isField && (key.length > 1 || key === ' '))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    for (const type of PLAYING) frame.addEventListener(type, stop, true);
    frame.addEventListener('pointerover', onOver, true);
    frame.addEventListener('click', onClick, true);
    frame.addEventListener('focusin', onFocus, true);
    addEventListener('keydown', onKey, true);
    return () => {
      for (const type of PLAYING) frame.removeEventListener(type, stop, true);
      frame.removeEventListener('pointerover', onOver, true);
      frame.removeEventListener('click', onClick, true);
      frame.removeEventListener('focusin', onFocus, true);
      removeEventListener('keydown', onKey, true);
    };
  }, [frame, isOn, point, walk, leave]);

  return { isOn, pointed, enter, leave, walk };
}

/** The button of the mode itself goes on working. */
function isOwn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.help-button') !== null;
}

/** The next thing of another kind in the order of the page: one of each kind is enough. */
function neighbour(frame: HTMLElement | null, topic: string | null, by: 1 | -1): Element | null {
  const firsts = new Map<string, Element>();
  for (const element of frame?.querySelectorAll('[data-topic]') ?? []) {
    const one = element.getAttribute('data-topic') ?? '';
    if (!firsts.has(one) && element.getClientRects().length > 0) firsts.set(one, element);
  }
  const topics = [...firsts.keys()];
  if (topics.length === 0) return null;
  const now = topic === null ? -1 : topics.indexOf(topic);
  const next = now < 0 ? (by > 0 ? 0 : topics.length - 1) : (now + by + topics.length) % topics.length;
  return firsts.get(topics[next]) ?? null;
}
