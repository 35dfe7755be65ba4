/** What is told with a question and lies over the table: the banner of the last turns, moments, and the tip. */
import type { Message } from '@bottega/kernel/text';
import { type ReactNode, useMemo } from 'react';
import type { TableSnapshot } from '../table/table';
import { useSettings } from '../use-settings';
import type { Announcement } from './Announcer';
import { Tip } from './help/Tip';
import { useTip } from './help/use-tip';
import { LastBanner } from './LastBanner';
import { Moments } from './moments/Moments';
import type { News } from './recap/use-news';
import type { Speech } from './use-speech';

interface TellingProps {
  readonly game: string;
  readonly seen: TableSnapshot;
  readonly speech: Speech;
  readonly news: News;
  /** That the last turns have begun, when they have. */
  readonly last: Message | null;
  /** A tip and what whoever is new is told wait meanwhile: on a phone they would lie over the hint. */
  readonly hasHint: boolean;
  /** What whoever is new to the game is told first; a tip waits until then. Null if nothing is. */
  readonly welcome: ReactNode;
}

interface Told {
  /** What lies over the table. */
  readonly over: ReactNode;
  /** What of it a screen reader is told with the question: moments are told as turns of the others. */
  readonly announced: readonly Announcement[];
}

export function useTold({ game, seen, speech, news, last, hasHint, welcome }: TellingProps): Told {
  const { words, say, sentence } = speech;
  const { told, from } = news;
  const { settings, change } = useSettings();
  const { pace } = settings;
  const { seat } = seen;
  const isAdvised = settings.tips && welcome === null && seat !== null && seen.asked.includes(seat);
  const wanted = isAdvised ? (words.tip?.(seen.view, seat) ?? null) : null;
  const { message: tip, dismiss } = useTip(game, wanted);
  const tipText = tip === null || hasHint ? null : say(tip);
  const lastKey = last?.key ?? null;
  const lastText = last === null ? null : say(last);
  const over = useMemo(
    () => (
      <>
        {lastText !== null && (
          <LastBanner key={lastKey} since={from}>
            {lastText}
          </LastBanner>
        )}
        <Moments events={told} from={from} seat={seat} words={words} say={say} pace={pace} sentence={sentence} />
        {hasHint ? null : welcome}
        {tipText !== null && <Tip text={tipText} onDismiss={dismiss} onStop={() => change({ tips: false })} />}
      </>
    ),
    [lastKey, lastText, told, from, seat, words, say, pace, sentence, welcome, hasHint, tipText, dismiss, change],
  );
  const announced = [
    ...(lastText === null ? [] : [{ id: `last ${lastKey}`, text: lastText }]),
    ...(tipText === null ? [] : [{ id: `tip ${tip?.key}`, text: tipText }]),
  ];
  return { over, announced };
}
