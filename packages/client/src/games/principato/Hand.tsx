/** The two cards of a player. Of one's own, each line of effects is a choice of its own. */
import type { Seat } from '@bottega/kernel';
import { type CardId, type Choice, type Line, lineMessage, linesOf } from '@bottega/principato/show';
import { IDLE_CONTROLLER } from '../../choosing/choice-controller';
import { Target } from '../../choosing/Target';
import { Icon } from './art/icons';
import type { BoardContext } from './board-context';
import { Card, CardTop, cardMarks, kindOf } from './Card';
import { Effect } from './Effect';
import { isOffered, LineTarget } from './LineTarget';
import type { ChangeCarry } from './use-change-carry';

interface HandProps {
  readonly shown: BoardContext;
  readonly seat: Seat;
  readonly carry: ChangeCarry | null;
}

/** One's own hand can be carried from; a hand without a carry is somebody else's. */
export function Hand({ shown, seat, carry }: HandProps) {
  const { view, tables, text, pick } = shown;
  const lines = carry === null ? [] : linesOf(tables, view, seat);
  return (
    <div className="pr-hand" data-topic="hand" data-part={carry === null ? undefined : 'hand'}>
      {carry !== null && <h4 className="sr-only">{text.names.terms.hand}</h4>}
      {view.open.principalities[seat].hand.map((card, slot) => {
        if (carry === null) return <Card key={card} shown={shown} card={card} />;
        const change: Choice = { type: 'change', slot };
        return (
          <div
            key={card}
            className="pr-hand-card"
            data-status={pick.status({ type: 'activate', slot })}
            data-topic={`card:${kindOf(shown, card)}`}
            data-drop={`slot-${slot}`}
            onPointerDown={(press) => carry.grab(press)}
            data-carried={`slot-${slot}`}
          >
            <OwnCard shown={shown} seat={seat} card={card} slot={slot} lines={lines} />
            {/* It keeps its room when nothing can be changed: what lies below stays where it is. */}
            {pick.status(change) === 'none' ? (
              <span className="pr-change" data-idle="true" />
            ) : (
              <Target choice={change} pick={pick} className="pr-change" topic="change" label={shown.name(change)}>
                <span aria-hidden="true">
                  <Icon name="exchange" topic="change" /> {text.messages['table.change']}
                </span>
              </Target>
            )}
          </div>
        );
      })}
    </div>
  );
}

interface OwnCardProps {
  readonly shown: BoardContext;
  readonly seat: Seat;
  readonly card: CardId;
  readonly slot: number;
  /** The lines of both cards. */
  readonly lines: readonly Line[];
}

function OwnCard({ shown, seat, card, slot, lines: all }: OwnCardProps) {
  const { pick, name, say, tables, view } = shown;
  const { type } = tables.cards[card];
  const lines = [...all.entries()].filter(([, line]) => line.slot === slot);
  const activate: Choice = { type: 'activate', slot };
  const isAsked = pick.status(activate) !== 'none';
  const label = isAsked ? name(activate) : '';
  const topic = `card:${kindOf(shown, card)}`;
  // One effect: the whole card is its line. Several: the picture asks which, a line says it.
  if (type === null || lines.length < 2) {
    const [index, line] = lines[0] ?? [];
    return (
      <LineTarget
        shown={shown}
        line={line}
        label={label}
        className="pr-slot"
        topic={topic}
        {...(index === undefined ? {} : { index })}
      >
        <Card shown={shown} card={card} isNamed={isAsked} />
      </LineTarget>
    );
  }
  const recruits = type.alternatives[0].gain.kind === 'recruit' ? type.alternatives[0].gain.soldier : null;
  return (
    <div className="pr-slot" data-lines="true">
      <div {...cardMarks(shown, card)}>
        <Target
          choice={activate}
          pick={isAsked ? pick : IDLE_CONTROLLER}
          className="pr-card-top"
          label={label}
          showsAdvice={false}
        >
          <CardTop shown={shown} card={card} isNamed={isAsked} />
        </Target>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend that repeats the card's name */}
        <div
          className="pr-card-effects"
          role="group"
          aria-label={label || shown.text.names.cards[type.type]}
          data-recruits={recruits !== null}
        >
          {recruits !== null && (
            <span className="pr-amount" aria-hidden="true">
              <Icon name={recruits} topic={null} />
            </span>
          )}
          {lines.map(([index, line]) => (
            <LineTarget
              key={index}
              shown={shown}
              line={line}
              index={index}
              label={say(lineMessage(tables, view, seat, line))}
              className="pr-effect"
            >
              {recruits === null ? (
                <Effect
                  alternative={type.alternatives[line.alternative]}
                  shown={shown}
                  isSaid={isOffered(shown, line)}
                />
              ) : (
                <b aria-hidden="true">{line.soldiers}</b>
              )}
            </LineTarget>
          ))}
        </div>
      </div>
    </div>
  );
}
