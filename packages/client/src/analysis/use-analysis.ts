/** The analysis of a game as it is known so far, and working it out. */
import type { GameAnalysis } from '@bottega/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type AnalysisRun, type AnalysisSource, better, type WhyHere } from './analysis-source';

/** Looking deeper looks at so many times as many positions. */
const DEEPER = 4;
/** More would take hours and hardly say anything else. */
const MOST_POSITIONS = 64_000;

export interface Analysis {
  /** Whether it is still to be seen what is known already. */
  readonly isOpening: boolean;
  /** The best that is known: a whole one, or what was found so far. */
  readonly found: GameAnalysis | null;
  /** How far it is, from 0 to 1; null while nothing is being worked out. */
  readonly progress: number | null;
  /** Why it is worked out in this browser, and not where the game was played; null if that is as it should be. */
  readonly here: WhyHere | null;
  /** Why it could not be worked out; null if it could. */
  readonly error: unknown;
  /** Why what was found could not be kept; null if it could. */
  readonly notKept: unknown;
  /** Looks again with more positions; null where that is not possible. */
  readonly deepen: (() => void) | null;
  /** Tries again what failed or was stopped; null while it is being worked out, or is whole. */
  readonly goOn: (() => void) | null;
  stop(): void;
}

export function useAnalysis(source: AnalysisSource | null): Analysis {
  const [isOpening, setIsOpening] = useState(true);
  const [found, setFound] = useState<GameAnalysis | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [here, setHere] = useState<WhyHere | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [notKept, setNotKept] = useState<unknown>(null);
  const run = useRef<AnalysisRun | null>(null);
  /** How many positions were last looked at, or were to be. */
  const tried = useRef<number | null>(null);
  /** The same as `found`, for what is heard between two drawings. */
  const best = useRef<GameAnalysis | null>(null);
  const take = useCallback((one: GameAnalysis) => {
    best.current = one;
    setFound(one);
  }, []);

  const begin = useCallback(
    (positions: number | null) => {
      if (source === null) return;
      tried.current = positions;
      setHere(null);
      setError(null);
      setNotKept(null);
      setProgress(0);
      const mine = source.run(positions, {
        found(part, share) {
          if (run.current !== mine) return;
          setProgress(share);
          if (part !== null) take(better(best.current, part));
        },
        here(why) {
          if (run.current !== mine) return;
          setProgress(0);
          setHere(why);
        },
      });
      run.current = mine;
      const end = async () => {
        const result = await mine.done;
        if (run.current !== mine) return;
        setProgress(null);
        if (result === null || better(best.current, result) !== result) return;
        take(result);
        await source.keep(result).catch(setNotKept);
      };
      end().catch((reason: unknown) => {
        if (run.current !== mine) return;
        setProgress(null);
        setError(reason);
      });
    },
    [source, take],
  );

  useEffect(() => {
    if (source === null) return;
    let isGone = false;
    const open = async () => {
      const kept = await source.kept();
      if (isGone) return;
      setIsOpening(false);
      if (kept !== null) take(kept);
      const positions = kept === null ? null : source.underWay();
      if (positions !== undefined) begin(positions);
    };
    void open(); // never fails: what cannot be read is worked out anew
    return () => {
      isGone = true;
      run.current?.leave();
      run.current = null;
    };
  }, [source, begin, take]);

  const isBusy = progress !== null;
  const next = (found?.positions ?? 0) * DEEPER;
  const isWhole = found?.isComplete === true;
  return {
    isOpening,
    found,
    progress,
    here,
    error,
    notKept,
    deepen: !isBusy && isWhole && next <= MOST_POSITIONS ? () => begin(next) : null,
    goOn: !isOpening && !isBusy && (error !== null || !isWhole) ? () => begin(tried.current) : null,
    stop: () => run.current?.stop(),
  };
}
