import { categoryNamed } from '../category-named.ts';
import type {
  PlaceBookingRequest,
  PlacedBookingAnswer,
} from '../../../services/libs/contracts/booking/booking-view.ts';
import { askAgainWhileBusy } from '../ask-again.ts';
import { type Answered, freshKey, type Visitor } from './visitor.ts';

/** A booking of the spice farm for two, as the site would send it. */
export const spiceFarm: PlaceBookingRequest = {
  tourId: 'spice-farm-tour',
  date: '2026-12-01',
  pickupTime: '09:00',
  travellers: [{ ...categoryNamed('Adult (12+)'), count: 2 }],
  customer: { name: 'Asha Juma', email: 'asha@example.com', phone: '+255 700 000 001' },
};

/** Asks for a booking, under a new key unless one is given. */
export function askToBook(
  visitor: Visitor,
  change: object = {},
  key: string = freshKey(),
): Promise<Answered<PlacedBookingAnswer>> {
  return visitor.post('/api/bookings', { ...spiceFarm, ...change }, { 'idempotency-key': key });
}

/** Books, and fails the test if the booking is refused. */
export async function book(
  visitor: Visitor,
  change: object = {},
  key: string = freshKey(),
): Promise<PlacedBookingAnswer> {
  const ask = () => askToBook(visitor, change, key);
  const { status, body, text } = await askAgainWhileBusy(ask);
  if (status !== 201) throw new Error(`The booking was answered with ${status}: ${text}`);
  return body;
}
