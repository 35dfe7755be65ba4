/**
 * Something that can pay. While a price is asked for, pointing at it changes the proposed payment: what is suggested is spared,
 * what is spared is allowed again, what is neither is used. What was used last already is taken back.
 */
import { type Choice, justUsed, paymentOf } from '@bottega/virtu/show';
import { Targets, type TargetsProps } from '../../../choosing/Targets';
import { Sym } from '../art/Sym';
import { type BoardContext, t } from '../board-context';
import { sourceChoices } from '../palace/part';
import type { Part, Standing } from './draft';

interface SourceProps extends Omit<TargetsProps<Choice>, 'pick'> {
  readonly shown: BoardContext;
  /** Its number as a source, or NONE. */
  readonly source: number;
}

export function Source({ shown, source, ...targets }: SourceProps) {
  const { pick, paying } = shown;
  if (canTakeBack(shown, source)) {
    return <Plain {...targets} said={t(shown, 'table.spare')} onPress={() => pick.takeBack()} />;
  }
  const parts = paying?.partsOf(source) ?? [];
  if (parts.length > 0) return <PartTarget shown={shown} parts={pressed(parts)} {...targets} />;
  const isOffered = targets.choices.some(({ choice }) => pick.status(choice) === 'may');
  const later = sourceChoices(source).find((choice) => pick.isPlanned(choice));
  if (isOffered || later === undefined || paying !== null) return <Targets pick={pick} {...targets} />;
  return <Plain {...targets} said={shown.name(later)} onPress={() => pick.accept(later)} />;
}

/** Of a source that is suggested or spared only this is changed by pointing at it; what else it could do is in the list. */
function pressed(parts: readonly Part[]): readonly Part[] {
  const isUnused = ({ standing }: Part) => standing === 'may' || standing === 'given';
  return isUnused(parts[0]) ? parts : parts.slice(0, 1);
}

interface PartTargetProps extends Omit<TargetsProps<Choice>, 'pick' | 'choices'> {
  readonly shown: BoardContext;
  readonly parts: readonly Part[];
}

/** What a source does in the proposed payment; pointing at it changes that. */
export function PartTarget({ shown, parts, children, className = '', ...targets }: PartTargetProps) {
  const { pick, paying } = shown;
  const [{ standing }] = parts;
  const changing = parts.filter((part) => part.standing !== 'given');
  return (
    <Targets
      {...targets}
      pick={paying?.pick ?? pick}
      choices={changing.map((part) => ({ choice: part.choice, label: partName(shown, part) }))}
      label={SIGNS[standing] === null ? targets.label : partName(shown, parts[0])}
      className={`${className} vi-part`}
    >
      {children}
      {SIGNS[standing] !== null && (
        <span className="vi-standing" data-standing={standing} aria-hidden="true">
          <Sym name={SIGNS[standing]} size="1em" />
        </span>
      )}
    </Targets>
  );
}

/** In the corner of what pays, and of what is spared. */
const SIGNS: Readonly<Record<Standing, string | null>> = {
  planned: 'check',
  needed: 'lock',
  given: 'check',
  spared: 'spared',
  may: null,
};

function partName(shown: BoardContext, { choice, standing }: Part): string {
  const name = shown.name(choice);
  return standing === 'may' ? name : t(shown, `table.source.${standing}`, { choice: name });
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

/** Within a payment, what was used last. */
function canTakeBack({ view, seen }: BoardContext, source: number): boolean {
  return seen.canUndo && paymentOf(view, seen.seat) !== null && justUsed(seen.log, seen.seat) === source;
}
