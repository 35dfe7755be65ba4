/** Why something about an account was refused, in words. */
import { codeOf, explainError } from '../../errors';
import type { PageText } from '../../text';
import { PasskeyError } from './passkeys';

export function explainAccountError(error: unknown, text: PageText): string {
  const code = error instanceof PasskeyError ? error.code : codeOf(error);
  return (code === null ? null : text.find(`account.errors.${code}`)) ?? explainError(error, text);
}
