import type { PriceLineView } from '../../../contracts/booking/booking-view.ts';
import { toMajor } from '../../../domain/money/minor-units.ts';
import type { PriceBreakdown } from '../../../domain/tour/pricing/price-breakdown.ts';

export function priceLineViews(price: PriceBreakdown): readonly PriceLineView[] {
  return price.lines.map(({ category, count, unitMinor, amountMinor }) => ({
    category,
    count,
    unitPrice: toMajor(unitMinor),
    amount: toMajor(amountMinor),
  }));
}
