/** A palace and all that belongs to it as lines of text. */
import type { Seat, View } from '@bottega/kernel';
import { type GameText, type Lines, letterOf, type Say } from '@bottega/kernel/text';
import { BONUSES } from '../data/index.js';
import { roomRelief } from '../rules/sources.js';
import { troopsOf } from '../rules/troop-pay.js';
import type { Palace, State } from '../state.js';
import {
  ACTION_SLOTS,
  CANNONS_BONUS,
  dynastyId,
  MACHIAVELLI,
  NONE,
  ROOMS,
  roomPlace,
  SPACE_COUNT,
  type Tables,
  TROOPS,
  UPGRADE_SLOTS,
} from '../tables.js';
import { AGENT_SIGN, INDULGENCE_SIGN, MARKER_SIGN, signsOf } from './draw-signs.js';
import { ROOM_PLACES, SPACES } from './names.js';
import { actionIn, familyOf, stateFromView } from './seen.js';
import { message, tileNamed } from './sentences.js';

const INDENT = 4;

export function palaceLines(
  lines: Lines,
  tables: Tables,
  view: View<State>,
  text: GameText,
  say: Say,
  seat: Seat,
  points: number,
): string[] {
  const palace = view.open.palaces[seat];
  const name = `${letterOf(seat)} ${say(message('table.name', { seat }))}`;
  if (palace.dynasty === NONE) return [`  ${name}`];
  const { terms, dynasties } = text.names;
  const isAsked = view.open.stack.at(-1);
  const mark = isAsked !== undefined && 'seat' in isAsked && isAsked.seat === seat ? MARKER_SIGN : ' ';
  return [
    ...lines.wrapped(
      `${mark} `,
      [
        name,
        dynasties[dynastyId(palace.dynasty)],
        say(message('table.points', { points })),
        say(message('table.cities', { cities: palace.cities })),
        say(message('table.rank', { rank: palace.rank })),
        say(message('table.florins', { florins: palace.treasury })),
      ],
      0,
    ),
    ...lines.labelled(terms.palace, roomItems(tables, view, text, palace, seat), INDENT),
    ...lines.labelled(terms.cortigiano, courtierItems(tables, text, palace), INDENT),
    ...lines.labelled(terms.domain, tileItems(tables, text, palace), INDENT),
    ...lines.wrapped('', pieces(view, text, say, palace, seat), INDENT),
    ...ownFamily(lines, tables, view, text, seat),
  ];
}

/** Room by room: marker, action, cards with their symbols, indulgence, agent. */
function roomItems(tables: Tables, view: View<State>, text: GameText, palace: Palace, seat: Seat): string[] {
  const { roomPlaces, actions } = text.names;
  return Array.from({ length: ROOMS }, (_, room) => {
    const reliefs = [ACTION_SLOTS, UPGRADE_SLOTS].map((slots, relief) => {
      const card = palace.cards[slots + room];
      const signs = signsOf(roomRelief(tables, palace, room, relief) ?? []);
      return card === NONE ? signs : `[${cardText(text, tables, card)}]`;
    });
    const agent = view.open.agents[roomPlace(seat, room)];
    return [
      `${palace.marker === room ? MARKER_SIGN : ''}${roomPlaces[ROOM_PLACES[room]]} ${actions[actionIn(tables, view, seat, room)]}`,
      ...reliefs.filter((relief) => relief !== ''),
      ...(palace.indulgence[room] ? [INDULGENCE_SIGN] : []),
      ...(agent === NONE ? [] : [`${AGENT_SIGN}${letterOf(agent)}`]),
    ].join(' ');
  });
}

function courtierItems(tables: Tables, text: GameText, palace: Palace): string[] {
  return Array.from({ length: SPACE_COUNT }, (_, space) => space).flatMap((space) => {
    const card = palace.cards[space];
    if (card === NONE) return [];
    return [spent(`${text.names.spaces[SPACES[space]]} ${cardText(text, tables, card)}`, palace.ready[space])];
  });
}

function tileItems(tables: Tables, text: GameText, palace: Palace): string[] {
  const { cities, tiles } = text.names;
  return palace.tiles.map((tile, at) => {
    const { kind, values } = tileNamed(tile);
    const name = kind === 'title' ? tiles[values.tile] : cities[values.city];
    const full = kind === 'cathedral' ? `${tiles.cathedral} (${name})` : name;
    return spent(
      [full, signsOf(tables.tileReliefs[tile])].filter((part) => part !== '').join(' '),
      palace.tileReady[at],
    );
  });
}

/** What is exhausted stands in brackets. */
const spent = (item: string, isReady: boolean): string => (isReady ? item : `(${item})`);

const cardText = (text: GameText, tables: Tables, card: number): string => {
  const { id, relief } = tables.cards[card];
  return `${text.names.cards[id]} ${signsOf(relief)}`;
};

function pieces(view: View<State>, text: GameText, say: Say, palace: Palace, seat: Seat): string[] {
  const reserve = TROOPS - troopsOf(stateFromView(view), seat);
  return [
    say(message('table.agents', { agents: palace.agents })),
    say(message('table.troops', { troops: reserve })),
    ...(palace.warTokens > 0 ? [say(message('table.tokens', { tokens: palace.warTokens }))] : []),
    ...(palace.trophies.length > 0 ? [say(message('table.trophies', { trophies: palace.trophies.length }))] : []),
    // Machiavelli is among the courtiers, the Cannons among the tiles.
    ...palace.bonuses
      .filter((bonus) => bonus !== MACHIAVELLI && bonus !== CANNONS_BONUS)
      .map((bonus) => text.names.bonuses[BONUSES[bonus]]),
  ];
}

/** Where one's own family cards go, while nobody else knows it. */
function ownFamily(lines: Lines, tables: Tables, view: View<State>, text: GameText, seat: Seat): string[] {
  if (view.seat !== seat || view.own === null || view.own.family === null) return [];
  const { family } = tables.palaces[view.open.palaces[seat].dynasty];
  const { chosen } = familyOf(tables, view, seat);
  const { spaces, roomPlaces, terms } = text.names;
  const slotText = (slot: number): string => {
    if (slot < SPACE_COUNT) return spaces[SPACES[slot]];
    const isAction = slot < UPGRADE_SLOTS;
    const room = ROOM_PLACES[(slot - SPACE_COUNT) % ROOMS];
    return `${isAction ? terms.actionCard : terms.upgradeCard}, ${roomPlaces[room]}`;
  };
  const items = family.map((card, at) => {
    const item = cardText(text, tables, card);
    return at < chosen.length ? `${item} ▸ ${slotText(chosen[at])}` : item;
  });
  return lines.labelled(terms.familyCard, items, INDENT);
}
