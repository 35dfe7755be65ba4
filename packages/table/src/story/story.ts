/**
 * How a game went, as sentences in the order in which they are told: how it began, who led, the costliest decision, how close
 * it was, how it ended. What is told is chosen by what happened, and so is the variant: the same game always has the same story.
 */
import type { Result, Seat } from '@bottega/kernel';
import type { Words } from '@bottega/kernel/text';
import type { GameAnalysis } from '../analysis/game-analysis.js';
import {
  type CourseFigures,
  chancesOf,
  extreme,
  figuresAt,
  leadsIn,
  pointsOf,
  ranked,
  whenOf,
} from './course-facts.js';
import { leastOf, type Tell, tellSlip, weightOf } from './moments-told.js';
import { type StorySentence, VARIANTS } from './sentence.js';
import { tellEnd, tellSheet } from './told-end.js';

export interface StoryOf {
  readonly result: Result;
  readonly words: Pick<Words, 'category'>;
  /** The seats that a bot played to the end for somebody who had left. */
  readonly conceded?: readonly Seat[];
}

const MOST_SENTENCES = 8;
/** Chances nearer together than that at the deal are an even start. */
const EVEN = 0.1;
/** Less than that through others is not worth telling. */
const MUCH_INFLUENCE = 0.25;
/** Whoever led for longer than this led almost all the time. */
const ALMOST_ALL = 0.8;
const MANY_CHANGES = 4;
/** Whoever led for so long stayed in front, however often somebody else was. */
const HALF = 0.5;
/** Shortly before the end. */
const LATE = 0.9;
const BEFORE_LATE = 0.75;
const DECIDED = 0.85;
const SMALL_CHANCE = 0.2;
const HOPELESS = 0.015;
/** Whoever never had less had the game in hand. */
const SAFE = 0.5;
const GREAT_CHANCE = 0.7;

/** What is told, and how soon it is left out if there is too much: the highest first. */
interface Part {
  readonly sentences: readonly StorySentence[];
  readonly spare: number;
}

export function storyOf(analysis: GameAnalysis, { result, words, conceded = [] }: StoryOf): readonly StorySentence[] {
  const told = new Telling(analysis, result);
  const { tell } = told;
  const parts: Part[] = [
    { sentences: told.opening(), spare: 0 },
    { sentences: told.leads(), spare: 1 },
    ...told.moments(),
    ...told.influences(),
    { sentences: told.close(), spare: 3 },
    {
      sentences: conceded.length === 0 ? [] : [tell('conceded', conceded[0], { names: { seats: conceded } })],
      spare: 0,
    },
    { sentences: [tellEnd(result, tell)], spare: 0 },
    { sentences: tellSheet(result, words, tell), spare: 6 },
    { sentences: told.last(), spare: 2 },
  ];
  let count = parts.reduce((sum, { sentences }) => sum + sentences.length, 0);
  const left = new Set<Part>();
  for (const part of parts.toSorted((one, other) => other.spare - one.spare)) {
    if (count <= MOST_SENTENCES) break;
    left.add(part);
    count -= part.sentences.length;
  }
  return parts.filter((part) => !left.has(part)).flatMap(({ sentences }) => sentences);
}

class Telling {
  private readonly chances;
  private readonly points;
  private readonly winners: readonly Seat[];
  /** Whose best or worst moment was told already. */
  private readonly peaked = new Set<Seat>();

  constructor(
    private readonly analysis: GameAnalysis,
    result: Result,
  ) {
    this.chances = chancesOf(analysis);
    this.points = pointsOf(analysis);
    this.winners = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  }

  readonly tell: Tell = (kind, about, values) => {
    const variant = hashOf(`${this.analysis.end} ${kind} ${about}`) % VARIANTS[kind];
    return { key: `${kind}.${variant}`, values };
  };

  opening(): StorySentence[] {
    const { analysis, chances, points, tell } = this;
    const names = { seats: Array.from({ length: analysis.seats }, (_, seat) => seat) };
    const start = analysis.first === 0 ? chances?.[0] : undefined;
    if (start !== undefined) {
      const order = ranked(start.values);
      const [best] = order;
      const isEven = start.values[best] - start.values[order[order.length - 1]] < EVEN;
      return isEven
        ? [tell('openEven', best, { names })]
        : [tell('openAhead', best, { names, seat: best, share: { share: start.values[best] } })];
    }
    const { first } = leadsIn(points, 'points');
    // Who is ahead when nobody has played yet owes it to the order of play.
    return first === null || first.at === points[0].at || analysis.first > 0
      ? [tell('openPlain', 0, { names })]
      : [tell('openScored', first.seat, { names, seat: first.seat, round: whenOf(analysis, first.at) })];
  }

