/**
 * Runs before anything is painted: the theme, and on the first page what was made for the language of whoever opens it. It is a
 * file of its own because the page may be served with a policy that forbids scripts in the HTML.
 */
import { applySettings, loadSettings } from '../settings';

const settings = loadSettings();
applySettings(settings);
const wanted = /^#?\/?$/.test(location.hash) ? settings.language : 'name';
for (const made of document.querySelectorAll<HTMLTemplateElement>('template[data-first]')) {
  made.remove();
  const root = document.getElementById('root');
  if (root === null || made.dataset.first !== wanted) continue;
  root.replaceChildren(made.content);
  root.dataset.first = wanted;
  root.inert = true; // until main.tsx listens, nothing can be pressed
}

// The scripts wait for the first paint, which they would hold up on a slow processor. A page in the background is not painted.
const MOST_MILLISECONDS = 1000;
if (document.hidden) startPage();
else {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) startPage();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(startPage, MOST_MILLISECONDS);
}

// A page that cannot be pressed must not stay so in silence. What fails before it can be is why it stays.
const MOST_PATIENCE_MS = 30_000;
setTimeout(sayNotStarted, MOST_PATIENCE_MS);
addEventListener('error', sayNotStarted);
addEventListener('unhandledrejection', sayNotStarted);

/** Says that the page could not be started, with a button to load it anew. main.tsx takes it away if it starts after all. */
function sayNotStarted(): void {
  const root = document.getElementById('root');
  const words = document.querySelector<HTMLTemplateElement>(`template[data-not-started="${settings.language}"]`);
  if (!root?.inert || words === null || document.getElementById('not-started') !== null) return;
  const instead = document.createElement('main'); // the page's own cannot be reached
  instead.id = 'not-started';
  instead.append(words.content.cloneNode(true));
  instead.querySelector('button')?.addEventListener('click', () => location.reload());
  document.body.prepend(instead);
}

function startPage(): void {
  for (const module of document.querySelectorAll<HTMLLinkElement>('link[data-start]')) {
    module.removeAttribute('data-start'); // painted and late: once is enough
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = module.crossOrigin; // else it is fetched again
    script.src = module.href;
    script.addEventListener('error', sayNotStarted);
    document.head.append(script);
  }
}
