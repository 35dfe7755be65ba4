/** A text of the rulebook: rules that it cites are links, and what was searched for is marked. */
import type { Following } from './following';
import { RuleLink } from './RuleLink';
import { questionOf } from './read-book';
import { piecesOf } from './rulebook-search';

export function Pieces({ text, terms, isKnown, ...follow }: Following & { readonly text: string }) {
  return piecesOf(text, terms, isKnown).map(({ at, text: piece, cites, isFound }) => {
    const shown = isFound ? <mark key={at}>{piece}</mark> : piece;
    if (cites === null) return shown;
    return (
      <RuleLink key={at} {...follow} id={cites}>
        {shown}
      </RuleLink>
    );
  });
}

/** A ruling answers a question: the question stands out. */
export function RuleText({ text, ...follow }: Following & { readonly text: string }) {
  const question = questionOf(text);
  return (
    <p>
      {question === '' ? null : (
        <strong>
          <Pieces {...follow} text={question} />
        </strong>
      )}
      <Pieces {...follow} text={text.slice(question.length)} />
    </p>
  );
}
