/** Goal cards with their condition and what they are worth now: one's own, and everybody's once all is open. */
import type { Seat } from '@bottega/kernel';
import { goalMessage, goalPoints } from '@bottega/principato/show';
import { GoalArt } from './art/goals';
import type { BoardContext } from './board-context';

export function Goals({ shown, seat }: { readonly shown: BoardContext; readonly seat: Seat }) {
  const { view, tables, text, say } = shown;
  const own = view.all?.own[seat] ?? view.own;
  if (own === null) return null;
  const one = view.open.principalities[seat];
  const military = one.military ?? own.military ?? 0;
  return (
    <ul className="pr-goals" aria-label={text.names.terms.goalCard} data-secret={`goals-${seat}`} data-topic="goals">
      {own.goals.map((card) => {
        const { goal, rule } = tables.goals[card];
        const points = goalPoints(tables, one, military, rule);
        return (
          <li key={card} className="pr-goal" data-topic={`goal:${goal}`}>
            <span className="pr-goal-art">
              <GoalArt goal={goal} />
            </span>
            <span className="pr-goal-text">
              <b>{text.names.goals[goal]}</b>
              <span className="pr-goal-rule">{say(goalMessage(rule))}</span>
              <span>
                {say({ key: shown.seen.over ? 'table.goalPoints' : 'table.goalWorth', values: { vp: points } })}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
