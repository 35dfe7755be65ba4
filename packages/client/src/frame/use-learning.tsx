/** What helps whoever is new to a game at its table: a line where to learn it, its three minutes, and advice with the first game. */
import type { Loaded } from '@bottega/games';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { Advice } from '../choosing/advice';
import { nameInList } from '../choosing/list';
import { hasMet, markMet, markPlayed } from '../learned';
import { onlyPerson } from '../table/only-person';
import type { TableClient, TableSnapshot } from '../table/table';
import { loadTextPart } from '../text';
import { useText } from '../text/use-text';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { useSettings } from '../use-settings';
import type { Announcement } from './Announcer';
import { AdviceLine } from './help/AdviceLine';
import { useAdvice } from './help/use-advice';
import type { HintControl } from './help/use-hint';
import { Welcome } from './help/Welcome';
import type { Speech } from './use-speech';

const PrimerPanel = lazy(async () => {
  const [{ PrimerPanel: panel }] = await Promise.all([import('../primer/PrimerPanel'), loadTextPart('learn')]);
  return { default: panel };
});

interface LearningProps {
  readonly table: TableClient;
  readonly seen: TableSnapshot;
  readonly loaded: Loaded;
  readonly speech: Speech;
  readonly hinting: HintControl;
  /** Neither in a lesson, where somebody learns already, nor in a trial. */
  readonly isKept: boolean;
  /** Says that something could not be shown. */
  onFailed(error: unknown): void;
}

interface Learning {
  /** With the question, at the first table of a game; null if nothing is told. */
  readonly welcome: ReactNode;
  /** It has been told for long enough. */
  endWelcome(): void;
  /** Beside the table, while it is open. */
  readonly panel: ReactNode;
  openPrimer(): void;
  readonly advice: Advice | null;
  /** Above the choices; null where no advice is given. */
  readonly line: ReactNode;
  readonly announced: readonly Announcement[];
}

export function useLearning({ table, seen, loaded, speech, hinting, isKept, onFailed }: LearningProps): Learning {
  const { t } = useText();
  const { settings, change } = useSettings();
  const { game, id, players } = table.info;
  const [isNew, setNew] = useState(() => isKept && !hasMet(game));
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isKept) markMet(game);
  }, [isKept, game]);
  const isPlayed = isKept && seen.over && table.adviser !== null && onlyPerson(players) !== null;
  useEffect(() => {
    if (isPlayed) markPlayed(game, id);
  }, [isPlayed, game, id]);

  const control = useAdvice(table, seen, isKept ? settings.advice : 'off');
  const { words, say, text } = speech;
  const { view, seat, allowed } = seen;
  const hint = control?.hint ?? null;
  const choice = useMemo(() => {
    if (hint === null || seat === null) return null;
    const together = words.together?.(view, seat, allowed) ?? [];
    return nameInList(hint.lines[0].choices, together, say, (one) => say(words.choice(view, seat, one)));
  }, [hint, seat, view, allowed, words, say]);
  const openPrimer = useCallback(() => setOpen(true), []);
  const endWelcome = useCallback(() => setNew(false), []);
  const welcome = useMemo(
    () => (isNew ? <Welcome game={game} title={text.title} onPrimer={openPrimer} onClose={endWelcome} /> : null),
    [isNew, game, text, openPrimer, endWelcome],
  );
  return {
    welcome,
    panel: isOpen && (
      <ErrorBoundary fallback={(error) => <Failed error={error} onFailed={onFailed} onClose={() => setOpen(false)} />}>
        <Suspense fallback={null}>
          <PrimerPanel loaded={loaded} text={text} onClose={() => setOpen(false)} />
        </Suspense>
      </ErrorBoundary>
    ),
    openPrimer,
    endWelcome,
    advice: control?.advice ?? null,
    line: control !== null && (
      <AdviceLine
        control={control}
        choice={choice}
        speech={speech}
        onWhy={() => hint !== null && hinting.show(hint)}
        onOff={() => change({ advice: 'off' })}
      />
    ),
    announced: choice === null ? [] : [{ id: `${seen.version} advice`, text: t('advice.says', { choice }) }],
  };
}

interface FailedProps {
  readonly error: unknown;
  onFailed(error: unknown): void;
  onClose(): void;
}

/** What could not be loaded is said where the table says things, and can be tried again. */
function Failed({ error, onFailed, onClose }: FailedProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
  useEffect(() => {
    onFailed(error);
    onClose();
  }, []);
  return null;
}
