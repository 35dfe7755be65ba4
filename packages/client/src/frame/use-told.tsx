/** What is told with a question, over the table or beside it: that the last turns have begun, what nobody should miss, and a tip. */
import type { GameEvent, Seat } from '@bottega/kernel';
import type { Message, Say, Words } from '@bottega/kernel/text';
import { type ReactNode, useMemo } from 'react';
import type { Settings } from '../settings';
import { Tip } from './help/Tip';
import type { ShownTip } from './help/use-tip';
import { LastBanner } from './LastBanner';
import { Moments } from './moments/Moments';

interface Told {
  /** Said large from when the last turns have begun. */
  readonly last: Message | null;
  /** What was told to whoever looks, and from which of it on it is news. */
  readonly events: readonly GameEvent[];
  readonly from: number;
  readonly seat: Seat | null;
  readonly tip: ShownTip;
  readonly words: Words;
  readonly pace: Settings['pace'];
  say: Say;
  sentence(event: GameEvent): string | null;
  onNoTips(): void;
}

/** It stays the same as long as nothing else is told, so that the list of choices is not drawn again for it. */
export function useTold({ last, events, from, seat, tip, words, pace, say, sentence, onNoTips }: Told): ReactNode {
  const { message, dismiss } = tip;
  const lastKey = last?.key ?? null;
  const lastText = last === null ? null : say(last);
  const tipText = message === null ? null : say(message);
  return useMemo(
    () => (
      <>
        {lastText !== null && (
          <LastBanner key={lastKey} since={from}>
            {lastText}
          </LastBanner>
        )}
        <Moments events={events} from={from} seat={seat} words={words} say={say} pace={pace} sentence={sentence} />
        {tipText !== null && <Tip text={tipText} onDismiss={dismiss} onStop={onNoTips} />}
      </>
    ),
    [lastKey, lastText, events, from, seat, words, say, pace, sentence, tipText, dismiss, onNoTips],
  );
}
