import type { CustomerMoneyView } from '../../../contracts/customer/known-customer-view.ts';
import { dueMinor, keptMinor } from '../../../domain/booking/booking-money.ts';
import { toMajor } from '../../../domain/money/minor-units.ts';
import { currencies, type Currency } from '../../../domain/money/money.ts';
import type { BookingCard } from '../../projections/booking/booking-tabs.projection.ts';

/**
 * Sums up the money of bookings by currency. The refund of one booking is never subtracted from the debt of another.
 */
export function moneyOfBookings(cards: readonly BookingCard[]): readonly CustomerMoneyView[] {
  return currencies
    .map((currency) => ({
      currency,
      paid: sum(cards, (card) => keptMinor(card, currency)),
      owes: sum(cards, (card) => owedMinor(card, currency)),
      toRefund: sum(cards, (card) => toRefundMinor(card, currency)),
    }))
    .filter(({ paid, owes, toRefund }) => paid !== 0 || owes !== 0 || toRefund !== 0);
}

function owedMinor(card: BookingCard, currency: Currency): number {
  return card.isUnpaid && card.price.currency === currency ? dueMinor(card) : 0;
}

/** If the price has another currency, all money in this currency is owed to the travellers. */
function toRefundMinor(card: BookingCard, currency: Currency): number {
  if (card.toGiveBackSince === '') return 0;
  return card.price.currency === currency
    ? Math.max(-dueMinor(card), 0)
    : keptMinor(card, currency);
}

function sum(cards: readonly BookingCard[], minorOf: (card: BookingCard) => number): number {
  return toMajor(cards.reduce((total, card) => total + minorOf(card), 0));
}
