/** A part of the account that is opened when it is wanted; until then its fields are nobody's, password managers' neither. */
import { type ReactNode, useState } from 'react';

interface FoldProps {
  readonly title: string;
  readonly isOpenFirst?: boolean;
  readonly children: ReactNode;
}

export function Fold({ title, isOpenFirst = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  return (
    <details className="setup-more" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {isOpen && <div className="account-fold">{children}</div>}
    </details>
  );
}
