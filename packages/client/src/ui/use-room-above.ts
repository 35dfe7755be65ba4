/** How much of the page above an element is in sight: what is as high as the screen must leave room for it. */
import { useEffect } from 'react';

/** Keeps the pixels above the element as a custom property of it. */
export function useRoomAbove(element: HTMLElement | null, name: `--${string}`): void {
  useEffect(() => {
    if (element === null) return;
    let last = -1;
    const measure = () => {
      const above = Math.max(0, Math.round(element.getBoundingClientRect().top));
      if (above === last) return;
      last = above;
      element.style.setProperty(name, `${above}px`);
    };
    measure();
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, [element, name]);
}
