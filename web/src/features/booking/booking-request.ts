import type { PlaceBookingRequest, QuoteView } from '@contracts/booking/booking-view.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import type { DraftFields } from './booking-draft.ts';
import type { BookingFault, FormPart } from './booking-fault.ts';
import type { BookingWish } from './booking-wish.ts';
import { guestsOf, presentOf } from './party.ts';

/** A wish with a day and a start time. */
export interface CompleteWish extends BookingWish {
  readonly date: string;
  readonly time: string;
}

interface RequestParts {
  readonly tourId: string;
  readonly wish: CompleteWish;
  readonly fields: DraftFields;
  /** What the traveller sees as the total. */
  readonly price: Pick<QuoteView, 'total' | 'currency'> | undefined;
}

/** What is sent for a booking: blank wishes are left out, the price shown is always named. */
export function bookingRequest({ tourId, wish, fields, price }: RequestParts): PlaceBookingRequest {
  const pickupPlace = fields.pickupPlace.trim();
  const message = fields.message.trim();
  return {
    tourId,
    date: wish.date,
    pickupTime: wish.time,
    travellers: presentOf(wish.party),
    customer: {
      name: fields.name.trim(),
      email: fields.email.trim(),
      phone: fields.phone.trim(),
    },
    ...(pickupPlace !== '' && { pickupPlace }),
    ...(message !== '' && { message }),
    ...(price !== undefined && { expectedTotal: price.total, expectedCurrency: price.currency }),
  };
}

/** What a tour without start times says (requirements, section 8). */
export const noStartTimes = 'No start times available for this tour. Please contact us directly.';

const missing: readonly (readonly [FormPart, string])[] = [
  ['date', 'Choose a date'],
  ['time', 'Choose a start time'],
  ['party', 'Choose at least one traveller'],
  ['name', 'Enter your full name'],
  ['email', 'Enter your e-mail'],
  ['phone', 'Enter your phone number'],
];

/** What is still missing, headed by the words of requirements, section 5. A tour without start times cannot be booked. */
export function missingParts(
  wish: BookingWish,
  fields: DraftFields,
  { pickupTimes }: Pick<TourView, 'pickupTimes'>,
): BookingFault['errors'] {
  if (pickupTimes.length === 0) return [{ message: noStartTimes }];
  const isMissing: Readonly<Partial<Record<FormPart, boolean>>> = {
    date: wish.date === null,
    time: wish.time === null,
    party: guestsOf(wish.party) === 0,
    name: fields.name.trim() === '',
    email: fields.email.trim() === '',
    phone: fields.phone.trim() === '',
  };
  const errors = missing
    .filter(([part]) => isMissing[part])
    .map(([part, message]) => ({ part, message }));
  return errors.length === 0 ? [] : [{ message: 'Please fill in all required fields' }, ...errors];
}

export function isComplete(wish: BookingWish): wish is CompleteWish {
  return wish.date !== null && wish.time !== null;
}
