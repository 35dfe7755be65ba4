/** A finger that rests on something asks about it. */
import { useEffect, useRef } from 'react';
import { swallowClick } from '../../ui/swallow-click';

/** Milliseconds of a long press, and pixels that a finger may tremble. */
const LONG_PRESS = 500;
const TREMBLE = 10;

/** Calls back when a finger rests on something with a topic. What is barred answers for itself: it says why. */
export function useLongPress(frame: HTMLElement | null, onPress: (target: Element) => void): void {
  const latest = useRef(onPress);
  latest.current = onPress;
  useEffect(() => {
    if (frame === null) return;
    let timer: number | undefined;
    let from = { x: 0, y: 0 };
    let isLong = false;
    const cancel = () => window.clearTimeout(timer);
    const onDown = ({ target, pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      cancel();
      isLong = false;
      if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return;
      if (target.closest('[data-topic]') === null || target.closest('[data-status="bar"]') !== null) return;
      from = { x: clientX, y: clientY };
      timer = window.setTimeout(() => {
        isLong = true;
        latest.current(target);
      }, LONG_PRESS);
    };
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > TREMBLE) cancel();
    };
    // Who has asked what it is has not chosen it.
    const onUp = () => {
      cancel();
      if (isLong) swallowClick();
    };
    frame.addEventListener('pointerdown', onDown);
    frame.addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', cancel); // the finger scrolls
    return () => {
      cancel();
      frame.removeEventListener('pointerdown', onDown);
      frame.removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', cancel);
    };
  }, [frame]);
}
