/** The house rules of a game, each with its values in the game's own words. */
import type { Option, Options, OptionValue } from '@bottega/kernel';
import type { GameText } from '@bottega/kernel/text';
import { useId } from 'react';

interface HouseRuleFieldsProps {
  readonly rules: readonly Option[];
  readonly text: GameText;
  readonly values: Options;
  onChange(id: string, value: OptionValue): void;
}

export function HouseRuleFields({ rules, text, values, onChange }: HouseRuleFieldsProps) {
  const id = useId();
  return (
    <div className="setup-rules">
      {rules.map((rule) => (
        <div key={rule.id} className="setup-rule">
          <label className="setup-field" data-changed={values[rule.id] !== rule.values[0]}>
            <span>{text.options[rule.id]?.name ?? rule.id}</span>
            <select
              value={rule.values.indexOf(values[rule.id])}
              aria-describedby={`${id}${rule.id}`}
              onChange={({ target }) => onChange(rule.id, rule.values[Number(target.value)])}
            >
              {rule.values.map((value, index) => (
                <option key={String(value)} value={index}>
                  {text.options[rule.id]?.values[String(value)] ?? String(value)}
                </option>
              ))}
            </select>
          </label>
          <p id={`${id}${rule.id}`}>{text.options[rule.id]?.says}</p>
        </div>
      ))}
    </div>
  );
}
