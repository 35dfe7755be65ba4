/** How much time everybody has, and when nobody's time runs. */
import type { Clock, NightHours, TableSettingsRequest } from '@bottega/protocol';
import { useText } from '../../../text/use-text';
import { durationIn, hourIn } from '../../../ui/time-words';
import {
  BUDGETS,
  CLOCK_CHOICES,
  choiceOf,
  clockOf,
  DECISION_TIMES,
  INCREMENTS,
  LIVE,
  OVER_DAYS,
  withCurrent,
} from './clock-choices';
import { SelectField } from './SelectField';
import { clockFact } from './settings-line';

interface ClockFieldsProps {
  readonly clock: Clock;
  readonly night: NightHours | null;
  onChange(settings: Pick<TableSettingsRequest, 'clock' | 'night'>): void;
}

const USUAL_NIGHT = { from: 23, to: 7 };
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

export function ClockFields({ clock, night, onChange }: ClockFieldsProps) {
  const pageText = useText();
  const { t, language } = pageText;
  const names = {
    none: t('lobby.clocks.none'),
    live: t('lobby.clocks.live', { clock: clockFact(LIVE, pageText) }),
    days: t('lobby.clocks.days', { clock: clockFact(OVER_DAYS, pageText) }),
    decision: t('lobby.clocks.decision'),
    budget: t('lobby.clocks.budget'),
  };
  const choice = choiceOf(clock);
  const duration = (seconds: number) => ({ value: seconds, name: durationIn(language, seconds) });
  return (
    <>
      <SelectField
        label={t('lobby.clock')}
        value={choice}
        choices={CLOCK_CHOICES.map((value) => ({ value, name: names[value] }))}
        onChoose={(value) => onChange({ clock: clockOf(value) })}
        hint={clock.kind === 'none' ? null : t('lobby.clockHint')}
      />
      {choice === 'decision' && clock.kind === 'decision' && (
        <SelectField
          label={t('lobby.decisionTime')}
          value={clock.seconds}
          choices={withCurrent(DECISION_TIMES, clock.seconds).map(duration)}
          onChoose={(seconds) => onChange({ clock: { ...clock, seconds } })}
        />
      )}
      {choice === 'budget' && clock.kind === 'budget' && (
        <>
          <SelectField
            label={t('lobby.budgetTime')}
            value={clock.seconds}
            choices={withCurrent(BUDGETS, clock.seconds).map(duration)}
            onChoose={(seconds) => onChange({ clock: { ...clock, seconds } })}
          />
          <SelectField
            label={t('lobby.increment')}
            value={clock.increment}
            choices={withCurrent(INCREMENTS, clock.increment).map(duration)}
            onChoose={(increment) => onChange({ clock: { ...clock, increment } })}
          />
        </>
      )}
      {clock.kind !== 'none' && (
        <fieldset className="room-night">
          <label>
            <input
              type="checkbox"
              checked={night !== null}
              onChange={({ target }) => onChange({ night: target.checked ? here(USUAL_NIGHT) : null })}
            />
            {t('lobby.night')}
          </label>
          {night !== null && (
            <>
              <SelectField
                label={t('lobby.nightFrom')}
                value={night.from}
                choices={HOURS.map((hour) => ({ value: hour, name: hourIn(language, hour) }))}
                onChoose={(from) => onChange({ night: here({ ...night, from }) })}
              />
              <SelectField
                label={t('lobby.nightTo')}
                value={night.to}
                choices={HOURS.map((hour) => ({ value: hour, name: hourIn(language, hour) }))}
                onChoose={(to) => onChange({ night: here({ ...night, to }) })}
              />
            </>
          )}
        </fieldset>
      )}
    </>
  );
}

/** Hours by the clock on the wall of whoever sets them. */
function here({ from, to }: Pick<NightHours, 'from' | 'to'>): NightHours {
  return { from, to, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}
