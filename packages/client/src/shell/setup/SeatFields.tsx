/** Who plays in one seat. */
import { MAX_NAME_LENGTH } from '@bottega/kernel';
import { useId } from 'react';
import { useText } from '../../text/use-text';
import { botLevel } from '../../ui/bot-level';
import { SeatSign } from '../../ui/SeatSign';
import type { Mistake, SeatDraft } from './seats';

interface SeatFieldsProps {
  readonly seat: number;
  /** Seats are drawn: this is a player, and who sits where is not known yet. */
  readonly isDrawn: boolean;
  readonly draft: SeatDraft;
  /** The bots that can sit here, from easy to strong. */
  readonly levels: readonly string[];
  /** What the seat is called as long as no name was written. */
  readonly usualName: string;
  readonly mistake: Mistake | null;
  onChange(draft: SeatDraft): void;
}

const PERSON = 'person';

export function SeatFields({ seat, isDrawn, draft, levels, usualName, mistake, onChange }: SeatFieldsProps) {
  const pageText = useText();
  const { t } = pageText;
  const id = useId();
  const isAboutKind = mistake === 'needPerson';
  const wrong = { 'aria-invalid': true, 'aria-describedby': `${id}-mistake` };
  return (
    <fieldset className="setup-seat">
      <legend>
        {isDrawn ? null : <SeatSign seat={seat} />}
        {t(isDrawn ? 'setup.player' : 'setup.seat', { number: seat + 1 })}
      </legend>
      <label className="setup-field">
        <span>{t('setup.kind')}</span>
        <select
          value={draft.bot ?? PERSON}
          onChange={({ target }) => onChange({ ...draft, bot: target.value === PERSON ? null : target.value })}
          {...(isAboutKind ? wrong : {})}
        >
          <option value={PERSON}>{t('setup.person')}</option>
          {levels.map((bot) => (
            <option key={bot} value={bot}>
              {t('setup.botLevel', { level: botLevel(pageText, bot) })}
            </option>
          ))}
        </select>
      </label>
      <label className="setup-field">
        <span>{t('setup.name')}</span>
        <input
          type="text"
          value={draft.name ?? usualName}
          maxLength={MAX_NAME_LENGTH}
          required
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange({ ...draft, name: target.value })}
          {...(mistake !== null && !isAboutKind ? wrong : {})}
        />
      </label>
      {mistake === null ? null : (
        <p id={`${id}-mistake`} className={isAboutKind ? 'setup-mistake' : 'setup-mistake setup-mistake-name'}>
          {t(`setup.${mistake}`)}
        </p>
      )}
    </fieldset>
  );
}
