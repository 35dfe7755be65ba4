/** E-mails: plain text and simple HTML, each with a link that ends them with one click. */
import { createTransport } from 'nodemailer';
import { messageOf } from '../../store/store.js';
import type { ServerSay } from '../../text/index.js';
import { escapeHtml } from '../html.js';
import type { MailLinks } from '../mail-links.js';
import type { Channel, Delivery, Outcome } from './channel.js';

const TIMEOUT_MS = 15_000;

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The same when it is sent again: whoever has got it already can tell. */
  readonly id: string;
}

export class MailChannel implements Channel {
  private readonly transport;

  constructor(
    url: string,
    private readonly from: string,
    private readonly links: MailLinks,
  ) {
    this.transport = createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: 2 * TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  send({ id, target, news: { say, name, subject, tables } }: Delivery): Promise<Outcome> {
    const stop = this.links.stop(target.id);
    const hello = say('mail.hello', { name });
    const paragraphs = tables.map(({ title, sentences, url }) => [title, ...sentences, ...(url === null ? [] : [url])]);
    const feet = [say('mail.why'), `${say('mail.stop')}:\n${stop}`];
    const text = [hello, ...paragraphs.map((lines) => lines.join('\n')), '-- ', ...feet].join('\n\n');
    const html = [
      `<p>${escapeHtml(hello)}</p>`,
      ...tables.map(({ title, sentences, url }) => {
        const lines = [`<b>${escapeHtml(title)}</b>`, ...sentences.map(escapeHtml)];
        return `<p>${[...lines, ...(url === null ? [] : [link(url, say('mail.open'))])].join('<br>')}</p>`;
      }),
      `<p><small>${escapeHtml(say('mail.why'))} ${link(stop, say('mail.stop'))}</small></p>`,
    ].join('\n');
    const headers = { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    return this.post({ to: target.address, subject, text, html, headers, id });
  }

  /** Asks the owner of an address whether it is theirs. */
  askToConfirm(
    id: string,
    target: { readonly id: string; readonly address: string },
    say: ServerSay,
  ): Promise<Outcome> {
    const url = this.links.confirm(target.id, target.address);
    const asked = say('confirm.asked', { host: this.links.host });
    const text = [asked, `${say('confirm.click')}\n${url}`, say('confirm.ignore')].join('\n\n');
    const html = [
      `<p>${escapeHtml(asked)}</p>`,
      `<p>${escapeHtml(say('confirm.click'))}<br>${link(url, say('confirm.button'))}</p>`,
      `<p>${escapeHtml(say('confirm.ignore'))}</p>`,
    ].join('\n');
    return this.post({ to: target.address, subject: say('confirm.subject'), text, html, headers: {}, id });
  }

  close(): void {
    this.transport.close();
  }

  private async post({ to, subject, text, html, headers, id }: Mail): Promise<Outcome> {
    try {
      await this.transport.sendMail({
        from: this.from,
        to: { name: '', address: to }, // one address, whatever stands in it
        subject,
        text,
        html,
        headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
        messageId: `<${id}@${this.links.host.replace(/:\d+$/, '')}>`,
      });
      return { type: 'sent' };
    } catch (error) {
      const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number };
      // Only what was said of the address itself is the address's fault, not what is wrong with our own mail server.
      const isAddress = code === 'EENVELOPE' || code === 'EMESSAGE';
      if (isAddress && responseCode !== undefined && responseCode >= 500)
        return { type: 'hopeless', trouble: 'refused' };
      return { type: 'failed', why: messageOf(error), isTargets: isAddress };
    }
  }
}

const link = (url: string, says: string) => `<a href="${escapeHtml(url)}">${escapeHtml(says)}</a>`;
