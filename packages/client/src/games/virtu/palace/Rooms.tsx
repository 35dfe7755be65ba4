/** The wheel of five rooms, clockwise from the top, with the two arrows that wake courtiers and the treasury in its middle. */
import './Rooms.css';
import {
  ACTION_SLOTS,
  ACTIONS,
  actionOf,
  type Choice,
  DYNASTIES,
  isSpent,
  NONE,
  ROOMS,
  roomPlace,
  SYMBOLS,
  UPGRADE_SLOTS,
} from '@bottega/virtu/show';
import { Targets } from '../../../choosing/Targets';
import { SeatSign } from '../../../ui/SeatSign';
import { Arms } from '../art/Arms';
import { Sym } from '../art/Sym';
import { type BoardContext, meant, playerName, t } from '../board-context';
import { breakable } from '../breakable';
import { showsHeard } from '../card/heard';
import { Relief } from '../card/Relief';
import { Coins } from './Coins';
import type { Side } from './Court';
import { marksOf, type PartProps } from './part';
import { type Goal, goalOf, stepChoices } from './room-goals';
import { Slot } from './Slot';
import { visiting } from './visiting';

const PLACES = ['top', 'right', 'bottomRight', 'bottomLeft', 'left'] as const;

export function Rooms(part: PartProps) {
  const { shown, seat } = part;
  const { dynasty, treasury } = shown.view.open.palaces[seat];
  return (
    <div className="vi-rooms">
      <svg className="vi-ring" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <ellipse className="vi-ring-band" cx="50" cy="52" rx="35" ry="36" />
        <ellipse className="vi-ring-line" cx="50" cy="52" rx="35" ry="36" />
      </svg>
      {Array.from({ length: ROOMS }, (_, room) => (
        <Room key={PLACES[room]} {...part} room={room} />
      ))}
      <WakeArrow shown={shown} side="right" />
      <WakeArrow shown={shown} side="left" />
      <div className="vi-hub">
        <Arms dynasty={DYNASTIES[dynasty]} size="3.4em" />
        <Coins shown={shown} florins={treasury} />
      </div>
    </div>
  );
}

function WakeArrow({ shown, side }: { readonly shown: BoardContext; readonly side: Side }) {
  const said = t(shown, `table.wakeArrow.${side}`);
  return (
    <span className="vi-wake" data-side={side} data-topic="cortigiano" title={said}>
      <Sym name="wake" title={said} />
    </span>
  );
}

function Room({ room, ...part }: PartProps & { readonly room: number }) {
  const { shown, seat, isOwn } = part;
  const { view, text, tables } = shown;
  const palace = view.open.palaces[seat];
  const { names } = text;
  const action = ACTIONS[actionOf(tables, palace, room)];
  const printed = ACTIONS[tables.palaces[palace.dynasty].actions[room]];
  const isHere = palace.marker === room;
  const agent = view.open.agents[roomPlace(seat, room)];
  const goal = isOwn ? goalOf(shown, seat, room) : null;
  const label = `${names.roomPlaces[PLACES[room]]}: ${names.actions[action]}`;
  const visit = visiting(shown, seat, meant(shown, roomChoices(part, room)));
  return (
    <section
      className="vi-room"
      data-place={PLACES[room]}
      data-here={isHere}
      data-covered={palace.indulgence[room]}
      data-wakes={goal === null ? undefined : wakes(goal)}
      data-topic="room"
    >
      <Targets
        choices={visit.choices}
        pick={visit.pick}
        label={label}
        className="vi-room-head"
        topic={`action:${action}`}
        thing={`room-${seat}-${room}`}
      >
        {isHere && (
          <span className="vi-marker" data-flip={`marker-${seat}`} data-seat={seat} data-topic="marker">
            <Sym name="marker" size="1.6em" title={names.terms.actionMarker} />
          </span>
        )}
        <Sym name={action} size="1.45em" />
        <span className="vi-room-action">{names.actions[action]}</span>
        {printed !== action && (
          <span className="vi-covered" data-topic={`action:${printed}`}>
            {t(shown, 'table.covered', { action: printed })}
          </span>
        )}
        <span className="vi-room-tags">
          {goal !== null && <GoalTag shown={shown} goal={goal} />}
          {palace.indulgence[room] && (
            <span className="vi-tag vi-seal" data-topic="indulgence">
              <Sym name="indulgence" />
              <span className="vi-seal-name">{names.terms.indulgence}</span>
            </span>
          )}
          {agent !== NONE && (
            <span className="vi-tag vi-spy" data-seat={agent} data-topic="agent">
              <Sym name="agent" title={names.terms.agent} />
              <SeatSign seat={agent} />
              <span className="sr-only">{playerName(shown, agent)}</span>
            </span>
          )}
        </span>
      </Targets>
      <RoomSlot {...part} room={room} relief={0} />
      <RoomSlot {...part} room={room} relief={1} />
    </section>
  );
}

