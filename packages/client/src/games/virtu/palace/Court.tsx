/** The courtiers of one side: those on base spaces first, extra spaces with a lock until something opens them. */
import { AdviceFor } from '../../../choosing/AdviceMark';
import './Court.css';
import {
  BY_COURTIER,
  type Choice,
  COURTIERS,
  cardsOnExtra,
  extraSpaces,
  IS_EXTRA,
  NONE,
  stateFromView,
} from '@bottega/virtu/show';
import { Sym } from '../art/Sym';
import { type BoardContext, t } from '../board-context';
import type { PartProps } from './part';
import { Slot } from './Slot';

const SPACES = ['L1', 'L2', 'L3', 'R1', 'R2', 'R3'] as const;
const OF_SIDE = { left: [0, 1, 2], right: [3, 4, 5] } as const;

export type Side = keyof typeof OF_SIDE;

export function Court({ side, ...part }: PartProps & { readonly side: Side }) {
  const { shown, seat } = part;
  const { view, text, tables } = shown;
  const { cards } = view.open.palaces[seat];
  const table = stateFromView(view);
  const isFull = cardsOnExtra(table, seat) >= extraSpaces(tables, table, seat);
  return (
    <ul className="vi-court" data-side={side} data-topic="cortigiano" aria-label={text.names.terms.cortigiano}>
      {OF_SIDE[side].map((space) => {
        const isLocked = IS_EXTRA[space] && cards[space] === NONE && isFull;
        const name = text.names.spaces[SPACES[space]];
        const choices: Choice[] = [{ type: 'declare', bonus: BY_COURTIER + space }];
        return (
          <li key={space} data-locked={isLocked}>
            <Slot
              {...part}
              slot={space}
              source={COURTIERS + space}
              name={t(shown, 'heard.space', { space: SPACES[space] })}
              choices={choices}
            >
              <span className="vi-empty" title={isLocked ? t(shown, 'table.locked') : name}>
                {isLocked ? <Sym name="lock" title={t(shown, 'table.locked')} /> : name}
              </span>
            </Slot>
            {part.isOwn && <Discard shown={shown} space={space} />}
          </li>
        );
      })}
    </ul>
  );
}

/** V-9.2.11: what is gone for good has a button of its own; a click on the card never does it. */
function Discard({ shown, space }: { readonly shown: BoardContext; readonly space: number }) {
  const choice = { type: 'discard', space } as const;
  if (shown.pick.status(choice) !== 'may') return null;
  const name = shown.name(choice);
  return (
    <button type="button" className="vi-discard" title={name} onClick={() => shown.pick.choose(choice)}>
      <AdviceFor choices={[choice]} />
      <span className="sr-only">{name}</span>
      <span className="vi-discard-sign">
        <Sym name="discard" size="1em" />
      </span>
    </button>
  );
}
