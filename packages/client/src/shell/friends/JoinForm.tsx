/** Somebody who has opened the link: a name, and they sit. */
import type { TableSummary } from '@bottega/protocol';
import { type FormEvent, useState } from 'react';
import { randomHex } from '../../random-hex';
import { useText } from '../../text/use-text';
import { useSettings } from '../../use-settings';
import { SignInHint } from '../account/SignInHint';
import { NameField, useWrittenName } from '../setup/NameField';
import type { RoomControl } from './use-room';

interface JoinFormProps {
  readonly table: TableSummary;
  readonly attempt: RoomControl['attempt'];
}

export function JoinForm({ table, attempt }: JoinFormProps) {
  const { t } = useText();
  const { settings, change } = useSettings();
  const name = useWrittenName();
  const free = table.places.filter(
    ({ name: taken, heldFor, isHeldForMe }) => taken === null && (heldFor === null || isHeldForMe),
  );
  const [place, setPlace] = useState<number | null>(null);
  if (free.length === 0) {
    return <p role="status">{t(table.spectators === 'none' ? 'room.full' : 'lobby.fullWatch')}</p>;
  }
  const wanted = free.find((one) => one.place === place) ?? free.find(({ isHeldForMe }) => isHeldForMe) ?? free[0];
  const join = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.isThere()) return;
    await attempt(async (online) => {
      await online.signedIn(name.clean);
      return online.client.join(table.id, randomHex(16), wanted.place);
    });
    if (settings.name === '') change({ name: name.clean });
  };
  return (
    <form className="room-join card" noValidate onSubmit={(event) => void join(event)}>
      <NameField name={name} />
      {free.length > 1 && (
        <label className="setup-field">
          <span>{t('room.placeAsk')}</span>
          <select value={wanted.place} onChange={({ target }) => setPlace(Number(target.value))}>
            {free.map((one) => (
              <option key={one.place} value={one.place}>
                {one.before === null
                  ? t('setup.seat', { number: one.place + 1 })
                  : t('lobby.seatBefore', { number: one.place + 1, name: one.before })}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" className="primary">
        {t('room.sitDown')}
      </button>
      <SignInHint from={{ page: 'room', id: table.id }} />
    </form>
  );
}
