import { reefTour, townTour } from '../../../test-support/sample-tours.ts';
import { groupPrices } from './group-prices.tsx';

describe('the words for a price that depends on the size of the party', () => {
  it('give the price of an adult for every size', () => {
    expect(groupPrices(townTour)).toBe('Adults (10+): $25 each for 1 or 2, $22 each for 3 or more');
  });

  it('are left out if the price is the same for every size', () => {
    expect(groupPrices(reefTour)).toBeUndefined();
    const [first] = townTour.pricingStructure.groupRates ?? [];
    const groupRates = first === undefined ? [] : [first];
    const pricingStructure = { ...townTour.pricingStructure, groupRates };
    expect(groupPrices({ ...townTour, pricingStructure })).toBeUndefined();
  });
});
