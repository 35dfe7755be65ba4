/** Knowledge and the six other tracks. */
import type { Shown } from './shown';

export function Tracks({ shown }: { readonly shown: Shown }) {
  return <section className="vu-tracks card" data-round={shown.view.open.round} />;
}
