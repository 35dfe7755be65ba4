/**
 * Puts the first page into index.html, in five languages, with a small script that shows the right one and then starts the page
 * (src/first/). So it can be read as soon as the style sheet is there, and does not wait for the scripts.
 */
import { fileURLToPath } from 'node:url';
import { build, createServer, type HtmlTagDescriptor, type InlineConfig, type Plugin } from 'vite';
import type { FirstTexts } from './src/first/render';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const SCRIPT = 'first.js';
/** What the first page is set in, in all languages; the style sheet would ask for it only when it has come. */
const FONTS = ['eb-garamond-latin-wght-normal.woff2', 'source-sans-3-latin-wght-normal.woff2'];

/** `resolve`: as the page itself resolves what it imports. */
export function firstPaint(resolve: { conditions: string[] }): Plugin {
  const alone: InlineConfig = { configFile: false, root: path('.'), logLevel: 'warn', resolve };
  return {
    name: 'bottega:first-paint',
    apply: 'build',
    async buildStart() {
      this.emitFile({ type: 'asset', name: SCRIPT, source: await showScript(alone) });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const address = (name: string) => {
          const found = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(name));
          if (found === undefined) throw new Error(`${name} was not built`);
          return `./${found.fileName}`;
        };
        const fonts = FONTS.map((name): HtmlTagDescriptor => {
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: address(name) };
          return { tag: 'link', attrs, injectTo: 'head' };
        });
        const texts = await firstTexts({ ...alone, ssr: { resolve } });
        const pages = texts.flatMap(({ language, page, notStarted, reload }): HtmlTagDescriptor[] => [
          { tag: 'template', attrs: { 'data-first': language }, children: page, injectTo: 'body' },
          {
            tag: 'template',
            attrs: { 'data-not-started': language },
            children: [
              { tag: 'h1', attrs: { class: 'sr-only' }, children: 'Bottega' },
              { tag: 'p', attrs: { role: 'alert' }, children: notStarted },
              { tag: 'button', attrs: { type: 'button', class: 'primary' }, children: reload },
            ],
            injectTo: 'body',
          },
        ]);
        const noScript: HtmlTagDescriptor = {
          tag: 'noscript',
          children: [
            { tag: 'style', children: '.first-late { display: none }' },
            ...texts.map(({ language, needsScript }) => ({
              tag: 'p',
              attrs: { lang: language, style: 'margin: 1rem 1.25rem; font: 1.2rem Georgia, serif' },
              children: needsScript,
            })),
          ],
          injectTo: 'body',
        };
        const show: HtmlTagDescriptor = {
          tag: 'script',
          attrs: { src: address(SCRIPT), fetchpriority: 'high' },
          injectTo: 'body',
        };
        return { html: saidLate(startedLater(html), texts), tags: [...fonts, ...pages, noScript, show] };
      },
    },
  };
}

/** Modules are fetched at once, but give way to what is seen first, and are run by src/first/show.ts. */
function startedLater(html: string): string {
  const modules = /<script type="module" crossorigin src=("[^"]+")><\/script>/g;
  const later = html.replace(modules, '<link rel="modulepreload" crossorigin href=$1 fetchpriority="low" data-start>');
  if (later === html) throw new Error('index.html starts nothing');
  return later;
}

/** If not even the first script comes, the style sheet shows after a while what it would have replaced. */
function saidLate(html: string, texts: readonly FirstTexts[]): string {
  const root = '<div id="root"></div>';
  if (!html.includes(root)) throw new Error('index.html has no empty root');
  const said = texts.map(({ language, notStarted, reload }) => {
    return `<p lang="${language}">${notStarted} <a href="">${reload}</a></p>`;
  });
  return html.replace(root, `<div id="root"><div class="first-late">${said.join('')}</div></div>`);
}

type Render = typeof import('./src/first/render');

async function firstTexts(config: InlineConfig): ReturnType<Render['renderFirstPages']> {
  const server = await createServer({
    ...config,
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { renderFirstPages } = (await server.ssrLoadModule('/src/first/render.tsx')) as Render;
    return await renderFirstPages();
  } finally {
    await server.close();
  }
}

async function showScript(config: InlineConfig): Promise<string> {
  const lib = { entry: path('./src/first/show.ts'), formats: ['iife' as const], name: 'first' };
  const built = await build({ ...config, build: { write: false, target: 'es2022', lib } });
  const [{ output }] = [built].flat() as { output: { code: string }[] }[];
  return output[0].code;
}
