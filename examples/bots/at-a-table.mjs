/**
 * A bot that sits down at a table of a server, as a guest, and takes any of the choices that it is offered until the game is over. docs/bots.md
 * says what each request gives.
 *
 *   node examples/bots/at-a-table.mjs https://games.example/#/table/3CirBLtehY-Qyj1EQoFBRg Roberta
 */
import { randomBytes } from 'node:crypto';

const [link, name = 'Roberta'] = process.argv.slice(2);
const { origin } = new URL(link);
const table = `/api/tables/${link.match(/[\w-]{22}$/)[0]}`;
const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
let cookie = '';

/** Asks the server something; if it restarts, or we ask too much, a little later again. */
async function call(method, path, body) {
  for (;;) {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(origin + path, { method, headers, body: body && JSON.stringify(body) }).catch(
      () => null,
    );
    if (response === null || response.status === 429 || response.status === 503) {
      await pause(Number(response?.headers.get('retry-after') ?? 1));
      continue;
    }
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie; // who we are from now on
    const value = await response.json();
    if (response.ok || value.error === 'notStarted') return value;
    throw new Error(`${value.error}: ${value.message}`);
  }
}

await call('POST', '/api/people', { name });
await call('POST', `${table}/join`, { part: randomBytes(16).toString('hex') }); // our part of the shuffle

for (let position = ''; ; ) {
  const turn = await call('GET', `${table}/turn?wait=25&after=${position}`);
  if (turn.error === 'notStarted') await pause(1);
  else if (turn.status !== 'playing') {
    console.log(turn.result ? `I came in at place ${turn.result.places[turn.seat]}.` : `The game is ${turn.status}.`);
    break;
  } else if (turn.choices.length > 0) {
    // turn.view is what our seat sees, turn.choices what it may do. With the same id it would be done once.
    const choice = turn.choices[Math.floor(Math.random() * turn.choices.length)];
    const id = randomBytes(8).toString('hex');
    await call('POST', `${table}/choices`, { position: turn.position, id, choices: [choice] });
  }
  position = turn.position ?? '';
}
