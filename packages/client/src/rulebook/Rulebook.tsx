/** The rulebook of a game, to be read as a page or beside a table. */
import type { GameText } from '@bottega/kernel/text';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../text/use-text';
import { SearchIcon } from '../ui/icons';
import { HOUSE_RULES, HouseRules, RuleList } from './RuleList';
import { isMatch, wordsOf } from './rulebook-search';
import './Rulebook.css';

interface RulebookProps {
  readonly game: string;
  readonly text: GameText;
  /** A rule, ruling or chapter to be looked at. */
  readonly rule?: string | null;
  /** Told when a link to a rule is followed; without it the link leads to the rulebook's own page. */
  onRule?(rule: string): void;
}

/** The anchor of the section with all rulings. */
export const RULINGS = 'rulings';

export function Rulebook({ game, text, rule = null, onRule }: RulebookProps) {
  const { t } = useText();
  const { chapters, rules, rulings } = text.rulebook;
  const root = useRef<HTMLDivElement>(null);
  const field = useId();
  const [query, setQuery] = useState('');
  const [looking, setLooking] = useState(rule);
  if (looking !== rule) {
    setLooking(rule);
    setQuery(''); // what is pointed at must not be hidden by a search
  }

  const show = (id: string) => {
    const place = root.current?.querySelector<HTMLElement>(`#${CSS.escape(`rule-${id}`)}`);
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another rule moves the reader
  useEffect(() => {
    if (rule === null) return;
    const frame = requestAnimationFrame(() => show(rule)); // a panel is opened after its content is there
    return () => cancelAnimationFrame(frame);
  }, [rule]);

  const words = wordsOf(query);
  const found = (entries: readonly (readonly [string, string])[]) =>
    words.length === 0 ? entries : entries.filter(([id, sentence]) => isMatch(id, sentence, words));
  const follow = {
    game,
    words,
    looking: rule,
    isKnown: (id: string) => id in rules || id in rulings || id in chapters,
    onFollow(id: string): boolean {
      if (id === rule) {
        flushSync(() => setQuery(''));
        show(id);
      }
      onRule?.(id);
      return onRule !== undefined;
    },
  };
  const foundRules = found(Object.entries(rules));
  const foundRulings = found(Object.entries(rulings));
  const foundOptions = Object.entries(text.options).filter(([, { name, says, values }]) =>
    isMatch(name, [says, ...Object.values(values)].join(' '), words),
  );
  const count = foundRules.length + foundRulings.length + foundOptions.length;
  return (
    <div className="rulebook" ref={root}>
      <search className="rulebook-search">
        <label className="sr-only" htmlFor={field}>
          {t('rules.search')}
        </label>
        <span className="rulebook-field">
          <SearchIcon />
          <input
            id={field}
            type="search"
            value={query}
            placeholder={t('rules.searchHint')}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => {
              // What is found begins at the top, where the field no longer is once one has read on.
              const isReading =
                (root.current?.getBoundingClientRect().top ?? 0) < target.getBoundingClientRect().top - 100;
              if (isReading) root.current?.scrollIntoView({ block: 'start' });
              setQuery(target.value);
            }}
          />
        </span>
        <p className="rulebook-count" role="status">
          {words.length === 0 ? null : count === 0 ? t('rules.none') : t('rules.found', { count })}
        </p>
      </search>
      {Object.entries(chapters).map(([id, title]) => {
        const own = foundRules.filter(([rule]) => rule.startsWith(`${id}.`));
        return own.length === 0 ? null : (
          <section key={id} aria-labelledby={`rule-${id}`}>
            <h2 id={`rule-${id}`} tabIndex={-1}>
              <span className="rulebook-chapter">{id}</span> {title}
            </h2>
            <RuleList {...follow} entries={own} />
          </section>
        );
      })}
      {foundRulings.length === 0 ? null : (
        <section className="rulebook-rulings" aria-labelledby={`rule-${RULINGS}`}>
          <h2 id={`rule-${RULINGS}`} tabIndex={-1}>
            {t('rules.rulings')}
          </h2>
          <RuleList {...follow} entries={foundRulings} />
        </section>
      )}
      {foundOptions.length === 0 ? null : (
        <section aria-labelledby={`rule-${HOUSE_RULES}`}>
          <h2 id={`rule-${HOUSE_RULES}`} tabIndex={-1}>
            {t('rules.houseRules')}
          </h2>
          <HouseRules options={foundOptions} words={words} />
        </section>
      )}
    </div>
  );
}
