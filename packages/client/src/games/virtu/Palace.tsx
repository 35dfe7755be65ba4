/** A palace: the wheel of five rooms, the courtiers on both sides, the domain above, the treasury. */
import './Palace.css';
import type { Seat } from '@bottega/kernel';
import type { Choice } from '@bottega/virtu';
import {
  ACTION_SLOTS,
  ACTIONS,
  actionOf,
  BY_CANNONS,
  BY_COURTIER,
  CANNONS,
  CATHEDRAL,
  CITIES,
  COURTIERS,
  DUCHY,
  DYNASTIES,
  extraSpaces,
  NONE,
  ROOMS,
  roomPlace,
  SYMBOLS,
  TILES,
  TILES_FROM,
  tableOf,
  troopsOf,
  UPGRADE_SLOTS,
} from '@bottega/virtu/show';
import { SeatSign } from '../../frame/SeatSign';
import { Targets } from '../../frame/Targets';
import { Sym } from './art/Sym';
import { CardFace } from './CardFace';
import { Relief } from './Relief';
import { meant, playerName, type Shown, tell } from './shown';

interface PalaceProps {
  readonly shown: Shown;
  readonly seat: Seat;
  readonly isOwn: boolean;
}

const SPACES = ['L1', 'L2', 'L3', 'R1', 'R2', 'R3'] as const;
const PLACES = ['top', 'right', 'bottomRight', 'bottomLeft', 'left'] as const;

export function Palace({ shown, seat, isOwn }: PalaceProps) {
  const { view, text, seen, lit } = shown;
  const palace = view.open.palaces[seat];
  const { names } = text;
  const dynasty = palace.dynasty === NONE ? null : DYNASTIES[palace.dynasty];
  const state = tableOf(view);
  return (
    <article
      className={`vi-palace seat-band card ${lit.has(`seat-${seat}`) ? 'lit' : ''}`}
      data-thing={`seat-${seat}`}
      data-seat={seat}
      data-own={isOwn}
      data-asked={seen.asked.includes(seat)}
      data-topic="palace"
      aria-label={playerName(shown, seat)}
    >
      <header className="vi-palace-head">
        <h2>
          <SeatSign seat={seat} /> {playerName(shown, seat)}
        </h2>
        {dynasty !== null && (
          <span className="vi-dynasty" data-topic={`dynasty:${dynasty}`}>
            {names.houses[dynasty]}
          </span>
        )}
        <ul className="vi-stats">
          <li data-topic="treasury">{tell(shown, 'table.florins', { florins: palace.treasury })}</li>
          <li data-topic="cityTrack">{tell(shown, 'table.cities', { cities: palace.cities })}</li>
          <li data-topic="patronageTrack">{tell(shown, 'table.rank', { rank: palace.rank })}</li>
          <li data-topic="agent">{tell(shown, 'table.agents', { agents: palace.agents })}</li>
          <li data-topic="troop">{tell(shown, 'table.troops', { troops: 6 - troopsOf(state, seat) })}</li>
          {palace.warTokens > 0 && (
            <li data-topic="warToken">{tell(shown, 'table.tokens', { tokens: palace.warTokens })}</li>
          )}
          {palace.trophies.length > 0 && (
            <li data-topic="trophy">{tell(shown, 'table.trophies', { trophies: palace.trophies.length })}</li>
          )}
        </ul>
      </header>
      {dynasty !== null && (
        <>
          <Domain shown={shown} seat={seat} isOwn={isOwn} />
          <div className="vi-wheel">
            <Court shown={shown} seat={seat} isOwn={isOwn} side="left" />
            <div className="vi-rooms">
              {Array.from({ length: ROOMS }, (_, room) => (
                <RoomView key={PLACES[room]} shown={shown} seat={seat} isOwn={isOwn} room={room} />
              ))}
            </div>
            <Court shown={shown} seat={seat} isOwn={isOwn} side="right" />
          </div>
        </>
      )}
    </article>
  );
}

interface PartProps {
  readonly shown: Shown;
  readonly seat: Seat;
  readonly isOwn: boolean;
}

/** What can be done with a source to pay with: named for one of its symbols, or collected. */
function sourceChoices(source: number): Choice[] {
  return [...SYMBOLS.map((symbol): Choice => ({ type: 'use', source, symbol })), { type: 'collect', source }];
}

