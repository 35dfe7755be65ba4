/** The first page as HTML, made when the page is built (first-paint.ts), so that it can be read before any script has come. */
import { LANGUAGES, type Language } from '@bottega/kernel/text';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../app';
import { USUAL } from '../settings';
import { LocalTableService } from '../table/local/local-table-service';
import { loadPageText } from '../text';

/** What stands in the HTML for a language. */
export interface FirstTexts {
  readonly language: Language;
  /** The first page. */
  readonly page: string;
  /** Said when the scripts do not come, with a way to try again. */
  readonly notStarted: string;
  readonly reload: string;
  /** Said where scripts are switched off. */
  readonly needsScript: string;
}

/** In each language the same as main.tsx renders there: React goes on from it. */
export async function renderFirstPages(): Promise<readonly FirstTexts[]> {
  return Promise.all(LANGUAGES.map(renderFirstPage));
}

async function renderFirstPage(language: Language): Promise<FirstTexts> {
  const text = await loadPageText(language);
  const app = (
    <App
      loadOnline={() => new Promise(() => {})}
      service={new LocalTableService(() => 0)}
      first={{ ...USUAL, language }}
      firstText={text}
    />
  );
  return {
    language,
    page: renderToString(<StrictMode>{app}</StrictMode>),
    notStarted: text.t('trouble.notStarted'),
    reload: text.t('trouble.reload'),
    needsScript: text.t('trouble.needsScript'),
  };
}
