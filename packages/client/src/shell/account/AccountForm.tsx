/** A form that says what is missing: where something is, the first such field gets the focus and nothing is sent. */
import { type ReactNode, useRef } from 'react';

interface AccountFormProps {
  readonly className?: string;
  readonly isComplete: boolean;
  readonly children: ReactNode;
  /** From now on mistakes are shown. */
  onTry(): void;
  onSend(): void;
}

export function AccountForm({ className = '', isComplete, children, onTry, onSend }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={form}
      className={`account-form ${className}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onTry();
        if (isComplete) onSend();
        // Once the mistakes are shown.
        else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      }}
    >
      {children}
    </form>
  );
}
