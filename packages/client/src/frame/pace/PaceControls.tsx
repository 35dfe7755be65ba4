/** How the bots go on, beside the question: hold them, let them make one choice, skip to one's own turn, and how fast they are. */
import './PaceControls.css';
import { botIn } from '@bottega/table';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { PACES, type Pace } from '../../settings';
import type { BotPace, TableClient, TableSnapshot } from '../../table/table';
import { useText } from '../../text/use-text';
import { useKeys } from '../../ui/use-keys';
import { useSettings } from '../../use-settings';

interface PaceControlsProps {
  readonly table: TableClient;
  readonly pace: BotPace;
  readonly seen: TableSnapshot;
}

/** At tables without bots there is nothing; at others it is there all the time, so that nothing jumps. */
export function PaceControls({ table, pace, seen }: PaceControlsProps) {
  const { t } = useText();
  const { settings, change } = useSettings();
  const isPaused = useSyncExternalStore(table.subscribe, pace.isPaused);
  const speed = useId();
  const { players } = table.info;
  const isBot = (seat: number) => botIn(players[seat]) !== null;
  const areAsked = !seen.over && seen.asked.some(isBot);
  const toggle = () => pace.pause(!isPaused);
  const hasBots = players.some((_, seat) => isBot(seat));
  useKeys({
    ...(hasBots ? { 'shift+p': toggle } : {}), // bots can be held before they are asked
    ...(areAsked || isPaused ? { '.': pace.step, 'shift+s': pace.skip } : {}),
  });
  if (!hasBots) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row everywhere
    <div
      className="pace"
      data-group="pace"
      role="group"
      aria-label={t('pace.title')}
      data-idle={!areAsked && !isPaused}
      data-paused={isPaused}
      data-working={areAsked}
      data-topic="frame.pace"
    >
      <Button name={t(isPaused ? 'pace.play' : 'pace.pause')} keys="Shift+P" onClick={toggle}>
        {isPaused ? <path d="M7 4l13 8-13 8Z" /> : <path d="M7 5h3v14H7ZM14 5h3v14h-3Z" />}
      </Button>
      <Button name={t('pace.step')} keys="." isOff={!areAsked} onClick={pace.step}>
        <path d="M5 5v14M9 5l10 7-10 7Z" />
      </Button>
      <Button name={t('pace.skip')} keys="Shift+S" isOff={!areAsked} onClick={pace.skip}>
        <path d="M3 5l8 7-8 7ZM11 5l8 7-8 7ZM21 5v14" />
      </Button>
      <label className="sr-only" htmlFor={speed}>
        {t('settings.pace')}
      </label>
      <select id={speed} value={settings.pace} onChange={({ target }) => change({ pace: target.value as Pace })}>
        {Object.keys(PACES).map((one) => (
          <option key={one} value={one}>
            {t(`settings.paces.${one as Pace}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface ButtonProps {
  readonly name: string;
  readonly keys: string;
  /** Nothing would come of it; it keeps the focus all the same. */
  readonly isOff?: boolean;
  readonly children: ReactNode;
  onClick(): void;
}

function Button({ name, keys, isOff = false, children, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-keyshortcuts={keys}
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}
