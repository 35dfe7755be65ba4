/** The first part of a rulebook: what a game is about, in a few sentences that link to the rules. */
import { type Book, type BookText, BRIEF_PARTS, type BriefPart } from '@bottega/kernel';
import type { PlainKey } from '../text/keys';
import { useText } from '../text/use-text';
import { elementId } from './anchors';
import { CopyLink } from './CopyLink';
import type { Following } from './following';
import { Pieces } from './Pieces';
import { RuleLinks } from './RuleLink';
import { isMatch } from './rulebook-search';

interface BriefProps extends Following {
  readonly book: Book;
  readonly words: BookText;
}

const TITLES: Readonly<Record<BriefPart, PlainKey>> = {
  aim: 'rules.aim',
  course: 'rules.course',
  end: 'rules.end',
};

export function Brief({ book, words, ...follow }: BriefProps) {
  const { t } = useText();
  const found = BRIEF_PARTS.filter((part) => words.brief[part] !== '' && isMatch('', words.brief[part], follow.terms));
  if (found.length === 0) return null;
  return (
    <section className="rulebook-part rulebook-brief" aria-labelledby={elementId('brief')} data-part-of-book="brief">
      <h2 id={elementId('brief')} tabIndex={-1}>
        {words.parts.brief}
        <CopyLink game={follow.game} id="brief" name={words.parts.brief} onTold={follow.onTold} />
      </h2>
      {found.map((part) => (
        <section key={part}>
          <h3>{t(TITLES[part])}</h3>
          <p>
            <Pieces {...follow} text={words.brief[part]} />
          </p>
          <RuleLinks {...follow} label={t('rules.inFull')} ids={book.brief[part]} />
        </section>
      ))}
    </section>
  );
}
