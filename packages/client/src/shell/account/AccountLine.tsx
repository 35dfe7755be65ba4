/** The quiet way to one's account, or to sign in, from the first page. */
import { href } from '../../router';
import { useText } from '../../text/use-text';

export function AccountLine({ isKnown }: { readonly isKnown: boolean }) {
  const { t } = useText();
  return (
    <p className="home-account">
      <a href={href({ page: 'me', from: null })}>{t(isKnown ? 'account.title' : 'account.signInLine')}</a>
    </p>
  );
}
