/** A field with its name above it and what is wrong with it below. */
import { type InputHTMLAttributes, useId, useState } from 'react';
import { useText } from '../../text/use-text';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  /** Null if nothing is wrong. */
  readonly mistake?: string | null;
  onChange(value: string): void;
}

export function Field({ label, hint, mistake = null, onChange, type = 'text', ...input }: FieldProps) {
  const id = useId();
  const note = mistake ?? hint;
  return (
    <div className="account-field">
      <label className="setup-field" htmlFor={id}>
        <span>{label}</span>
      </label>
      <div className="setup-field account-input">
        <input
          {...input}
          id={id}
          type={type}
          spellCheck={false}
          autoCapitalize="none"
          onChange={({ target }) => onChange(target.value)}
          {...(mistake === null ? {} : { 'aria-invalid': true })}
          {...(note === undefined ? {} : { 'aria-describedby': `${id}-note` })}
        />
      </div>
      {note !== undefined && (
        <p id={`${id}-note`} className={mistake === null ? 'account-hint' : 'setup-mistake'}>
          {note}
        </p>
      )}
    </div>
  );
}

/** It is typed once and can be looked at instead of being typed again. */
export function PasswordField(field: Omit<FieldProps, 'type' | 'maxLength'>) {
  const { t } = useText();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Field {...field} type={isShown ? 'text' : 'password'} maxLength={MAX_PASSWORD_LENGTH} />
      <label className="account-show">
        <input type="checkbox" checked={isShown} onChange={({ target }) => setShown(target.checked)} />
        {t('account.showPassword')}
      </label>
    </>
  );
}

/** As much as a server takes. */
const MAX_PASSWORD_LENGTH = 200;
