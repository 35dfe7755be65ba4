/**
 * The end of spring played a second time, as the summary after V-8.7 in the rulebook tells it: without frames, with war tokens
 * and Leonardo as the only bonuses. Decisions are asked for by a function; what comes of it reads as `outcomes` of fights.ts.
 */
import { CITIES } from '../src/data/index.js';

/** What the procedure knows; it changes while it goes on. */
export interface War {
  readonly order: readonly number[];
  readonly values: readonly number[];
  /** By city; -1: neutral. */
  readonly owner: number[];
  /** By city and seat. */
  readonly troops: number[][];
  readonly agents: readonly number[];
  readonly tokens: number[];
  readonly florins: number[];
  /** Who has them; -1: nobody. */
  readonly bastions: number;
  readonly leonardo: number;
  readonly isPassFinal: boolean;
  readonly tokensDefend: boolean;
  readonly leonardoInField: boolean;
  readonly championChooses: boolean;
}

/** Asks a seat; a question with one answer is not asked. */
export type Decide = (seat: number, options: readonly string[]) => string;

export function resolveSieges(war: War, decide: Decide): string[] {
  const { order, owner, troops } = war;
  const told: string[] = [];
  const withdrawing = new Set<string>();
  const stands = (seat: number, city: number) => troops[city][seat] > 0 && !withdrawing.has(`${city} ${seat}`);
  const withdraw = (seat: number, city: number) => withdrawing.add(`${city} ${seat}`);
  const cities = [...owner.keys()];

  /** Declarations by turns; the first speaks first. Gives both sums, and who used Leonardo. */
  function declare(one: number, other: number, field: boolean, spent: boolean): [number, number, Set<number>] {
    const sums = new Map([
      [one, 0],
      [other, 0],
    ]);
    const usedLeonardo = new Set(spent ? [one] : []);
    const out = new Set<number>();
    let speaker = one;
    for (let passes = 0; passes < (other === -1 ? 1 : 2); ) {
      const usable: string[] = [];
      if (war.tokens[speaker] > 0 && (field || speaker === one || war.tokensDefend)) usable.push('token');
      const mayLeonardo = war.leonardo === speaker && !usedLeonardo.has(speaker) && war.florins[speaker] > 0;
      if (mayLeonardo && (!field || war.leonardoInField)) usable.push('leonardo');
      const answer = usable.length === 0 || out.has(speaker) ? 'nothing' : decide(speaker, [...usable, 'pass']);
      if (answer === 'token' || answer === 'leonardo') {
        sums.set(speaker, (sums.get(speaker) ?? 0) + 1);
        if (answer === 'token') war.tokens[speaker]--;
        else {
          war.florins[speaker]--;
          usedLeonardo.add(speaker);
        }
        passes = 0;
      } else {
        if (answer === 'pass' && war.isPassFinal) out.add(speaker);
        passes++;
      }
      if (other !== -1) speaker = speaker === one ? other : one;
    }
    return [sums.get(one) ?? 0, sums.get(other) ?? 0, usedLeonardo];
  }

  /** The siege of the last champion. */
  function besiege(besieger: number, city: number, spent: boolean): void {
    const defender = owner[city];
    const [mine, theirs] = declare(besieger, defender, false, spent);
    let strength = war.values[city];
    if (war.agents[city] === besieger) strength -= 1;
    if (defender === -1 && war.agents[city] !== -1 && war.agents[city] !== besieger) strength += 1;
    if (defender !== -1) strength += troops[city][defender] + theirs + (war.bastions === defender ? 2 : 0);
    const attack = troops[city][besieger] + mine;
    if (attack > strength) {
      const loss = (strength >= 3 ? 1 : 0) + (defender === -1 ? 0 : troops[city][defender]);
      const lost = Math.min(loss, troops[city][besieger]);
      troops[city][besieger] -= lost;
      if (defender !== -1) troops[city][defender] = 0;
      owner[city] = besieger;
      told.push(`${besieger} takes ${CITIES[city]} ${attack}:${strength}, losing ${lost}`);
    } else {
      troops[city][besieger] -= 1;
      withdraw(besieger, city);
      told.push(`${besieger} fails at ${CITIES[city]} ${attack}:${strength}`);
    }
  }

  for (const [at, active] of order.entries()) {
    for (;;) {
      const own = cities.filter((city) => stands(active, city) && owner[city] !== active);
      if (own.length === 0) break;
      const city = own.length === 1 ? own[0] : Number(decide(active, own.map(String)));
      let champion = active;
      let fought = false;
      const leonardoFought = new Set<number>();
      while (champion !== -1) {
        const around = [...order.slice(at), ...order.slice(0, at)];
        const rivals = around.filter((seat) => seat !== champion && seat !== owner[city] && stands(seat, city));
        if (rivals.length === 0) break;
        const choosing = war.championChooses && rivals.length > 1;
        const rival = choosing ? Number(decide(champion, rivals.map(String))) : rivals[0];
        fought = true;
        const [mine, theirs, usedLeonardo] = declare(champion, rival, true, false);
        for (const seat of usedLeonardo) leonardoFought.add(seat);
        const [attack, defence] = [troops[city][champion] + mine, troops[city][rival] + theirs];
        if (attack === defence) {
          told.push(`${champion} and ${rival} draw at ${attack}`);
          for (const seat of [champion, rival]) {
            troops[city][seat] -= 1;
            withdraw(seat, city);
          }
          champion = -1;
        } else {
          const [winner, loser] = attack > defence ? [champion, rival] : [rival, champion];
          const all = troops[city][loser];
          const lost = Math.min(all, troops[city][winner]);
          const strengths = `${Math.max(attack, defence)}:${Math.min(attack, defence)}`;
          told.push(`${winner} beats ${loser} ${strengths}, losing ${lost} for ${all}`);
          troops[city][loser] = 0;
          troops[city][winner] -= lost;
          champion = troops[city][winner] > 0 ? winner : -1;
        }
      }
      if (champion === -1) continue;
      if (fought && decide(champion, ['press', 'giveUp']) === 'giveUp') {
        withdraw(champion, city);
        told.push(`${champion} gives up ${CITIES[city]}`);
      } else besiege(champion, city, leonardoFought.has(champion));
    }
  }
  return told;
}
