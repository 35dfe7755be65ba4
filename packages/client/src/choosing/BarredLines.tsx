/** What cannot be chosen now, folded away until somebody asks: each line says why not. */
import { useState } from 'react';
import { useText } from '../text/use-text';
import type { ChoiceController } from './choice-controller';
import { isHover } from './is-hover';
import type { BarredLine, ListGroup } from './list';

interface BarredLinesProps {
  readonly groups: readonly ListGroup<BarredLine>[];
  readonly pick: ChoiceController;
  /** Whether nothing else is there to be seen. */
  readonly isOpen: boolean;
}

export function BarredLines({ groups, pick, isOpen: isWanted }: BarredLinesProps) {
  const { t } = useText();
  const [isAsked, setAsked] = useState(false);
  const isOpen = isAsked || isWanted;
  const number = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  if (number === 0) return null;
  return (
    <div className="choices-barred">
      <button type="button" className="choices-heading" aria-expanded={isOpen} onClick={() => setAsked(!isOpen)}>
        {t('table.whyCant')} <span className="choices-number tabular">{t('table.number', { number })}</span>
      </button>
      {isOpen &&
        groups.map(({ heading, lines }) => (
          <div key={heading}>
            {heading !== null && <h3 className="choices-heading">{heading}</h3>}
            <ul>
              {lines.map(({ id: line, label, choice }) => (
                <li key={line}>
                  <button
                    type="button"
                    className="choice"
                    data-status="bar"
                    aria-disabled="true"
                    onClick={(event) => pick.explain(choice, event.currentTarget, true)}
                    onPointerEnter={(event) => isHover(event) && pick.explain(choice, event.currentTarget)}
                    onFocus={(event) =>
                      event.currentTarget.matches(':focus-visible') && pick.explain(choice, event.currentTarget)
                    }
                    onBlur={() => pick.explain(null)}
                    onPointerLeave={() => pick.explain(null)}
                    onKeyDown={(event) => event.key === '?' && pick.explain(choice, event.currentTarget, true)}
                  >
                    <span className="choice-key" aria-hidden="true">
                      ?
                    </span>
                    <span>{label}</span>
                    <span className="sr-only">{t('table.whyNot')}</span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}
