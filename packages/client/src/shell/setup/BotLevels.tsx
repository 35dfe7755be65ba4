/** What the levels of the bots mean, a sentence each, and how strong they were measured to be among so many. */
import { measuredStrength } from '@bottega/games/strength';
import { useText } from '../../text/use-text';
import { botLevel, botSays } from '../../ui/bot-level';

interface BotLevelsProps {
  readonly game: string;
  readonly seats: number;
  readonly levels: readonly string[];
}

export function BotLevels({ game, seats, levels }: BotLevelsProps) {
  const pageText = useText();
  const { t } = pageText;
  const strengthOf = (bot: string) => {
    const measured = measuredStrength(game, seats, bot);
    if (measured === null) return null;
    const { rivals, wins } = measured;
    return t(`setup.strength.${rivals}`, { wins, rivals: seats - 1, fair: Math.round(100 / seats) });
  };
  return (
    <dl className="setup-levels">
      {levels.map((bot) => {
        const strength = strengthOf(bot);
        return (
          <div key={bot}>
            <dt>{t('setup.botLevel', { level: botLevel(pageText, bot) })}</dt>
            <dd>{botSays(pageText, bot)}</dd>
            {strength === null ? null : <dd> {strength}</dd>}
          </div>
        );
      })}
    </dl>
  );
}
