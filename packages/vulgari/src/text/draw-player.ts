/** A player as lines of text: status, what is in front of the screen, and what is behind it if one may see that. */
import type { Seat, View } from '@bottega/kernel';
import { type GameText, type Lines, letterOf, type Say } from '@bottega/kernel/text';
import { CUBES, OFFICES, PERSONS, ZONES } from '../data/index.js';
import { held, virtualVotes, votesBehind } from '../rules/holding.js';
import { levelOf } from '../rules/tracks.js';
import type { State } from '../state.js';
import { KNOWLEDGE, NONE, type Tables } from '../tables.js';
import { cubeSigns, dialectSigns } from './draw-signs.js';
import { isSeen, stateFromView } from './seen.js';
import { message } from './sentences.js';

export function playerLines(
  lines: Lines,
  tables: Tables,
  view: View<State>,
  text: GameText,
  say: Say,
  seat: Seat,
): string[] {
  const labelled = labeller(say);
  const { open } = view;
  const { names } = text;
  const player = open.players[seat];
  const status = player.person === NONE ? names.statuses.merchant : names.persons[PERSONS[player.person]];
  const level = say(message('table.level', { level: levelOf(tables, open, seat) }));
  const claimed = player.claimed.map((zone) => names.zones[ZONES[zone]]);
  return [
    ...lines.wrapped(
      '',
      [
        `${letterOf(seat)} ${say(message('table.name', { seat }))}`,
        player.office === NONE ? status : `${status}, ${names.offices[OFFICES[player.office]]}`,
        say(message('table.ducats', { count: player.ducats })),
        `${names.tracks.knowledge} ${open.tracks[KNOWLEDGE].at[seat]} (${level})`,
      ],
      0,
    ),
    ...lines.wrapped(
      '',
      [
        ...(player.scribes > 0
          ? [labelled(names.terms.inFront, say(message('table.scribes', { count: player.scribes })))]
          : []),
        ...(claimed.length > 0 ? [labelled(text.messages['table.claimed'], claimed.join(', '))] : []),
        ...behind(tables, view, text, say, seat),
      ],
      2,
    ),
  ];
}

/** D-1.9: what lies behind a screen is for its owner, unless it is lifted. */
function behind(tables: Tables, view: View<State>, text: GameText, say: Say, seat: Seat): string[] {
  const labelled = labeller(say);
  const { terms } = text.names;
  if (!isSeen(view, seat)) {
    const cards = view.open.players[seat].libraryCards;
    const library = cards === 0 ? [] : [say(message('table.libraryCards', { count: cards }))];
    return [labelled(terms.screen, text.messages['table.closed']), ...library];
  }
  const state = stateFromView(view);
  const cubes = cubeSigns(CUBES.map((_, colour) => held(state, seat, colour)));
  const votes = votesBehind(state, seat) + virtualVotes(tables, state, seat);
  const manuscripts = state.own[seat].manuscripts.map((card) =>
    card === tables.lingua
      ? terms.linguaVolgare
      : `${tables.manuscripts[card].level}${dialectSigns(tables.manuscripts[card].card.dialects)}`,
  );
  const library = state.own[seat].library.map((points) => say(message('table.points', { count: points })));
  return [
    labelled(terms.behindScreen, cubes === '' ? '–' : cubes),
    say(message('table.votes', { count: votes })),
    ...(manuscripts.length > 0 ? [labelled(terms.manuscript, manuscripts.join(' '))] : []),
    ...(library.length > 0 ? [labelled(text.names.tracks.library, library.join(', '))] : []),
  ];
}

/** A label and what belongs to it, with the colon of the language. */
const labeller =
  (say: Say) =>
  (label: string, value: string): string =>
    say(message('table.labelled', { label, value }));
