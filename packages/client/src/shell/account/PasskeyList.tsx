/** Somebody's passkeys: one more, one less. */
import type { Passkey } from '@bottega/protocol';
import { useId, useRef } from 'react';
import { useText } from '../../text/use-text';
import { localeOf } from '../../ui/locale';
import { Outcome } from './Outcome';
import { createPasskey, deviceLabel, hasPasskeys } from './passkeys';
import { useAttempt } from './use-attempt';
import type { MeControl } from './use-me';

interface PasskeyListProps {
  readonly control: MeControl;
  readonly passkeys: readonly Passkey[];
}

export function PasskeyList({ control, passkeys }: PasskeyListProps) {
  const { t } = useText();
  const { accounts, refresh } = control;
  const attempt = useAttempt(control);
  const lead = useRef<HTMLParagraphElement>(null);
  const add = () =>
    attempt.run(
      async () => {
        await accounts.addPasskey(await createPasskey(await accounts.passkeyOptions()), deviceLabel());
        await refresh();
      },
      (text) => text.t('account.passkeyAdded'),
    );
  const remove = (id: string) =>
    attempt.run(
      async () => {
        await accounts.removePasskey(id);
        await refresh();
        lead.current?.focus(); // the button that was pressed is gone
      },
      (text) => text.t('account.passkeyRemoved'),
    );
  return (
    <>
      <p ref={lead} tabIndex={-1} className="account-lead">
        {t('account.passkeyHint')}
      </p>
      {passkeys.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
        <ul className="account-passkeys card" role="list">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isBusy={attempt.isBusy}
              onRemove={() => void remove(passkey.id)}
            />
          ))}
        </ul>
      )}
      <Outcome attempt={attempt} />
      {hasPasskeys() && (
        <div className="setup-ways">
          <button type="button" aria-disabled={attempt.isBusy} onClick={() => void add()}>
            {t('account.addPasskey')}
          </button>
        </div>
      )}
    </>
  );
}

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly isBusy: boolean;
  onRemove(): void;
}

function PasskeyRow({ passkey: { label, created, used }, isBusy, onRemove }: PasskeyRowProps) {
  const { t, language } = useText();
  const id = useId();
  const dates = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' });
  return (
    <li className="account-passkey">
      <span id={id} className="account-passkey-text">
        <strong>{label === '' ? t('account.passkey') : label}</strong>
        <span className="tabular">
          {used === null
            ? t('account.passkeyMade', { date: dates.format(created) })
            : t('account.passkeyUsed', { date: dates.format(used) })}
        </span>
      </span>
      <button type="button" className="quiet" aria-describedby={id} aria-disabled={isBusy} onClick={onRemove}>
        {t('account.removePasskey')}
      </button>
    </li>
  );
}
