/** By what everybody's chance changed over the game: the deal, one's own slips, those of the others, and all the rest. */
import type { Influence } from '@bottega/bots';
import type { Seat } from '@bottega/kernel';
import { useText } from '../text/use-text';
import { SeatSign } from '../ui/SeatSign';
import { figuresOf } from './figures';

const KINDS = ['deal', 'own', 'others', 'rest'] as const satisfies readonly (keyof Influence)[];

interface InfluencesProps {
  readonly influences: readonly Influence[];
  readonly names: readonly string[];
}

export function Influences({ influences, names }: InfluencesProps) {
  const { t, language } = useText();
  const { change } = figuresOf(language);
  const most = Math.max(0.01, ...influences.flatMap((one) => KINDS.map((kind) => Math.abs(one[kind]))));
  return (
    <div className="analysis-influences">
      <h2>{t('analysis.influences')}</h2>
      <p className="analysis-note">{t('analysis.influencesHint')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard */}
      <section className="analysis-scroll" tabIndex={0} aria-label={t('analysis.influences')}>
        <table className="tabular">
          <thead>
            <tr>
              <th scope="col">{t('analysis.player')}</th>
              {KINDS.map((kind) => (
                <th scope="col" key={kind}>
                  {t(`analysis.influence.${kind}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {influences.map((one, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its own name
              <tr key={seat}>
                <th scope="row">
                  <SeatSign seat={seat} /> {names[seat]}
                </th>
                {KINDS.map((kind) => (
                  <td key={kind}>
                    <span className="analysis-influence">
                      <Bar seat={seat} share={one[kind] / most} />
                      <span>{change(one[kind])}</span>
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ul className="analysis-sentences">
        {influences.map((one, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its own name
          <li key={seat}>{t(`analysis.most.${strongestOf(one)}`, { name: names[seat] })}</li>
        ))}
      </ul>
    </div>
  );
}

/** What counted most for a seat, and which way. Own slips only ever cost, those of the others only ever help. */
export function strongestOf(one: Influence) {
  const kind = KINDS.reduce((most, next) => (Math.abs(one[next]) > Math.abs(one[most]) ? next : most));
  if (kind === 'own') return 'own.loss';
  if (kind === 'others') return 'others.gain';
  return `${kind}.${one[kind] >= 0 ? 'gain' : 'loss'}` as const;
}

/** From the middle to the right for a gain, to the left for a loss. */
function Bar({ seat, share }: { readonly seat: Seat; readonly share: number }) {
  return (
    <svg
      className="analysis-bar"
      viewBox="-50 0 100 12"
      width="64"
      height="10"
      aria-hidden="true"
      preserveAspectRatio="none"
    >
      <path d="M0 0V12" stroke="var(--faded)" />
      <rect x={Math.min(0, 48 * share)} y="2" width={Math.abs(48 * share)} height="8" fill={`var(--seat-${seat})`} />
    </svg>
  );
}
