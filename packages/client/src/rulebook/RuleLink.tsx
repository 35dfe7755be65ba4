/** A link to an entry of the rulebook. */
import type { MouseEvent, ReactNode } from 'react';
import { href } from '../router';
import type { Following } from './following';

interface RuleLinkProps extends Pick<Following, 'game' | 'onFollow'> {
  readonly id: string;
  readonly className?: string;
  readonly label?: string;
  /** Whether it leads to what is read now. */
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

export function RuleLink({ game, id, className, label, isCurrent = false, children, onFollow }: RuleLinkProps) {
  const click = (event: MouseEvent) => {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey; // a tab of its own, a download
    if (!isElsewhere && onFollow(id)) event.preventDefault();
  };
  return (
    <a
      className={className}
      href={href({ page: 'rules', game, rule: id })}
      aria-label={label}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={click}
    >
      {children}
    </a>
  );
}

/** Links to several rules, with what they are good for before them. */
export function RuleLinks({
  label,
  ids,
  ...follow
}: Following & { readonly label: string; readonly ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <p className="rulebook-links">
      {label}{' '}
      {ids.map((id, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <RuleLink {...follow} id={id}>
            {id}
          </RuleLink>
        </span>
      ))}
    </p>
  );
}
