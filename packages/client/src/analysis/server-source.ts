/** The analysis of a game of a server: the server works it out, once for all who may see everything; where it does not, this browser does. */
import type { GameAnalysis } from '@bottega/table';
import { isFromServer } from '../errors';
import type { OnlineRun } from '../table/online/online-analysis';
import type { OnlineTables } from '../table/online/online-tables';
import type { AnalysedGame } from './analysis-protocol';
import { type AnalysisRun, type AnalysisSource, fitsGame, type HearRun, type WhyHere } from './analysis-source';

export type AnalysingServer = Pick<OnlineTables, 'keptAnalysis' | 'analyse'>;

/** `here` is what works it out in this browser, also deeper: a server looks at as many positions as it was told to. */
export function sourceAtServer(
  load: () => Promise<AnalysingServer>,
  id: string,
  game: AnalysedGame,
  rules: number,
  here: AnalysisSource,
): AnalysisSource {
  const fits = (found: unknown): found is GameAnalysis => fitsGame(found, game, rules);
  return {
    async kept() {
      // Why it cannot be asked is told when it is to work.
      const kept = await load()
        .then((server) => server.keptAnalysis(id))
        .catch(() => null);
      return fits(kept) ? kept : null;
    },
    run(positions, hear) {
      return positions === null ? runAtServer(load, id, fits, here, hear) : here.run(positions, hear);
    },
    keep: (analysis) => here.keep(analysis),
    underWay: () => here.underWay(),
  };
}

function runAtServer(
  load: () => Promise<AnalysingServer>,
  id: string,
  fits: (found: unknown) => found is GameAnalysis,
  here: AnalysisSource,
  hear: HearRun,
): AnalysisRun {
  let part: GameAnalysis | null = null;
  let isWanted = true;
  let there: OnlineRun | null = null;
  let instead: AnalysisRun | null = null;
  const leave = () => {
    isWanted = false;
    there?.end();
  };
  return {
    done: follow(),
    stop: () => (instead === null ? leave() : instead.stop()),
    leave() {
      leave();
      instead?.leave();
    },
  };

  async function follow(): Promise<GameAnalysis | null> {
    let why: WhyHere = 'failed'; // a server of another version has found what cannot be shown here
    try {
      const server = await load();
      if (!isWanted) return null;
      there = server.analyse(id, (found, share) => {
        if (fits(found)) part = found;
        hear.found(part, share);
      });
      const found = await there.done;
      if (fits(found)) return found;
    } catch (error) {
      if (!isWanted) return part;
      why = whyHere(error);
    }
    hear.here(why);
    instead = here.run(null, hear);
    return instead.done;
  }
}

/** What the server said to it, as far as somebody may wonder. */
function whyHere(error: unknown): WhyHere {
  switch (isFromServer(error) ? error.code : null) {
    case 'notAllowed':
      return 'off';
    case 'tooMany':
      return 'limit';
    case 'analysisWaits':
      return 'busy';
    case 'offline':
    case 'restarting':
      return 'away';
    default:
      return 'failed';
  }
}
