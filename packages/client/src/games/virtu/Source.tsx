/** Something that can pay. What was used last can be spared again by pointing at it once more; else it is chosen as anything is. */
import { topFrame } from '@bottega/virtu/show';
import { Targets, type TargetsProps } from '../../frame/Targets';
import { type Shown, tell } from './shown';

interface SourceProps extends Omit<TargetsProps, 'pick'> {
  readonly shown: Shown;
  /** Its number as a source, or NONE. */
  readonly source: number;
}

export function Source({ shown, source, ...targets }: SourceProps) {
  const { pick } = shown;
  if (!canSpare(shown, source)) return <Targets pick={pick} {...targets} />;
  const { label, className = '', topic, thing, children } = targets;
  const said = tell(shown, 'table.spare');
  return (
    <button
      type="button"
      className={`target ${className}`}
      data-topic={topic}
      data-thing={thing}
      title={said}
      onClick={() => pick.takeBack()}
    >
      <span className="sr-only">
        {label}: {said}
      </span>
      {children}
    </button>
  );
}

/** A payment goes on behind the source that was used last. */
function canSpare({ view, seen }: Shown, source: number): boolean {
  const frame = topFrame(view);
  return frame?.step === 'pay' && frame.seat === seen.seat && frame.from === source + 1 && seen.canUndo;
}
