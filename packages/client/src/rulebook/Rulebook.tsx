/** The rulebook of a game, to be read as a page or beside a table. */
import type { GameText } from '@bottega/kernel/text';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../text/use-text';
import { Waiting } from '../ui/Waiting';
import { elementId } from './anchors';
import { Brief } from './Brief';
import { CopyLink } from './CopyLink';
import type { Following } from './following';
import { HouseRules } from './HouseRules';
import { RuleList } from './RuleList';
import { readBook } from './read-book';
import { SearchField } from './SearchField';
import { search } from './search';
import type { BookState } from './use-book';
import './Rulebook.css';

interface RulebookProps {
  readonly game: string;
  readonly text: GameText;
  readonly open: BookState;
  /** A rule, ruling, chapter, part, house rule or example to be looked at. */
  readonly rule?: string | null;
  /** Told when a link to a rule is followed; without it the link leads to the rulebook's own page. */
  onRule?(rule: string): void;
}

export function Rulebook({ open, ...props }: RulebookProps) {
  return open.status === 'loading' ? <Waiting /> : <OpenRulebook open={open} {...props} />;
}

interface OpenRulebookProps extends RulebookProps {
  readonly open: Exclude<BookState, { readonly status: 'loading' }>;
}

function OpenRulebook({ game, text, open, rule = null, onRule }: OpenRulebookProps) {
  const { t } = useText();
  const { book, words } = open;
  const { chapters } = text.rulebook;
  const root = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [told, setTold] = useState('');
  const [looking, setLooking] = useState(rule);
  if (looking !== rule) {
    setLooking(rule);
    setQuery(''); // what is pointed at must not be hidden by a search
  }

  const show = (id: string) => {
    const place = root.current?.querySelector<HTMLElement>(`#${CSS.escape(elementId(id))}`);
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another rule moves the reader
  useEffect(() => {
    if (rule === null) return;
    const frame = requestAnimationFrame(() => show(rule)); // a panel is opened after its content is there
    return () => cancelAnimationFrame(frame);
  }, [rule]);

  const read = useMemo(() => readBook(book, text), [book, text]);
  const found = useMemo(() => search(query, { read, words, text }), [query, read, words, text]);
  const follow: Following = {
    game,
    terms: found.terms,
    looking: rule,
    isKnown: read.isKnown,
    onFollow(id) {
      if (id === rule) {
        flushSync(() => setQuery(''));
        show(id);
      }
      onRule?.(id);
      return onRule !== undefined;
    },
    onTold: setTold,
  };
  const count = found.terms.length === 0 ? null : found.rules.size + found.options.length;
  return (
    <div className="rulebook" ref={root}>
      <SearchField
        query={query}
        count={count}
        also={found.also}
        onChange={(typed, field) => {
          // What is found begins at the top, where the field no longer is once one has read on.
          const isReading = (root.current?.getBoundingClientRect().top ?? 0) < field.getBoundingClientRect().top - 100;
          if (isReading) root.current?.scrollIntoView({ block: 'start' });
          setQuery(typed);
        }}
      />
      <p className="sr-only" role="status">
        {told}
      </p>
      {open.status === 'plain' && (
        <p className="rulebook-notice" role="alert">
          {t('rules.plain')}{' '}
          <button type="button" onClick={open.retry}>
            {t('rules.retry')}
          </button>
        </p>
      )}
      {rule !== null && !read.isKnown(rule) && (
        <p className="rulebook-notice" role="alert">
          {t('rules.unknown', { rule })}
        </p>
      )}
      <Brief {...follow} book={book} words={words} />
      {read.parts.map(({ id: part, sections }) => {
        const shown = sections.map(({ id, rules }) => ({ id, rules: rules.filter((one) => found.rules.has(one)) }));
        if (shown.every(({ rules }) => rules.length === 0)) return null;
        return (
          <section key={part} className="rulebook-part" aria-labelledby={elementId(part)} data-part-of-book={part}>
            <h2 id={elementId(part)} tabIndex={-1}>
              {words.parts[part]}
              <CopyLink game={game} id={part} name={words.parts[part]} onTold={setTold} />
            </h2>
            {shown.map(({ id, rules }) =>
              rules.length === 0 ? null : (
                <section key={id} aria-labelledby={elementId(id)}>
                  <h3 id={elementId(id)} tabIndex={-1}>
                    {id in chapters && <span className="rulebook-chapter">{id}</span>}{' '}
                    {chapters[id] ?? words.sections[id]}
                    <CopyLink game={game} id={id} name={chapters[id] ?? words.sections[id]} onTold={setTold} />
                  </h3>
                  <RuleList {...follow} rules={rules} book={book} read={read} words={words} text={text} />
                </section>
              ),
            )}
          </section>
        );
      })}
      <HouseRules {...follow} book={book} options={found.options} />
    </div>
  );
}