/** The tiles of the domain, available ones first in colour, exhausted ones faded. */
function Domain({ shown, seat, isOwn }: PartProps) {
  const { view, text, tables } = shown;
  const { tiles, tileReady } = view.open.palaces[seat];
  const { names } = text;
  const nameOf = (tile: number) => {
    if (tile < DUCHY) return names.cities[CITIES[tile]];
    if (tile === CANNONS) return names.tiles.cannons;
    return tile >= CATHEDRAL ? names.tiles.cathedral : names.tiles[TILES[tile - DUCHY]];
  };
  const topicOf = (tile: number) => {
    if (tile < DUCHY) return `city:${CITIES[tile]}`;
    if (tile === CANNONS) return 'bonus:cannons';
    return tile >= CATHEDRAL ? 'tile:cathedral' : `tile:${TILES[tile - DUCHY]}`;
  };
  return (
    <section className="vi-domain" data-topic="domain" aria-label={names.terms.domain}>
      <ul>
        {tiles.map((tile, at) => {
          const choices: Choice[] = isOwn
            ? [
                ...sourceChoices(TILES_FROM + tile),
                { type: 'refresh', tile },
                ...(tile === CANNONS ? [{ type: 'declare', bonus: BY_CANNONS } as Choice] : []),
              ]
            : [];
          const faded = tileReady[at] ? '' : `, ${names.terms.exhausted}`;
          return (
            <li key={tile}>
              <Targets
                choices={meant(shown, choices)}
                pick={shown.pick}
                label={`${nameOf(tile)}${faded}`}
                className="vi-tile"
                topic={topicOf(tile)}
                thing={`tile-${seat}-${tile}`}
              >
                <span className="vi-tile-face" data-ready={tileReady[at]}>
                  <span className="vi-tile-name">
                    {tile >= CATHEDRAL && <Sym name="cathedral" />}
                    {nameOf(tile)}
                    {tile >= CATHEDRAL ? ` (${names.cities[CITIES[tile - CATHEDRAL]]})` : ''}
                  </span>
                  <Relief shown={shown} relief={tables.tileReliefs[tile]} />
                </span>
              </Targets>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The courtiers of one side. */
function Court({ shown, seat, isOwn, side }: PartProps & { readonly side: 'left' | 'right' }) {
  const { view, text, tables } = shown;
  const palace = view.open.palaces[seat];
  const from = side === 'left' ? 0 : 3;
  const extra = extraSpaces(tables, tableOf(view), seat);
  return (
    <ul className="vi-court" data-side={side} data-topic="cortigiano" aria-label={text.names.terms.cortigiano}>
      {[from, from + 1, from + 2].map((space) => {
        const card = palace.cards[space];
        const isExtra = space === 1 || space === 2 || space === 5;
        const isLocked = isExtra && card === NONE && extra === 0;
        const choices: Choice[] = isOwn
          ? [
              ...sourceChoices(COURTIERS + space),
              { type: 'declare', bonus: BY_COURTIER + space },
              { type: 'pick', slot: space },
              { type: 'put', slot: space },
              { type: 'discard', space },
            ]
          : [];
        const what = card === NONE ? text.names.spaces[SPACES[space]] : text.names.cards[tables.cards[card].id];
        return (
          <li key={space} data-extra={isExtra} data-locked={isLocked}>
            <Targets
              choices={meant(shown, choices)}
              pick={shown.pick}
              label={what}
              className="vi-slot"
              thing={`slot-${seat}-${space}`}
            >
              {card === NONE ? (
                <span className="vi-empty">{text.names.spaces[SPACES[space]]}</span>
              ) : (
                <CardFace shown={shown} card={card} isReady={palace.ready[space]} />
              )}
            </Targets>
          </li>
        );
      })}
    </ul>
  );
}

/** A room: its action, its cards, the marker, an indulgence, an agent. */
function RoomView({ shown, seat, isOwn, room }: PartProps & { readonly room: number }) {
  const { view, text, tables } = shown;
  const palace = view.open.palaces[seat];
  const { names } = text;
  const action = ACTIONS[actionOf(tables, palace, room)];
  const isHere = palace.marker === room;
  const agent = view.open.agents[roomPlace(seat, room)];
  const place = roomPlace(seat, room);
  const onRoom: Choice[] = [
    ...(isOwn ? roomChoices(palace.marker, room) : []),
    { type: 'agent', place },
    { type: 'moveAgent', place },
    { type: 'moveTo', place },
    { type: 'remove', place },
  ];
  return (
    <section
      className="vi-room"
      data-place={PLACES[room]}
      data-here={isHere}
      data-covered={palace.indulgence[room]}
      aria-label={`${names.roomPlaces[PLACES[room]]}: ${names.actions[action]}`}
      data-topic="room"
    >
      <Targets
        choices={meant(shown, onRoom)}
        pick={shown.pick}
        label={`${names.roomPlaces[PLACES[room]]}: ${names.actions[action]}`}
        className="vi-room-head"
        topic={`action:${action}`}
        thing={`room-${seat}-${room}`}
      >
        <span className="vi-room-action">
          {isHere && <Sym name="marker" title={names.terms.actionMarker} topic="marker" />}
          <Sym name={action} />
          {names.actions[action]}
        </span>
        {palace.indulgence[room] && (
          <span className="vi-tag" data-topic="indulgence">
            <Sym name="indulgence" />
            {names.terms.indulgence}
          </span>
        )}
        {agent !== NONE && (
          <span className="vi-tag" data-seat={agent} data-topic="agent">
            <Sym name="agent" title={names.terms.agent} />
            <SeatSign seat={agent} />
          </span>
        )}
      </Targets>
      <Slot shown={shown} seat={seat} isOwn={isOwn} room={room} slot={ACTION_SLOTS + room} source={isHere ? 0 : NONE} />
      <Slot
        shown={shown}
        seat={seat}
        isOwn={isOwn}
        room={room}
        slot={UPGRADE_SLOTS + room}
        source={isHere ? 1 : NONE}
      />
    </section>
  );
}

/** What pointing at a room can mean: going there, lifting its indulgence, acting in it. */
function roomChoices(marker: number, room: number): Choice[] {
  const choices: Choice[] = [
    { type: 'room', room },
    { type: 'lift', room, symbol: 'cross' },
    { type: 'lift', room, symbol: 'crown' },
  ];
  if (marker === NONE) return choices;
  if (marker === room)
    choices.push({ type: 'perform' }, { type: 'request', gain: 'crown' }, { type: 'request', gain: 'florins' });
  for (let steps = 1; steps <= 2 * ROOMS; steps++) {
    if ((marker + steps) % ROOMS !== room) continue;
    choices.push({ type: 'steps', steps, florins: false }, { type: 'steps', steps, florins: true });
  }
  return choices;
}

interface SlotProps extends PartProps {
  readonly room: number;
  readonly slot: number;
  /** The number of this relief as a source, if the marker is here. */
  readonly source: number;
}

function Slot({ shown, seat, isOwn, room, slot, source }: SlotProps) {
  const { view, text, tables } = shown;
  const palace = view.open.palaces[seat];
  const card = palace.cards[slot];
  const isAction = slot < UPGRADE_SLOTS;
  const choices: Choice[] = isOwn
    ? [
        ...(source === NONE ? [] : SYMBOLS.map((symbol): Choice => ({ type: 'use', source, symbol }))),
        ...(source === NONE ? [] : [1, 2, 3].map((tokens): Choice => ({ type: 'tokens', relief: source, tokens }))),
        { type: 'pick', slot },
        { type: 'put', slot },
      ]
    : [];
  const printed = tables.palaces[palace.dynasty].reliefs[room];
  const kind = text.names.terms[isAction ? 'actionCard' : 'upgradeCard'];
  const label = card === NONE ? kind : text.names.cards[tables.cards[card].id];
  return (
    <Targets
      choices={meant(shown, choices)}
      pick={shown.pick}
      label={label}
      className="vi-slot"
      thing={`slot-${seat}-${slot}`}
    >
      {card !== NONE ? (
        <CardFace shown={shown} card={card} />
      ) : isAction ? (
        <span className="vi-empty">
          <Relief shown={shown} relief={printed} />
        </span>
      ) : (
        <span className="vi-empty" aria-hidden="true">
          {kind}
        </span>
      )}
    </Targets>
  );
}
