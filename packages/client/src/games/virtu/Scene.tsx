/** What is going on at the moment besides the question: a payment, a fight, or sieges and retreats between the fights. */
import { frameOf, topFrame } from '@bottega/virtu/show';
import type { BoardContext } from './board-context';
import { Campaign } from './fight/Campaign';
import { Fight } from './fight/Fight';
import { Payment } from './payment/Payment';

export function Scene({ shown }: { readonly shown: BoardContext }) {
  const { view } = shown;
  const frame = topFrame(view);
  if (frame?.step === 'pay') return <Payment shown={shown} frame={frame} />;
  const fight = frameOf(view, 'combat');
  if (fight !== undefined) return <Fight shown={shown} fight={fight} />;
  const isCampaign = frameOf(view, 'sieges') !== undefined || frameOf(view, 'retreats') !== undefined;
  return isCampaign ? <Campaign shown={shown} /> : null;
}
