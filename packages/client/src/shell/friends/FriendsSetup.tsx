/** A new table for friends who sit elsewhere: how many play, by which house rules. The rest is settled at the table. */
import type { Loaded } from '@bottega/games';
import type { GameText } from '@bottega/kernel/text';
import { type FormEvent, useState } from 'react';
import { explainError } from '../../errors';
import { gameCard } from '../../games';
import { useLoadOnline } from '../../online';
import { randomHex } from '../../random-hex';
import { go, href } from '../../router';
import { useText } from '../../text/use-text';
import { Segments } from '../../ui/Segments';
import { useSettings } from '../../use-settings';
import { SignInHint } from '../account/SignInHint';
import { GamePage } from '../GamePage';
import { HouseRules, usualRules } from '../setup/HouseRules';
import { NameField, useWrittenName } from '../setup/NameField';
import '../setup/Setup.css';

export function FriendsSetup({ game }: { readonly game: string }) {
  const { t } = useText();
  return (
    <GamePage game={game} title={(name) => t('friends.title', { game: name })}>
      {({ loaded, text }) => <FriendsForm loaded={loaded} text={text} />}
    </GamePage>
  );
}

interface FriendsFormProps {
  readonly loaded: Loaded;
  readonly text: GameText;
}

function FriendsForm({ loaded: { game }, text }: FriendsFormProps) {
  const pageText = useText();
  const { t } = pageText;
  const load = useLoadOnline();
  const { settings, change } = useSettings();
  const name = useWrittenName();
  const [count, setCount] = useState(gameCard(game.id)?.usual ?? game.seats[0]);
  const [options, setOptions] = useState(() => usualRules(game));
  const [isBeginning, setBeginning] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const begin = async (event: FormEvent) => {
    event.preventDefault();
    setError(null);
    if (!name.isThere() || isBeginning) return;
    setBeginning(true);
    try {
      const online = await load();
      await online.signedIn(name.clean);
      const table = await online.client.createTable({ game: game.id, seats: count, options, part: randomHex(16) });
      if (settings.name !== name.clean) change({ name: name.clean });
      go({ page: 'room', id: table.id });
    } catch (reason) {
      setError(t('friends.failed', { reason: explainError(reason, pageText) }));
      setBeginning(false);
    }
  };

  return (
    <form className="setup" noValidate onSubmit={(event) => void begin(event)}>
      <h1>{t('friends.title', { game: text.title })}</h1>
      <p>{t('friends.lead')}</p>
      <NameField name={name} />
      <Segments
        legend={t('setup.seats')}
        choices={game.seats.map((seats) => ({ value: String(seats), name: String(seats) }))}
        value={String(count)}
        onChoose={(value) => setCount(Number(value))}
      />
      <HouseRules game={game} text={text} values={options} onChange={setOptions} />
      <p role="alert" className="setup-error">
        {error}
      </p>
      <div className="setup-ways">
        <button type="submit" className="primary" aria-disabled={isBeginning}>
          {isBeginning ? t('home.beginning') : t('friends.create')}
        </button>
        <a className="button quiet" href={href({ page: 'primer', game: game.id })}>
          {t('nav.primer')}
        </a>
        <a className="button quiet" href={href({ page: 'home' })}>
          {t('nav.back')}
        </a>
        <SignInHint from={{ page: 'friends', game: game.id }} />
      </div>
    </form>
  );
}
