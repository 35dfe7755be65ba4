/** What is missing in the texts of a game: run by the game's tests. */
import { LANGUAGES, type Language, pluralCategories } from './languages.js';
import { countedBy, type Forms, type GameText, placesOf } from './message.js';

/** In French these keep their distance, but never begin or end a line on their own. */
const LOOSE = / [:;?!»]|« /;

/** Every gap between the languages, one line each; empty when all five say everything. */
export function textGaps(texts: Readonly<Record<Language, GameText>>): string[] {
  const gaps: string[] = [];
  const model = texts.en;
  for (const language of LANGUAGES) {
    const text = texts[language];
    const compare = (
      path: string,
      ours: Readonly<Record<string, unknown>>,
      theirs: Readonly<Record<string, unknown>>,
    ) => {
      for (const key of Object.keys(ours)) if (!(key in theirs)) gaps.push(`${language}: ${path}.${key} is missing`);
      for (const key of Object.keys(theirs))
        if (!(key in ours)) gaps.push(`${language}: ${path}.${key} is in no other text`);
      for (const [key, value] of Object.entries(theirs)) {
        if (typeof value !== 'string') continue;
        if (value.trim() === '') gaps.push(`${language}: ${path}.${key} is empty`);
        if (language === 'fr' && LOOSE.test(value))
          gaps.push(`fr: ${path}.${key} has a plain space at its punctuation`);
      }
    };
    compare('names', model.names, text.names);
    for (const table of Object.keys(model.names))
      compare(`names.${table}`, model.names[table], text.names[table] ?? {});
    compare('messages', model.messages, text.messages);
    compare('counts', model.counts, text.counts);
    compare('options', model.options, text.options);
    for (const id of Object.keys(model.options)) {
      const { name, says, values } = model.options[id];
      const { name: theirName = '', says: theySay = '', values: theirs = {} } = text.options[id] ?? {};
      compare(`options.${id}`, { name, says }, { name: theirName, says: theySay });
      compare(`options.${id}`, values, theirs);
    }
    for (const part of ['chapters', 'rules', 'rulings'] as const)
      compare(part, model.rulebook[part], text.rulebook[part]);
    for (const [key, sentence] of Object.entries(text.messages)) {
      const places = placesOf(sentence).join(' ');
      const expected = placesOf(model.messages[key] ?? '').join(' ');
      if (places !== expected) gaps.push(`${language}: messages.${key} has the places "${places}", not "${expected}"`);
      gaps.push(...unknownPlaces(text, sentence).map((place) => `${language}: messages.${key} cannot fill ${place}`));
    }
    for (const thing of Object.keys(text.labels ?? {}))
      if (!(thing in model.counts)) gaps.push(`${language}: labels.${thing} is nowhere counted`);
    gaps.push(...missingForms(language, 'counts', text.counts), ...missingForms(language, 'labels', text.labels ?? {}));
  }
  return gaps;
}

function missingForms(language: Language, path: string, things: Readonly<Record<string, Forms>>): string[] {
  return Object.entries(things).flatMap(([thing, forms]) =>
    pluralCategories(language)
      .filter((category) => !forms[category]?.includes('#'))
      .map((category) => `${language}: ${path}.${thing} lacks the form "${category}" with #`),
  );
}

function unknownPlaces(text: GameText, sentence: string): string[] {
  return placesOf(sentence).filter((place) => {
    const table = /^\{([a-zA-Z#=$]+):/.exec(place)?.[1];
    if (table === undefined) return false;
    const noun = countedBy(table);
    if (noun === null) return !(table in text.names);
    return !noun.startsWith('$') && !(noun in text.counts);
  });
}
