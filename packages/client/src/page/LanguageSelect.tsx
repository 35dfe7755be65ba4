/** Chooses the language of everything, in the middle of a game too. */
import { LANGUAGES } from '@bottega/kernel/text';
import { LANGUAGE_NAMES } from '../text';
import { useSettings } from '../use-settings';

export function LanguageSelect({ id }: { readonly id: string }) {
  const { settings, change } = useSettings();
  return (
    <select
      id={id}
      value={settings.language}
      onChange={({ target }) => {
        const language = LANGUAGES.find((one) => one === target.value);
        if (language !== undefined) change({ language });
      }}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {LANGUAGE_NAMES[language]}
        </option>
      ))}
    </select>
  );
}
