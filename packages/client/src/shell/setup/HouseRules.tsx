/** The house rules of a game, folded until somebody wants them; what else is rarely changed may follow. */
import type { Game, Options } from '@bottega/kernel';
import type { GameText } from '@bottega/kernel/text';
import type { ReactNode } from 'react';
import { useText } from '../../text/use-text';
import { HouseRuleFields } from './HouseRuleFields';

interface HouseRulesProps {
  readonly game: Game;
  readonly text: GameText;
  readonly values: Options;
  onChange(values: Options): void;
  readonly children?: ReactNode;
}

export function HouseRules({ game, text, values, onChange, children }: HouseRulesProps) {
  const { t } = useText();
  return (
    <details className="setup-more">
      <summary>
        <h2>{t('setup.houseRules')}</h2>
      </summary>
      <HouseRuleFields
        rules={game.options}
        text={text}
        values={values}
        onChange={(rule, value) => onChange({ ...values, [rule]: value })}
      />
      {children}
    </details>
  );
}

/** The rules as they are printed. */
export function usualRules({ options }: Pick<Game, 'options'>): Options {
  return Object.fromEntries(options.map(({ id, values }) => [id, values[0]]));
}
