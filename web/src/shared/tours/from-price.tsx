import type { TourView } from '@contracts/tour/tour-view.ts';
import { Price } from '../ui/price.tsx';

/**
 * The "From" price of a tour's page, with the size of the party to which it applies if the price depends on the
 * size.
 */
export function FromPrice({ tour: { fromPrice, fromParty, currency } }: { tour: TourView }) {
  return (
    <>
      <Price amount={fromPrice} currency={currency} digits="short" />
      {fromParty && <small> each for {fromParty}</small>}
    </>
  );
}
