/** A siege or a field battle as it grows: both sides part by part, who may speak, and how it would end as it stands. */
import './Fight.css';
import type { Seat } from '@bottega/kernel';
import {
  BY_CANNONS,
  BY_FRANCE,
  BY_LEONARDO,
  CATHEDRAL,
  CITIES,
  cityParts,
  type FrameOf,
  NONE,
  outlook,
  stateFromView,
  strengths,
  TILES_FROM,
  TOKEN,
  topFrame,
  troopPlace,
  type Event as VirtuEvent,
} from '@bottega/virtu/show';
import { Target } from '../../../choosing/Target';
import { SeatSign } from '../../../ui/SeatSign';
import { Battlefield } from '../art/Battlefield';
import { type BoardContext, playerName, t } from '../board-context';

interface FightProps {
  readonly shown: BoardContext;
  readonly fight: FrameOf<'combat'>;
}

/** Something that makes a side stronger or weaker. */
interface Part {
  readonly id: string;
  readonly name: string;
  readonly strength: number;
  readonly topic: string;
}

export function Fight({ shown, fight }: FightProps) {
  const { view, text, tables, seen } = shown;
  const { city, attacker, defender, field } = fight;
  const state = stateFromView(view);
  const [attack, defence] = strengths(tables, state, fight);
  const declared = declaredIn(seen.log);
  const passed = passedIn(seen.log);
  // V-5.4.7: nobody speaks any more when the owner of a city that falls is asked about its florins.
  const isDecided = topFrame(view).step === 'alarm';
  const speaker = isDecided ? defender : fight.speaker;
  const title = t(shown, field ? 'table.fight.field' : 'table.fight.siege', { city: CITIES[city] });
  const troops = (seat: Seat): Part => {
    const count = view.open.troops[troopPlace(state, city, seat)];
    return { id: 'troops', name: t(shown, 'table.fight.troops', { count }), strength: count, topic: 'troop' };
  };
  const bonuses = (seat: Seat): Part[] =>
    declared
      .filter((event) => event.seat === seat)
      .map((event, at) => ({ id: `bonus ${at}`, ...nameOf(shown, event) }));
  const own = (): Part[] => {
    if (field) return [troops(defender)];
    const parts = cityParts(tables, state, city, attacker);
    return [
      { id: 'value', name: text.messages['table.fight.value'], strength: parts.value, topic: `city:${CITIES[city]}` },
      { id: 'agent', name: text.names.terms.agent, strength: parts.agent, topic: 'agent' },
      { ...(defender === NONE ? NO_TROOPS : troops(defender)), strength: parts.troops },
      { id: 'bastions', name: text.names.bonuses.bastions, strength: parts.bastions, topic: 'bonus:bastions' },
    ].filter(({ strength }) => strength !== 0);
  };
  return (
    <section className="vi-fight card" data-topic={field ? 'fieldBattle' : 'siege'} aria-label={title}>
      <h2>{title}</h2>
      <div className="vi-fight-sides">
        <Side
          shown={shown}
          seat={attacker}
          strength={attack}
          parts={[troops(attacker), ...bonuses(attacker)]}
          isSpeaking={speaker === attacker}
          hasPassed={passed.includes(attacker)}
        />
        <Battlefield field={field} attacker={attacker} defender={defender} isWon={attack > defence} />
        <Side
          shown={shown}
          seat={defender}
          strength={defence}
          parts={[...own(), ...(defender === NONE ? [] : bonuses(defender))]}
          isSpeaking={speaker === defender}
          hasPassed={passed.includes(defender)}
        />
      </div>
      <p className="vi-fight-outlook">{outlookSentence(shown, fight)}</p>
      <p className="vi-fight-speaker">
        {isDecided
          ? t(shown, 'waiting.alarm', { seat: speaker, city: CITIES[city] })
          : t(shown, 'table.fight.speaks', { seat: speaker })}
      </p>
      <Answers shown={shown} tiles={isDecided ? [city, CATHEDRAL + city] : []} />
    </section>
  );
}

interface AnswersProps {
  readonly shown: BoardContext;
  /** Tiles that are about to be lost. */
  readonly tiles: readonly number[];
}

