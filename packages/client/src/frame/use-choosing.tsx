/** What whoever is asked can do: choose, be refused, or be asked once more. */
import type { Choice, Refusal } from '@bottega/kernel';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { beginsWith } from '../choosing/advice';
import { type ChoiceController, createChoiceController } from '../choosing/choice-controller';
import type { TableClient, TableSnapshot } from '../table/table';
import { useText } from '../text/use-text';
import { useSettings } from '../use-settings';
import type { Asking } from './help/asking';
import type { Speech } from './use-speech';
import type { TroubleControl } from './use-trouble';
import { useUntil } from './use-until';
import { WasteAsk } from './WasteAsk';

interface ChoosingProps {
  readonly table: TableClient;
  readonly seen: TableSnapshot;
  readonly speech: Speech;
  readonly asking: Asking;
  readonly attempt: TroubleControl['attempt'];
  /** Says why something was not done. */
  onNotice(notice: string): void;
  /** What is advised here; whoever follows it is not asked whether they mean it. */
  readonly advised: readonly Choice[];
  /** Something is being chosen. */
  onChoose(): void;
  /** Takes something back. */
  undo(): void;
}

interface Choosing {
  readonly pick: ChoiceController;
  /** What a choice is called to whoever is asked. */
  name(choice: Choice): string;
  /** What was chosen and is not known to be on disk yet, while nothing else is shown; null where that is not waited for. */
  readonly sent: readonly Choice[] | null;
  /** Asks before a choice gives something away; null while nothing is asked. */
  readonly ask: ReactNode;
}

export function useChoosing({
  table,
  seen,
  speech,
  asking,
  attempt,
  onNotice,
  advised,
  onChoose,
  undo,
}: ChoosingProps): Choosing {
  const { t } = useText();
  const { settings, change } = useSettings();
  const { words, say } = speech;
  /** A choice that gives something away, until it is made or not. */
  const [waste, setWaste] = useUntil<{ readonly choice: Choice; readonly loss: string }>(seen.version);

  const refused = useCallback(
    (refusal: Refusal | null) => {
      if (refusal === null) return;
      if (refusal.rule !== null) onNotice(say(words.refusal(refusal.rule, refusal.facts)));
      else onNotice(t(refusal.reason === 'seat' ? 'table.notAsked' : 'table.gone'));
    },
    [say, words, t, onNotice],
  );
  /** What is on its way to a server: nothing else can be chosen in this position. */
  const [sent, setSent] = useUntil<readonly Choice[]>(seen.version);
  const isSent = useRef(false);
  isSent.current = sent !== null;
  const playAll = useCallback(
    (choices: readonly Choice[]) => {
      if (isSent.current) return;
      onChoose();
      if (table.company !== null) {
        isSent.current = true; // at once: the screen follows a little later
        setSent(choices);
      }
      void attempt('choice', async () => {
        try {
          refused(await table.choose(choices));
        } finally {
          setSent(null);
        }
      });
    },
    [table, refused, attempt, onChoose, setSent],
  );
  const play = useCallback(
    (choices: readonly Choice[]) => {
      const { view, seat } = seen;
      const [choice] = choices;
      const asks = settings.askBeforeWaste && choices.length === 1 && seat !== null && !beginsWith(advised, choices);
      const loss = asks ? (words.wastes?.(view, seat, choice) ?? null) : null;
      if (loss === null) playAll(choices);
      else setWaste({ choice, loss: say(loss) });
    },
    [seen, settings.askBeforeWaste, advised, words, say, playAll, setWaste],
  );
  const pick = useMemo(
    () => createChoiceController(seen, { play, explain: asking.explain, undo }),
    [seen, play, asking, undo],
  );
  const name = useCallback(
    (choice: Choice) => (seen.seat === null ? '' : say(words.choice(seen.view, seen.seat, choice))),
    [seen, say, words],
  );
  const ask = waste !== null && (
    <WasteAsk
      loss={waste.loss}
      choice={name(waste.choice)}
      onGoOn={(askBeforeWaste) => {
        setWaste(null);
        if (!askBeforeWaste) change({ askBeforeWaste });
        playAll([waste.choice]);
      }}
      onBack={() => setWaste(null)}
    />
  );
  return { pick, name, sent, ask };
}
