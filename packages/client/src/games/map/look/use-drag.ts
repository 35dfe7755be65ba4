/** Moving a scrolling sheet with the mouse, as one pushes a map across a table. Fingers do it anyway. */
import { type RefObject, useEffect } from 'react';
import { swallowClick } from '../../../ui/swallow-click';

/** Pixels from which a press is a push and no longer a click. */
const DISTANCE = 5;

interface Held {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
  isPushed: boolean;
}

/** The sheet can be taken anywhere, also at things that can be chosen: a push chooses nothing. */
export function useDrag(view: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = view.current;
    if (box === null) return;
    let held: Held | null = null;
    const letGo = () => {
      held = null;
      delete box.dataset.pushed;
    };
    const onDown = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      held = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop, isPushed: false };
    };
    const onMove = (event: PointerEvent) => {
      if (held === null) return;
      if (event.buttons === 0) return letGo(); // let go outside the window
      const [x, y] = [event.clientX - held.x, event.clientY - held.y];
      held.isPushed ||= Math.hypot(x, y) >= DISTANCE;
      if (!held.isPushed) return;
      box.dataset.pushed = 'true';
      box.scrollTo({ left: held.left - x, top: held.top - y, behavior: 'instant' });
    };
    const onUp = () => {
      if (held?.isPushed) swallowClick();
      letGo();
    };
    box.addEventListener('pointerdown', onDown);
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', letGo);
    return () => {
      box.removeEventListener('pointerdown', onDown);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', letGo);
    };
  }, [view]);
}
