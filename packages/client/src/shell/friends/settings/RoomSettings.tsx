/** How a table is set: a line that everybody sees, and behind it the fields, which are the host's. */
import { SEATINGS, type Seating } from '@bottega/kernel';
import { SPECTATOR_RIGHTS, type TableSettingsRequest, type TableSummary } from '@bottega/protocol';
import { useText } from '../../../text/use-text';
import { Segments } from '../../../ui/Segments';
import { HouseRuleFields } from '../../setup/HouseRuleFields';
import { usualRules } from '../../setup/HouseRules';
import { type Opened, useGame } from '../../use-game';
import type { RoomControl } from '../use-room';
import { ClockFields } from './ClockFields';
import { SelectField } from './SelectField';
import { settingsLine } from './settings-line';
import { useSettingsChange } from './use-settings-change';
import './RoomSettings.css';

interface RoomSettingsProps {
  readonly table: TableSummary;
  readonly attempt: RoomControl['attempt'];
}

export function RoomSettings({ table: known, attempt }: RoomSettingsProps) {
  const pageText = useText();
  const { t } = pageText;
  const { table, seats, change } = useSettingsChange(known, attempt);
  const opened = useGame(table.game);
  const changed = changedRules(table, opened);
  const line = settingsLine(table, changed?.length ?? null, pageText);
  return (
    <section aria-labelledby="room-settings" className="room-settings">
      <h2 id="room-settings">{t('lobby.settings')}</h2>
      {table.isHost ? (
        <details className="setup-more">
          <summary>
            <span>{line}</span>
          </summary>
          <Fields table={table} seats={seats} opened={opened} onChange={change} />
        </details>
      ) : (
        <div role="status">
          <p>{line}</p>
          {changed !== null && changed.length > 0 && (
            <dl>
              {changed.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      )}
    </section>
  );
}

interface FieldsProps {
  readonly table: TableSummary;
  readonly seats: number;
  readonly opened: Opened;
  onChange(settings: TableSettingsRequest): void;
}

function Fields({ table, seats, opened, onChange }: FieldsProps) {
  const { t } = useText();
  const isDealt = table.brought !== null;
  return (
    <div className="room-fields">
      {isDealt || opened.status !== 'open' ? null : (
        <>
          <Segments
            legend={t('setup.seats')}
            choices={seatsOffered(table, opened.loaded.game.seats).map((count) => ({
              value: String(count),
              name: String(count),
            }))}
            value={String(seats)}
            onChoose={(value) => onChange({ seats: Number(value) })}
          />
          <Segments<Seating>
            legend={t('setup.seating')}
            choices={SEATINGS.map((value) => ({ value, name: t(`lobby.seatings.${value}`) }))}
            value={table.seating}
            onChoose={(seating) => onChange({ seating })}
          />
        </>
      )}
      <Segments<'link' | 'anyone'>
        legend={t('lobby.who')}
        choices={[
          { value: 'link', name: t('lobby.whoLink') },
          { value: 'anyone', name: t('lobby.whoAnyone') },
        ]}
        value={table.isOpen ? 'anyone' : 'link'}
        onChoose={(value) => onChange({ isOpen: value === 'anyone' })}
      />
      <div className="setup-rules">
        <SelectField
          label={t('lobby.spectators')}
          value={table.spectators}
          choices={SPECTATOR_RIGHTS.map((value) => ({ value, name: t(`lobby.spectating.${value}`) }))}
          onChoose={(spectators) => onChange({ spectators })}
        />
        <ClockFields clock={table.clock} night={table.night} onChange={onChange} />
      </div>
      {isDealt ? (
        <p className="setup-hint">{t('lobby.broughtSettings')}</p>
      ) : opened.status !== 'open' ? null : (
        <>
          <h3>{t('setup.houseRules')}</h3>
          <HouseRuleFields
            rules={opened.loaded.game.options}
            text={opened.text}
            values={table.options}
            onChange={(rule, value) => onChange({ options: { ...table.options, [rule]: value } })}
          />
        </>
      )}
    </div>
  );
}

/** Nobody who sits there loses their place, so the table cannot be smaller than that. */
function seatsOffered({ places }: TableSummary, seats: readonly number[]): number[] {
  const needed = places.findLastIndex(({ name, bot }) => name !== null && bot === null) + 1;
  return seats.filter((count) => count >= needed);
}

/** The house rules that are not as printed, in the game's own words; null until those have come. */
function changedRules({ options }: TableSummary, opened: Opened) {
  if (opened.status !== 'open') return null;
  const usual = usualRules(opened.loaded.game);
  const { text } = opened;
  return Object.keys(usual)
    .filter((rule) => options[rule] !== usual[rule])
    .map((rule) => ({
      name: text.options[rule]?.name ?? rule,
      value: text.options[rule]?.values[String(options[rule])] ?? String(options[rule]),
    }));
}
