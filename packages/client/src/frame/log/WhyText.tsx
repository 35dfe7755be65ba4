/** Why a bot did something: what it chose, what it could expect of it, where that comes from, and what else it could have done. */
import type { Message, Say } from '@bottega/kernel/text';
import type { Why } from '../../table/table';
import { useText } from '../../text/use-text';
import { pointsFormat } from '../help/points';
import { Reasons } from '../help/Reasons';

interface WhyTextProps {
  readonly why: Why;
  readonly names: readonly string[];
  readonly say: Say;
}

export function WhyText({ why, names, say }: WhyTextProps) {
  const { t, language } = useText();
  const { plain, signed } = pointsFormat(language);
  const { choices, now, worth, lead, reasons, other, isOpen, isPartial } = why;
  const name = names[why.seat];
  const inOrder = (made: readonly Message[]) => made.map(say).join(' → ');
  return (
    <>
      {choices.length > 0 && <p className="why-chose">{t('why.chose', { name, choices: inOrder(choices) })}</p>}
      <p>
        {lead === null
          ? t('why.worth', { worth: plain(worth), change: signed(worth - now) })
          : t('table.hintLead', { lead: signed(lead) })}
      </p>
      <Reasons reasons={reasons} say={say} />
      {other !== null && (
        <p>
          {other.lead === null
            ? t('why.other', { choices: inOrder(other.choices), change: signed(other.worth - now) })
            : t('why.otherLead', { choices: inOrder(other.choices), lead: signed(other.lead) })}
        </p>
      )}
      <p className="why-note">{isOpen ? t('why.open') : isPartial ? t('why.partial') : t('why.seen')}</p>
    </>
  );
}
