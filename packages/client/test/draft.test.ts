import { Match, pickRandom, sameChoice, seeded } from '@bottega/kernel';
import { type Choice, type Event, type State, virtu } from '@bottega/virtu';
import { type FrameOf, planPayment, sourceOf } from '@bottega/virtu/show';
import { describe, expect, test } from 'vitest';
import { type Drafted, drafted, NO_DRAFT, type Part } from '../src/games/virtu/payment/draft';

type Paying = Match<State, Choice, Event>;

/** Payments that random games come to, each with the seat that pays. */
function payments(count: number): { readonly match: Paying; readonly frame: FrameOf<'pay'> }[] {
  const found: { readonly match: Paying; readonly frame: FrameOf<'pay'> }[] = [];
  for (let number = 0; found.length < count; number++) {
    const random = seeded(`choices ${number}`);
    const match = new Match(virtu, { seats: 3, options: {}, seed: `draft ${number}` });
    for (let choices = 0; choices < 300 && !match.over && found.length < count; choices++) {
      const [seat] = match.asked();
      const frame = match.state.open.stack.at(-1);
      if (frame?.step === 'pay') found.push({ match: Match.resume(virtu, match.record), frame: { ...frame } });
      match.play(seat, pickRandom(random, match.offers(seat).allowed));
    }
  }
  return found;
}

const PAYMENTS = payments(60);

function draftOf(match: Paying, frame: FrameOf<'pay'>, draft = NO_DRAFT): Drafted {
  const found = drafted(virtu.tables, match.view(frame.seat), match.offers(frame.seat), draft);
  if (found === null) throw new Error('every payment that is asked for can be made');
  return found;
}

const pays = ({ plan }: Drafted, { choice }: Part) =>
  plan.uses.some((use) => !use.isGiven && use.source === sourceOf(choice));

/** Every part of every payment, with what pointing at it leads to. */
function eachPart(check: (part: Part, next: Drafted | null, before: Drafted, state: State) => void): void {
  for (const { match, frame } of PAYMENTS) {
    const before = draftOf(match, frame);
    for (const part of before.parts)
      check(part, part.next === null ? null : draftOf(match, frame, part.next), before, match.state);
  }
}

describe('V-5.3 a payment before it is made', () => {
  test('without a word of its player it is as suggested, and can be made at once', () => {
    for (const { match, frame } of PAYMENTS) {
      const { plan } = draftOf(match, frame);
      expect(plan.choices[0]).toEqual(match.suggest(frame.seat));
      const paying = Match.resume(virtu, match.record);
      for (const choice of plan.choices) expect(paying.play(frame.seat, choice)).toEqual({ ok: true });
    }
  });

  test('what is suggested is spared and then allowed again', () => {
    let spared = 0;
    eachPart((part, next, before) => {
      if (part.standing !== 'planned' || next === null) return;
      expect(pays(next, part)).toBe(false);
      expect(next.parts.find(({ choice }) => choice === part.choice)).toMatchObject({
        standing: 'spared',
        next: NO_DRAFT,
      });
      expect(next.plan.choices).not.toEqual(before.plan.choices);
      spared++;
    });
    expect(spared).toBeGreaterThan(20);
  });

  test('V-5.3.5 what cannot be spared is what nothing else can replace', () => {
    let needed = 0;
    eachPart((part, _next, _before, state) => {
      if (part.standing !== 'planned' && part.standing !== 'needed') return;
      const other = planPayment(virtu.tables, state, { spared: [sourceOf(part.choice)], wanted: [] });
      expect(other === null).toBe(part.standing === 'needed');
      if (other === null) needed++;
    });
    expect(needed).toBeGreaterThan(5);
  });

  test('what can be pointed at in a payment is never refused by the list of choices beside it', () => {
    for (const { match, frame } of PAYMENTS) {
      const { barred } = match.offers(frame.seat);
      const isBarred = ({ choice }: Part) => barred.some((bar) => sameChoice(bar.choice, choice));
      const { parts } = draftOf(match, frame);
      const changed = parts.flatMap(({ next }) => (next === null ? [] : draftOf(match, frame, next).parts));
      expect([...parts, ...changed].filter(isBarred)).toEqual([]);
    }
  });

  test('R-32 what is not suggested can be used, also if it is asked for only later', () => {
    let later = 0;
    eachPart((part, next, before) => {
      if (part.standing !== 'may' || next === null) return;
      expect([pays(before, part), pays(next, part)]).toEqual([false, true]);
      if (next.plan.choices[0] !== part.choice) later++;
    });
    expect(later).toBeGreaterThan(5);
  });

  test('everything that is offered can be used, and a spared source stays spared while another is', () => {
    for (const { match, frame } of PAYMENTS) {
      const { parts } = draftOf(match, frame);
      const sources = new Set(parts.map(({ choice }) => sourceOf(choice)));
      for (const choice of match.offers(frame.seat).allowed)
        if (choice.type === 'use' || choice.type === 'collect') expect(sources).toContain(choice.source);
      const first = parts.find(({ standing }) => standing === 'planned');
      if (first === undefined || first.next === null) continue;
      const spared = draftOf(match, frame, first.next);
      const second = spared.parts.find(({ standing }) => standing === 'planned');
      if (second === undefined || second.next === null) continue;
      const both = draftOf(match, frame, second.next);
      expect([pays(both, first), pays(both, second)]).toEqual([false, false]);
    }
  });
});
