import { adultAge } from '@contracts/tour/adult-age.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';

/** Whether the price table has a price for people under 18. */
export function takesChildren({ pricingStructure }: Pick<TourView, 'pricingStructure'>): boolean {
  const { ageRates = [], groupRates = [] } = pricingStructure;
  return [...ageRates, ...groupRates.flatMap((group) => group.ageRates)].some(
    ({ maxAge }) => typeof maxAge === 'number' && maxAge < adultAge,
  );
}
