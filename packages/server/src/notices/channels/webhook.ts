/** A webhook: JSON as Discord and those who follow it take it. */
import { ForbiddenTarget, post, type Reach } from '../../outgoing/post.js';
import { messageOf } from '../../store/store.js';
import type { News } from '../compose.js';
import { type Channel, type Delivery, type Outcome, outcomeOf } from './channel.js';

/** Discord takes no more. */
const MAX_LENGTH = 2_000;
/** The address is wrong, or has been taken back. */
const GONE = [401, 403, 404, 410];

export class WebhookChannel implements Channel {
  constructor(private readonly reach: Reach) {}

  async send({ target, news }: Delivery): Promise<Outcome> {
    const body = JSON.stringify({ username: 'Bottega', content: contentOf(news), allowed_mentions: { parse: [] } });
    try {
      const { status, headers } = await post(target.address, { 'content-type': 'application/json' }, body, this.reach);
      if (GONE.includes(status)) return { type: 'hopeless', trouble: 'gone' };
      return outcomeOf(status, headers['retry-after']);
    } catch (error) {
      if (error instanceof ForbiddenTarget) return { type: 'hopeless', trouble: 'refused' };
      return { type: 'failed', why: messageOf(error), isTargets: true };
    }
  }
}

/** As many tables as there is room for, each whole. */
function contentOf({ tables }: News): string {
  let content = '';
  for (const { title, sentences, url } of tables) {
    const lines = [`**${plain(title)}**`, ...sentences.map(plain), ...(url === null ? [] : [`<${url}>`])];
    const longer = content === '' ? lines.join('\n') : `${content}\n\n${lines.join('\n')}`;
    if (longer.length > MAX_LENGTH) break;
    content = longer;
  }
  return content;
}

/** Names are names, whatever they would mean in Markdown, and lead nowhere. */
const plain = (text: string) => text.replace(/[\\*_~`|<>[\]]/g, '\\$&').replaceAll('://', ':\\//');
