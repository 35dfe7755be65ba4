/** Rules one below the other, with their numbers in the margin, and the house rules with their values. */
import type { GameText } from '@bottega/kernel/text';
import type { MouseEvent, ReactNode } from 'react';
import { href } from '../router';
import { useText } from '../text/use-text';
import { piecesOf } from './rulebook-search';

/** The anchor of the section with the house rules. */
export const HOUSE_RULES = 'house-rules';

interface Following {
  readonly game: string;
  readonly words: readonly string[];
  readonly looking: string | null;
  isKnown(id: string): boolean;
  /** True if the page need not follow the link itself. */
  onFollow(id: string): boolean;
}

type Entries = readonly (readonly [id: string, text: string])[];

export function RuleList({ entries, ...follow }: Following & { readonly entries: Entries }) {
  const { t } = useText();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul className="rulebook-list" role="list">
      {entries.map(([id, text]) => (
        <li
          key={id}
          id={`rule-${id}`}
          className="rulebook-rule"
          tabIndex={-1}
          data-looking={id === follow.looking ? true : undefined}
        >
          <RuleLink {...follow} id={id} className="rulebook-id" label={t('rules.linkTo', { rule: id })}>
            <Pieces {...follow} text={id} isKnown={() => false} />
          </RuleLink>
          <RuleText {...follow} text={text} />
        </li>
      ))}
    </ul>
  );
}

/** A ruling answers a question: the question stands out. */
function RuleText({ text, ...follow }: Following & { readonly text: string }) {
  const question = /^[^.?]{1,240}\?/.exec(text)?.[0] ?? '';
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

function Pieces({ text, words, isKnown, ...follow }: Following & { readonly text: string }) {
  return piecesOf(text, words, isKnown).map(({ at, text: piece, cites, isFound }) => {
    const shown = isFound ? <mark key={at}>{piece}</mark> : piece;
    if (cites === null) return shown;
    return (
      <RuleLink key={at} {...follow} id={cites}>
        {shown}
      </RuleLink>
    );
  });
}

interface RuleLinkProps extends Pick<Following, 'game' | 'onFollow'> {
  readonly id: string;
  readonly className?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

function RuleLink({ game, id, className, label, children, onFollow }: RuleLinkProps) {
  const click = (event: MouseEvent) => {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey; // a tab of its own, a download
    if (!isElsewhere && onFollow(id)) event.preventDefault();
  };
  return (
    <a className={className} href={href({ page: 'rules', game, rule: id })} aria-label={label} onClick={click}>
      {children}
    </a>
  );
}

interface HouseRulesProps {
  readonly options: readonly (readonly [id: string, option: GameText['options'][string]])[];
  readonly words: readonly string[];
}

export function HouseRules({ options, words }: HouseRulesProps) {
  const marked = (text: string) =>
    piecesOf(text, words, () => false).map(({ at, text: piece, isFound }) =>
      isFound ? <mark key={at}>{piece}</mark> : piece,
    );
  return (
    <dl className="rulebook-options">
      {options.map(([id, { name, says, values }]) => (
        <div key={id}>
          <dt>{marked(name)}</dt>
          <dd className="rulebook-option-says">{marked(says)}</dd>
          {Object.entries(values).map(([value, meaning]) => (
            <dd key={value}>{marked(meaning)}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
