/** The page. */
import '@fontsource-variable/eb-garamond';
import '@fontsource-variable/source-sans-3';
import './style/fonts.css';
import './style/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { applySettings, loadSettings, PACES } from './settings';
import { LocalHall } from './table/local/hall';
import { startTexts } from './text';

const settings = loadSettings();
applySettings(settings);
await startTexts(settings.language);
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
const hall = new LocalHall(() => PACES[loadSettings().pace]);
const app = (
  <StrictMode>
    <App hall={hall} first={settings} />
  </StrictMode>
);
// The first page may be there already (src/first/): React then only begins to listen.
if (root.dataset.first === settings.language) hydrateRoot(root, app);
else createRoot(root).render(app);
root.inert = false;

// Offline play is prepared when there is nothing better to do: it fetches everything there is.
const prepareOffline = () => {
  setTimeout(() => void import('virtual:pwa-register').then(({ registerSW }) => registerSW({ immediate: true })), 3000);
};
// The texts are awaited above: the page may have been loaded by now.
if (document.readyState === 'complete') prepareOffline();
else addEventListener('load', prepareOffline);
