/**
 * A bot that always takes the first choice: all that a bot must be able to do. docs/bots.md says what each line holds.
 *
 *   npx bottega play virtu --bot "cmd: node examples/bots/first-choice.mjs"
 */
import { createInterface } from 'node:readline';

let seat = 0;

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  switch (message.type) {
    case 'start':
      seat = message.seat;
      // Standard output is for answers; standard error is shown to the people at the terminal.
      console.error(`I play ${message.game} in seat ${seat}.`);
      break;
    case 'choose':
      // message.view is what this seat sees, message.choices what it may do.
      console.log(JSON.stringify({ id: message.id, choice: 0 }));
      break;
    case 'end':
      console.error(`I came in at place ${message.places[seat]}.`);
  }
}
