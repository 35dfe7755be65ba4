/** The house rules: what each changes, its values, and the rules that it touches. */
import type { Book } from '@bottega/kernel';
import type { GameText } from '@bottega/kernel/text';
import { useText } from '../text/use-text';
import { elementId, HOUSE_RULES, optionAnchor } from './anchors';
import { CopyLink } from './CopyLink';
import type { Following } from './following';
import { Pieces } from './Pieces';
import { RuleLinks } from './RuleLink';

interface HouseRulesProps extends Following {
  readonly book: Book;
  readonly options: readonly (readonly [id: string, option: GameText['options'][string]])[];
}

export function HouseRules({ options, book, ...follow }: HouseRulesProps) {
  const { t } = useText();
  if (options.length === 0) return null;
  return (
    <section className="rulebook-part" aria-labelledby={elementId(HOUSE_RULES)} data-part-of-book={HOUSE_RULES}>
      <h2 id={elementId(HOUSE_RULES)} tabIndex={-1}>
        {t('rules.houseRules')}
      </h2>
      <dl className="rulebook-options">
        {options.map(([id, { name, says, values }]) => (
          <div
            key={id}
            id={elementId(optionAnchor(id))}
            tabIndex={-1}
            className="rulebook-option"
            data-looking={optionAnchor(id) === follow.looking ? true : undefined}
          >
            <dt>
              <Pieces {...follow} text={name} />
              <CopyLink game={follow.game} id={optionAnchor(id)} name={name} onTold={follow.onTold} />
            </dt>
            <dd className="rulebook-option-says">
              <Pieces {...follow} text={says} />
            </dd>
            {sorted(values, String(book.standards[id])).map(([value, meaning]) => (
              <dd key={value}>
                <Pieces {...follow} text={meaning} />
              </dd>
            ))}
            <dd className="rulebook-option-about">
              <RuleLinks {...follow} label={t('rules.about')} ids={book.options[id] ?? []} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The standard value first: an object would put numbers before everything else. */
function sorted(values: Readonly<Record<string, string>>, standard: string) {
  return Object.entries(values).sort(([one], [other]) => Number(other === standard) - Number(one === standard));
}
