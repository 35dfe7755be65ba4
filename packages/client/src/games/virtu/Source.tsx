/**
 * Something that can pay. What was used last can be spared again by pointing at it once more, and what is suggested for later
 * is paid with all that is suggested before it, since sources are used in one order; else it is chosen as anything is.
 */
import type { Choice as AnyChoice } from '@bottega/kernel';
import { topFrame } from '@bottega/virtu/show';
import { Targets, type TargetsProps } from '../../frame/Targets';
import { sourceChoices } from './part';
import { type Shown, tell } from './shown';

interface SourceProps extends Omit<TargetsProps, 'pick'> {
  readonly shown: Shown;
  /** Its number as a source, or NONE. */
  readonly source: number;
}

export function Source({ shown, source, ...targets }: SourceProps) {
  const { pick } = shown;
  if (canSpare(shown, source)) {
    return <Plain {...targets} said={tell(shown, 'table.spare')} onPress={() => pick.takeBack()} />;
  }
  const isOffered = targets.choices.some(({ choice }) => pick.status(choice) === 'may');
  const later = sourceChoices(source).find((choice) => pick.isPlanned(choice as AnyChoice));
  if (isOffered || later === undefined) return <Targets pick={pick} {...targets} />;
  return <Plain {...targets} said={shown.name(later)} onPress={() => pick.accept(later as AnyChoice)} />;
}

interface PlainProps extends Omit<SourceProps, 'shown' | 'source'> {
  readonly said: string;
  onPress(): void;
}

function Plain({ label, className = '', topic, thing, said, onPress, children }: PlainProps) {
  return (
    <button
      type="button"
      className={`target ${className}`}
      data-topic={topic}
      data-thing={thing}
      title={said}
      onClick={onPress}
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
