/** How a table is set, as a line of facts. What is as usual is said where somebody might want to know it, and left out elsewhere. */
import type { Clock, NightHours, TableSummary } from '@bottega/protocol';
import type { PageText } from '../../../text';
import { durationIn, hourIn } from '../../../ui/time-words';

type Set = Pick<
  TableSummary,
  'places' | 'clock' | 'night' | 'isOpen' | 'spectators' | 'seating' | 'hasOwnData' | 'brought'
>;

/** `changedRules`: how many house rules are not as printed; null while that is not known. */
export function settingsLine(table: Set, changedRules: number | null, pageText: PageText): string {
  const { t } = pageText;
  const facts = [
    t('lobby.players', { count: table.places.length }),
    clockFact(table.clock, pageText),
    table.clock.kind === 'none' || table.night === null ? null : nightFact(table.night, pageText),
    t(table.isOpen ? 'lobby.isOpen' : 'lobby.byLink'),
    changedRules === null
      ? null
      : changedRules === 0
        ? t('lobby.usualRules')
        : t('lobby.changedRules', { count: changedRules }),
    table.hasOwnData ? t('lobby.ownData') : null,
    table.seating === 'drawn' ? t('lobby.drawn') : null,
    table.spectators === 'none' ? t('lobby.noSpectators') : null,
    table.spectators === 'all' ? t('lobby.allSpectators') : null,
  ];
  return facts.filter((fact) => fact !== null).join(' · ');
}

export function clockFact(clock: Clock, { t, language }: PageText): string {
  if (clock.kind === 'none') return t('lobby.noClock');
  const time = durationIn(language, clock.seconds);
  if (clock.kind === 'decision') return t('lobby.perDecision', { time });
  if (clock.increment === 0) return t('lobby.budgetOnly', { time });
  return t('lobby.budget', { time, more: durationIn(language, clock.increment) });
}

export function nightFact({ from, to }: NightHours, { t, language }: PageText): string {
  return t('lobby.nightFact', { from: hourIn(language, from), to: hourIn(language, to) });
}
