/** A new table for friends who sit elsewhere: how many play, by which house rules. The rest is settled at the table. */
import type { Loaded } from '@bottega/games';
import { cleanName, MAX_NAME_LENGTH } from '@bottega/kernel';
import type { GameText } from '@bottega/kernel/text';
import { type FormEvent, useId, useState } from 'react';
import { explainError } from '../../errors';
import { gameCard } from '../../games';
import { useLoadOnline } from '../../online';
import { randomHex } from '../../random-hex';
import { go, href } from '../../router';
import { useText } from '../../text/use-text';
import { Segments } from '../../ui/Segments';
import { useSettings } from '../../use-settings';
import { GamePage } from '../GamePage';
import { HouseRuleFields } from '../setup/HouseRuleFields';
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
  const id = useId();
  const [name, setName] = useState(settings.name);
  const [count, setCount] = useState(gameCard(game.id)?.usual ?? game.seats[0]);
  const [options, setOptions] = useState(() =>
    Object.fromEntries(game.options.map(({ id: rule, values }) => [rule, values[0]])),
  );
  const [wasTried, setTried] = useState(false);
  const [isBeginning, setBeginning] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isNameless = cleanName(name) === '';

  const begin = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setError(null);
    if (isBeginning || isNameless) return;
    setBeginning(true);
    try {
      const online = await load();
      await online.signedIn(cleanName(name));
      const table = await online.client.createTable({ game: game.id, seats: count, options, part: randomHex(16) });
      if (settings.name !== cleanName(name)) change({ name: cleanName(name) });
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
      <label className="setup-field">
        <span>{t('home.nameAsk')}</span>
        <input
          type="text"
          value={name}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="nickname"
          spellCheck={false}
          onChange={({ target }) => setName(target.value)}
          {...(wasTried && isNameless ? { 'aria-invalid': true, 'aria-describedby': id } : {})}
        />
      </label>
      {wasTried && isNameless && (
        <p id={id} className="setup-mistake">
          {t('friends.needName')}
        </p>
      )}
      <Segments
        legend={t('setup.seats')}
        choices={game.seats.map((seats) => ({ value: String(seats), name: String(seats) }))}
        value={String(count)}
        onChoose={(value) => setCount(Number(value))}
      />
      <details className="setup-more">
        <summary>
          <h2>{t('setup.houseRules')}</h2>
        </summary>
        <HouseRuleFields
          rules={game.options}
          text={text}
          values={options}
          onChange={(rule, value) => setOptions({ ...options, [rule]: value })}
        />
      </details>
      <p role="alert" className="setup-error">
        {error}
      </p>
      <div className="setup-ways">
        <button type="submit" className="primary" aria-disabled={isBeginning}>
          {isBeginning ? t('home.beginning') : t('friends.create')}
        </button>
        <a className="button quiet" href={href({ page: 'home' })}>
          {t('nav.back')}
        </a>
      </div>
    </form>
  );
}
