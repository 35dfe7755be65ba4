/** The table of De Vulgari Eloquentia drawn for a terminal. */
import type { View } from '@bottega/kernel';
import { type Draw, type GameText, Lines, letterOf, type Say } from '@bottega/kernel/text';
import { CUBES, PERSONS, TRACKS } from '../data/index.js';
import { indexOf } from '../rules/recycling.js';
import type { State } from '../state.js';
import { EVENT_COUNT, KNOWLEDGE, LEVELS, NONE, POPE_FROM, ROUNDS, type Tables } from '../tables.js';
import { eventValue, mapLines, neighbourLines, seaLines } from './draw-map.js';
import { playerLines } from './draw-player.js';
import { cubeSigns, dialectSigns, HIDDEN_SIGN, legend, RED_SIGN, WHITE_SIGN } from './draw-signs.js';
import { message } from './sentences.js';

/** Draws: the map, the round table, what can be taken, the tracks, and each player. */
export const draw =
  (tables: Tables): Draw<State> =>
  (view, text, say, columns) => {
    const lines = new Lines(columns);
    const { open } = view;
    const { terms } = text.names;
    const turn = open.stack.find((frame) => frame.step === 'turn');
    const round = say(message(open.round === 0 ? 'round.setup' : 'round.now', { round: open.round }));
    const actions = turn === undefined ? [] : [say(message('table.actions', { count: turn.actions }))];
    return [
      lines.rule,
      ...lines.wrapped('', [text.title, round, ...actions], 0),
      ...mapLines(lines, tables, view, text),
      ...seaLines(lines, tables, view, text, say),
      ...neighbourLines(lines, tables, text),
      ...lines.wrapped('', legend(text), 0),
      '',
      ...lines.labelled(terms.roundTable, rounds(tables, view, text, say)),
      ...lines.labelled(
        text.messages['table.available'],
        [cubeSigns(open.available)].filter((signs) => signs !== ''),
      ),
      ...levels(lines, tables, view, text, say),
      ...lines.labelled(text.messages['table.persons'], laidOut(view, text)),
      ...tracks(lines, tables, view, text),
      ...lines.labelled(
        terms.phaseTurnOrder,
        open.turnOrder.map((seat) => `${letterOf(seat)} ${say(message('table.name', { seat }))}`),
      ),
      ...seatsToDraw(view).flatMap((seat) => ['', ...playerLines(lines, tables, view, text, say, seat)]),
      lines.rule,
    ].join('\n');
  };

/** Clockwise, the seat that looks at the end: its lines stand next to its question. */
const seatsToDraw = (view: View<State>): number[] =>
  view.open.players.map((_, step) => ((view.seat ?? -1) + 1 + step) % view.seats);

/** This round and those to come: cubes, Event cards with zone and value, Pope cards as they lie. */
function rounds(tables: Tables, { open }: View<State>, text: GameText, say: Say): string[] {
  const first = Math.max(1, open.round);
  return Array.from({ length: ROUNDS + 1 - first }, (_, at) => {
    const round = first + at;
    const cubes = cubeSigns(CUBES.map((_cube, colour) => open.rows[indexOf(round, colour)]));
    const event = round <= EVENT_COUNT ? [eventItem(tables, text, open.agenda[round - 1])] : [];
    const turned = open.popes[round - POPE_FROM];
    const pope = round < POPE_FROM ? [] : [turned === undefined ? HIDDEN_SIGN : turned ? RED_SIGN : WHITE_SIGN];
    const value = [...(cubes === '' ? [] : [cubes]), ...event, ...pope].join(' ');
    return say(message('table.labelled', { label: round, value: value === '' ? '–' : value }));
  });
}

/** "Mercis 30d (Venice)": title, what it gives, and where. */
function eventItem(tables: Tables, { names }: GameText, event: number): string {
  const { title, gain, zone } = tables.events[event];
  const gives = gain === 'auction' ? '' : ` ${eventValue(tables, event)}`;
  return `${title}${gives} (${names.zones[zone]})`;
}

/** The manuscripts shown, level by level, with what they cost and how many are left. */
function levels(lines: Lines, tables: Tables, { open }: View<State>, text: GameText, say: Say): string[] {
  const shelves = Array.from({ length: LEVELS }, (_, level) => {
    const label = say(
      message('table.manuscripts', { level: level + 1, actions: open.costs[level], left: open.decks[level] }),
    );
    const shown = open.shown[level].map((card) => {
      const { title, dialects } = tables.manuscripts[card].card;
      return `${dialectSigns(dialects)}${title}`;
    });
    return lines.labelled(label, shown.length > 0 ? shown : ['–']);
  });
  return [...shelves.flat(), ...(open.lingua === 'shown' ? [text.names.terms.linguaVolgare] : [])];
}

const laidOut = ({ open }: View<State>, text: GameText): string[] =>
  PERSONS.filter((_, person) => open.persons[person] === NONE).map((id) => text.names.persons[id]);

/** Each track with its discs from the one furthest ahead; on one space the lower disc stands first. */
function tracks(lines: Lines, tables: Tables, { open }: View<State>, text: GameText): string[] {
  return TRACKS.flatMap((id, track) => {
    const { at, order } = open.tracks[track];
    const discs = order
      .filter((seat) => track === KNOWLEDGE || at[seat] > 0)
      .map((seat) => `${letterOf(seat)} ${at[seat]}`);
    return lines.labelled(`${text.names.tracks[id]} (${tables.lengths[track]})`, discs);
  });
}