/** The bonuses that may be declared now, and those that may not with the reason; florins that would be lost. */
function Answers({ shown, tiles }: AnswersProps) {
  const { seen, pick, name } = shown;
  const all = [...seen.allowed, ...seen.barred.map(({ choice }) => choice)];
  const answers = all.filter((choice) =>
    choice.type === 'collect'
      ? tiles.includes(choice.source - TILES_FROM)
      : choice.type === 'declare' || choice.type === 'pass',
  );
  if (answers.length === 0) return null;
  return (
    <div className="vi-fight-answers">
      {answers.map((choice) => {
        const label = name(choice);
        return (
          <Target key={label} choice={choice} pick={pick} label={label} className="vi-fight-answer" topic="siege">
            <span aria-hidden="true">{label}</span>
          </Target>
        );
      })}
    </div>
  );
}

const NO_TROOPS: Part = { id: 'troops', name: '', strength: 0, topic: 'troop' };

interface SideProps {
  readonly shown: BoardContext;
  /** NONE for a neutral city. */
  readonly seat: Seat;
  readonly strength: number;
  readonly parts: readonly Part[];
  readonly isSpeaking: boolean;
  readonly hasPassed: boolean;
}

function Side({ shown, seat, strength, parts, isSpeaking, hasPassed }: SideProps) {
  const { text } = shown;
  const isNeutral = seat === NONE;
  return (
    <div
      className="vi-fight-side seat-band"
      data-speaking={isSpeaking}
      {...(isNeutral ? {} : { 'data-seat': seat, 'data-thing': `seat-${seat}` })}
    >
      <p className="vi-fight-name">
        {isNeutral ? (
          text.names.terms.neutralCity
        ) : (
          <>
            <SeatSign seat={seat} /> {playerName(shown, seat)}
          </>
        )}
        {hasPassed && <em>{text.messages['table.fight.passed']}</em>}
      </p>
      <p className="vi-fight-strength">
        <span className="sr-only">{t(shown, 'table.fight.strength', { strength })}</span>
        <b key={strength} aria-hidden="true">
          {strength}
        </b>
      </p>
      <ul>
        {parts.map((part) => (
          <li key={part.id} data-topic={part.topic}>
            <span>{part.name}</span> <b>{signed(part.strength)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

const signed = (strength: number): string => (strength < 0 ? `−${-strength}` : `+${strength}`);

function outlookSentence(shown: BoardContext, fight: FrameOf<'combat'>): string {
  const end = outlook(shown.tables, stateFromView(shown.view), fight);
  const city = CITIES[fight.city];
  const seat = fight.attacker;
  switch (end.ends) {
    case 'captured':
      if (end.lost === 0) return t(shown, 'table.fight.captured.none', { seat, city });
      return t(shown, 'table.fight.captured.some', { seat, city, lost: end.lost });
    case 'repelled':
      return t(shown, 'table.fight.repelled', { seat, city, lost: 1 });
    case 'battled': {
      const { winner, loser, winnerLost, loserLost } = end;
      return t(shown, 'table.fight.battled', { winner, loser, winnerLost, loserLost });
    }
    case 'drawn':
      return t(shown, 'table.fight.drawn', { lost: 1 });
  }
}

type Declared = Extract<VirtuEvent, { readonly type: 'declared' }>;

/** What was told since this fight began. */
function ofThisFight(log: readonly VirtuEvent[]): readonly VirtuEvent[] {
  return log.slice(log.findLastIndex(({ type }) => type === 'siege' || type === 'fieldBattle') + 1);
}

const declaredIn = (log: readonly VirtuEvent[]): readonly Declared[] =>
  ofThisFight(log).filter((event): event is Declared => event.type === 'declared');

/** Who has passed since the last bonus. */
function passedIn(log: readonly VirtuEvent[]): readonly Seat[] {
  const events = ofThisFight(log);
  const since = events.slice(events.findLastIndex(({ type }) => type === 'declared') + 1);
  return since.flatMap((event) => (event.type === 'passed' ? [event.seat] : []));
}

function nameOf({ text, tables }: BoardContext, { bonus, card, strength }: Declared): Omit<Part, 'id'> {
  const { names } = text;
  switch (bonus) {
    case TOKEN:
      return { name: names.terms.warToken, strength, topic: 'warToken' };
    case BY_LEONARDO:
      return { name: names.bonuses.leonardo, strength, topic: 'bonus:leonardo' };
    case BY_CANNONS:
      return { name: names.bonuses.cannons, strength, topic: 'bonus:cannons' };
    case BY_FRANCE:
      return { name: names.powers.france, strength, topic: 'power:france' };
    default: {
      const { id } = tables.cards[card];
      return { name: names.cards[id], strength, topic: `card:${id}` };
    }
  }
}
