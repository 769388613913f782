import type { PriceLineView } from '../../../contracts/booking/booking-view.ts';
import type { MoneyView } from '../../../contracts/money-view.ts';
import { toMajor } from '../../../domain/money/minor-units.ts';
import type { Money } from '../../../domain/money/money.ts';
import type { PriceBreakdown } from '../../../domain/tour/pricing/price-breakdown.ts';

export function moneyView({ amountMinor, currency }: Money): MoneyView {
  return { amount: toMajor(amountMinor), currency };
}

export function priceLineViews(price: PriceBreakdown): readonly PriceLineView[] {
  return price.lines.map(({ categoryId, category, count, unitMinor, amountMinor }) => ({
    categoryId,
    category,
    count,
    unitPrice: toMajor(unitMinor),
    amount: toMajor(amountMinor),
  }));
}
