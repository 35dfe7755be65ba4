/** What stands beside a rule: house rules that change it, where editions differ, and rulings about it. */
import type { Book } from '@bottega/kernel';
import type { GameText } from '@bottega/kernel/text';
import { useText } from '../text/use-text';
import { optionAnchor } from './anchors';
import type { Following } from './following';
import { RuleLink } from './RuleLink';
import { type Beside, questionOf } from './read-book';

interface RuleNotesProps extends Following {
  readonly beside: Beside;
  readonly book: Book;
  readonly text: GameText;
}

export function RuleNotes({ beside: { options, rulings }, book, text, ...follow }: RuleNotesProps) {
  const { t, language } = useText();
  if (options.length + rulings.length === 0) return null;
  const either = new Intl.ListFormat(language, { type: 'disjunction' });
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul className="rulebook-notes" role="list">
      {options.map((id) => {
        const { name, values } = text.options[id];
        const standard = String(book.standards[id]);
        const others = Object.entries(values).filter(([value]) => value !== standard);
        return (
          <li key={id} data-kind="option">
            <RuleLink {...follow} id={optionAnchor(id)}>
              {t('rules.noteOption', { name })}
            </RuleLink>{' '}
            {t('rules.noteValues', {
              standard: values[standard],
              others: either.format(others.map(([, meaning]) => meaning)),
            })}
          </li>
        );
      })}
      {rulings.map((id) => {
        const isEdition = book.editions.includes(id);
        return (
          <li key={id} data-kind={isEdition ? 'edition' : 'ruling'}>
            <RuleLink {...follow} id={id}>
              {t(isEdition ? 'rules.noteEdition' : 'rules.noteRuling', { ruling: id })}
            </RuleLink>{' '}
            {questionOf(text.rulebook.rulings[id])}
          </li>
        );
      })}
    </ul>
  );
}
