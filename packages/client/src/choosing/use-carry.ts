/** Carrying a piece with a pointer: what is held follows it, and falls on what lies below and carries `data-drop`. */
import './use-carry.css';
import { type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { swallowClick } from '../ui/swallow-click';

/** Pixels from which a press is a drag and no longer a click. */
const DISTANCE = 6;
/** Milliseconds after which a finger that rests has taken the piece: before, moving up or down scrolls the page. */
const HOLD = 300;
/** Pixels from the edge of the screen within which a finger makes the page creep on, and how many of them a frame. */
const EDGE = 150;
const CREEP = 7;

/** Begins a drag with a press on a piece; `onLift` is told as soon as the press has become one. */
export type Grab = (press: PointerEvent<HTMLElement>, onLift: () => void) => void;

/** `onDrop` is told what the piece has fallen on; null if on nothing that takes it. `saysOn` says beforehand what that would do. */
export function useCarry(
  onDrop: (on: HTMLElement | null) => void,
  saysOn: (on: HTMLElement) => readonly string[] = () => [],
): Grab {
  const told = useRef({ onDrop, saysOn });
  told.current = { onDrop, saysOn };
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
      if (at !== below) tell(ghost, at === null ? [] : told.current.saysOn(at));
      below = at;
    };
    // On a phone where it goes may be out of sight, and the finger that would scroll holds the piece.
    let last: globalThis.PointerEvent | null = null;
    let frame = 0;
    const creep = () => {
      if (last !== null && (last.clientY < EDGE || last.clientY > innerHeight - EDGE)) {
        scrollBy({ top: last.clientY < EDGE ? -CREEP : CREEP, behavior: 'instant' });
        point(placeAt(last));
      }
      frame = requestAnimationFrame(creep);
    };
    const lift = (): HTMLElement => {
      window.clearTimeout(hold);
      const copy = ghostOf(piece);
      onLift();
      if (isTouch) creep();
      return copy;
    };
    const rest = () => {
      ghost ??= lift();
    };
    const isTouch = press.pointerType === 'touch';
    const hold = isTouch ? window.setTimeout(rest, HOLD) : undefined;
    const move = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      const [x, y] = [event.clientX - clientX, event.clientY - clientY];
      if (ghost === null && Math.hypot(x, y) < DISTANCE) return;
      if (ghost === null && isTouch && Math.abs(y) > Math.abs(x)) return stop.current?.(); // it scrolls
      ghost ??= lift();
      ghost.style.translate = `${x}px ${y}px`;
      point(placeAt(event));
      last = event;
    };
    const end = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      const wasDragged = ghost !== null;
      stop.current?.();
      if (!wasDragged) return;
      swallowClick();
      told.current.onDrop(event.type === 'pointerup' ? placeAt(event) : null);
    };
    // What is held neither scrolls the page nor asks for its menu.
    const keep = (event: Event) => ghost !== null && event.cancelable && event.preventDefault();
    piece.addEventListener('touchmove', keep, { passive: false });
    addEventListener('contextmenu', keep);
    // On the window: the piece itself may be drawn anew while it is held.
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    stop.current = () => {
      window.clearTimeout(hold);
      cancelAnimationFrame(frame);
      piece.removeEventListener('touchmove', keep);
      removeEventListener('contextmenu', keep);
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

/** Writes below a carried piece what dropping it would do. */
function tell(ghost: HTMLElement | null, lines: readonly string[]): void {
  ghost?.querySelector('.carried-says')?.remove();
  if (lines.length === 0) return;
  const says = document.createElement('div');
  says.className = 'carried-says';
  says.append(
    ...lines.map((line) => {
      const sentence = document.createElement('div');
      sentence.textContent = line;
      return sentence;
    }),
  );
  ghost?.append(says);
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
