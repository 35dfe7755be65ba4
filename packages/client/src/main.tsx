/** The page. */
import '@fontsource-variable/eb-garamond';
import '@fontsource-variable/source-sans-3';
import './style/fonts.css';
import './style/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { noteMissingPart } from './errors';
import { applySettings, loadSettings, PACES } from './settings';
import { BothTables } from './table/both-tables';
import { LocalTableService } from './table/local/local-table-service';
import type { OnlineTables } from './table/online/online-tables';
import { loadPageText, loadTextPart } from './text';

window.addEventListener('vite:preloadError', ({ payload }) => noteMissingPart(payload));
const settings = loadSettings();
applySettings(settings);
const text = await loadPageText(settings.language);
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
let online: Promise<OnlineTables> | null = null;
/** Once; if it does not come it is tried again the next time. */
const loadOnline = () => {
  online ??= Promise.all([import('./table/online/online-tables'), loadTextPart('notices')]).then(
    ([part]) => new part.OnlineTables(),
    (error: unknown) => {
      online = null;
      throw error;
    },
  );
  return online;
};
const service = new BothTables(new LocalTableService(() => PACES[loadSettings().pace]), loadOnline);
const app = (
  <StrictMode>
    <App service={service} loadOnline={loadOnline} first={settings} firstText={text} />
  </StrictMode>
);
// The first page may be there already (src/first/): React then only begins to listen.
if (root.dataset.first === settings.language) hydrateRoot(root, app);
else createRoot(root).render(app);
root.inert = false;
document.getElementById('not-started')?.remove(); // it has started after all (src/first/show.ts)

// Offline play is prepared when there is nothing better to do: it fetches everything there is.
const prepareOffline = () => {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return; // plain HTTP has no such thing
  // Nothing is lost if it fails: the page works without.
  setTimeout(() => import('./install').then(({ install }) => install()).catch(console.warn), 3000);
};
// The texts are awaited above: the page may have been loaded by now.
if (document.readyState === 'complete') prepareOffline();
else addEventListener('load', prepareOffline);
