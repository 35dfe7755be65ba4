/** A game's words in the language of the page: what the parts of a table say. */
import type { Loaded } from '@bottega/games';
import type { Barred, Choice, GameEvent, Seat } from '@bottega/kernel';
import { createFormatter, type GameText, type Say, type Topic, type Words } from '@bottega/kernel/text';
import { useMemo } from 'react';
import type { GameUi } from '../games/board/game-ui';
import type { TableInfo, TableSnapshot } from '../table/table';
import { useText } from '../text/use-text';
import { useSettings } from '../use-settings';
import { type Explain, explainer } from './help/explain-topic';

export interface Speech {
  readonly text: GameText;
  readonly words: Words;
  readonly say: Say;
  /** The players, by seat. */
  readonly names: readonly string[];
  /** What lies on the table and can be looked up. */
  readonly topics: readonly Topic[];
  readonly explainTopic: Explain;
  /** What an event is told as; null if it is not told. */
  sentence(event: GameEvent): string | null;
  /** Why something cannot be chosen. */
  reason(bar: Barred<Choice>): string;
}

export function useSpeech({ words }: Loaded, text: GameText, info: TableInfo): Speech {
  const { find } = useText();
  const { language } = useSettings().settings;
  const names = useMemo(() => info.players.map(({ name }) => name), [info]);
  return useMemo(() => {
    const say = createFormatter(text, language, names);
    const topics = words.topics(names.length);
    return {
      text,
      words,
      say,
      names,
      topics,
      explainTopic: explainer(topics, text, say, find),
      sentence(event) {
        const message = words.event(event);
        return message === null ? null : say(message);
      },
      reason: ({ rule, facts }) => say(words.refusal(rule, facts)),
    };
  }, [text, words, language, names, find]);
}

/** What the parts of a score sheet are called, and what a seat's points in one were given for. */
export function scoreWords({ words, say }: Speech, { view }: TableSnapshot, { breakable = (told) => told }: GameUi) {
  return {
    category: (id: string) => breakable(say(words.category(id))),
    detail(id: string, seat: Seat) {
      const found = words.detail?.(view, seat, id) ?? null;
      return found === null ? null : breakable(say(found));
    },
  };
}
