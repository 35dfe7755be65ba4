/** A game of this browser goes on at a table where friends sit at their own screens. */
import { readGameFile } from '@bottega/table';
import { type FormEvent, useState } from 'react';
import { explainError } from '../../errors';
import { gameCard } from '../../games';
import { useLoadOnline } from '../../online';
import { Failure } from '../../page/Failure';
import { Page } from '../../page/Page';
import { randomHex } from '../../random-hex';
import { go, href } from '../../router';
import type { Listed } from '../../table/table';
import { useTableService } from '../../table-service';
import { useText } from '../../text/use-text';
import { Waiting } from '../../ui/Waiting';
import { useSettings } from '../../use-settings';
import { NameField, useWrittenName } from '../setup/NameField';
import { useListed } from './use-listed';
import '../setup/Setup.css';

export function GoOnline({ id }: { readonly id: string }) {
  const { listed, error } = useListed(id);
  if (listed === null) return <Page>{error === null ? <Waiting /> : <Failure error={error} game={null} />}</Page>;
  return <GoOnlineForm game={listed} />;
}

function GoOnlineForm({ game }: { readonly game: Listed }) {
  const pageText = useText();
  const { t } = pageText;
  const service = useTableService();
  const load = useLoadOnline();
  const { settings, change } = useSettings();
  const name = useWrittenName();
  const people = game.players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const [seat, setSeat] = useState(people[0] ?? 0);
  const [isMoving, setMoving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const title = t('lobby.goOnlineTitle', { game: gameCard(game.game)?.title ?? game.game });

  const move = async (event: FormEvent) => {
    event.preventDefault();
    setError(null);
    if (!name.isThere() || isMoving) return;
    setMoving(true);
    try {
      const file = recordIn(await service.exportGame(game.id));
      const online = await load();
      await online.signedIn(name.clean);
      const table = await online.client.bringGame({ file, seat, part: randomHex(16) });
      if (settings.name === '') change({ name: name.clean });
      go({ page: 'room', id: table.id });
    } catch (reason) {
      setError(t('lobby.goOnlineFailed', { reason: explainError(reason, pageText) }));
      setMoving(false);
    }
  };

  return (
    <Page title={title}>
      <form className="setup" noValidate onSubmit={(event) => void move(event)}>
        <h1>{title}</h1>
        <p>{t('lobby.goOnlineLead')}</p>
        <p>{t('lobby.goOnlineSecrets')}</p>
        <NameField name={name} />
        {people.length > 1 && (
          <label className="setup-field">
            <span>{t('lobby.goOnlineSeat')}</span>
            <select value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
              {people.map((one) => (
                <option key={one} value={one}>
                  {game.players[one].name}
                </option>
              ))}
            </select>
          </label>
        )}
        <p role="alert" className="setup-error">
          {error}
        </p>
        <div className="setup-ways">
          <button type="submit" className="primary" aria-disabled={isMoving}>
            {isMoving ? t('home.beginning') : t('friends.create')}
          </button>
          <a className="button quiet" href={href({ page: 'table', id: game.id })}>
            {t('nav.back')}
          </a>
        </div>
      </form>
    </Page>
  );
}

/** The record and who played it: everything else in a file is for playing on elsewhere. */
function recordIn(file: unknown): unknown {
  const { history: _, snapshot: __, ...record } = readGameFile(file) as Readonly<Record<string, unknown>>;
  return record;
}
