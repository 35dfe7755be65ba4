/** `bottega rules`: the rulebook, one rule by its id, or the rules that speak of something. */

import { loadText } from '@bottega/games/text';
import { createFormatter } from '@bottega/kernel/text';
import { languageOf } from '../input.js';
import { wrap } from '../terminal/layout.js';
import { bold, print } from '../terminal/print.js';
import { loadCliText } from '../text/index.js';

export async function rules(id: string, words: readonly string[], options: { readonly lang?: string }): Promise<void> {
  const language = languageOf(options.lang);
  const { title, rulebook, options: houseRules } = await loadText(id, language);
  const wanted = words.join(' ').toLowerCase();
  const fits = (rule: string, text: string) =>
    wanted === '' || rule.toLowerCase() === wanted || text.toLowerCase().includes(wanted);

  print(bold(title));
  let found = 0;
  for (const [chapter, name] of Object.entries(rulebook.chapters)) {
    const entries = Object.entries(rulebook.rules).filter(
      ([rule, text]) => rule.startsWith(`${chapter}.`) && fits(rule, text),
    );
    if (entries.length === 0) continue;
    print('', bold(`${chapter} ${name}`));
    for (const [rule, text] of entries) print(wrap(`${rule}  ${text}`));
    found += entries.length;
  }
  const rulings = Object.entries(rulebook.rulings).filter(([ruling, text]) => fits(ruling, text));
  if (rulings.length > 0) print('');
  for (const [ruling, text] of rulings) print(wrap(`${ruling}  ${text}`));
  const shown = Object.entries(houseRules).filter(
    ([option, { name }]) => wanted.startsWith('house') || fits(option, name),
  );
  for (const [option, { name, values }] of shown) {
    print('', bold(name));
    for (const [value, meaning] of Object.entries(values)) print(wrap(`--option ${option}=${value}  ${meaning}`, 2));
  }
  if (found + rulings.length + shown.length === 0) {
    const say = createFormatter(await loadCliText(language), language, []);
    print(wrap(say({ key: 'rules.none', values: { words: words.join(' ') } })));
  }
}
