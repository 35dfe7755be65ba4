/** Somebody who has opened the link: a name, and they sit. */
import { cleanName, MAX_NAME_LENGTH } from '@bottega/kernel';
import type { TableSummary } from '@bottega/protocol';
import { type FormEvent, useId, useState } from 'react';
import { randomHex } from '../../random-hex';
import { useText } from '../../text/use-text';
import { useSettings } from '../../use-settings';
import type { RoomControl } from './use-room';

interface JoinFormProps {
  readonly table: TableSummary;
  readonly attempt: RoomControl['attempt'];
}

export function JoinForm({ table, attempt }: JoinFormProps) {
  const { t } = useText();
  const { settings, change } = useSettings();
  const id = useId();
  const [name, setName] = useState(settings.name);
  const [wasTried, setTried] = useState(false);
  const free = table.places.filter((place) => place.name === null);
  const [place, setPlace] = useState<number | null>(null);
  const clean = cleanName(name);
  const isNameless = clean === '';
  if (free.length === 0) return <p role="status">{t('room.full')}</p>;
  const wanted = free.find((one) => one.place === place) ?? free[0];
  const join = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isNameless) return;
    await attempt(async (online) => {
      await online.signedIn(clean);
      return online.client.join(table.id, randomHex(16), wanted.place);
    });
    if (settings.name === '') change({ name: clean });
  };
  return (
    <form className="room-join card" noValidate onSubmit={(event) => void join(event)}>
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
      {free.length > 1 && (
        <label className="setup-field">
          <span>{t('room.placeAsk')}</span>
          <select value={wanted.place} onChange={({ target }) => setPlace(Number(target.value))}>
            {free.map((one) => (
              <option key={one.place} value={one.place}>
                {t('setup.seat', { number: one.place + 1 })}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" className="primary">
        {t('room.sitDown')}
      </button>
      {wasTried && isNameless && (
        <p id={id} className="setup-mistake">
          {t('friends.needName')}
        </p>
      )}
    </form>
  );
}
