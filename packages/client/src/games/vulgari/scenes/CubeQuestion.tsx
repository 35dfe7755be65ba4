/** Which cubes: to sell, to give for a cardinal, or to discard for a bid or an office. Each answer shows its cubes. */
import { type Choice, type CubeSet, stateFromView, votesLeftAfter } from '@bottega/vulgari/show';
import { type BoardContext, t } from '../board-context';
import { Heap } from '../parts/Heap';
import { Option } from '../parts/Option';
import { SceneBox } from './SceneBox';

interface CubeQuestionProps {
  readonly shown: BoardContext;
  readonly title: string;
  readonly topic: string;
}

export function CubeQuestion({ shown, title, topic }: CubeQuestionProps) {
  const { seen } = shown;
  const answers = [...seen.allowed, ...seen.barred.map(({ choice }) => choice)];
  if (answers.length === 0) return null;
  return (
    <SceneBox title={title} topic={topic}>
      <div className="vu-options">
        {answers.map((choice) => (
          <Option key={JSON.stringify(choice)} shown={shown} choice={choice} topic={topic}>
            <Cubes shown={shown} choice={choice} />
            <Left shown={shown} choice={choice} />
          </Option>
        ))}
      </div>
    </SceneBox>
  );
}

/** What an answer takes away; the name of the answer says it too. */
function Cubes({ shown, choice }: { readonly shown: BoardContext; readonly choice: Choice }) {
  const { set, isVirtual } = cubesOf(choice);
  const { politicians, nobles, abbesses } = set;
  if (politicians + nobles + abbesses === 0) return null;
  return (
    <span aria-hidden="true">
      <Heap shown={shown} counts={[politicians, nobles, abbesses]} isVirtual={isVirtual} />
    </span>
  );
}

/** D-22.1: what paying for an office with these cubes leaves. */
function Left({ shown, choice }: { readonly shown: BoardContext; readonly choice: Choice }) {
  const { tables, view } = shown;
  if (choice.type !== 'spend' || view.seat === null) return null;
  const votes = votesLeftAfter(tables, stateFromView(view), view.seat, choice);
  return <small>{t(shown, 'table.election.left', { votes })}</small>;
}

const NO_CUBES: CubeSet = { politicians: 0, nobles: 0, abbesses: 0 };

function cubesOf(choice: Choice): { readonly set: CubeSet; readonly isVirtual: boolean } {
  switch (choice.type) {
    case 'discard':
    case 'spend':
      return { set: choice, isVirtual: false };
    case 'sell':
      return { set: { ...NO_CUBES, nobles: choice.nobles }, isVirtual: false };
    case 'virtualNoble':
      return { set: { ...NO_CUBES, nobles: choice.sold ? 1 : 0 }, isVirtual: true };
    case 'tribute':
      if (choice.cube === 'politician') return { set: { ...NO_CUBES, politicians: 1 }, isVirtual: false };
      return { set: { ...NO_CUBES, nobles: 1 }, isVirtual: choice.cube === 'virtual' };
    default:
      return { set: NO_CUBES, isVirtual: false };
  }
}
