/** Where a bubble goes that speaks of something on the page: below it if there is room, else above, and never off the screen. */
import {
  autoUpdate,
  flip,
  offset,
  type ReferenceElement,
  shift,
  type UseFloatingOptions,
  useFloating,
} from '@floating-ui/react-dom';
import type { CSSProperties, RefCallback, RefObject } from 'react';

/** Pixels from the edge of the screen, and from the thing. */
const EDGE = 8;
const GAP = 6;

const PLACE: UseFloatingOptions = {
  placement: 'bottom-start',
  strategy: 'fixed',
  transform: false,
  // Where there is room neither below nor above, it lies over the thing rather than off the screen.
  middleware: [offset(GAP), flip({ padding: EDGE, crossAxis: false }), shift({ padding: EDGE, crossAxis: true })],
  whileElementsMounted: (at, bubble, update) => autoUpdate(at, bubble, () => isThere(at) && update()),
};

/** Something without an element: it is spoken of in the middle of the screen. */
const MIDDLE: ReferenceElement = {
  getBoundingClientRect: () => new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0),
};

export interface PlacedBubble {
  /** To be given to the bubble. */
  readonly ref: RefCallback<HTMLElement>;
  readonly style: CSSProperties;
  readonly element: RefObject<HTMLElement | null>;
}

/** The place beside `at`, wherever it goes; in the middle if there is nothing to stand beside. */
export function usePlaceBeside(at: ReferenceElement | null): PlacedBubble {
  const { refs, floatingStyles } = useFloating({ ...PLACE, elements: { reference: at ?? MIDDLE } });
  return { ref: refs.setFloating, style: floatingStyles, element: refs.floating };
}

/** A thing together with what is written beside it while it is pointed at (`data-keep-clear`): a bubble must not lie over that. */
export function withItsLabels(at: Element): ReferenceElement {
  return {
    contextElement: at,
    getBoundingClientRect() {
      const labels = [...document.querySelectorAll('[data-keep-clear]')];
      const boxes = [at, ...labels].map((one) => one.getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left));
      const top = Math.min(...boxes.map((box) => box.top));
      const right = Math.max(...boxes.map((box) => box.right));
      return new DOMRect(left, top, right - left, Math.max(...boxes.map((box) => box.bottom)) - top);
    },
  };
}

/** What has been taken off the table has no place any more; the bubble stays where it was. */
function isThere(at: ReferenceElement): boolean {
  return (at instanceof Element ? at : at.contextElement)?.isConnected ?? true;
}
