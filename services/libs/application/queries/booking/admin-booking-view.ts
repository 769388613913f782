import type {
  AdminBookingView,
  PaymentsView,
} from '../../../contracts/booking/admin-booking-view.ts';
import { currencies } from '../../../contracts/currencies.ts';
import { amountIn } from '../../../domain/booking/amounts.ts';
import { dueMinor, unpaidMinor } from '../../../domain/booking/booking-money.ts';
import { cameFrom } from '../../../domain/booking/origin.ts';
import { taggedAs } from '../../../domain/booking/tags.ts';
import type { Contact } from '../../../domain/booking/contact.ts';
import { toMajor } from '../../../domain/money/minor-units.ts';
import type { Currency } from '../../../domain/money/money.ts';
import type { BookingCard } from '../../projections/booking/booking-tabs.projection.ts';
import { bookingView } from './booking-view.ts';
import { presentCustomer } from './present-customer.ts';

/** Returns the view of a booking for staff, without their notes. */
export function adminBookingView(
  card: BookingCard,
  contact: Contact | undefined,
): AdminBookingView {
  const { attendance } = card;
  const customerId = presentCustomer(card);
  return {
    ...bookingView(card, contact, 'clear'),
    ...(customerId === undefined ? {} : { customerId }),
    attendance: {
      checkedIn: attendance.kind === 'checked-in' ? attendance.guests : null,
      isNoShow: attendance.kind === 'no-show',
    },
    payments: paymentsView(card),
    ...cameFrom(card),
    ...taggedAs(card),
    guestIds: card.guestList.guests.map(({ guestNo, categoryId }) => ({
      guestId: `${card.bookingNumber}-${guestNo}`,
      categoryId,
    })),
  };
}

function paymentsView(card: BookingCard): PaymentsView {
  const others = currencies.filter(
    (each) => each !== card.currency && card.collected[each] !== undefined,
  );
  return {
    ...takenIn(card, card.currency),
    due: toMajor(dueMinor(card)),
    ...(others.length === 0
      ? {}
      : { otherCurrencies: others.map((currency) => ({ currency, ...takenIn(card, currency) })) }),
    ...writtenOffPart(card),
    ...(card.tendered === undefined ? {} : { tendered: tenderedView(card.tendered) }),
  };
}

/** The rest of the debt that staff wrote off. A later payment reduces it. */
function writtenOffPart(card: BookingCard): Pick<PaymentsView, 'writtenOff'> {
  const writtenOff = Math.max(unpaidMinor(card), 0) - Math.max(dueMinor(card), 0);
  return writtenOff === 0 ? {} : { writtenOff: toMajor(writtenOff) };
}

function tenderedView(
  tendered: NonNullable<BookingCard['tendered']>,
): NonNullable<PaymentsView['tendered']> {
  return currencies
    .filter((currency) => amountIn(tendered.collected, currency) > 0)
    .map((currency) => ({ currency, ...takenIn(tendered, currency) }));
}

function takenIn(
  { collected, refunded }: Pick<BookingCard, 'collected' | 'refunded'>,
  currency: Currency,
) {
  return {
    collected: toMajor(amountIn(collected, currency)),
    refunded: toMajor(amountIn(refunded, currency)),
  };
}
