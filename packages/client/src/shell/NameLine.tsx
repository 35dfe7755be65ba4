/** What the person at this screen is called: asked until it is known, said from then on, and never in anybody's way. */
import { cleanName, MAX_NAME_LENGTH } from '@bottega/kernel';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../text/use-text';
import { useSettings } from '../use-settings';
import './NameLine.css';

export function NameLine() {
  const { t } = useText();
  const { settings, change } = useSettings();
  const { name } = settings;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // What is rendered first knows nobody's name (src/first/): until then the line only has its room.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const [isChanging, setChanging] = useState(false);
  const isAsking = name === '' || isChanging;
  // At once, so that whoever goes on typing writes the new name instead of the old one.
  useEffect(() => {
    if (!isChanging) return;
    input.current?.focus();
    input.current?.select();
  }, [isChanging]);

  const keep = (written: string) => {
    const clean = cleanName(written);
    if (clean !== '' && clean !== name) change({ name: clean });
    if (clean !== '') setChanging(false);
  };

  return (
    <div className="name-line">
      {!isReady ? null : isAsking ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            keep(input.current?.value ?? '');
            requestAnimationFrame(() => button.current?.focus()); // the field is gone
          }}
        >
          <label htmlFor={id}>{t('home.nameAsk')}</label>
          <input
            ref={input}
            id={id}
            type="text"
            defaultValue={name}
            placeholder={t('setup.you')}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="nickname"
            spellCheck={false}
            onBlur={({ relatedTarget, target }) => {
              // The button beside it keeps it as well; whoever goes to play is not asked whether they meant it.
              if (relatedTarget !== button.current) keep(target.value);
            }}
          />
          <button ref={button} type="submit">
            {t('home.saveName')}
          </button>
        </form>
      ) : (
        <p>
          <span id={id}>{t('home.playingAs', { name })}</span>
          <button ref={button} type="button" className="quiet" aria-describedby={id} onClick={() => setChanging(true)}>
            {t('home.changeName')}
          </button>
        </p>
      )}
    </div>
  );
}
