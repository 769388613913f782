import type { TravellersView } from '@contracts/booking/booking-view.ts';
import { categoryAsked } from '@contracts/tour/party.ts';
import { estimatePrice, travellerCategories } from '@contracts/tour/price-estimate.ts';
import type { PricingStructureView } from '@contracts/tour/pricing-view.ts';
import { useState } from 'react';
import { DateField } from '../../../../shared/console/date-field.tsx';
import { useLive } from '../../../../shared/console/live.ts';
import { PartyFields } from '../../../../shared/console/party-fields.tsx';
import { PricePreview } from '../../../../shared/console/price-preview.tsx';
import './party-price.css';

export type PartyPriceProps = { pricing: PricingStructureView; maxGuests: number };

/** Shows what a party would pay with the price table in the form, computed by the server's rule. */
export function PartyPrice({ pricing, maxGuests }: PartyPriceProps) {
  const table = withNumbers(pricing);
  const { today } = useLive();
  const [date, setDate] = useState(today);
  const [named, setNamed] = useState<readonly TravellersView[]>();
  const categories = travellerCategories(table);
  const [first] = categories;
  const party = (
    named ??
    (first === undefined
      ? []
      : [{ categoryId: first.categoryId, category: first.category, count: 2 }])
  ).filter((line) => categoryAsked(line, categories) !== undefined);
  const quote = party.length === 0 ? undefined : estimatePrice(table, party, date);
  return (
    <section data-slot="party-price" aria-label="What a group would pay">
      <h3>What a group would pay</h3>
      <DateField label="On the day" value={date} onChange={setDate} />
      <PartyFields
        tour={{ pricingStructure: table, maxGuests }}
        date={date}
        party={party}
        onChange={setNamed}
      />
      {party.length > 0 && !Number.isFinite(quote?.total) ? (
        <p data-part="unknown" role="status">
          A price is missing for this group.
        </p>
      ) : (
        <PricePreview quote={quote} />
      )}
    </section>
  );
}

/**
 * Replaces missing and negative prices by NaN, so that no price is shown. A kept draft has null for a missing
 * price, which would count as free. A price below 0 would pay travellers.
 */
function withNumbers(pricing: PricingStructureView): PricingStructureView {
  return JSON.parse(JSON.stringify(pricing), (name, value: unknown) => {
    const isNone = value === null || (prices.includes(name) && Number(value) < 0);
    return isNone && amounts.includes(name) ? NaN : value;
  }) as PricingStructureView;
}

const prices = ['basePrice', 'price'];
const amounts = [...prices, 'priceModifier'];
