/** The story of a game in English. The end of a key is the variant: each is a whole sentence, and nobody’s gender is known. */
import type { Forms } from '@bottega/kernel/text';

export const counts = {
  point: { one: '# point', other: '# points' },
  /** After “with”: in German the dative. */
  pointWith: { one: '# point', other: '# points' },
  time: { one: '# time', other: '# times' },
} satisfies Record<string, Forms>;

export const messages = {
  'when.early': 'early on',
  'when.middle': 'half-way through',
  'when.late': 'late in the game',
  'openEven.0': '{names} sat down to play, with almost equal chances for all.',
  'openEven.1': 'It was an even start: when {names} sat down, nobody had much of an advantage.',
  'openEven.2': '{names} came to the table, and after the deal it was anyone’s game.',
  'openAhead.0':
    '{names} sat down to play, and the deal was kindest to {@seat}: a chance of {share} before the first turn.',
  'openAhead.1': 'Of {names}, it was {@seat} who had the best prospects before the first turn: {share}.',
  'openAhead.2': '{names} came to the table, with {@seat} the favourite from the start at {share}.',
  'openPlain.0': '{names} sat down to play.',
  'openPlain.1': 'At the table: {names}.',
  'openPlain.2': 'This game was played by {names}.',
  'openScored.0': '{names} sat down to play, and {@seat} was the first to pull ahead ({round}).',
  'openScored.1': '{names} came to the table, and the first lead went to {@seat} ({round}).',
  'conceded.0': 'A bot played the game to its end in place of {names}.',
  'leadAll.0': '{@seat} was the favourite almost from start to finish.',
  'leadAll.1': 'Hardly anyone but {@seat} was ever in front.',
  'leadMost.0': 'For a long time everything pointed to {@seat}, with a chance of {share} at best ({round}).',
  'leadMost.1': 'Nobody was the favourite for longer than {@seat}, who at the peak stood at {share} ({round}).',
  'leadMost.2': '{@seat} was in front longest, and at one point had a chance of {share} ({round}).',
  'leadChanges.0': 'The favourite changed {#time:count}: this was an open race.',
  'leadChanges.1': 'Nobody stayed in front for long: the lead changed hands {#time:count}.',
  'aheadMost.0': 'For most of the game {@seat} was ahead on points.',
  'aheadMost.1': '{@seat} led on points for longer than anyone else.',
  'aheadChanges.0': 'The lead on points changed hands {#time:count}.',
  'aheadChanges.1': 'It was a race with many leaders: {#time:count} somebody else went ahead on points.',
  'half.0': 'At half-time ({round}) {@seat} led with {#pointWith:points}, while {@other} had {less}.',
  'half.1': 'Half-way through ({round}) it stood at {points} to {less} between {@seat} and {@other}.',
  'slip.0':
    'A decision with consequences ({round}): {@seat} chose {played}, for a chance of {kept}, when {other} would have meant {best}.',
  'slip.1':
    'It could have gone differently ({round}): with {other} instead of {played}, {@seat} would have stood at {best}, not {kept}.',
  'slip.2':
    'No decision of the game cost more ({round}): {@seat} preferred {played} to {other}, leaving a chance of {kept} rather than {best}.',
  'slipLeft.0':
    'The costliest omission ({round}): {@seat} did without {other}, for a chance of {kept} rather than {best}.',
  'slipBare.0':
    'The costliest decision of the game was made by {@seat} ({round}): it left a chance of {kept} where {best} was possible.',
  'slipPoints.0':
    'The costliest decision of the game ({round}): {@seat} chose {played}, while {other} promised {#point:points} more.',
  'slipPoints.1':
    'It could have gone differently ({round}): {@seat} preferred {played} to {other}, which promised {#point:points} more.',
  'slipPointsBare.0':
    'The costliest decision of the game was made by {@seat} ({round}): another one promised {#point:points} more.',
  'gain.0': 'It was {@other} who profited most.',
  'gain.1': 'That helped {@other} most of all.',
  'othersGood.0': 'What the others did helped nobody more than {@seat}.',
  'othersGood.1': 'The others did more for {@seat} than they can have meant to.',
  'closeOpen.0': 'Shortly before the end ({round}) it was still open: {@seat} at {share}, {@other} at {less}.',
  'closeOpen.1': 'Late in the game ({round}) {@seat} had a chance of {share} and {@other} {less}: nothing was settled.',
  'closeDone.0': 'Shortly before the end ({round}) little could go wrong any more for {@seat}, at {share}.',
  'closeDone.1': 'Late in the game ({round}) it was all but decided: {share} for {@seat}.',
  'closeUpset.0': 'At the last moment {@seat} still looked the likeliest winner, with {share}.',
  'closeUpset.1': 'Right up to the end {@seat} was the favourite, with {share}.',
  'closePoints.0': 'Shortly before the end ({round}) {@seat} was {#point:points} ahead of {@other}.',
  'closePoints.1': 'Late in the game ({round}) {#point:points} lay between {@seat} and {@other}.',
  'endNarrow.0': '{@seat} won by a whisker: {points} to {less} against {@other}.',
  'endNarrow.1': 'In the end {@seat} had {#point:points} and {@other} {less}: it could hardly have been closer.',
  'endClear.0': '{@seat} won with {#pointWith:points}, {margin} more than {@other}.',
  'endClear.1': 'Victory went to {@seat} with {#pointWith:points}; {@other} came second with {less}.',
  'endClear.2': 'In the end {@seat} won by {#point:margin}: {points} to {less} against {@other}.',
  'endFar.0': '{@seat} won by a wide margin: {#point:points}, {margin} more than {@other}.',
  'endFar.1': 'In the end nobody came near {@seat}: {points} to {less} against {@other}.',
  'endTie.0': '{names} finished level on {#pointWith:points}, and the tie-break made {@seat} the winner.',
  'endTie.1': 'In the end there were {#point:points} each for {names}: the tie-break gave the victory to {@seat}.',
  'endShared.0': '{names} share the victory with {#pointWith:points} each.',
  'endShared.1': 'In the end nothing could separate {names}: a shared victory, with {#pointWith:points} each.',
  'endAlone.0': '{@seat} won with {#pointWith:points}.',
  'sheet.0':
    'The difference was made by one thing above all ({category}): {#point:points} for {@seat}, {less} for the best of the others.',
  'sheet.1':
    'Nowhere was {@seat} further ahead than here: {category}, {points} to {less} against the best of the others.',
  'lowest.0': 'At the low point ({round}) {@seat} had a chance of {share}, and won all the same.',
  'lowest.1': 'Not bad, considering that {@seat} once stood at {share} ({round}).',
  'hopeless.0': 'And yet there was a time ({round}) when hardly anyone would have bet on {@seat}.',
  'hopeless.1': 'Never give up: at one point ({round}) {@seat} hardly had a chance left.',
  'safe.0': '{@seat} was never really in danger: the chance never fell below {share}.',
  'safe.1': 'Never less than {share}: {@seat} always had this game in hand.',
  'missed.0': 'So near and yet so far for {@seat}, whose chance had once been {share} ({round}).',
  'missed.1': '{@seat} will be back for more, having once stood at {share} ({round}).',
  'behind.0': 'And at half-time ({round}) {@seat} had still been {#point:points} behind.',
  'behind.1': 'Not bad after half a game ({round}) in which {@seat} had fallen {#point:points} behind.',
};
