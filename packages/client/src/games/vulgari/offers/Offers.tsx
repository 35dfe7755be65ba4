/** What can be taken in this round: manuscripts by level, cubes, and what Psalter and Small Business bring. */
import './Offers.css';
import type { Shown } from '../shown';
import { CubeOffers } from './CubeOffers';
import { Manuscripts } from './Manuscripts';

export function Offers({ shown }: { readonly shown: Shown }) {
  return (
    <section className="vu-offers card" data-part="offers">
      <Manuscripts shown={shown} />
      <CubeOffers shown={shown} />
    </section>
  );
}
