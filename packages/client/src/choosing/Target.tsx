/** Something on the table that stands for a choice: lit if it may be chosen, and with a reason if it may not. */
import type { Choice } from '@bottega/kernel';
import type { ReactNode } from 'react';
import { useAdvised } from './advice';
import type { ChoiceController } from './choice-controller';
import { Pressable } from './Pressable';

interface TargetProps<C extends Choice> {
  /** One of those that the pick is for. */
  readonly choice: NoInfer<C>;
  readonly pick: ChoiceController<C>;
  readonly label: string;
  readonly className?: string;
  /** What it is, for whoever asks. */
  readonly topic?: string;
  /** Whether advice to choose it is shown here: not where something else tells it more exactly. */
  readonly showsAdvice?: boolean;
  /** What a press chooses right after it. */
  readonly after?: readonly Choice[];
  readonly children: ReactNode;
}

export function Target<C extends Choice>({
  choice,
  pick,
  label,
  className,
  topic,
  after = [],
  showsAdvice = true,
  children,
}: TargetProps<C>) {
  const isAdvised = useAdvised();
  const status = pick.status(choice);
  return (
    <Pressable
      status={status}
      names={status === 'none' ? [] : [label]}
      {...(className === undefined ? {} : { className })}
      topic={topic}
      isAdvised={showsAdvice && status === 'may' && isAdvised([choice, ...after])}
      onPress={({ currentTarget }) => pick.choose(choice, currentTarget)}
      onWhy={status === 'bar' ? (at, isAsked) => pick.explain(choice, at, isAsked) : null}
      onLeave={() => pick.explain(null)}
    >
      {children}
    </Pressable>
  );
}
