/** The plan that somebody has kept for their turn: offered when it comes, and never played by itself. */
import './PlanLine.css';
import type { Game } from '@bottega/kernel';
import { checkPlan, stepOf } from '@bottega/table';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { forgetPlan, type Plan, planFor, subscribePlans } from '../../table/plans';
import type { TableInfo, TableSnapshot } from '../../table/table';
import { useText } from '../../text/use-text';
import type { Speech } from '../use-speech';
import { sayRefused, saySteps } from './plan-words';

interface PlanLineProps {
  readonly info: TableInfo;
  readonly seen: TableSnapshot;
  readonly game: Game;
  readonly speech: Speech;
  onPlay(plan: Plan): void;
}

export function PlanLine({ info, seen, game, speech, onPlay }: PlanLineProps) {
  const { t } = useText();
  const { seat, view, asked, over } = seen;
  const plan = useSyncExternalStore(subscribePlans, () => planFor(info.id, seat));
  // It is for one question: what else one is asked meanwhile says nothing about it.
  const isMine = plan !== null && asked.includes(plan.seat);
  const isAsked = isMine && stepOf(view) === plan.step;
  usePassing(plan, isAsked, isMine, over);
  const check = useMemo(
    () => (plan === null || !isAsked ? null : checkPlan(game, view, plan.seat, plan.choices)),
    [plan, isAsked, game, view],
  );
  if (plan === null || over) return null;
  const forget = () => forgetPlan(plan.table, plan.seat);
  const isPossible = check !== null && check.steps.length > 0;
  const refused = check === null ? null : sayRefused(check, plan.seat, speech, t);
  return (
    <div className="plan" role="status" data-topic="frame.plan">
      {check === null && <p>{t('plan.waits')}</p>}
      {isPossible && <p>{t('plan.offer', { choices: saySteps(check, plan.seat, speech) })}</p>}
      {refused !== null && <p>{t(isPossible ? 'plan.partly' : 'plan.impossible', { reason: refused })}</p>}
      <div className="plan-ways">
        {isPossible && (
          <button type="button" onClick={() => onPlay(plan)}>
            {t('plan.play')}
          </button>
        )}
        <button type="button" className="quiet" onClick={forget}>
          {t('plan.forget')}
        </button>
      </div>
    </div>
  );
}

/** Whoever was asked for it and whose turn has passed without it does not want it any more; nor does anybody when the game is over. */
function usePassing(plan: Plan | null, isAsked: boolean, isMine: boolean, isOver: boolean): void {
  const offered = useRef<Plan | null>(null);
  useEffect(() => {
    if (plan === null) return;
    if (isAsked) offered.current = plan;
    if (isOver || (!isMine && offered.current === plan)) forgetPlan(plan.table, plan.seat);
  }, [plan, isAsked, isMine, isOver]);
}
