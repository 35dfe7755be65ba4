/** Everything that a game comes to say, collected once and then said in every language. */
import type { Choice, Game, GameEvent, Setup, State, Traits } from '../game.js';
import { Match } from '../match.js';
import { legal } from '../play.js';
import { pickRandom, type RandomState, randomBelow, seeded } from '../random.js';
import type { Language } from '../text/languages.js';
import { createFormatter, type GameText, type Message } from '../text/message.js';
import type { Words } from '../text/words.js';

const PLAYERS = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena'];
/** A key without a text shows as [key], a place without a value as {place}, a thing without forms as "thing × 2". */
const UNSAID = /[{}]|^\[|\b(?:undefined|null|NaN)\b| × \d|#-?\d|\(\)/;

/** The texts of a game in all languages. */
export async function allTexts<Text>(load: (language: Language) => Promise<Text>): Promise<Record<Language, Text>> {
  return {
    en: await load('en'),
    fr: await load('fr'),
    de: await load('de'),
    cs: await load('cs'),
    it: await load('it'),
  };
}

/** Messages, each once. */
export class Messages {
  readonly #byText = new Map<string, Message>();

  add(...messages: readonly (Message | null | undefined)[]): void {
    for (const message of messages) if (message) this.#byText.set(JSON.stringify(message), message);
  }

  all(): Message[] {
    return [...this.#byText.values()];
  }
}

/** How random players choose. */
export type Choosing<C extends Choice> = (random: RandomState, choices: readonly C[]) => C;

/** Random play that ends a question only now and then, so that games are full of what happens. */
export function lively<C extends Choice>(endings: readonly C['type'][]): Choosing<C> {
  return (random, choices) => {
    const acting = choices.filter(({ type }) => !endings.includes(type));
    return pickRandom(random, acting.length > 0 && randomBelow(random, 5) > 0 ? acting : choices);
  };
}

/** Every prompt, tip, choice, refusal and event of a whole game, and what its points were given for. */
export function messagesOfGame<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  words: Words<S, C, E>,
  setup: Setup,
  choose: Choosing<C> = pickRandom,
): Message[] {
  const messages = new Messages();
  const random = seeded(setup.seed);
  const match = new Match(game, setup);
  while (!match.over) {
    const seat = pickRandom(random, match.asked());
    const view = match.view(seat);
    messages.add(words.prompt(view, seat), words.waiting(match.view(null), seat));
    messages.add(words.tip?.(view, seat), words.round?.(view));
    const { allowed, barred } = match.offers(seat);
    for (const one of allowed) messages.add(words.choice(view, seat, one));
    for (const bar of barred) {
      messages.add(words.choice(view, seat, bar.choice), words.refusal(bar.rule, bar.facts));
    }
    match.play(seat, choose(random, legal(game, match.state, seat)));
  }
  const over = match.view(null);
  for (let seat = 0; seat < setup.seats; seat++) {
    for (const one of match.log(seat)) messages.add(words.event(one));
    for (const row of game.result(match.state).sheet) messages.add(words.detail?.(over, seat, row.category));
  }
  return messages.all();
}

/** What help says, and the categories of the score sheet and the parts of the evaluation by name. */
export function messagesOfHelp<S extends State, C extends Choice, E extends GameEvent>(
  words: Words<S, C, E>,
  categories: readonly string[],
  parts: readonly string[],
): Message[] {
  const messages = new Messages();
  for (const topic of words.topics()) messages.add(topic.name, ...topic.says);
  for (const one of [...categories, 'total']) messages.add(words.category(one));
  for (const one of parts) messages.add(words.part?.(one));
  return messages.all();
}

/** What the traits of seats are called, all kinds and deeds among them. */
export function messagesOfTraits<S extends State, C extends Choice, E extends GameEvent>(
  { traits: words }: Words<S, C, E>,
  { things, deeds }: Traits,
): Message[] {
  const messages = new Messages();
  messages.add(...Object.values(words?.kinds ?? {}));
  for (const trait of things.flat()) messages.add(words?.thing(trait));
  for (const deed of Object.keys(deeds[0])) messages.add(words?.deed(deed));
  return messages.all();
}

/** The messages that do not become a sentence in a language: those without a text, a value or a plural form. */
export function unsaid(messages: readonly Message[], text: GameText, language: Language): string[] {
  const say = createFormatter(text, language, PLAYERS);
  return messages.flatMap((message) => {
    const sentence = say(message);
    return sentence.trim() === '' || UNSAID.test(sentence) ? [`${message.key}: ${sentence}`] : [];
  });
}
