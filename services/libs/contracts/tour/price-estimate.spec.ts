import { pricingView } from '../../application/queries/tour/pricing-view.ts';
import { seedCatalogue } from '../../application/seed-catalogue/seed-catalogue.ts';
import { toMajor } from '../../domain/money/minor-units.ts';
import { categoriesOf } from '../../domain/tour/pricing/categories.ts';
import { fromPrice } from '../../domain/tour/pricing/from-price.ts';
import { priceParty } from '../../domain/tour/pricing/price-party.ts';
import type { PricingStructure } from '../../domain/tour/pricing/pricing-structure.ts';
import { fromPriceOf } from './from-price-of.ts';
import { estimatePrice, travellerCategories } from './price-estimate.ts';

const dates = ['2026-11-28', '2026-12-24', '2027-07-15'];

/** Parties of 1 to 9 travellers, with one, two, three … of the table's categories in all combinations. */
function partiesFor(pricing: PricingStructure) {
  const categories = categoriesOf(pricing).map(({ category }) => category);
  return [1, 2, 3].map((most) =>
    categories.map((category, index) => ({ category, count: Math.max(0, most - index) })),
  );
}

function serverTotal(
  pricing: PricingStructure,
  party: ReturnType<typeof partiesFor>[0],
  date: string,
) {
  const answer = priceParty(pricing, party, date);
  return answer.priced ? toMajor(answer.price.totalMinor) : undefined;
}

describe('the price a browser shows before the server confirms it', () => {
  it.each(seedCatalogue.map(({ slug, parts }) => [slug, parts.pricing] as const))(
    'equals the server’s price for every party and day of %s',
    (_, pricing) => {
      const view = pricingView(pricing);
      for (const date of dates) {
        for (const party of partiesFor(pricing)) {
          const total = serverTotal(pricing, party, date);
          expect(total).toBeDefined();
          expect(estimatePrice(view, party, date)?.total).toBe(total);
        }
      }
      expect(fromPriceOf(view)).toBe(toMajor(fromPrice(pricing).amountMinor));
      expect(travellerCategories(view)).toEqual(categoriesOf(pricing));
    },
  );

  it('lists each line of the party with its unit price', () => {
    const pricing = {
      type: 'age_based',
      currency: 'EUR',
      ageRates: [
        { ageCategory: 'Adults', price: 45.5 },
        { ageCategory: 'Infants', price: 0 },
      ],
    } as const;
    const party = [
      { category: 'Infants', count: 1 },
      { category: 'Adults', count: 2 },
    ];
    expect(estimatePrice(pricing, party, '2026-11-28')).toEqual({
      lines: [
        { categoryId: 'Adults', category: 'Adults', count: 2, unitPrice: 45.5, amount: 91 },
        { categoryId: 'Infants', category: 'Infants', count: 1, unitPrice: 0, amount: 0 },
      ],
      total: 91,
      currency: 'EUR',
    });
  });

  it('applies a season’s percentage and amount as the editor entered them', () => {
    const season = { season: 'High', startDate: '2026-12-20', endDate: '2027-01-05' } as const;
    const priceOn = (priceModifier: number, modifierType: 'percentage' | 'fixed') =>
      estimatePrice(
        {
          type: 'seasonal',
          currency: 'USD',
          basePrice: 40,
          seasonalRates: [{ ...season, priceModifier, modifierType }],
        },
        [{ category: 'Travelers', count: 1 }],
        '2026-12-24',
      )?.total;
    expect(priceOn(12.5, 'percentage')).toBe(45);
    expect(priceOn(-5.5, 'fixed')).toBe(34.5);
  });

  it('is unknown if the table has no price for a category of the party', () => {
    const pricing = { type: 'fixed', currency: 'USD', basePrice: 35 } as const;
    const party = [{ category: 'Seniors', count: 1 }];
    expect(estimatePrice(pricing, party, '2026-11-28')).toBeUndefined();
  });
});
