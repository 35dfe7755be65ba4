/** Where an Event card lies in a city that can be claimed, both are collected with one click. */
import { type Choice, collectable, gainOf, stateFromView, ZONES } from '@bottega/vulgari/show';
import type { Meant } from '../../../choosing/Targets';
import { type BoardContext, followedBy, meant, t } from '../board-context';
import { withUsual } from '../usual';
import { zoneChoices } from './zone-choices';

interface Doing {
  readonly choices: readonly Meant<Choice>[];
  readonly pick: BoardContext['pick'];
}

/** What pointing at a zone means. */
export function doingIn(plain: BoardContext, zone: number): Doing {
  const shown = withUsual(plain);
  const { pick, seen, view } = shown;
  const choices = meant(shown, zoneChoices(shown, zone));
  const { seat } = seen;
  if (seat === null || view.open.players[seat].position !== zone) return { choices, pick };
  const state = stateFromView(view);
  const collected = collectable(shown.tables, state, seat, zone).filter((choice) => pick.status(choice) === 'may');
  if (collected.length < 2) return { choices, pick };
  const [first, ...others] = collected;
  const { ducat, knowledge } = gainOf(shown.tables, state, seat, zone, collected);
  const gain = [
    { of: 'ducat', count: ducat },
    { of: 'knowledge', count: knowledge },
  ].filter(({ count }) => count > 0);
  const rest = choices.filter(({ choice }) => choice.type !== 'event' && choice.type !== 'claim');
  return {
    choices: [{ choice: first, label: t(shown, 'together.here', { zone: ZONES[zone], gain }) }, ...rest],
    pick: collecting(pick, first, others),
  };
}

/** Only the first of what is collected brings the others with it. */
function collecting(pick: BoardContext['pick'], first: Choice, others: readonly Choice[]): BoardContext['pick'] {
  const whole = followedBy(pick, ...others);
  return { ...pick, choose: (choice, at) => (choice === first ? whole : pick).choose(choice, at) };
}
