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

function startPage(): void {
  for (const module of document.querySelectorAll<HTMLLinkElement>('link[data-start]')) {
    module.removeAttribute('data-start'); // painted and late: once is enough
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = module.crossOrigin; // else it is fetched again
    script.src = module.href;
    document.head.append(script);
  }
}
