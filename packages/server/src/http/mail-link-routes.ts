/** Where links in mails lead: small pages without scripts, for whoever has the link, signed in or not. */
import type { FastifyInstance, FastifyPluginCallback, FastifyReply } from 'fastify';
import { z } from 'zod';
import { escapeHtml } from '../notices/html.js';
import type { MailLinks } from '../notices/mail-links.js';
import type { Notices } from '../notices/notices.js';
import { wishesOf } from '../notices/pace.js';
import type { Services } from '../services.js';
import type { NoticeTargetsRow } from '../store/notice-schema.js';
import { type ServerSay, serverSay } from '../text/index.js';
import { api } from './api-docs.js';

const query = z.object({ target: z.string().max(64).default(''), key: z.string().max(64).default('') });

/** A page for people. */
const pageThat = (says: string) => api({ says, query, answer: z.string(), type: 'text/html' });

export async function addMailLinkRoutes(app: FastifyInstance, services: Services, notices: Notices): Promise<void> {
  const { targets, links } = notices;
  if (links === null) return;
  const addPages: FastifyPluginCallback = (pages, _options, registered) => {
    // What a form or a mail program posts says nothing that the address does not.
    pages.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume().on('end', () => done(null, null));
    });

    // A program that follows links to see where they lead must not confirm anything: that takes a click on the page.
    const asking = pageThat('Asks whether a mail address is to get notices; it takes a click.');
    pages.get('/api/notices/confirm', asking, async ({ query: asked, url }, reply) => {
      const found = await find(asked, (row, key) => links.mayConfirm(row.id, row.address, key));
      const form = (say: ServerSay) =>
        `<form method="post" action="${escapeHtml(url)}"><button>${escapeHtml(say('confirm.button'))}</button></form>`;
      return found === null ? wrong(reply) : page(reply, found, 'page.confirm', form);
    });
    const confirming = pageThat('Confirms a mail address.');
    pages.post('/api/notices/confirm', confirming, async ({ query: asked }, reply) => {
      const found = await find(asked, (row, key) => links.mayConfirm(row.id, row.address, key));
      return found !== null && (await targets.confirm(found)) ? page(reply, found, 'page.confirmed') : wrong(reply);
    });

    // One click is enough, for people and for mail programs (RFC 8058).
    for (const method of ['GET', 'POST'] as const) {
      pages.route({
        method,
        url: '/api/notices/stop',
        ...pageThat('Sends no more mails to an address.'),
        async handler({ query: asked }, reply) {
          const found = await find(asked, (row, key) => links.mayStop(row.id, key));
          if (found === null) return wrong(reply);
          await targets.takeAway(found);
          return page(reply, found, 'page.stopped');
        },
      });
    }
    registered();
  };
  await app.register(addPages);

  async function find(asked: unknown, may: (row: NoticeTargetsRow, key: string) => boolean) {
    const { target, key } = query.parse(asked);
    const row = await targets.mail(target);
    return row !== null && may(row, key) ? row : null;
  }

  async function page(
    reply: FastifyReply,
    { person, address }: NoticeTargetsRow,
    key: 'page.confirm' | 'page.confirmed' | 'page.stopped',
    more: (say: ServerSay) => string = () => '',
  ) {
    const row = await services.db
      .selectFrom('notice_settings')
      .selectAll()
      .where('person', '=', person)
      .executeTakeFirst();
    const { language } = wishesOf(row);
    const say = await serverSay(language);
    return show(reply, language, say, links as MailLinks, say(key, { address }), more(say));
  }

  async function wrong(reply: FastifyReply) {
    const say = await serverSay('en');
    return show(reply.status(404), 'en', say, links as MailLinks, say('page.wrong'), '');
  }
}

/** As the page looks: paper and ink. */
const STYLE = `
  :root { color-scheme: light dark; background: light-dark(#f3ead7, #1d1915); color: light-dark(#2b2119, #f0e7d6) }
  main { max-width: 34rem; margin: 12vh auto; padding: 0 1.25rem; font: 1.125rem/1.45 Georgia, serif; overflow-wrap: anywhere }
  h1 { font-size: 1.9rem; font-weight: 500 }
  a { color: light-dark(#99401f, #e08a5f) }
  button { min-height: 44px; padding: 0.35em 1em; border: 0; border-radius: 10px; font: inherit; cursor: pointer;
    background: light-dark(#99401f, #e08a5f); color: light-dark(#fff, #1d1915) }`;

function show(reply: FastifyReply, language: string, say: ServerSay, links: MailLinks, sentence: string, more: string) {
  const icon = '<link rel="icon" href="/icon.svg" type="image/svg+xml">';
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bottega</title>${icon}<style>${STYLE}</style>`;
  const home = `<p><a href="${escapeHtml(links.home)}">${escapeHtml(say('page.home'))}</a></p>`;
  const body = `<main><h1>Bottega</h1><p>${escapeHtml(sentence)}</p>${more}${home}</main>`;
  return (
    reply
      .type('text/html; charset=utf-8')
      // Browsers that keep the address to themselves do not say whose form it was either, and we take forms of our own pages only.
      .header('referrer-policy', 'same-origin')
      .send(`<!doctype html><html lang="${language}"><head>${head}</head><body>${body}</body></html>`)
  );
}
