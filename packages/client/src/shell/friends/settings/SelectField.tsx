/** One of several, from a list that opens. */
import { useId } from 'react';

interface SelectFieldProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly name: string }[];
  onChoose(value: Value): void;
  readonly hint?: string | null;
}

export function SelectField<Value extends string | number>({
  label,
  value,
  choices,
  onChoose,
  hint = null,
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <div className="setup-rule">
      <label className="setup-field">
        <span>{label}</span>
        <select
          value={choices.findIndex((choice) => choice.value === value)}
          onChange={({ target }) => onChoose(choices[Number(target.value)].value)}
          {...(hint === null ? {} : { 'aria-describedby': id })}
        >
          {choices.map((choice, at) => (
            <option key={choice.value} value={at}>
              {choice.name}
            </option>
          ))}
        </select>
      </label>
      {hint === null ? null : <p id={id}>{hint}</p>}
    </div>
  );
}
