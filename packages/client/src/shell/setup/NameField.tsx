/** What somebody wants to be called at a table, before they sit down at it. */
import { cleanName, MAX_NAME_LENGTH } from '@bottega/kernel';
import { useId, useState } from 'react';
import { useText } from '../../text/use-text';
import { useSettings } from '../../use-settings';

export interface WrittenName {
  readonly written: string;
  /** Without what cannot be seen; empty if nothing is left. */
  readonly clean: string;
  /** Whether it was missing when it was needed. */
  readonly isMissed: boolean;
  write(name: string): void;
  /** Whether there is one; if not, the field says so from now on. */
  isThere(): boolean;
}

/** Begins with the name from the settings. */
export function useWrittenName(): WrittenName {
  const [written, write] = useState(useSettings().settings.name);
  const [wasTried, setTried] = useState(false);
  const clean = cleanName(written);
  const isThere = () => {
    setTried(true);
    return clean !== '';
  };
  return { written, clean, isMissed: wasTried && clean === '', write, isThere };
}

export function NameField({ name: { written, isMissed, write } }: { readonly name: WrittenName }) {
  const { t } = useText();
  const id = useId();
  return (
    <div className="setup-name">
      <label className="setup-field">
        <span>{t('home.nameAsk')}</span>
        <input
          type="text"
          value={written}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="nickname"
          spellCheck={false}
          onChange={({ target }) => write(target.value)}
          {...(isMissed ? { 'aria-invalid': true, 'aria-describedby': id } : {})}
        />
      </label>
      {isMissed && (
        <p id={id} className="setup-mistake">
          {t('friends.needName')}
        </p>
      )}
    </div>
  );
}
