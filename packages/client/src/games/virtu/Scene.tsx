/** What is going on at the moment besides the question: a payment, a fight, sieges and retreats between fights, an alliance. */
import { frameOf, topFrame } from '@bottega/virtu/show';
import type { ReactNode } from 'react';
import { askedPart } from './asked-part';
import type { BoardContext } from './board-context';
import { Campaign } from './fight/Campaign';
import { Fight } from './fight/Fight';
import { Alliances } from './Prestige';
import { Payment } from './payment/Payment';

export function Scene({ shown }: { readonly shown: BoardContext }) {
  const scene = sceneOf(shown);
  return scene === null ? null : (
    <div className="vi-scene" data-group="scene">
      {scene}
    </div>
  );
}

function sceneOf(shown: BoardContext): ReactNode {
  const { view } = shown;
  const frame = topFrame(view);
  if (frame?.step === 'pay') return <Payment shown={shown} frame={frame} />;
  const fight = frameOf(view, 'combat');
  if (fight !== undefined) return <Fight shown={shown} fight={fight} />;
  const isAlliance = frame?.step === 'ally' || frame?.step === 'waive';
  if (isAlliance && askedPart(shown) !== null) return <Alliances shown={shown} />;
  const isCampaign = frameOf(view, 'sieges') !== undefined || frameOf(view, 'retreats') !== undefined;
  return isCampaign ? <Campaign shown={shown} /> : null;
}
