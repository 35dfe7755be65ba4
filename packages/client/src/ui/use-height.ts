/** Tells the page how high something is that stays in sight: what stands below it leaves it room. */
import { type RefObject, useLayoutEffect } from 'react';

/** Sets a property of the root, such as "--prompt-height", for as long as the element is there. */
export function useHeight(element: RefObject<HTMLElement | null>, property: string): void {
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(property, `${measured.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property]);
}