const wakes = ({ left, right }: Goal): string => [left > 0 ? 'left' : '', right > 0 ? 'right' : ''].join(' ').trim();

/** What it costs to go to a room, and whom the way wakes. */
function GoalTag({ shown, goal }: { readonly shown: BoardContext; readonly goal: Goal }) {
  const { florins, arrows, left, right } = goal;
  const cost = SYMBOLS.map((symbol) => (symbol === 'florin' ? florins : symbol === 'arrow' ? arrows : 0));
  return (
    <>
      <span className="vi-tag vi-goal">
        {florins + arrows === 0 ? t(shown, 'table.free') : <Relief shown={shown} relief={cost} />}
      </span>
      {left > 0 && <WakeTag shown={shown} side="left" cards={left} />}
      {right > 0 && <WakeTag shown={shown} side="right" cards={right} />}
    </>
  );
}

interface WakeTagProps {
  readonly shown: BoardContext;
  readonly side: Side;
  readonly cards: number;
}

/** With the arrow that lies between the rooms; in words for whoever points at it or listens. */
function WakeTag({ shown, side, cards }: WakeTagProps) {
  const said = t(shown, `table.wakes.${side}`, { cards });
  return (
    <span className="vi-tag vi-goal vi-wakes" data-side={side} data-topic="cortigiano" title={said}>
      <span className="sr-only">{said}</span>
      <span className="vi-wakes-sign" aria-hidden="true">
        <Sym name="wake" /> {cards} <Sym name="courtier" />
      </span>
    </span>
  );
}

/** What pointing at a room can mean: going there, lifting its indulgence, acting in it, agents. */
function roomChoices({ shown, seat, isOwn }: PartProps, room: number): Choice[] {
  const { marker } = shown.view.open.palaces[seat];
  const place = roomPlace(seat, room);
  const own: Choice[] = [
    ...stepChoices(marker, room),
    { type: 'lift', room, symbol: 'cross' },
    { type: 'lift', room, symbol: 'crown' },
  ];
  if (marker === room) own.push(...actionChoices(shown));
  return [
    ...(isOwn ? own : []),
    { type: 'agent', place },
    { type: 'moveAgent', place },
    { type: 'moveTo', place },
    { type: 'remove', place },
  ];
}

/** Beside the action a menu asks which is meant; alone an indulgence would be requested by a click that expects the action. */
function actionChoices({ pick }: BoardContext): Choice[] {
  const perform: Choice = { type: 'perform' };
  if (pick.status(perform) !== 'may') return [perform];
  return [perform, { type: 'request', gain: 'crown' }, { type: 'request', gain: 'florins' }];
}

interface RoomSlotProps extends PartProps {
  readonly room: number;
  /** 0: of the action card or printed; 1: of the upgrade card. */
  readonly relief: 0 | 1;
}

/** Only the room with the marker pays. */
function RoomSlot({ room, relief, ...part }: RoomSlotProps) {
  const { shown, seat, isOwn } = part;
  const { text, tables, view } = shown;
  const palace = view.open.palaces[seat];
  const source = palace.marker === room ? relief : NONE;
  const isPaying = isOwn && source !== NONE;
  const name = text.names.terms[relief === 0 ? 'actionCard' : 'upgradeCard'];
  const tokens = isPaying ? [1, 2, 3].map((count): Choice => ({ type: 'tokens', relief, tokens: count })) : [];
  const printed = tables.palaces[palace.dynasty].reliefs[room];
  const hasRelief = relief === 0 && printed.some((count) => count > 0);
  return (
    <Slot
      {...part}
      slot={(relief === 0 ? ACTION_SLOTS : UPGRADE_SLOTS) + room}
      source={source}
      name={`${text.names.roomPlaces[PLACES[room]]}: ${name}`}
      choices={tokens}
    >
      <span className="vi-empty" data-blank={!hasRelief} data-spent={isPaying && isSpent(shown.view, source)}>
        {hasRelief ? (
          <>
            <span className="sr-only">{showsHeard(shown, printed)}</span>
            <span aria-hidden="true">
              <Relief shown={shown} relief={printed} marks={isPaying ? marksOf(shown, source) : {}} />
            </span>
          </>
        ) : (
          <span aria-hidden="true">{breakable(name)}</span>
        )}
      </span>
    </Slot>
  );
}
