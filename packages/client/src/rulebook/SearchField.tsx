/** The field with which a rulebook is searched, and what came of it. */
import { useId } from 'react';
import { useText } from '../text/use-text';
import { SearchIcon } from '../ui/icons';

interface SearchFieldProps {
  readonly query: string;
  /** How many entries fit; null while nothing is searched for. */
  readonly count: number | null;
  /** What was found under other names. */
  readonly also: readonly string[];
  onChange(query: string, field: HTMLInputElement): void;
}

export function SearchField({ query, count, also, onChange }: SearchFieldProps) {
  const { t, language } = useText();
  const field = useId();
  const found = count === null ? null : count === 0 ? t('rules.none') : t('rules.found', { count });
  const others = new Intl.ListFormat(language, { type: 'unit' }).format(also);
  return (
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
          onChange={({ target }) => onChange(target.value, target)}
        />
      </span>
      <p className="rulebook-count" role="status">
        {found}
        {also.length > 0 && <span className="rulebook-also">{t('rules.also', { words: others })}</span>}
      </p>
    </search>
  );
}
