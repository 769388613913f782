import type { PlaceBookingRequest, QuoteView } from '@contracts/booking/booking-view.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import type { DraftFields } from './booking-draft.ts';
import type { BookingFault, FormPart } from './booking-fault.ts';
import type { BookingInput } from './booking-input.ts';
import { guestsOf, presentOf } from './party.ts';

/** The input with a day and a start time. */
export interface CompleteInput extends BookingInput {
  readonly date: string;
  readonly time: string;
}

/** The typed fields; the pick-up place is null for travellers who come to the meeting point. */
type FieldsToSend = Omit<DraftFields, 'pickupPlace'> & { readonly pickupPlace: string | null };

interface RequestParts {
  readonly tourId: string;
  readonly input: CompleteInput;
  readonly fields: FieldsToSend;
  /** The total that the traveller sees. */
  readonly price: Pick<QuoteView, 'total' | 'currency'> | undefined;
}

/** Builds the request of a booking. Blank texts are left out. If a price was shown, it is included. */
export function bookingRequest({
  tourId,
  input,
  fields,
  price,
}: RequestParts): PlaceBookingRequest {
  const pickupPlace = fields.pickupPlace?.trim() ?? '';
  const message = fields.message.trim();
  return {
    tourId,
    date: input.date,
    pickupTime: input.time,
    travellers: presentOf(input.party),
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

/** The message for a tour without start times (requirements, section 8). */
export const noStartTimes = 'No start times available for this tour. Please contact us directly.';

const missing: readonly (readonly [FormPart, string])[] = [
  ['date', 'Choose a date'],
  ['time', 'Choose a start time'],
  ['party', 'Choose at least one traveller'],
  ['name', 'Enter your full name'],
  ['email', 'Enter your e-mail'],
  ['phone', 'Enter your phone number'],
  ['pickupPlace', 'Enter your hotel, or choose the meeting point'],
];

/**
 * The messages about missing parts of the form, with the heading of requirements, section 5. A tour without
 * start times cannot be booked.
 */
export function missingParts(
  input: BookingInput,
  fields: FieldsToSend,
  { pickupTimes }: Pick<TourView, 'pickupTimes'>,
): BookingFault['errors'] {
  if (pickupTimes.length === 0) return [{ message: noStartTimes }];
  const isMissing: Readonly<Partial<Record<FormPart, boolean>>> = {
    date: input.date === null,
    time: input.time === null,
    party: guestsOf(input.party) === 0,
    name: fields.name.trim() === '',
    email: fields.email.trim() === '',
    phone: fields.phone.trim() === '',
    pickupPlace: fields.pickupPlace?.trim() === '',
  };
  const errors = missing
    .filter(([part]) => isMissing[part])
    .map(([part, message]) => ({ part, message }));
  return errors.length === 0 ? [] : [{ message: 'Please fill in all required fields' }, ...errors];
}

export function isComplete(input: BookingInput): input is CompleteInput {
  return input.date !== null && input.time !== null;
}
