/** What came of an attempt, beside the button that began it. */
import type { Attempt } from './use-attempt';

export function Outcome({ attempt: { refusal, done } }: { readonly attempt: Attempt }) {
  return (
    <>
      <p role="alert" className="account-refusal">
        {refusal}
      </p>
      <p role="status" className="account-done">
        {done}
      </p>
    </>
  );
}
