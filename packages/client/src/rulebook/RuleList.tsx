/** Rules one below the other, with their numbers in the margin and what belongs to each beside it. */
import type { Book, BookText } from '@bottega/kernel';
import type { GameText } from '@bottega/kernel/text';
import { useText } from '../text/use-text';
import { elementId } from './anchors';
import { CopyLink } from './CopyLink';
import { Example } from './Example';
import type { Following } from './following';
import { Pieces, RuleText } from './Pieces';
import { RuleLink, RuleLinks } from './RuleLink';
import { RuleNotes } from './RuleNotes';
import type { ReadBook } from './read-book';

export interface RuleListProps extends Following {
  readonly rules: readonly string[];
  readonly book: Book;
  readonly read: ReadBook;
  readonly words: BookText;
  readonly text: GameText;
}

export function RuleList({ rules, book, read, words, text, ...follow }: RuleListProps) {
  const { t } = useText();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul className="rulebook-list" role="list">
      {rules.map((id) => {
        const beside = read.beside(id);
        return (
          <li
            key={id}
            id={elementId(id)}
            className="rulebook-rule"
            tabIndex={-1}
            data-looking={id === follow.looking ? true : undefined}
          >
            <RuleLink {...follow} id={id} className="rulebook-id" label={t('rules.linkTo', { rule: id })}>
              <Pieces {...follow} text={id} isKnown={() => false} />
            </RuleLink>
            <div className="rulebook-said">
              <RuleText {...follow} text={text.rulebook.rules[id] ?? text.rulebook.rulings[id]} />
              <RuleLinks {...follow} label={t('rules.about')} ids={book.rulings[id] ?? []} />
              <RuleNotes {...follow} beside={beside} book={book} text={text} />
              {beside.examples.map((example) => (
                <Example
                  key={example.id}
                  {...follow}
                  example={example}
                  words={words.examples[example.id]}
                  text={text}
                />
              ))}
            </div>
            <CopyLink game={follow.game} id={id} onTold={follow.onTold} />
          </li>
        );
      })}
    </ul>
  );
}
