/** The table of Virtù drawn for a terminal. */
import type { View } from '@bottega/kernel';
import { type Draw, type GameText, Lines, letterOf } from '@bottega/kernel/text';
import { BONUSES, POWERS } from '../data/index.js';
import { result } from '../rules/end.js';
import type { State } from '../state.js';
import { CROSS, CROWN, FIRST_TILE_ITEM, FLORIN, NONE, powerPlace, type Tables } from '../tables.js';
import { mapLines, roadLines, seaLines } from './draw-map.js';
import { palaceLines } from './draw-palace.js';
import { AGENT_SIGN, legend, signsOf } from './draw-signs.js';
import { stateFromView } from './seen.js';
import { message } from './sentences.js';

/** Draws: the map, what is for sale, alliances and tracks, and each palace. */
export const draw =
  (tables: Tables): Draw<State> =>
  (view, text, say, columns) => {
    const lines = new Lines(columns);
    const { open } = view;
    const { terms } = text.names;
    const isPlaying = open.palaces.every(({ dynasty }) => dynasty !== NONE);
    const points = isPlaying ? result(tables, stateFromView(view)).points : open.palaces.map(() => 0);
    const name = (seat: number) => `${letterOf(seat)} ${say(message('table.name', { seat }))}`;
    return [
      lines.rule,
      ...lines.wrapped('', [text.title, say(message(`round.${open.season}`, { year: open.year }))], 0),
      ...(open.ending === null ? [] : lines.wrapped('', [say(message(`event.lastYear.${open.ending}`))], 0)),
      ...mapLines(lines, tables, view, text),
      ...lines.wrapped('', text.messages['table.legend'].split(' · '), 0),
      ...roadLines(lines, tables, view, text),
      ...seaLines(lines, tables, view, text, say),
      '',
      ...lines.labelled(text.messages['table.market'], marketItems(tables, view, text)),
      ...lines.wrapped(
        '',
        [say(message('table.supply', { tokens: open.warTokens, indulgences: open.indulgences }))],
        0,
      ),
      ...lines.labelled(terms.patronageBonus, bonusItems(view, text)),
      ...lines.labelled(terms.alliance, allianceItems(tables, view, text)),
      ...lines.labelled(terms.turnOrder, open.turnOrder.map(name)),
      ...lines.labelled(
        terms.cityTrack,
        open.standing.map((seat) => `${letterOf(seat)} ${open.palaces[seat].cities}`),
      ),
      ...lines.wrapped('', [...legend(text), ...text.messages['table.legend.palace'].split(' · ')], 0),
      ...seatsToDraw(view).flatMap((seat) => ['', ...palaceLines(lines, tables, view, text, say, seat, points[seat])]),
      lines.rule,
    ].join('\n');
  };

/** Clockwise, the seat that looks at the end: its palace stands next to its question. */
const seatsToDraw = (view: View<State>): number[] =>
  view.open.palaces.map((_, step) => ((view.seat ?? -1) + 1 + step) % view.seats);

/** Price and number of what is left. */
function marketItems(tables: Tables, view: View<State>, text: GameText): string[] {
  return tables.items.flatMap(({ id, florin, crown, cross }, item) => {
    const isTile = item >= FIRST_TILE_ITEM;
    const left = isTile ? view.open.tiles[item - FIRST_TILE_ITEM] : view.open.characters[item];
    if (left === 0) return [];
    const price: number[] = [];
    price[FLORIN] = florin;
    price[CROWN] = crown;
    price[CROSS] = cross;
    return [`${(isTile ? text.names.tiles : text.names.cards)[id]} ${signsOf(price)} (${left})`];
  });
}

const bonusItems = (view: View<State>, text: GameText): string[] =>
  BONUSES.filter((_, bonus) => view.open.bonuses[bonus] === NONE).map((id) => text.names.bonuses[id]);

/** Cost or ally, whether the bonus is ready, and the agent. */
function allianceItems(tables: Tables, view: View<State>, text: GameText): string[] {
  const { ally, allyReady, agents } = view.open;
  return POWERS.map((id, power) => {
    const agent = agents[powerPlace(power)];
    return [
      text.names.powers[id],
      ally[power] === NONE
        ? signsOf(tables.powerCosts[power])
        : `${letterOf(ally[power])} (${text.messages[allyReady[power] ? 'table.ready' : 'table.used']})`,
      ...(agent === NONE ? [] : [`${AGENT_SIGN}${letterOf(agent)}`]),
    ].join(' ');
  });
}
