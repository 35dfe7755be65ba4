/** All choices of the question as a list: what the keyboard and a screen reader use, and the mouse if it likes. */
import './Choices.css';
import './ChoicesBar.css';
import './ChoicesBeside.css';
import { type Choice, sameChoice } from '@bottega/kernel';
import type { Say, Words } from '@bottega/kernel/text';
import { memo, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { TableSnapshot } from '../table/table';
import { useText } from '../text/use-text';
import { useBottomBar } from '../ui/use-bottom-bar';
import { useKeys } from '../ui/use-keys';
import { AdviceMark } from './AdviceMark';
import { AdviceContext } from './advice';
import { type AmountFields, splitAmounts } from './amounts';
import { BarredLines } from './BarredLines';
import type { ChoiceController } from './choice-controller';
import { isEcho } from './is-echo';
import { foundIn, isFoldedIn, isFound, type ListGroup, type ListLine, listOf, nameInList } from './list';
import { Stepper } from './Stepper';
import { useFind } from './use-find';

interface ChoicesProps {
  readonly seen: TableSnapshot;
  readonly pick: ChoiceController;
  readonly words: Words;
  readonly say: Say;
  /** Which choices ask how many. */
  readonly amountFields: AmountFields;
  label(choice: Choice): string;
  /** What was chosen here and is on its way; null while nothing is. */
  readonly sent: readonly Choice[] | null;
  /** Takes something back, or says why nothing can be; null for whoever only looks on. */
  readonly onUndo: (() => void) | null;
  /** Null where everything can be taken back to the beginning. */
  readonly onUndoTurn: (() => void) | null;
  readonly onHint: (() => void) | null;
  /** Opens a copy of the position in which nothing counts; null where nothing can be tried. */
  readonly onTry: (() => void) | null;
  /** What is advised and why, above the choices. */
  readonly advice: ReactNode;
  /** Why something was not done: beside the buttons, which are always in sight. */
  readonly notice: ReactNode;
  /** What is told with the question: on a phone it lies over the table, on the edge of the choices. */
  readonly over: ReactNode;
}

/** With more lines than there are digits, one finds by letters. */
const MANY = 9;

export const Choices = memo(function Choices({
  seen,
  pick,
  words,
  say,
  amountFields,
  label,
  sent,
  onUndo,
  onUndoTurn,
  onHint,
  onTry,
  advice,
  notice,
  over,
}: ChoicesProps) {
  const { t } = useText();
  const bar = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const { version, seat } = seen;
  const edge = useRef<HTMLDivElement>(null);
  const isCut = useBottomBar(bar, body, edge, version);
  const advised = useContext(AdviceContext);
  const { amounts, list, advisedLabel } = useMemo(() => {
    const split = splitAmounts(seen, amountFields);
    const together = seat === null ? [] : (words.together?.(seen.view, seat, seen.allowed) ?? []);
    return {
      amounts: split.amounts,
      list: listOf(
        {
          ...split,
          together,
          endAfter: (choices) => (seat === null ? null : (words.endAfter?.(seen.view, seat, choices) ?? null)),
        },
        words,
        say,
        label,
      ),
      advisedLabel: advised === null ? null : nameInList(advised.choices, together, say, label),
    };
  }, [seen, seat, amountFields, words, say, label, advised]);
  const { query, field, setQuery } = useFind(version);
  const [open, setOpen] = useState<{ readonly version: number; readonly headings: readonly string[] }>({
    version,
    headings: [],
  });
  const opened = open.version === version ? open.headings : [];

  // The focus follows the decision: to the first choice of each new question, unless the person is typing elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each position
  useEffect(() => {
    const { activeElement } = document;
    // On nothing, on the page as a whole, or on the last choice: then it is free to go on.
    const isFree =
      activeElement === null || activeElement.matches('body, main') || activeElement.closest('.choices') !== null;
    body.current?.scrollTo(0, 0); // each question is read from its beginning
    setWhole(false);
    if (isFree || !activeElement?.isConnected) firstOf(bar.current)?.focus({ preventScroll: true });
  }, [version]);

  const groups = foundIn(list.groups, query);
  const together = list.together.filter((line) => isFound(line.label, query));
  const number = list.groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const isFolded = (group: ListGroup<ListLine>) =>
    query === '' && isFoldedIn(list.groups, group) && !opened.includes(group.heading ?? '');
  // Without headings there is one list: what is made as one, and what is made by itself.
  const isPlain = groups.length === 1 && groups[0].heading === null;
  const before = isPlain ? [...together, ...groups[0].lines] : together;
  const under = isPlain ? [] : groups;
  const barred = foundIn(list.barred, query);
  // What can be seen is numbered, from the top. What ends the turn stays in sight while one types, but is not what was found.
  const shown = [
    ...before,
    ...under.flatMap((group) => (isFolded(group) ? [] : group.lines)),
    ...list.closing.filter((line) => isFound(line.label, query)),
  ];
  const keyOf = (line: ListLine) => {
    const at = shown.indexOf(line);
    return at >= 0 && at < 9 ? at + 1 : '';
  };
  const play = ({ choices }: ListLine) => (choices.length === 1 ? pick.choose(choices[0]) : pick.play(choices));
  useKeys(
    Object.fromEntries(shown.slice(0, 9).map((line, at) => [String(at + 1), () => play(line)] as [string, () => void])),
  );
  const toggle = (heading: string) =>
    setOpen({
      version,
      headings: opened.includes(heading) ? opened.filter((one) => one !== heading) : [...opened, heading],
    });
  const lineOf = (line: ListLine) => (
    <li key={line.id}>
      <button
        type="button"
        className="choice"
        data-status="may"
        data-advised={line.label === advisedLabel}
        data-sent={sent !== null && isSame(line.choices, sent)}
        aria-disabled={sent !== null}
        // A double click is one choice, and a held key is one.
        onClick={(event) => !isEcho(event) && play(line)}
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        {line.label === advisedLabel && <AdviceMark />}
        <span className="choice-key" aria-hidden="true">
          {keyOf(line)}
        </span>
        <span>{line.label}</span>
      </button>
      {line.ending !== null && <EndButton line={line} ending={line.ending} sent={sent} onPlay={pick.play} />}
    </li>
  );

  return (
    <section
      ref={bar}
      className="choices"
      aria-label={t('table.choices')}
      data-whole={isWhole}
      data-topic="frame.choices"
    >
      {advice}
      <div className="choices-body card" ref={body} data-group="choices">
        {(number > MANY || query !== '') && (
          <input
            ref={field}
            type="search"
            className="choices-find"
            placeholder={t('table.find')}
            aria-label={t('table.find')}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setQuery('');
              if (event.key === 'Enter' && shown.length === 1) play(shown[0]);
              else if (event.key === 'Enter' || event.key === 'ArrowDown') firstOf(bar.current)?.focus();
              else if (/^[1-9]$/.test(event.key) && Number(event.key) <= shown.length) {
                event.preventDefault();
                play(shown[Number(event.key) - 1]);
              }
            }}
          />
        )}
        {amounts.map((amount) => (
          <Stepper key={`${version} ${amount.id}`} amount={amount} pick={pick} label={label} />
        ))}
        {before.length > 0 && <ul>{before.map(lineOf)}</ul>}
        {under.map((group) => (
          <Group
            key={`${version} ${group.heading}`}
            group={group}
            isFolded={isFolded(group)}
            isAdvised={group.lines.some((line) => line.label === advisedLabel)}
            onToggle={toggle}
          >
            {group.lines.map(lineOf)}
          </Group>
        ))}
        {query !== '' && shown.length === 0 && barred.length === 0 && (
          <p className="choices-none">{t('table.findNone', { query })}</p>
        )}
        <BarredLines key={version} groups={barred} pick={pick} isOpen={query !== '' && shown.length === 0} />
      </div>
      <div className="choices-over" ref={edge}>
        {over}
      </div>
      <div className="choices-foot card" data-group="choices-foot">
        {notice}
        {list.closing.length > 0 && <ul>{list.closing.map(lineOf)}</ul>}
        <div className="choices-tools" data-topic="frame.undo">
          {(isCut || isWhole) && (
            <button
              type="button"
              className="choices-more"
              aria-expanded={isWhole}
              onClick={() => setWhole((now) => !now)}
              data-topic="frame.choices"
            >
              {t(isWhole ? 'table.fewerChoices' : 'table.allChoices', {
                number: number + list.together.length + list.closing.length,
              })}
            </button>
          )}
          {onUndo !== null && (
            <UndoButton bar={seen.undoBar} onClick={onUndo}>
              {t('table.undo')}
            </UndoButton>
          )}
          {onUndo !== null && onUndoTurn !== null && (
            <UndoButton bar={seen.undoBar} onClick={onUndoTurn}>
              {t('table.undoTurn')}
            </UndoButton>
          )}
          {onHint !== null && (
            <button type="button" className="choices-hint" onClick={onHint}>
              {t('table.hint')}
            </button>
          )}
          {onTry !== null && (
            <button
              type="button"
              className="choices-try"
              aria-keyshortcuts="Shift+T"
              title={t('trial.tryHint')}
              onClick={onTry}
              data-topic="frame.trial"
            >
              {t('trial.try')}
            </button>
          )}
        </div>
      </div>
    </section>
  );
});

