/** Something on the table that stands for several choices: if one of them is offered it is chosen, else a menu asks which. */
import './Targets.css';
import type { Choice } from '@bottega/kernel';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePlaceBeside } from '../ui/use-place-beside';
import { AdviceMark } from './AdviceMark';
import { useAdvised } from './advice';
import type { ChoiceController } from './choice-controller';
import { Pressable } from './Pressable';

export interface Meant<C extends Choice = Choice> {
  readonly choice: C;
  readonly label: string;
  /** What is chosen right after it, as far as that tells it apart from others. */
  readonly after?: readonly Choice[];
}

export interface TargetsProps<C extends Choice> {
  readonly choices: readonly Meant<NoInfer<C>>[];
  readonly pick: ChoiceController<C>;
  /** What it is, whatever can be done with it. */
  readonly label: string;
  readonly className?: string;
  readonly topic?: string;
  readonly thing?: string;
  /** Given for places that keys go to whatever can be done there: they say what they are besides what can be done. */
  readonly tabIndex?: number;
  /** A place on which things can be dropped, and its name there. */
  readonly drop?: string | undefined;
  /** Told of a press, from which it can be dragged. */
  readonly onGrab?: ((press: PointerEvent<HTMLElement>) => void) | undefined;
  readonly children: ReactNode;
}

export function Targets<C extends Choice>({
  choices,
  pick,
  label,
  className,
  topic,
  thing,
  drop,
  onGrab,
  tabIndex,
  children,
}: TargetsProps<C>) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  const offered = choices.filter(({ choice }) => pick.status(choice) === 'may');
  const barred = choices.find(({ choice }) => pick.status(choice) === 'bar');
  const status = offered.length > 0 ? 'may' : barred === undefined ? 'none' : 'bar';
  // Whatever was offered before is not offered now: the menu belongs to one question.
  const key = offered.map((one) => one.label).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question closes the menu
  useEffect(() => setOpen(false), [key]);
  const isAdvised = useAdvised();
  const advised = offered.find(({ choice, after = [] }) => isAdvised([choice, ...after]));
  const first = offered[0] ?? barred;
  const name = offered.length === 1 ? offered[0].label : label;
  const act = (at: Element) => {
    if (offered.length > 1) setOpen((now) => !now);
    else if (first !== undefined) pick.choose(first.choice, at);
  };
  return (
    <>
      <Pressable
        at={button}
        status={status}
        names={tabIndex === undefined || name === label ? [name] : [name, label]}
        {...(className === undefined ? {} : { className })}
        topic={topic}
        tabIndex={tabIndex}
        menu={offered.length > 1 ? isOpen : null}
        isAdvised={advised !== undefined}
        marks={{ 'data-thing': thing, 'data-drop': drop }}
        onPress={({ currentTarget }) => act(currentTarget)}
        onWhy={barred === undefined ? null : (at, isAsked) => pick.explain(barred.choice, at, isAsked)}
        onLeave={() => pick.explain(null)}
        onGrab={onGrab}
      >
        {children}
      </Pressable>
      {isOpen && (
        <Menu
          at={button.current}
          choices={offered}
          advised={advised ?? null}
          onChoose={({ choice }) => {
            setOpen(false);
            pick.choose(choice);
          }}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}

interface MenuProps<C extends Choice> {
  readonly at: Element | null;
  readonly choices: readonly Meant<C>[];
  /** Which of them a bot would choose. */
  readonly advised: Meant<C> | null;
  onChoose(choice: Meant<C>): void;
  onClose(): void;
}

/** On the page itself, not within the table: on a phone the list of choices would lie over it. */
function Menu<C extends Choice>({ at, choices, advised, onChoose, onClose }: MenuProps<C>) {
  const { ref, style, element: menu } = usePlaceBeside(at);
  useEffect(() => menu.current?.querySelector('button')?.focus(), [menu]);
  const step = (by: number) => {
    const buttons = [...(menu.current?.querySelectorAll('button') ?? [])];
    const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(now + by + buttons.length) % buttons.length]?.focus();
  };
  return createPortal(
    <div
      ref={ref}
      className="targets-menu card"
      role="menu"
      tabIndex={-1}
      style={style}
      onBlur={({ relatedTarget }) => !menu.current?.contains(relatedTarget) && onClose()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        else if (event.key === 'ArrowDown') step(1);
        else if (event.key === 'ArrowUp') step(-1);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {choices.map((one) => (
        <button key={one.label} type="button" role="menuitem" onClick={() => onChoose(one)}>
          {one.label}
          {one === advised && <AdviceMark />}
        </button>
      ))}
    </div>,
    document.body,
  );
}
