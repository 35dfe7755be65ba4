/** `bottega rules`: the rulebook, one rule by its id, or the rules that speak of something. */

import { sayer } from '@bottega/kernel/text';
import { languageOf, openGame } from '../input.js';
import { styled, wrap } from '../terminal.js';
import { loadCliText } from '../text/index.js';

export async function rules(id: string, words: readonly string[], options: { readonly lang?: string }): Promise<void> {
  const language = languageOf(options.lang);
  const loaded = await openGame(id);
  const { title, rulebook, options: houseRules } = await loaded.text(language);
  const wanted = words.join(' ').toLowerCase();
  const fits = (rule: string, text: string) =>
    wanted === '' || rule.toLowerCase() === wanted || text.toLowerCase().includes(wanted);

  console.log(styled('bold', title));
  let found = 0;
  for (const [chapter, name] of Object.entries(rulebook.chapters)) {
    const entries = Object.entries(rulebook.rules).filter(
      ([rule, text]) => rule.startsWith(`${chapter}.`) && fits(rule, text),
    );
    if (entries.length === 0) continue;
    console.log(`\n${styled('bold', `${chapter} ${name}`)}`);
    for (const [rule, text] of entries) console.log(wrap(`${rule}  ${text}`));
    found += entries.length;
  }
  const rulings = Object.entries(rulebook.rulings).filter(([ruling, text]) => fits(ruling, text));
  if (rulings.length > 0) console.log('');
  for (const [ruling, text] of rulings) console.log(wrap(`${ruling}  ${text}`));
  const shown = Object.entries(houseRules).filter(
    ([option, { name }]) => wanted.startsWith('house') || fits(option, name),
  );
  for (const [option, { name, values }] of shown) {
    console.log(`\n${styled('bold', name)}`);
    for (const [value, meaning] of Object.entries(values))
      console.log(wrap(`--option ${option}=${value}  ${meaning}`, 2));
  }
  if (found + rulings.length + shown.length === 0) {
    const say = sayer(await loadCliText(language), language, []);
    console.log(say({ key: 'rules.none', values: { words: words.join(' ') } }));
  }
}
