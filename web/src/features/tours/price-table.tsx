import type {
  AgeRateView,
  PricingStructureView,
  SeasonalRateView,
} from '@contracts/tour/pricing-view.ts';
import { estimatePrice, travellerCategories } from '@contracts/tour/price-estimate.ts';
import { partySizeText } from '@contracts/tour/party-size-text.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import type { ReactNode } from 'react';
import { formatDate } from '../../shared/dates/format-date.ts';
import { today } from '../../shared/dates/today.ts';
import { GroupPrices } from '../../shared/tours/group-prices.tsx';
import { Price } from '../../shared/ui/price.tsx';
import './price-table.css';

/** The price of one traveller, as in the tour's price table: by age, by the size of the party, or by season. */
export function PriceTable({ tour }: { tour: Pick<TourView, 'pricingStructure' | 'maxGuests'> }) {
  const { pricingStructure: pricing, maxGuests } = tour;
  const { currency, basePrice = 0, ageRates = [], groupRates = [], seasonalRates = [] } = pricing;
  const price = (amount: number) => <Price amount={amount} currency={currency} />;
  switch (pricing.type) {
    case 'fixed':
      return <Rows rows={[['Every traveller', price(basePrice)]]} />;
    case 'age_based':
      return <Rows rows={ageRates.map((rate) => [rateName(rate), price(rate.price)])} />;
    case 'seasonal':
      return (
        <Rows
          rows={[
            ['Every traveller', price(basePrice)],
            ...seasonalRates
              .filter(({ endDate }) => endDate >= today())
              .map((rate): Row => [seasonName(rate), price(priceIn(rate, pricing))]),
          ]}
        />
      );
    case 'group':
      return (
        <>
          <GroupPrices tour={tour} />
          {groupRates.map(({ ageRates: rates, ...sizes }) => (
            <div key={sizes.minSize} className="lines">
              <h3 data-slot="price-size">
                Price per traveller, for {partySizeText(sizes, maxGuests)}{' '}
                {sizes.maxSize === 1 ? 'traveller' : 'travellers'}
              </h3>
              <Rows rows={rates.map((rate) => [rateName(rate), price(rate.price)])} />
            </div>
          ))}
        </>
      );
  }
}

type Row = readonly [name: string, price: ReactNode];

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl data-slot="price-table">
      {rows.map(([name, price]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{price}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The name of a rate with its ages. Most names already contain the ages. */
function rateName({ ageCategory, minAge = null, maxAge = null }: AgeRateView): string {
  if (/\d/.test(ageCategory) || (minAge === null && maxAge === null)) return ageCategory;
  if (maxAge === null) return `${ageCategory} (${String(minAge)} and older)`;
  return `${ageCategory} (${String(minAge ?? 0)}–${String(maxAge)})`;
}

function seasonName({ season, startDate, endDate }: SeasonalRateView): string {
  return `${season}, ${formatDate(startDate)} to ${formatDate(endDate)}`;
}

/** The price of one traveller in a season. */
function priceIn(rate: SeasonalRateView, pricing: PricingStructureView): number {
  const inSeason = { ...pricing, seasonalRates: [rate] };
  const traveller = travellerCategories(pricing).map(({ category }) => ({ category, count: 1 }));
  return estimatePrice(inSeason, traveller, rate.startDate)?.total ?? 0;
}
