/** Moving a scrolling sheet with the mouse, as one pushes a map across a table. Fingers do it anyway. */
import { type RefObject, useEffect } from 'react';

export function useDrag(view: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = view.current;
    if (box === null) return;
    let held: { readonly x: number; readonly y: number } | null = null;
    const onDown = (event: PointerEvent) => {
      const isThing = event.target instanceof Element && event.target.closest('button') !== null;
      if (event.pointerType === 'mouse' && event.button === 0 && !isThing) {
        held = { x: event.clientX + box.scrollLeft, y: event.clientY + box.scrollTop };
      }
    };
    const onMove = (event: PointerEvent) => {
      if (held !== null) box.scrollTo(held.x - event.clientX, held.y - event.clientY);
    };
    const onUp = () => {
      held = null;
    };
    box.addEventListener('pointerdown', onDown);
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    return () => {
      box.removeEventListener('pointerdown', onDown);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
    };
  }, [view]);
}
