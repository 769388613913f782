import type { TourView } from '@contracts/tour/tour-view.ts';
import { Price } from '../ui/price.tsx';

/** The "From" price of a tour's page, and the size of the party that pays it where the size matters. */
export function FromPrice({ tour: { fromPrice, fromParty, currency } }: { tour: TourView }) {
  return (
    <>
      <Price amount={fromPrice} currency={currency} digits="short" />
      {fromParty && <small> each for {fromParty}</small>}
    </>
  );
}
