/** Advice that nobody has to ask for: thought out while somebody looks at the question, and forgotten with it. */
import { useEffect, useMemo, useState } from 'react';
import type { Advice } from '../../choosing/advice';
import { isFirstGame } from '../../learned';
import type { Settings } from '../../settings';
import { onlyPerson } from '../../table/only-person';
import type { Hint, TableClient, TableSnapshot } from '../../table/table';
import { useUntil } from '../use-until';

/** Milliseconds before thinking begins: whoever knows what they want is not slowed down by it. */
const PATIENCE = 200;

/** `idle`: somebody else is asked; `none`: there is nothing to say about this question. */
export type AdviceStage = 'idle' | 'thinking' | 'none' | 'told';

export interface AdviceControl {
  readonly stage: AdviceStage;
  readonly hint: Hint | null;
  /** For whatever stands for a choice; null while nothing is advised. */
  readonly advice: Advice | null;
}

/** Null where no advice is given: among people, after the end, and where somebody does not want it. */
export function useAdvice(table: TableClient, seen: TableSnapshot, wanted: Settings['advice']): AdviceControl | null {
  const { adviser, info } = table;
  const { version, seat, over } = seen;
  const [isFirst] = useState(() => isFirstGame(info.game, info.id));
  const isAlone = adviser !== null && onlyPerson(info.players) !== null;
  const isOn = isAlone && !over && (wanted === 'always' || (wanted === 'first' && isFirst));
  const isMine = seat !== null && seen.asked.includes(seat);
  const [found, setFound] = useUntil<{ readonly hint: Hint | null }>(version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each position; what was set for another is forgotten with it
  useEffect(() => {
    if (!isOn || !isMine || adviser === null) return;
    let isHere = true;
    const tell = (hint: Hint | null) => isHere && setFound({ hint });
    // What fails here was asked for by nobody: the table itself says what is wrong with it.
    const timer = setTimeout(() => adviser.advise().then(tell, () => tell(null)), PATIENCE);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [isOn, isMine, adviser, version]);
  const hint = found?.hint ?? null;
  const advice = useMemo(() => (hint === null ? null : { choices: hint.lines[0].choices }), [hint]);
  if (!isOn) return null;
  const stage = !isMine ? 'idle' : found === null ? 'thinking' : hint === null ? 'none' : 'told';
  return { stage, hint, advice };
}