  leads(): StorySentence[] {
    const { analysis, chances, points, winners, tell } = this;
    if (chances === null) {
      const { longest, share, changes } = leadsIn(points, 'points');
      if (longest === null) return [];
      const led =
        changes >= MANY_CHANGES && share < HALF
          ? tell('aheadChanges', longest, { count: changes })
          : tell('aheadMost', longest, { seat: longest });
      return [led, ...this.half()];
    }
    const { longest, share, changes } = leadsIn(chances, 'chances');
    if (longest === null) return this.half();
    const isAlmostAll = share >= ALMOST_ALL;
    if (isAlmostAll && winners.includes(longest)) return [tell('leadAll', longest, { seat: longest })];
    if (changes >= MANY_CHANGES && share < HALF) return [tell('leadChanges', longest, { count: changes })];
    // A winner's chance is highest at the end, which is told later.
    const told = winners.includes(longest) ? chances.slice(0, Math.ceil(BEFORE_LATE * chances.length)) : chances;
    const peak = extreme(told, longest, 'highest');
    this.peaked.add(longest);
    const values = { seat: longest, share: { share: peak.values[longest] }, round: whenOf(analysis, peak.at) };
    return [tell('leadMost', longest, values)];
  }

  private half(): StorySentence[] {
    const { analysis, points, tell } = this;
    const half = figuresAt(points, 1 / 2);
    if (half === null) return [];
    const [seat, other] = ranked(half.values);
    if (half.values[seat] === half.values[other]) return [];
    const values = { points: half.values[seat], less: half.values[other], round: whenOf(analysis, half.at) };
    return [tell('half', seat, { seat, other, ...values })];
  }

  /** The costliest decision. Of finds too few have held where they were played on: they are shown, but no story is made of them. */
  moments(): Part[] {
    const { analysis, tell } = this;
    const byWeight = analysis.moments.known.toSorted((one, other) => weightOf(other) - weightOf(one));
    const slip = byWeight.find((one) => one.kind === 'slip' && weightOf(one) >= leastOf(one));
    return slip === undefined ? [] : [{ sentences: tellSlip(analysis, slip, tell), spare: 1 }];
  }

  /** To whom the slips of the others did most, if that is who won. */
  influences(): Part[] {
    const { analysis, winners, tell } = this;
    const { influences } = analysis;
    if (influences === null || !analysis.isComplete) return [];
    const [helped] = ranked(influences.map(({ others }) => others));
    return winners.includes(helped) && influences[helped].others >= MUCH_INFLUENCE
      ? [{ sentences: [tell('othersGood', helped, { seat: helped })], spare: 7 }]
      : [];
  }

  /** How it stood shortly before the end. */
  close(): StorySentence[] {
    const { analysis, chances, points, winners, tell } = this;
    if (!analysis.isComplete) return [];
    const late = figuresAt(chances ?? points, LATE);
    if (late === null) return [];
    const [seat, other] = ranked(late.values);
    const round = whenOf(analysis, late.at);
    if (chances === null) {
      const apart = late.values[seat] - late.values[other];
      return apart === 0 ? [] : [tell('closePoints', seat, { seat, other, points: apart, round })];
    }
    const last = chances[chances.length - 1];
    const [favourite] = ranked(last.values);
    if (!winners.includes(favourite) && !this.peaked.has(favourite)) {
      this.peaked.add(favourite);
      return [tell('closeUpset', favourite, { seat: favourite, share: { share: last.values[favourite] } })];
    }
    const [winner] = winners;
    const since = chances.slice(chances.indexOf(late));
    const shakiest = extreme(since, winner, 'lowest');
    if (shakiest.values[winner] >= DECIDED)
      return [tell('closeDone', winner, { seat: winner, round, share: { share: late.values[winner] } })];
    return this.stillOpen(shakiest);
  }

  /** Nothing if somebody else had as good as won by then: that is told as the winner's low point. */
  private stillOpen({ at, values }: CourseFigures): StorySentence[] {
    const [seat, other] = ranked(values);
    if (values[seat] >= DECIDED) return [];
    const shares = { share: { share: values[seat] }, less: { share: values[other] } };
    return [this.tell('closeOpen', seat, { seat, other, round: whenOf(this.analysis, at), ...shares })];
  }

  /** What one goes home with. */
  last(): StorySentence[] {
    const { analysis, chances, points, winners, tell } = this;
    const [winner] = winners;
    if (chances === null) {
      const half = figuresAt(points, 1 / 2);
      if (half === null) return [];
      const behind = Math.max(...half.values) - half.values[winner];
      return behind < 1
        ? []
        : [tell('behind', winner, { seat: winner, points: behind, round: whenOf(analysis, half.at) })];
    }
    const lowest = extreme(chances, winner, 'lowest');
    const low = lowest.values[winner];
    const round = whenOf(analysis, lowest.at);
    if (low < HOPELESS) return [tell('hopeless', winner, { seat: winner, round })];
    if (low < SMALL_CHANCE) return [tell('lowest', winner, { seat: winner, round, share: { share: low } })];
    const others = ranked(chances[0].values).filter((seat) => !winners.includes(seat) && !this.peaked.has(seat));
    const peaks = others.map((seat) => ({ seat, at: extreme(chances, seat, 'highest') }));
    const missed = peaks.find(({ seat, at }) => at.values[seat] >= GREAT_CHANCE);
    if (missed !== undefined) {
      const { seat, at } = missed;
      return [tell('missed', seat, { seat, share: { share: at.values[seat] }, round: whenOf(analysis, at.at) })];
    }
    return low >= SAFE ? [tell('safe', winner, { seat: winner, share: { share: low } })] : [];
  }
}

/** FNV-1a: spreads what differs little over all variants. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}