interface EndButtonProps {
  readonly line: ListLine;
  readonly ending: readonly Choice[];
  readonly sent: readonly Choice[] | null;
  onPlay(choices: readonly Choice[]): void;
}

/** The same as its line, and then the end of the turn, which is not asked by itself any more. */
function EndButton({ line, ending, sent, onPlay }: EndButtonProps) {
  const { t } = useText();
  return (
    <button
      type="button"
      className="choice-end"
      aria-label={t('table.thenEnd', { choice: line.label })}
      data-sent={sent !== null && isSame(ending, sent)}
      aria-disabled={sent !== null}
      onClick={(event) => !isEcho(event) && onPlay(ending)}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    >
      {t('table.andEnd')}
    </button>
  );
}

/** Whether two lines do the same. */
function isSame(some: readonly Choice[], others: readonly Choice[]): boolean {
  return some.length === others.length && some.every((choice, at) => sameChoice(choice, others[at]));
}

interface GroupProps {
  readonly group: ListGroup<ListLine>;
  readonly isFolded: boolean;
  /** Whether one of its lines is what a bot would choose. */
  readonly isAdvised: boolean;
  onToggle(heading: string): void;
  readonly children: ReactNode;
}

/** Choices under their heading; a long group in a long list opens when its heading is pressed. */
function Group({ group: { heading, lines }, isFolded, isAdvised, onToggle, children }: GroupProps) {
  const { t } = useText();
  const [wasFolded, setWasFolded] = useState(isFolded);
  if (isFolded && !wasFolded) setWasFolded(true);
  if (heading === null) return <ul>{children}</ul>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as one
    <div className="choices-group" role="group" aria-label={heading}>
      {wasFolded ? (
        <button
          type="button"
          className="choices-heading"
          aria-expanded={!isFolded}
          data-advised={isFolded && isAdvised}
          onClick={() => onToggle(heading)}
        >
          {heading} <span className="choices-number tabular">{t('table.number', { number: lines.length })}</span>
          {isFolded && isAdvised && <AdviceMark />}
        </button>
      ) : (
        <h3 className="choices-heading">{heading}</h3>
      )}
      {!isFolded && <ul>{children}</ul>}
    </div>
  );
}

interface UndoButtonProps {
  readonly bar: TableSnapshot['undoBar'];
  onClick(): void;
  readonly children: string;
}

/** What cannot be taken back says why: to whoever points at it, and to whoever tries. */
function UndoButton({ bar, onClick, children }: UndoButtonProps) {
  const { t } = useText();
  return (
    <button
      type="button"
      onClick={onClick}
      aria-disabled={bar !== null}
      title={bar === null ? undefined : t(`table.undoBars.${bar}`)}
    >
      {children}
    </button>
  );
}

/** Where an answer begins: the number if there is one. On a touch screen that would call up its keyboard, unasked. */
function firstOf(bar: HTMLElement | null): HTMLElement | null {
  const wanted = matchMedia('(hover: none)').matches ? 'button.choice' : '[role="spinbutton"], button.choice';
  return bar?.querySelector<HTMLElement>(wanted) ?? bar?.querySelector<HTMLElement>('.choices-heading') ?? null;
}
