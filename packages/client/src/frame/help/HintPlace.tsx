/** Where a hint stands: while it is thought about how far that is, then what it says. */
import type { TableSnapshot } from '../../table/table';
import type { Speech } from '../use-speech';
import { HintBox } from './HintBox';
import { HintThinking } from './HintThinking';
import type { HintControl } from './use-hint';

interface HintPlaceProps {
  readonly hinting: HintControl;
  readonly seen: TableSnapshot;
  readonly speech: Speech;
}

export function HintPlace({ hinting: { hint, share, stop, close }, seen, speech }: HintPlaceProps) {
  const { view, seat, allowed } = seen;
  const { words, say, names } = speech;
  if (share !== null) return <HintThinking share={share} onStop={stop} onClose={close} />;
  if (hint === null || seat === null) return null;
  const said = { words, say, names };
  return <HintBox hint={hint} view={view} seat={seat} {...said} allowed={allowed} onClose={close} />;
}
