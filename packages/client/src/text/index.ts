/** The page's own texts, with i18next. What games say is theirs (see @bottega/kernel/text). */
import { type Language, unbroken } from '@bottega/kernel/text';
import i18next, { type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from './en';

/** The same tree of keys with any texts; Czech adds a plural form of its own. */
export type ShellText = Texts<typeof en>;
type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  cs: 'Čeština',
  it: 'Italiano',
};

/** Numbers come in when a text is filled, so words are kept together after that. */
const UNBROKEN: PostProcessorModule = {
  type: 'postProcessor',
  name: 'unbroken',
  process: (text: string, _key, _options, { language }: { readonly language: Language }) => unbroken(text, language),
};

export async function startTexts(language: Language): Promise<void> {
  await i18next
    .use(initReactI18next)
    .use(UNBROKEN)
    .init({
      lng: language,
      fallbackLng: false, // a missing text must show, not hide behind English
      resources: { [language]: { translation: await loadShellText(language) } },
      interpolation: { escapeValue: false }, // React escapes
      returnNull: false,
      postProcess: UNBROKEN.name,
    });
}

export async function changeLanguage(language: Language): Promise<void> {
  i18next.addResourceBundle(language, 'translation', await loadShellText(language));
  await i18next.changeLanguage(language);
}

export async function loadShellText(language: Language): Promise<ShellText> {
  switch (language) {
    case 'en':
      return en;
    case 'fr':
      return (await import('./fr')).fr;
    case 'de':
      return (await import('./de')).de;
    case 'cs':
      return (await import('./cs')).cs;
    case 'it':
      return (await import('./it')).it;
  }
}
