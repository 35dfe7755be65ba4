/**
 * Something that lies on the table and can be pressed while it is part of the question. It is the same element before, during and
 * after: were it a button now and none then, everything on it would be drawn anew at the beginning and the end of each turn, and
 * whoever stood on it with the keyboard would stand nowhere.
 */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, type Ref, useRef } from 'react';
import { AdviceMark } from './AdviceMark';
import type { Status } from './choice-controller';
import { isHover } from './is-hover';

export interface PressableProps {
  readonly status: Status;
  /** What it is and does, read before what lies on it. */
  readonly names: readonly string[];
  readonly className?: string;
  /** What it is, for whoever asks. */
  readonly topic?: string | undefined;
  /** Given for places that keys go to even if nothing can be done there. */
  readonly tabIndex?: number | undefined;
  /** Whether the menu that it opens is open; null if it opens none. */
  readonly menu?: boolean | null;
  /** Whether it is what a bot would choose. */
  readonly isAdvised?: boolean;
  readonly at?: Ref<HTMLDivElement>;
  /** Other marks. */
  readonly marks?: { readonly [name: `data-${string}`]: string | undefined };
  readonly children: ReactNode;
  onPress(event: MouseEvent<HTMLElement>): void;
  /** Says why something here is barred, while it is pointed at or (asked) until it is closed. Null: nothing here is. */
  readonly onWhy: ((at: Element, isAsked: boolean) => void) | null;
  /** No longer pointed at. */
  onLeave(): void;
  /** Told of a press, from which it can be dragged. */
  readonly onGrab?: ((press: PointerEvent<HTMLElement>) => void) | undefined;
}

/** Milliseconds of a long press. */
const LONG_PRESS = 450;

export function Pressable({
  status,
  names,
  className = '',
  topic,
  tabIndex,
  marks,
  isAdvised = false,
  at,
  children,
  ...on
}: PressableProps) {
  const { menu = null, onPress, onWhy, onLeave, onGrab } = on;
  const press = useRef<number | undefined>(undefined);
  const isBarred = status === 'bar' && onWhy !== null;
  const pressable = status !== 'none' && {
    role: 'button',
    tabIndex: 0,
    'data-status': status,
    'aria-disabled': status === 'bar',
    'data-advised': isAdvised,
    ...(menu !== null && { 'aria-haspopup': 'menu' as const, 'aria-expanded': menu }),
    onClick: onPress,
    onPointerEnter: (event: PointerEvent<HTMLElement>) =>
      isBarred && isHover(event) && onWhy(event.currentTarget, false),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget } = event;
      onGrab?.(event);
      if (onWhy !== null) press.current = window.setTimeout(() => onWhy(currentTarget, true), LONG_PRESS);
    },
    onPointerUp: () => window.clearTimeout(press.current),
    onPointerLeave: () => {
      window.clearTimeout(press.current);
      if (isBarred) onLeave();
    },
    onFocus: ({ currentTarget }: { currentTarget: HTMLElement }) =>
      isBarred && currentTarget.matches(':focus-visible') && onWhy(currentTarget, false),
    onBlur: onLeave,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === '?') onWhy?.(event.currentTarget, true);
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault(); // Space would scroll
      if (!event.repeat) event.currentTarget.click();
    },
  };
  return (
    <div
      ref={at}
      className={`target ${className}`}
      data-topic={topic}
      tabIndex={tabIndex}
      onPointerDown={onGrab}
      {...marks}
      {...pressable}
    >
      {names.map((name) => (
        <span key={name} className="sr-only">
          {name}
        </span>
      ))}
      {children}
      {isAdvised && <AdviceMark />}
    </div>
  );
}
