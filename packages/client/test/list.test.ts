import type { Choice } from '@bottega/kernel';
import type { Message, Say, Words } from '@bottega/kernel/text';
import { describe, expect, test } from 'vitest';
import { foundIn, isFoldedIn, isFound, listOf, nameInList } from '../src/choosing/list';

const move = (to: string) => ({ type: 'move', to });
const take = (card: string) => ({ type: 'take', card });
const END = { type: 'end' };
const message = (key: string): Message => ({ key, values: {} });
const say: Say = ({ key }) => key;
const label = (choice: Choice) => Object.values(choice).join(' ');
/** A list in which nothing ends the turn with something else. */
const endAfter = () => null;
const words = {
  heading: ({ type }: Choice) => (type === 'end' ? null : message(type === 'move' ? 'Journeys' : 'Cards')),
  closes: ({ type }: Choice) => type === 'end',
} as unknown as Words;

describe('the list of choices', () => {
  test('has a heading for each group, in the order of the offer, and keeps what ends a turn apart', () => {
    const allowed = [move('Milan'), take('Mill'), END, move('Rome')];
    const { groups, closing } = listOf({ allowed, barred: [], together: [], endAfter }, words, say, label);
    expect(groups.map(({ heading, lines }) => [heading, lines.map((line) => line.label)])).toEqual([
      ['Journeys', ['move Milan', 'move Rome']],
      ['Cards', ['take Mill']],
    ]);
    expect(closing.map((line) => line.choices)).toEqual([[END]]);
  });

  test('needs no heading for a single group', () => {
    const { groups } = listOf(
      { allowed: [move('Milan'), move('Rome')], barred: [], together: [], endAfter },
      words,
      say,
      label,
    );
    expect(groups.map(({ heading }) => heading)).toEqual([null]);
  });

  test('has what ends the turn after something else before the mere end', () => {
    const together = [{ says: message('Take the Mill and end'), choices: [take('Mill'), END], isEnd: true }];
    const list = listOf({ allowed: [take('Mill'), END], barred: [], together, endAfter }, words, say, label);
    expect(list.together).toEqual([]);
    expect(list.closing.map((line) => line.label)).toEqual(['Take the Mill and end', 'end']);
    expect(list.groups.flatMap(({ lines }) => lines.map((line) => line.label))).toEqual(['take Mill']);
  });

  test('says of a line that it can end the turn, unless that is a line of its own', () => {
    const together = [
      { says: message('Take the Mill and end'), choices: [take('Mill'), END], isEnd: true },
      { says: message('Take everything'), choices: [take('Mill'), take('Bank')] },
    ];
    const allowed = [move('Rome'), take('Mill'), take('Bank'), END];
    const ends = (choices: readonly Choice[]) => (choices.some(({ type }) => type === 'move') ? null : END);
    const list = listOf({ allowed, barred: [], together, endAfter: ends }, words, say, label);
    expect(list.together.map(({ ending }) => ending)).toEqual([[take('Mill'), take('Bank'), END]]);
    const lines = list.groups.flatMap((group) => group.lines);
    expect(lines.map((line) => [line.label, line.ending])).toEqual([
      ['move Rome', null],
      ['take Mill', null],
      ['take Bank', [take('Bank'), END]],
    ]);
    expect(list.closing.map(({ ending }) => ending)).toEqual([null, null]);
  });

  test('folds long groups of a long list, so that all headings are in sight', () => {
    const group = (heading: string | null, lines: number) => ({ heading, lines: Array.from({ length: lines }) });
    const folded = (...groups: ReturnType<typeof group>[]) => groups.map((one) => isFoldedIn(groups, one));
    expect(folded(group('Journeys', 14), group('Cards', 4))).toEqual([false, false]);
    expect(folded(group('Journeys', 14), group('Cards', 4), group(null, 5))).toEqual([true, false, false]);
  });

  test('has a line for what is chosen together, and groups what is barred', () => {
    const barred = [take('Mill'), END].map((choice) => ({ choice, rule: 'P-1.1', facts: {} }));
    const together = [{ says: message('Take everything'), choices: [take('Mill'), take('Bank')] }];
    const list = listOf({ allowed: [], barred, together, endAfter }, words, say, label);
    expect(list.together.map((line) => [line.label, line.choices.length])).toEqual([['Take everything', 2]]);
    expect(list.barred.map(({ heading, lines }) => [heading, lines.length])).toEqual([
      ['Cards', 1],
      [null, 1],
    ]);
  });
});

test('choices are called as the line is with which they begin', () => {
  const paid = [take('Mill'), move('gold'), END];
  const called = (...together: Parameters<typeof nameInList>[1][number][]) => nameInList(paid, together, say, label);
  const gold = { says: message('Take the Mill, pay gold'), choices: paid.slice(0, 2) };
  const food = { says: message('Take the Mill, pay food'), choices: [take('Mill'), move('food')] };
  const alone = message('Take the Mill, step by step');
  expect(called()).toBe('take Mill');
  expect(called({ ...food, isAll: true }, { ...gold, isAll: true })).toBe('Take the Mill, pay gold');
  expect(called({ ...gold, alone })).toBe('Take the Mill, pay gold');
  expect(called({ ...food, alone })).toBe('Take the Mill, step by step');
  expect(called(gold)).toBe('take Mill'); // which stands in the list beside it
});

test('what a line says whole is not offered by itself; what it leaves open is', () => {
  const lines = (isAll: boolean) =>
    [
      { says: message('Take the Mill, pay gold'), choices: [take('Mill'), move('gold')], isAll: true },
      { says: message('Take the Mill, pay food'), choices: [take('Mill'), move('food')], isAll },
    ].map((line) => ({ ...line, alone: message('the Mill, step by step') }));
  const left = (isAll: boolean) =>
    listOf(
      { allowed: [take('Mill'), take('Bank'), END], barred: [], together: lines(isAll), endAfter },
      words,
      say,
      label,
    ).groups;
  expect(left(true).flatMap((group) => group.lines.map((line) => line.label))).toEqual(['take Bank']);
  expect(left(false).flatMap((group) => group.lines.map((line) => line.label))).toEqual([
    'the Mill, step by step',
    'take Bank',
  ]);
});

describe('finding by letters', () => {
  test.each([
    ['mil', 'Move to Milan (1 action)', true],
    ['move mil', 'Move to Milan', false],
    ['to mil', 'Move to Milan', true],
    ['lan', 'Move to Milan', false],
    ['val', 'Déplacement vers Val Demone', true],
    ['depl', 'Déplacement vers Val Demone', true],
    ['san gio', 'Sposta a “San Giovanni in Fiore”', true],
    ['', 'Move to Milan', true],
  ])('%j in %j: %j', (query, text, isSo) => {
    expect(isFound(text, query)).toBe(isSo);
  });

  test('leaves out groups in which nothing is found', () => {
    const { groups } = listOf(
      { allowed: [move('Milan'), take('Mill')], barred: [], together: [], endAfter },
      words,
      say,
      label,
    );
    expect(foundIn(groups, 'mila').map(({ heading }) => heading)).toEqual(['Journeys']);
    expect(foundIn(groups, 'mil').map(({ heading }) => heading)).toEqual(['Journeys', 'Cards']);
    expect(foundIn(groups, 'x')).toEqual([]);
  });
});
