/** Judges what somebody decides again, in a worker that begins with the first question and ends with the page. */
import type { SecondVerdict } from '@bottega/table/analysis';
import { useCallback, useEffect, useRef } from 'react';
import type { AnalysedGame, OtherWay } from '../analysis-protocol';
import { Analyst } from '../analyst';

/** Null while more is to be chosen. */
export type Judge = (way: OtherWay) => Promise<SecondVerdict | null>;

export function useJudge(file: AnalysedGame, positions: number): Judge {
  const analyst = useRef<Analyst | null>(null);
  useEffect(
    () => () => {
      analyst.current?.end();
      analyst.current = null;
    },
    [],
  );
  return useCallback(
    async (way) => {
      analyst.current ??= new Analyst(file);
      try {
        return await analyst.current.judge(positions, way);
      } catch (error) {
        // One that has stopped does not come back: the next question begins another.
        analyst.current?.end();
        analyst.current = null;
        throw error;
      }
    },
    [file, positions],
  );
}
