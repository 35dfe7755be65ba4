/** A new game: who plays, by which house rules. */
import { levelsWhere } from '@bottega/bots/levels';
import type { Loaded } from '@bottega/games';
import { SEATINGS, type Seating } from '@bottega/kernel';
import type { GameText } from '@bottega/kernel/text';
import { STANDARD_BOT } from '@bottega/table';
import { type FormEvent, useRef, useState } from 'react';
import { explainError } from '../../errors';
import { gameCard } from '../../games';
import { randomSeed } from '../../games/new-table';
import { go, href } from '../../router';
import { useTableService } from '../../table-service';
import { useText } from '../../text/use-text';
import { Segments } from '../../ui/Segments';
import { useSettings } from '../../use-settings';
import { GamePage } from '../GamePage';
import { BotLevels } from './BotLevels';
import { HouseRules, usualRules } from './HouseRules';
import { SeatFields } from './SeatFields';
import { canSit, mistakesOf, playersOf, seatDrafts } from './seats';
import './Setup.css';

interface SetupProps {
  readonly game: string;
  readonly people: 'one' | 'several';
}

export function Setup({ game, people }: SetupProps) {
  const { t } = useText();
  return (
    <GamePage game={game} title={(name) => t('setup.title', { game: name })}>
      {({ loaded, text }) => <SetupForm key={people} loaded={loaded} text={text} people={people} />}
    </GamePage>
  );
}

interface SetupFormProps {
  readonly loaded: Loaded;
  readonly text: GameText;
  readonly people: 'one' | 'several';
}

function SetupForm({ loaded: { game, learnedSeats }, text, people }: SetupFormProps) {
  const pageText = useText();
  const { t } = pageText;
  const service = useTableService();
  const { settings, change } = useSettings();
  const form = useRef<HTMLFormElement>(null);
  const most = game.seats[game.seats.length - 1];
  const [count, setCount] = useState(gameCard(game.id)?.usual ?? game.seats[0]);
  // Seats beyond the number chosen keep what was written, in case the number grows again.
  const [written, setDrafts] = useState(() => seatDrafts(most, people));
  const levels = levelsWhere(learnedSeats.includes(count));
  const drafts = written.map((draft) => (canSit(draft, levels) ? draft : { ...draft, bot: STANDARD_BOT }));
  const [seating, setSeating] = useState<Seating>('asSat');
  const [options, setOptions] = useState(() => usualRules(game));
  const [seed, setSeed] = useState('');
  const [wasTried, setTried] = useState(false);
  const [isBeginning, setBeginning] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const firstPerson = drafts.findIndex(({ bot }) => bot === null);
  const players = playersOf(drafts.slice(0, count), settings.name || t('setup.you'), (seat) =>
    seat === firstPerson && settings.name !== '' ? settings.name : t('setup.player', { number: seat + 1 }),
  );
  const mistakes = mistakesOf(players);
  const wrong = mistakes.filter((mistake) => mistake !== null).length;

  const begin = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setError(null);
    if (isBeginning) return;
    if (wrong > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setBeginning(true);
    try {
      const id = await service.begin({ game: game.id, players, seating, options, seed: seed.trim() || randomSeed() });
      rememberName();
      go({ page: 'table', id });
    } catch (reason) {
      setError(t('home.beginFailed', { reason: explainError(reason, pageText) }));
      setBeginning(false);
    }
  };

  /** Who sits alone before the screen and writes a name for the first time is not asked for it again. */
  const rememberName = () => {
    const people = players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    const [mine] = people;
    if (settings.name === '' && people.length === 1 && drafts[mine].name !== null) change({ name: players[mine].name });
  };

  return (
    <form className="setup" ref={form} noValidate onSubmit={(event) => void begin(event)}>
      <h1>{t('setup.title', { game: text.title })}</h1>
      <Segments
        legend={t('setup.seats')}
        choices={game.seats.map((seats) => ({ value: String(seats), name: String(seats) }))}
        value={String(count)}
        onChoose={(value) => setCount(Number(value))}
      />
      <section aria-labelledby="setup-who">
        <h2 id="setup-who">{t('setup.who')}</h2>
        <div className="setup-seats card">
          {players.map((player, seat) => (
            <SeatFields
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              seat={seat}
              isDrawn={seating === 'drawn'}
              draft={drafts[seat]}
              levels={levels}
              usualName={player.name}
              mistake={wasTried ? mistakes[seat] : null}
              onChange={(draft) => setDrafts(drafts.with(seat, draft))}
            />
          ))}
        </div>
        <BotLevels game={game.id} seats={count} levels={levels} />
        <Segments<Seating>
          legend={t('setup.seating')}
          choices={SEATINGS.map((value) => ({ value, name: t(`setup.seatings.${value}`) }))}
          value={seating}
          onChoose={setSeating}
        />
        {seating === 'drawn' ? <p className="setup-hint">{t('setup.drawnHint')}</p> : null}
      </section>
      <HouseRules game={game} text={text} values={options} onChange={setOptions}>
        <label className="setup-field setup-seed">
          <span>{t('setup.seed')}</span>
          <input
            type="text"
            value={seed}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            aria-describedby="setup-seed-hint"
            onChange={({ target }) => setSeed(target.value)}
          />
        </label>
        <p id="setup-seed-hint" className="setup-hint">
          {t('setup.seedHint')}
        </p>
      </HouseRules>
      <p role="alert" className="setup-error">
        {error}
        {wasTried && wrong > 0 ? t('setup.mistakes', { count: wrong }) : null}
      </p>
      <div className="setup-ways">
        <button type="submit" className="primary" aria-disabled={isBeginning}>
          {isBeginning ? t('home.beginning') : t('setup.begin')}
        </button>
        <a className="button quiet" href={href({ page: 'primer', game: game.id })}>
          {t('nav.primer')}
        </a>
        <a className="button quiet" href={href({ page: 'rules', game: game.id, rule: null })}>
          {t('nav.rules')}
        </a>
        <a className="button quiet" href={href({ page: 'home' })}>
          {t('nav.back')}
        </a>
      </div>
    </form>
  );
}
