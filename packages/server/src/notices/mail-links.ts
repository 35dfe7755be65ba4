/** Links in mails: whoever has one may do what it says for its address, and nothing else. Nothing is kept for them. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export class MailLinks {
  constructor(
    private readonly secret: string,
    private readonly publicUrl: string,
  ) {}

  get host(): string {
    return new URL(this.publicUrl).host;
  }

  get home(): string {
    return `${this.publicUrl}/`;
  }

  confirm(target: string, address: string): string {
    return `${this.publicUrl}/api/notices/confirm?target=${target}&key=${this.mac('confirm', target, address)}`;
  }

  stop(target: string): string {
    return `${this.publicUrl}/api/notices/stop?target=${target}&key=${this.mac('stop', target)}`;
  }

  mayConfirm(target: string, address: string, key: string): boolean {
    return isSame(key, this.mac('confirm', target, address));
  }

  mayStop(target: string, key: string): boolean {
    return isSame(key, this.mac('stop', target));
  }

  private mac(...parts: readonly string[]): string {
    return createHmac('sha256', this.secret).update(JSON.stringify(parts)).digest('base64url');
  }
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
