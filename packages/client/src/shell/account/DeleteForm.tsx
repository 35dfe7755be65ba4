/** Leaving for good: the name is typed, and the password if there is one, so that nobody does it by a slip. */
import { useState } from 'react';
import { useText } from '../../text/use-text';
import { AccountForm } from './AccountForm';
import { Field, PasswordField } from './Field';
import { isSameName, passwordMistake } from './mistakes';
import { Outcome } from './Outcome';
import { useAttempt } from './use-attempt';
import type { MeControl } from './use-me';

interface DeleteFormProps {
  readonly control: MeControl;
  readonly name: string;
  readonly hasPassword: boolean;
}

export function DeleteForm({ control, name, hasPassword }: DeleteFormProps) {
  const { t } = useText();
  const attempt = useAttempt(control);
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [wasTried, setTried] = useState(false);
  const isOther = !isSameName(typed, name);
  const wrongPassword = hasPassword ? passwordMistake(password) : null;
  const leave = () =>
    attempt.run(async () => {
      await control.accounts.leaveForGood(typed, hasPassword ? password : undefined);
      await control.arrive((text) => text.t('account.deleted'));
    });
  return (
    <AccountForm
      isComplete={!isOther && wrongPassword === null}
      onTry={() => setTried(true)}
      onSend={() => void leave()}
    >
      <p className="account-lead">{t('account.deleteLead')}</p>
      <Field
        label={t('account.deleteName', { name })}
        value={typed}
        autoComplete="off"
        mistake={wasTried && isOther ? t('account.deleteOther') : null}
        onChange={setTyped}
      />
      {hasPassword && (
        <PasswordField
          label={t('account.password')}
          value={password}
          autoComplete="current-password"
          mistake={wasTried && wrongPassword !== null ? t(wrongPassword) : null}
          onChange={setPassword}
        />
      )}
      <Outcome attempt={attempt} />
      <div className="setup-ways">
        <button type="submit" className="account-danger" aria-disabled={attempt.isBusy}>
          {attempt.isBusy ? t('account.busy') : t('account.deleteSure')}
        </button>
      </div>
    </AccountForm>
  );
}
