/** Being called otherwise. */
import { MAX_NAME_LENGTH } from '@bottega/kernel';
import { useState } from 'react';
import { useText } from '../../text/use-text';
import { AccountForm } from './AccountForm';
import { Field } from './Field';
import { nameMistake } from './mistakes';
import { Outcome } from './Outcome';
import { useAttempt } from './use-attempt';
import type { MeControl } from './use-me';

interface NameFormProps {
  readonly control: MeControl;
  readonly name: string;
}

export function NameForm({ control, name: known }: NameFormProps) {
  const { t } = useText();
  const attempt = useAttempt(control);
  const [name, setName] = useState(known);
  const [wasTried, setTried] = useState(false);
  const wrong = nameMistake(name);
  const rename = () =>
    attempt.run(
      async () => {
        await control.accounts.rename(name);
        await control.refresh();
      },
      (text) => text.t('account.saved'),
    );
  return (
    <AccountForm isComplete={wrong === null} onTry={() => setTried(true)} onSend={() => void rename()}>
      <Field
        label={t('account.name')}
        value={name}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="username"
        hint={t('account.nameHint')}
        mistake={wasTried && wrong !== null ? t(wrong) : null}
        onChange={setName}
      />
      <Outcome attempt={attempt} />
      <div className="setup-ways">
        <button type="submit" aria-disabled={attempt.isBusy}>
          {t('home.saveName')}
        </button>
      </div>
    </AccountForm>
  );
}
