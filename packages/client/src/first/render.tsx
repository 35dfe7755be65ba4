/** The first page as HTML, made when the page is built (first-paint.ts), so that it can be read before any script has come. */
import { LANGUAGES, type Language } from '@bottega/kernel/text';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../app';
import { USUAL } from '../settings';
import { LocalHall } from '../table/local/hall';
import { changeLanguage, startTexts } from '../text';

/** In each language the same as main.tsx renders there: React goes on from it. */
export async function renderFirstPages(): Promise<readonly (readonly [Language, html: string])[]> {
  await startTexts(USUAL.language);
  const pages: [Language, string][] = [];
  for (const language of LANGUAGES) {
    await changeLanguage(language);
    const app = <App hall={new LocalHall(() => 0)} first={{ ...USUAL, language }} />;
    pages.push([language, renderToString(<StrictMode>{app}</StrictMode>)]);
  }
  return pages;
}
