/** A game in three minutes: what it is about, where points come from, what a turn is, how it ends, and three pieces of advice. */
import './Primer.css';
import type { Loaded } from '@bottega/games';
import type { PointShares } from '@bottega/kernel';
import { createFormatter, type GameText } from '@bottega/kernel/text';
import { useMemo } from 'react';
import { useText } from '../text/use-text';
import { useSettings } from '../use-settings';
import { usePictures } from './Picture';
import type { PrimerParts } from './use-primer';

interface PrimerProps {
  readonly loaded: Loaded;
  readonly text: GameText;
  readonly parts: PrimerParts;
}

const ADVICE = ['advice1', 'advice2', 'advice3'];

export function Primer({ loaded, text, parts }: PrimerProps) {
  const { t } = useText();
  const said = (id: string) => parts.texts[`primer.${id}`];
  const picture = usePictures({ loaded, text, parts });
  return (
    <div className="primer">
      <p className="primer-about">{said('about')}</p>
      {picture('about')}
      <h3>{t('learn.primerPoints')}</h3>
      <p>{said('points')}</p>
      {picture('points')}
      <Shares shares={parts.shares} loaded={loaded} text={text} />
      <h3>{t('learn.primerTurn')}</h3>
      <p>{said('turn')}</p>
      {picture('turn')}
      <h3>{t('learn.primerEnd')}</h3>
      <p>{said('end')}</p>
      {picture('end')}
      <h3>{t('learn.primerAdvice')}</h3>
      <ul>
        {ADVICE.map((id) => (
          <li key={id}>{said(id)}</li>
        ))}
      </ul>
    </div>
  );
}

interface SharesProps {
  readonly shares: PointShares;
  readonly loaded: Loaded;
  readonly text: GameText;
}

function Shares({ shares: { games, seats, shares }, loaded: { words }, text }: SharesProps) {
  const { t } = useText();
  const { language } = useSettings().settings;
  const say = useMemo(() => createFormatter(text, language, []), [text, language]);
  const format = new Intl.NumberFormat(language, { style: 'percent' });
  const most = shares[0]?.percent ?? 1;
  return (
    <figure className="primer-shares">
      <figcaption>{t('learn.shares', { games, seats })}</figcaption>
      <table>
        <tbody>
          {shares.map(({ category, percent }) => (
            <tr key={category}>
              <th scope="row">{say(words.category(category))}</th>
              <td className="tabular">{format.format(percent / 100)}</td>
              <td className="primer-bar" aria-hidden="true">
                <span style={{ width: `${(100 * percent) / most}%` }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
