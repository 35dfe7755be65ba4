/** What can be taken in this round: manuscripts by level, cubes, and what Psalter and Small Business bring. */
import './Offers.css';
import type { BoardContext } from '../board-context';
import { CubeOffers } from './CubeOffers';
import { Manuscripts } from './Manuscripts';

export function Offers({ shown }: { readonly shown: BoardContext }) {
  return (
    <section className="vu-offers card" data-part="offers">
      <Manuscripts shown={shown} />
      <CubeOffers shown={shown} />
    </section>
  );
}
