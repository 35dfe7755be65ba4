/** "Why did it do that?": asked of a bot's line, and answered below it. */
import './Why.css';
import type { GameEvent, Seat } from '@bottega/kernel';
import type { Say } from '@bottega/kernel/text';
import { useEffect, useRef, useState } from 'react';
import { explainError } from '../../errors';
import type { Why as WhyTold } from '../../table/table';
import { useText } from '../../text/use-text';
import { WhyText } from './WhyText';

/** Whom a log can ask, and how the answer is put into words. */
export interface WhyAsker {
  /** Why a bot did what a line of the log tells; null if that cannot be told. */
  ask(line: number): Promise<WhyTold | null>;
  isBot(seat: Seat): boolean;
  readonly names: readonly string[];
  readonly say: Say;
}

/** Whom an event is about; null for what happens by itself. */
export function seatOf(event: GameEvent): Seat | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}

interface WhyProps {
  readonly line: number;
  readonly seat: Seat;
  readonly asker: WhyAsker;
}

type Answer =
  | { readonly is: 'thinking' }
  | { readonly is: 'told'; readonly why: WhyTold | null }
  | { readonly is: 'failed'; readonly reason: string };

export function Why({ line, seat, asker: { ask, names, say } }: WhyProps) {
  const pageText = useText();
  const { t } = pageText;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const find = async () => {
    setAnswer({ is: 'thinking' });
    const found = await ask(line).then(
      (why): Answer => ({ is: 'told', why }),
      (error: unknown): Answer => ({ is: 'failed', reason: explainError(error, pageText) }),
    );
    if (isHere.current) setAnswer(found);
  };

  return (
    <div className="why">
      <button type="button" className="quiet" onClick={() => void find()}>
        {t('why.ask', { name: names[seat] })}
      </button>
      <div className="why-answer" role="status" aria-busy={answer?.is === 'thinking'}>
        {answer?.is === 'thinking' && <p className="why-thinking">{t('table.thinking')}</p>}
        {answer?.is === 'failed' && <p>{answer.reason}</p>}
        {answer?.is === 'told' &&
          (answer.why === null ? <p>{t('why.unknown')}</p> : <WhyText why={answer.why} names={names} say={say} />)}
      </div>
    </div>
  );
}
