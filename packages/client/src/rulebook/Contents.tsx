/** The table of contents: parts, and the sections of the part that is read. */
import type { BookText } from '@bottega/kernel';
import type { GameText } from '@bottega/kernel/text';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../text/use-text';
import { elementId, HOUSE_RULES } from './anchors';
import { RuleLink } from './RuleLink';
import { readBook } from './read-book';
import type { BookState } from './use-book';
import './Contents.css';

interface ContentsProps {
  readonly game: string;
  readonly text: GameText;
  readonly open: BookState;
  readonly rule: string | null;
  onRule?(rule: string): void;
}

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** Always open beside the text; above it, on narrow screens, folded until it is wanted. */
export function Contents({ game, text, open, rule, onRule }: ContentsProps) {
  const { t } = useText();
  const fold = useRef<HTMLDetailsElement>(null);
  const [words, read] = useMemo(
    () => (open.status === 'loading' ? [null, null] : [open.words, readBook(open.book, text)]),
    [open, text],
  );
  const entries = useMemo(
    () => (words === null ? [] : entriesOf(words, read.parts, text, t('rules.houseRules'))),
    [words, read, text, t],
  );
  const current = usePartRead(entries);
  const follow = {
    game,
    onFollow(id: string) {
      if (fold.current !== null) fold.current.open = false;
      if (id === rule) document.getElementById(elementId(id))?.scrollIntoView();
      onRule?.(id);
      return onRule !== undefined;
    },
  };
  const list = (
    <ol>
      {entries.map(({ id, title, sections }) => (
        <li key={id} data-current={id === current ? true : undefined}>
          <RuleLink {...follow} id={id} isCurrent={id === current}>
            {title}
          </RuleLink>
          {sections.length > 1 && (
            <ol>
              {sections.map((section) => (
                <li key={section.id}>
                  <RuleLink
                    {...follow}
                    id={section.id}
                    isCurrent={section.id === rule || rule?.startsWith(`${section.id}.`) === true}
                  >
                    {section.title}
                  </RuleLink>
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
  return (
    <nav className="rules-contents" aria-label={t('rules.contents')}>
      <div className="rules-contents-beside">{list}</div>
      <details className="rules-contents-fold" ref={fold}>
        <summary>{t('rules.contents')}</summary>
        {list}
      </details>
    </nav>
  );
}

function entriesOf(
  words: BookText,
  parts: ReturnType<typeof readBook>['parts'],
  { rulebook: { chapters } }: GameText,
  houseRules: string,
): Entry[] {
  const title = (id: string) => chapters[id] ?? words.sections[id] ?? id;
  return [
    ...(words.brief.aim === '' ? [] : [{ id: 'brief', title: words.parts.brief, sections: [] }]),
    ...parts.map(({ id, sections }) => ({
      id,
      title: words.parts[id],
      sections: sections.map((section) => ({ id: section.id, title: title(section.id) })),
    })),
    { id: HOUSE_RULES, title: houseRules, sections: [] },
  ];
}

/** The part whose beginning was scrolled past last. */
function usePartRead(entries: readonly Entry[]): string | null {
  const [part, setPart] = useState<string | null>(null);
  useEffect(() => {
    if (entries.length === 0) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const parts = [...document.querySelectorAll<HTMLElement>('[data-part-of-book]')];
      const read = parts.filter((one) => one.getBoundingClientRect().top < innerHeight / 3).at(-1) ?? parts[0];
      setPart(read?.dataset.partOfBook ?? null);
    };
    const later = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    later();
    addEventListener('scroll', later, { passive: true });
    return () => {
      removeEventListener('scroll', later);
      cancelAnimationFrame(frame);
    };
  }, [entries]);
  return part;
}
