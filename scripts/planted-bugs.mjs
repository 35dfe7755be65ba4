/**
 * Bugs as people make them: a wrong comparison, a wrong seat, a case forgotten, two arguments swapped. Each replaces one piece of
 * code that is found exactly once; `likely` are the test files that are run first, then all of the package's. The first six once
 * slipped through all tests.
 */
const conformance = (game) => [`packages/${game}/test/conformance.test.ts`];
const tests = (name, ...files) => files.map((file) => `packages/${name}/test/${file}.test.ts`);

export const BUGS = [
  {
    what: 'with four players the goal cards are told to the next seat',
    file: 'packages/principato/src/rules/setup.ts',
    find: "{ type: 'goals', seat, general, art }, [seat]",
    put: "{ type: 'goals', seat, general, art }, [own.length === 4 ? (seat + 1) % 4 : seat]",
    likely: conformance('principato'),
  },
  {
    what: 'a redeal does not shuffle',
    file: 'packages/kernel/src/redeal.ts',
    find: 'shuffle(random, unknown.slice())',
    put: 'unknown.slice()',
    likely: conformance('principato'),
  },
  {
    what: 'the fortress counts bills only where everybody sees them',
    file: 'packages/principato/src/rules/end.ts',
    find: 'militaryPoints(state, seat),\n      tables.goals',
    put: 'state.open.principalities[seat].military ?? 0,\n      tables.goals',
    likely: tests('principato', 'hiding'),
  },
  {
    what: 'a sealed supply that feeds somebody is told twice',
    file: 'packages/principato/src/rules/supply.ts',
    find: "emit?.({ type: 'sealed', seat });",
    put: "emit?.({ type: 'sealed', seat });\n    if (decided.some((cubes) => cubes > 0)) emit?.({ type: 'sealed', seat });",
    likely: conformance('principato'),
  },
  {
    what: 'a French plural stands where its singular belongs, and the other way round',
    file: 'packages/principato/src/text/messages/fr.ts',
    find: "one: '# soldat', other: '# soldats'",
    put: "one: '# soldats', other: '# soldat'",
    likely: tests('principato', 'sentences'),
  },
  {
    what: 'a German verb says the opposite',
    file: 'packages/virtu/src/text/messages/de.ts',
    find: '{@seat} verliert {#troop:troops} vor',
    put: '{@seat} gewinnt {#troop:troops} vor',
    likely: tests('virtu', 'sentences'),
  },

  // The kernel.
  {
    what: 'a choice that changed another compartment can be taken back',
    file: 'packages/kernel/src/barrier.ts',
    find: ': !equalPlain(own, after.own[seat])',
    put: ': false',
    likely: tests('kernel', 'play'),
  },
  {
    what: 'undo leaves the events of the choice in the log',
    file: 'packages/kernel/src/match.ts',
    find: 'this.told.length = last.logLength;',
    put: 'this.told.length = Math.max(last.logLength, this.told.length);',
    likely: tests('kernel', 'play'),
  },
  {
    what: 'a shuffle never leaves a card where it was',
    file: 'packages/kernel/src/random.ts',
    find: 'randomBelow(random, last + 1)',
    put: 'randomBelow(random, last)',
    likely: tests('kernel', 'random'),
  },
  {
    what: 'a seat that is not asked may choose',
    file: 'packages/kernel/src/play.ts',
    find: '!step.seats(state, frame).includes(seat)',
    put: 'step.seats(state, frame).length === 0',
    likely: tests('kernel', 'play'),
  },
  {
    what: 'verifying a record compares one digest too early',
    file: 'packages/kernel/src/verify.ts',
    find: 'digests !== null && digest(state) !== digests[at + 1]',
    put: 'digests !== null && digests[at] === digests[at + 1]',
    likely: tests('kernel', 'record'),
  },
  {
    what: 'an event for one seat is seen by spectators',
    file: 'packages/kernel/src/view.ts',
    find: '(seat !== null && told.to.includes(seat))',
    put: '(seat === null || told.to.includes(seat))',
    likely: tests('kernel', 'play'),
  },

  // Principato.
  {
    what: 'favor that later gold needs may be spent on food',
    file: 'packages/principato/src/rules/payment.ts',
    find: 'Math.min(cost, one.favor - missing(one.gold, laterGold))',
    put: 'Math.min(cost, one.favor)',
    likely: tests('principato', 'actions'),
  },
  {
    what: 'by house rule the earlier seat wins a tie',
    file: 'packages/principato/src/rules/end.ts',
    find: 'return fromFirst(state, one) - fromFirst(state, other);',
    put: 'return fromFirst(state, other) - fromFirst(state, one);',
    likely: tests('principato', 'options', 'end'),
  },
  {
    what: 'shared military places are rounded down',
    file: 'packages/principato/src/rules/military.ts',
    find: 'Math.ceil(sum / tied)',
    put: 'Math.floor(sum / tied)',
    likely: tests('principato', 'military'),
  },
  {
    what: 'cards in the box are imagined back into the decks',
    file: 'packages/principato/src/imagine.ts',
    find: '[...open.display, ...open.box, ',
    put: '[...open.display, ',
    likely: conformance('principato'),
  },
  {
    what: 'an Italian house rule has its yes and no swapped',
    file: 'packages/principato/src/text/messages/it.ts',
    find: "{ true: 'no: tutti vedono i totali'",
    put: "{ true: 'sì: tutti vedono i totali'",
    likely: tests('principato', 'sentences'),
  },

  // Virtù.
  {
    what: 'an equally strong besieger takes the city',
    file: 'packages/virtu/src/rules/sieges.ts',
    find: 'return attack > defence;',
    put: 'return attack >= defence;',
    likely: tests('virtu', 'sieges'),
  },
  {
    what: 'players tied for crosses get the points of their own rank',
    file: 'packages/virtu/src/rules/end.ts',
    find: 'points[tied === 1 ? ahead : ahead + 1]',
    put: 'points[ahead]',
    likely: tests('virtu', 'end'),
  },
  {
    what: "an own agent makes annexing dearer and an enemy's cheaper",
    file: 'packages/virtu/src/rules/annex.ts',
    find: '(agent === seat ? 0 : 2)',
    put: '(agent === seat ? 2 : 0)',
    likely: tests('virtu', 'annex'),
  },
  {
    what: 'the house rule on split retreats works the wrong way round',
    file: 'packages/virtu/src/rules/retreat.ts',
    find: 'if (!open.options.retreatSplit) frame.to',
    put: 'if (open.options.retreatSplit) frame.to',
    likely: tests('virtu', 'retreat'),
  },
  {
    what: 'a family card that was put down is told to everybody at once',
    file: 'packages/virtu/src/rules/setup.ts',
    find: 'state.own[seat].family?.push(choice.slot);',
    put: "state.own[seat].family?.push(choice.slot);\n      if (choice.slot >= UPGRADE_SLOTS) emit?.({ type: 'sealed', seat });",
    likely: conformance('virtu'),
  },
  {
    what: 'an English sentence names the two cities of a march in the wrong order',
    file: 'packages/virtu/src/text/messages/en.ts',
    find: "'event.marched.road': '{@seat} moves a troop from {cities:from} to {cities:to}.'",
    put: "'event.marched.road': '{@seat} moves a troop from {cities:to} to {cities:from}.'",
    likely: tests('virtu', 'sentences'),
  },
  {
    what: 'a rule of the English rulebook says the opposite',
    file: 'packages/virtu/src/text/rulebook/en.ts',
    find: 'wins only with a strictly greater strength',
    put: 'wins also with an equal strength',
    likely: tests('virtu', 'sentences'),
  },

  // De Vulgari Eloquentia.
  {
    what: 'the richest merchant gets what the richest cleric should',
    file: 'packages/vulgari/src/rules/scoring.ts',
    find: '? RICHEST_MERCHANT_POINTS : RICHEST_CLERIC_POINTS',
    put: '? RICHEST_CLERIC_POINTS : RICHEST_MERCHANT_POINTS',
    likely: tests('vulgari', 'scoring'),
  },
  {
    what: 'cubes given away may go back to the row of this round',
    file: 'packages/vulgari/src/rules/recycling.ts',
    find: 'state.open.round + 1',
    put: 'state.open.round',
    likely: tests('vulgari', 'cubes', 'events-phase'),
  },
  {
    what: 'a disc that arrives slips under the pile',
    file: 'packages/vulgari/src/rules/tracks.ts',
    find: 'at[order[rank + 1]] >= space',
    put: 'at[order[rank + 1]] > space',
    likely: tests('vulgari', 'golden/tracks'),
  },
  {
    what: 'alms are asked of a merchant who has no more than the recipient',
    file: 'packages/vulgari/src/rules/alms.ts',
    find: 'open.players[other].ducats > open.players[seat].ducats',
    put: 'open.players[other].ducats >= open.players[seat].ducats',
    likely: tests('vulgari', 'alms'),
  },
  {
    what: 'the cards that are looked at in the library are told to the next player',
    file: 'packages/vulgari/src/rules/library.ts',
    find: 'points: own[seat].drawn.slice() }, [seat]',
    put: 'points: own[seat].drawn.slice() }, [(seat + 1) % own.length]',
    likely: tests('vulgari', 'library'),
  },
  {
    what: 'two Czech plural forms are swapped',
    file: 'packages/vulgari/src/text/messages/cs.ts',
    find: "few: '# dukáty', other: '# dukátů'",
    put: "few: '# dukátů', other: '# dukáty'",
    likely: tests('vulgari', 'sentences'),
  },

  // Bots, the command line and the page.
  {
    what: 'the advice puts the second best line first',
    file: 'packages/bots/src/advice.ts',
    find: 'second.worth > first.worth',
    put: 'second.worth < first.worth',
    likely: tests('bots', 'advice'),
  },
  {
    what: 'the greedy bot looks at the worst choices first',
    file: 'packages/bots/src/greedy.ts',
    find: 'other.worth - one.worth',
    put: 'one.worth - other.worth',
    likely: tests('bots', 'bots'),
  },
  {
    what: 'the page itself is kept for good and its hashed files are not',
    file: 'packages/cli/src/serve/page-server.ts',
    find: "path.startsWith('/assets/') ?",
    put: "!path.startsWith('/assets/') ?",
    likely: tests('cli', 'page-server'),
  },
  {
    what: 'a shared victory counts as a whole one for each',
    file: 'packages/cli/src/simulate/summary.ts',
    find: '(place === 1 ? 1 / winners : 0)',
    put: '(place === 1 ? 1 : 0)',
    likely: tests('cli', 'report'),
  },
  {
    what: 'the last one’s secrets stay on the screen while it is handed over',
    file: 'packages/table/src/viewer.ts',
    find: 'if (this.handOver() !== null) this.seat = null;',
    put: '',
    likely: tests('table', 'hand-over'),
  },
  {
    what: 'a choice made in another position is played',
    file: 'packages/table/src/session.ts',
    find: 'if (seq === null) return true;',
    put: 'if (seq === null || seq >= 0) return false;',
    likely: tests('table', 'choose'),
  },
  {
    what: 'the history forgets who asked for an undo',
    file: 'packages/table/src/session.ts',
    find: "{ type: 'undo', seat, id: request.id }",
    put: "{ type: 'undo', seat, id: null }",
    likely: tests('table', 'choose'),
  },
  {
    what: 'a field that is gone is not taken out of what a viewer sees',
    file: 'packages/table/src/delta.ts',
    find: 'for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) delta.push([[...path, key]]);',
    put: '',
    likely: tests('table', 'delta'),
  },
  {
    what: 'a game under newer rules goes on from a snapshot that is not its own',
    file: 'packages/kernel/src/rules-version.ts',
    find: 'if (digestOf(stood) !== record.digests[at]) return null;',
    put: '',
    likely: tests('kernel', 'rules-version'),
  },
  {
    what: 'the address of a replay forgets whose eyes it is seen with',
    file: 'packages/client/src/router.ts',
    find: 'seat: number(third)',
    put: 'seat: number(second)',
    likely: tests('client', 'page'),
  },
  {
    what: 'a choice is not written to disk',
    file: 'packages/client/src/table/local/store.ts',
    find: 'await games.put({ ...game, revision: next });',
    put: 'await games.get(game.id);',
    likely: ['e2e/keeping.test.ts'],
    browser: true,
  },
];
