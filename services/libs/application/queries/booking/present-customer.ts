import { customerOf, isSealed } from '../../../domain/personal-data/personal-data.ts';
import {
  type BookingCard,
  foldBookingCard,
} from '../../projections/booking/booking-tabs.projection.ts';

/**
 * Returns the id of the customer to whom a booking belongs now. A different e-mail address means a different customer.
 */
export function presentCustomer({ contact }: Pick<BookingCard, 'contact'>): string | undefined {
  return isSealed(contact) ? customerOf(contact) : undefined;
}

type BookingHistory = readonly Parameters<typeof foldBookingCard>[1][];

/** Returns the id of the customer to whom a booking belongs after a command. */
export function customerAsOf({
  history,
}: {
  readonly history: BookingHistory;
}): string | undefined {
  const card = history.reduce<BookingCard | undefined>(foldBookingCard, undefined);
  return card && presentCustomer(card);
}
