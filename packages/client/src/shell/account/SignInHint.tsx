/** For whoever sits down on a device that does not know them yet, but has an account. */
import { href, type Route } from '../../router';
import { isKnownHere } from '../../table/online/known-here';
import { useText } from '../../text/use-text';

export function SignInHint({ from }: { readonly from: Route }) {
  const { t } = useText();
  if (isKnownHere()) return null;
  return (
    <a className="button quiet" href={href({ page: 'me', from })}>
      {t('account.signInInstead')}
    </a>
  );
}
