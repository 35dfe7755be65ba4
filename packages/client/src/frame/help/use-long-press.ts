/** A finger that rests on something asks about it. */
import { useEffect, useRef } from 'react';

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
      if (
        !frame.contains(target) ||
        target.closest('[data-topic]') === null ||
        target.closest('[data-status="bar"]') !== null
      )
        return;
      from = { x: clientX, y: clientY };
      timer = window.setTimeout(() => {
        isLong = true;
        latest.current(target);
      }, LONG_PRESS);
    };
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > TREMBLE) cancel();
    };
    // Who has asked what it is has not chosen it. The click may come long after the finger is lifted, but before anything else.
    const onClick = (event: MouseEvent) => {
      if (!isLong) return;
      isLong = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const onKey = () => {
      isLong = false;
    };
    addEventListener('pointerdown', onDown, true);
    frame.addEventListener('pointermove', onMove);
    addEventListener('pointerup', cancel);
    addEventListener('click', onClick, true);
    addEventListener('keydown', onKey, true);
    addEventListener('pointercancel', cancel); // the finger scrolls
    return () => {
      cancel();
      removeEventListener('pointerdown', onDown, true);
      frame.removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', cancel);
      removeEventListener('click', onClick, true);
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointercancel', cancel);
    };
  }, [frame]);
}
