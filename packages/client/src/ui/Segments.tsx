/** One of a few, side by side: radio buttons that look like one bar. */
import { useId } from 'react';
import './Segments.css';

interface SegmentsProps<Value extends string> {
  readonly legend: string;
  readonly choices: readonly { readonly value: Value; readonly name: string }[];
  readonly value: Value;
  onChoose(value: Value): void;
}

export function Segments<Value extends string>({ legend, choices, value, onChoose }: SegmentsProps<Value>) {
  const group = useId();
  return (
    <fieldset className="segments">
      <legend>{legend}</legend>
      <div className="segments-bar">
        {choices.map((choice) => (
          <label key={choice.value} className="segments-one">
            <input
              type="radio"
              name={group}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            <span>{choice.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
