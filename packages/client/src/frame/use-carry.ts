/** Carrying a piece with a pointer: what is held follows it, and falls on what lies below and carries `data-drop`. */
import './use-carry.css';
import { type PointerEvent, useCallback, useEffect, useRef } from 'react';

/** Pixels from which a press is a drag and no longer a click. */
const DISTANCE = 6;

/** Begins a drag with a press on a piece; `onLift` is told as soon as the press has become one. */
export type Grab = (press: PointerEvent<HTMLElement>, onLift: () => void) => void;

/** `onDrop` is told what the piece has fallen on; null if on nothing that takes it. */
export function useCarry(onDrop: (on: HTMLElement | null) => void): Grab {
  const told = useRef(onDrop);
  told.current = onDrop;
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  return useCallback((press, onLift) => {
    if (press.button !== 0) return;
    stop.current?.();
    const { currentTarget: piece, pointerId, clientX, clientY } = press;
    let ghost: HTMLElement | null = null;
    let below: HTMLElement | null = null;
    const point = (at: HTMLElement | null) => {
      below?.removeAttribute('data-over');
      at?.setAttribute('data-over', 'true');
      below = at;
    };
    const move = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      const [x, y] = [event.clientX - clientX, event.clientY - clientY];
      if (ghost === null) {
        if (Math.hypot(x, y) < DISTANCE) return;
        ghost = ghostOf(piece);
        onLift();
      }
      ghost.style.translate = `${x}px ${y}px`;
      point(placeAt(event));
    };
    const end = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      const wasDragged = ghost !== null;
      stop.current?.();
      if (!wasDragged) return;
      swallowClick();
      told.current(event.type === 'pointerup' ? placeAt(event) : null);
    };
    // On the window: the piece itself may be drawn anew while it is held.
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    stop.current = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      point(null);
      ghost?.remove();
      stop.current = null;
    };
  }, []);
}

function placeAt({ clientX, clientY }: globalThis.PointerEvent): HTMLElement | null {
  return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]') ?? null;
}

/** A copy of the piece that follows the pointer; the piece stays where it is until the rules move it. */
function ghostOf(piece: HTMLElement): HTMLElement {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const ghost = piece.cloneNode(true) as HTMLElement;
  ghost.classList.add('carried');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  for (const name of ['data-drop', 'data-thing', 'data-flip']) ghost.removeAttribute(name);
  const { fontSize } = getComputedStyle(piece);
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    fontSize,
  });
  document.body.append(ghost);
  return ghost;
}

/** The click that ends a drag chooses nothing. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
