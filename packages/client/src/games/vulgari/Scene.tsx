/** What is going on beside an ordinary turn, above the map while it lasts. */
import { OFFICES, PERSONS, topFrame } from '@bottega/vulgari/show';
import { type BoardContext, since } from './board-context';
import { Alms, type AlmsEvent } from './scenes/Alms';
import { Auction } from './scenes/Auction';
import { CubeQuestion } from './scenes/CubeQuestion';
import { Election } from './scenes/Election';
import { Library } from './scenes/Library';

export function Scene({ shown }: { readonly shown: BoardContext }) {
  const { view, text, seen } = shown;
  const { names } = text;
  if (seen.over) return null;
  const frame = topFrame(view);
  switch (frame?.step) {
    case 'almsPayer':
      return <Alms shown={shown} given={almsOf(shown)} asked={frame} />;
    case 'summon':
    case 'answer':
    case 'bid':
      return <Auction shown={shown} />;
    case 'stake':
      return (
        <>
          <Auction shown={shown} />
          <CubeQuestion shown={shown} title={names.terms.auction} topic="auction" />
        </>
      );
    case 'keep':
    case 'putBack':
      return <Library shown={shown} frame={frame} />;
    case 'candidate':
      return <Election shown={shown} />;
    case 'spend':
      return (
        <>
          <Election shown={shown} />
          <CubeQuestion shown={shown} title={names.offices[OFFICES[frame.office]]} topic="election" />
        </>
      );
    case 'sell':
      return <CubeQuestion shown={shown} title={names.cubes.noble} topic="cube:noble" />;
    case 'stefano':
      return <CubeQuestion shown={shown} title={names.terms.virtualCube} topic="virtualCube" />;
    case 'tribute': {
      const person = PERSONS[frame.person];
      return <CubeQuestion shown={shown} title={names.persons[person]} topic={`person:${person}`} />;
    }
    default:
      return null;
  }
}

function almsOf(shown: BoardContext): readonly AlmsEvent[] {
  return since(shown, 'round').filter((event): event is AlmsEvent => event.type === 'alms');
}
