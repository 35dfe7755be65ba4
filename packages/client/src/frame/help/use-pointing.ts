/**
 * What somebody points at while they play: with a mouse that rests, with the focus of the keyboard, or with a finger that rests. It
 * is told at once what it is, without a mode. The frame's own parts are plain enough; they are explained in the mode only.
 */
import { useCallback, useEffect, useState } from 'react';
import { isHover } from '../../choosing/is-hover';
import { REST } from './asking';
import { type Pointed, pointedAt } from './pointed';
import { useLongPress } from './use-long-press';

/** Something that is pointed at, how, and what its tooltip would say. */
export interface Hovered extends Pointed {
  readonly by: 'mouse' | 'focus' | 'finger';
  readonly tooltip: string | null;
}

/** Square pixels: what is larger is a place where things lie, and no thing. */
const LARGEST = 120_000;
/** Pixels that a hand moves by itself after a press. */
const STILL = 12;

/** Null while nothing is pointed at, and in the mode in which pointing explains more. */
export function usePointing(frame: HTMLElement | null, isOff: boolean, version: number): Hovered | null {
  const [pointed, setPointed] = useState<Hovered | null>(null);
  const close = useCallback((by?: Hovered['by']) => {
    setPointed((now) => (now === null || (by !== undefined && now.by !== by) ? now : null));
  }, []);

  useEffect(() => {
    if (frame === null || isOff) return;
    let timer: number | undefined;
    let over: Element | null = null;
    let restore = () => {};
    // Whoever has pressed looks at what comes of it: what then comes to lie under the pointer is not pointed at until that moves.
    let pressed: { readonly x: number; readonly y: number } | null = null;
    let carrier: Element | null = null;
    const leave = () => {
      window.clearTimeout(timer);
      over = null;
      carrier = null;
      restore();
      close('mouse');
    };
    const onMove = (event: PointerEvent) => {
      if (!isHover(event)) return;
      if (pressed !== null && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) <= STILL) return;
      pressed = null;
      const found = thingAt(event.target);
      if (found?.at === over) return;
      const carried = found === null ? null : (found.carrier ?? found.at);
      // From sign to sign of one card: what is told of the card stays.
      if (carried === null || carried !== carrier) leave();
      if (found === null) return;
      window.clearTimeout(timer);
      restore();
      over = found.at;
      carrier = carried;
      const muted = muteTooltips(event.target, found.at);
      restore = muted.restore;
      timer = window.setTimeout(() => setPointed({ ...found, by: 'mouse', tooltip: muted.tooltip }), REST);
    };
    const onLeave = () => {
      pressed = null;
      leave();
    };
    const dismiss = () => {
      window.clearTimeout(timer);
      close();
    };
    const onPress = ({ type, clientX: x, clientY: y }: PointerEvent) => {
      pressed = { x, y };
      if (type === 'pointerdown') dismiss();
    };
    const onScroll = () => {
      leave();
      close('finger');
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      const found = thingAt(target);
      if (found !== null) setPointed({ ...found, by: 'focus', tooltip: null });
    };
    const onBlur = () => close('focus');
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss();
    };
    frame.addEventListener('pointermove', onMove);
    frame.addEventListener('pointerleave', onLeave);
    frame.addEventListener('focusin', onFocus);
    frame.addEventListener('focusout', onBlur);
    addEventListener('pointerdown', onPress, true);
    addEventListener('pointerup', onPress, true);
    addEventListener('keydown', onKey);
    // Things that are gone to by key scroll into view, and are spoken of all the same.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      leave();
      close();
      frame.removeEventListener('pointermove', onMove);
      frame.removeEventListener('pointerleave', onLeave);
      frame.removeEventListener('focusin', onFocus);
      frame.removeEventListener('focusout', onBlur);
      removeEventListener('pointerdown', onPress, true);
      removeEventListener('pointerup', onPress, true);
      removeEventListener('keydown', onKey);
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [frame, isOff, close]);

  useLongPress(isOff ? null : frame, (target) => {
    const found = thingAt(target);
    if (found !== null) setPointed({ ...found, by: 'finger', tooltip: null });
  });

  // After a choice something else may lie in its place, or nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each position
  useEffect(() => {
    setPointed((now) => {
      if (now === null) return now;
      const found = now.at.isConnected ? thingAt(now.at) : null;
      return found?.topic === now.topic ? now : null;
    });
  }, [version]);

  return pointed;
}

function thingAt(target: EventTarget | null): Pointed | null {
  const found = pointedAt(target);
  // What opens words of its own when it is pointed at is not spoken of twice.
  if (found === null || found.topic.startsWith('frame.') || found.at.closest('[data-tells]') !== null) return null;
  const { width, height } = found.at.getBoundingClientRect();
  return width * height > LARGEST ? null : found;
}

/** The browser's own tooltips within a thing would lie over what is told: they are told with it. */
function muteTooltips(target: EventTarget | null, thing: Element): { tooltip: string | null; restore: () => void } {
  const muted: { readonly at: Element; readonly title: string }[] = [];
  for (let at = target instanceof Element ? target : null; at !== null; at = at === thing ? null : at.parentElement) {
    const title = at.getAttribute('title');
    if (title === null) continue;
    muted.push({ at, title });
    at.removeAttribute('title');
  }
  return {
    tooltip: muted[0]?.title ?? null,
    restore: () => {
      for (const { at, title } of muted.splice(0)) if (!at.hasAttribute('title')) at.setAttribute('title', title);
    },
  };
}
