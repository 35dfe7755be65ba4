/**
 * Shows a position to whoever writes a lesson: what has happened, who is asked, and what they may choose, as words and as data.
 *
 *   node scripts/show-position.mjs principato 2 'learn 4' '[[0,{"type":"activate","slot":0}]]'
 */
import { gameById } from '@bottega/games';
import { loadText } from '@bottega/games/text';
import { legal, Match, view } from '@bottega/kernel';
import { createFormatter } from '@bottega/kernel/text';

const [id, seats, seed, choices = '[]'] = process.argv.slice(2);
if (seed === undefined) {
  console.error('usage: node scripts/show-position.mjs GAME SEATS SEED [CHOICES]');
  process.exit(2);
}
const { game, words } = await gameById(id).load();
const names = Array.from({ length: Number(seats) }, (_, seat) => `Player ${seat}`);
const say = createFormatter(await loadText(id, 'en'), 'en', names);
const match = new Match(game, { seats: Number(seats), options: {}, seed });

let told = 0;
function tell() {
  for (const { event, to } of match.everything().slice(told)) {
    const message = words.event(event);
    if (message !== null) console.log(`    ${say(message)}${to === null ? '' : `  (only to ${to.join(', ')})`}`);
    told++;
  }
}

tell();
for (const [seat, choice] of JSON.parse(choices)) {
  console.log(`[${seat}, ${JSON.stringify(choice)}]`);
  const played = match.play(seat, choice);
  if (!played.ok) {
    console.log(`    is refused: ${played.rule ?? 'it is not offered'}`);
    break;
  }
  tell();
}
for (const seat of match.asked()) {
  const seen = view(match.state, seat);
  console.log(`\nPlayer ${seat} is asked: ${say(words.prompt(seen, seat))}`);
  for (const choice of legal(game, match.state, seat)) {
    console.log(`  ${JSON.stringify(choice)}  ${say(words.choice(seen, seat, choice))}`);
  }
}
