/** `bottega rules`: the rulebook, one rule by its id, or the rules that speak of something. */
import { loadBook, loadBookText } from '@bottega/games/book';
import { loadText } from '@bottega/games/text';
import { BRIEF_PARTS, readingOrder } from '@bottega/kernel';
import { createFormatter, findTerm, fold, readSynonyms, searchTerms } from '@bottega/kernel/text';
import { languageOf } from '../input.js';
import { wrap } from '../terminal/layout.js';
import { bold, print } from '../terminal/print.js';
import { loadCliText } from '../text/index.js';

export async function rules(id: string, words: readonly string[], options: { readonly lang?: string }): Promise<void> {
  const language = languageOf(options.lang);
  const { title, rulebook, options: houseRules } = await loadText(id, language);
  const [book, bookText] = await Promise.all([loadBook(id), loadBookText(id, language)]);
  const wanted = words.join(' ').toLowerCase();
  const terms = searchTerms(wanted, readSynonyms(bookText.synonyms));
  const isId = [...Object.keys(rulebook.rules), ...Object.keys(rulebook.rulings)].some(
    (rule) => rule.toLowerCase() === wanted,
  );
  const fits = (rule: string, text: string) =>
    wanted === '' ||
    (isId ? rule.toLowerCase() === wanted : terms.every((term) => findTerm(fold(text), term).length > 0));

  print(bold(title));
  let found = 0;
  if (wanted === '') {
    print('', bold(bookText.parts.brief));
    for (const part of BRIEF_PARTS) print(wrap(bookText.brief[part]), '');
  }
  for (const { id: part, sections } of readingOrder(book.parts, Object.keys(rulebook.rules))) {
    let isTold = false;
    for (const { id: section, rules: own } of sections) {
      const entries = own
        .map((rule) => [rule, rulebook.rules[rule] ?? rulebook.rulings[rule]] as const)
        .filter(([rule, text]) => fits(rule, text));
      if (entries.length === 0) continue;
      if (!isTold) print('', bold(bookText.parts[part].toUpperCase()));
      isTold = true;
      const chapter = rulebook.chapters[section];
      print('', bold(chapter === undefined ? bookText.sections[section] : `${section} ${chapter}`));
      for (const [rule, text] of entries) print(wrap(`${rule}  ${text}`));
      found += entries.length;
    }
  }
  const shown = Object.entries(houseRules).filter(
    ([option, { name }]) => wanted.startsWith('house') || fits(option, name),
  );
  for (const [option, { name, values }] of shown) {
    print('', bold(name));
    for (const [value, meaning] of Object.entries(values)) print(wrap(`--option ${option}=${value}  ${meaning}`, 2));
  }
  if (found + shown.length === 0) {
    const say = createFormatter(await loadCliText(language), language, []);
    print(wrap(say({ key: 'rules.none', values: { words: words.join(' ') } })));
  }
}
