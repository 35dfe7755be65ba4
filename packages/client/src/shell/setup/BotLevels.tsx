/** What the levels of the bots mean, a sentence each. */
import { useText } from '../../text/use-text';
import { botLevel, botSays } from '../../ui/bot-level';

export function BotLevels({ levels }: { readonly levels: readonly string[] }) {
  const pageText = useText();
  return (
    <dl className="setup-levels">
      {levels.map((bot) => (
        <div key={bot}>
          <dt>{pageText.t('setup.botLevel', { level: botLevel(pageText, bot) })}</dt>
          <dd>{botSays(pageText, bot)}</dd>
        </div>
      ))}
    </dl>
  );
}
