import type { PaymentRequest } from '../../contracts/booking/admin-booking-view.ts';
import type {
  AdminModifyBookingRequest,
  AdminPlaceBookingRequest,
  EndBookingRequest,
  ModifyBookingRequest,
  OverrideRequest,
  RebookBookingRequest,
} from '../../contracts/booking/booking-view.ts';
import type { BookingChanges } from '../../domain/booking/changed-terms.ts';
import type { Contact } from '../../domain/booking/contact.ts';
import { type BookingOrigin, cameFrom } from '../../domain/booking/origin.ts';
import { internationalPhone } from '../../domain/booking/phone.ts';
import type { ExpectedPrice } from '../../domain/booking/terms.ts';
import { toMinor } from '../../domain/money/minor-units.ts';
import { currencies } from '../../domain/money/money.ts';
import type { FieldFault, InvalidFields } from '../../domain/refusal.ts';
import type {
  BookTourInput,
  ChangesInput,
  ContactInput,
  ModifyBookingInput,
  CancelBooking,
  RebookBookingInput,
  RecordCollection,
} from '../command-handling/booking/booking.commands.ts';

const tooManyDecimals = 'An amount has at most two decimals';

interface ExpectedOnTheWire {
  readonly expectedTotal?: number;
  readonly expectedCurrency?: string;
}

/** The language of the site. */
const siteLocale = 'en';

/**
 * Returns the input of a request to book; the API lets only staff send an override.
 *
 * @param from.origin How the request reached the operator; undefined if staff did not say this.
 * @param from.usualCountry The country of the phone number, if the request names no country.
 */
export function bookTourInput(
  request: AdminPlaceBookingRequest,
  { origin, usualCountry }: { readonly origin?: BookingOrigin; readonly usualCountry?: string },
): BookTourInput | InvalidFields {
  const expected = expectedPrice(request);
  if ('code' in expected) return expected;
  const { tourId, date, pickupTime, travellers, customer, pickupPlace, message } = request;
  const contact: Contact = {
    name: customer.name,
    email: customer.email ?? null,
    phone: internationalPhone(customer.phone, customer.phoneCountry ?? usualCountry),
    ...(pickupPlace === undefined ? {} : { pickupPlace }),
    ...(message === undefined ? {} : { message }),
  };
  const slot = { date, time: pickupTime };
  return {
    ...{ tourId, slot, party: travellers, contact },
    ...cameFrom({ origin, locale: request.locale ?? siteLocale }),
    ...expected,
    ...overrideOf(request),
  };
}

/** Returns the input of a request to change a booking. */
export function modifyBookingInput(
  bookingNumber: number,
  request: AdminModifyBookingRequest,
  usualCountry?: string,
): ModifyBookingInput | InvalidFields {
  const expected = expectedPrice(request);
  if ('code' in expected) return expected;
  const changes = changesInput(request);
  if ('code' in changes) return changes;
  const contact = contactInput(request, usualCountry);
  return {
    bookingNumber,
    changes,
    ...(contact === undefined ? {} : { contact }),
    ...expected,
    ...overrideOf(request),
  };
}

/** Returns the input of a request to rebook a cancelled booking. */
export function rebookBookingInput(
  bookingNumber: number,
  request: RebookBookingRequest,
): RebookBookingInput | InvalidFields {
  const expected = expectedPrice(request);
  if ('code' in expected) return expected;
  const changes = changesInput(request);
  if ('code' in changes) return changes;
  return { bookingNumber, changes, ...expected, ...overrideOf(request) };
}

/** Returns the input of a request to note a payment or a refund. */
export function paymentInput<Request extends PaymentRequest>(
  bookingNumber: number,
  { amount, applied, ...payment }: Request,
): PaymentInput<Request> | InvalidFields {
  const amountMinor = toMinor(amount);
  if (amountMinor === undefined) return invalid({ field: 'amount', message: tooManyDecimals });
  if (applied === undefined) return { bookingNumber, amountMinor, ...payment };
  const appliedMinor = toMinor(applied);
  return appliedMinor === undefined
    ? invalid({ field: 'applied', message: tooManyDecimals })
    : { bookingNumber, amountMinor, appliedMinor, ...payment };
}

type PaymentInput<Request extends PaymentRequest> = Omit<Request, 'amount' | 'applied'> &
  Pick<RecordCollection['input'], 'bookingNumber' | 'amountMinor' | 'appliedMinor'>;

/** Returns the input of a request by staff to cancel or decline. */
export function endBookingInput(
  bookingNumber: number,
  { reason, tellTraveller }: EndBookingRequest,
): CancelBooking['input'] {
  return {
    bookingNumber,
    ...(reason === undefined ? {} : { reason }),
    ...(tellTraveller === undefined ? {} : { isReasonTold: tellTraveller }),
  };
}

/** Returns the date, time and travellers in a request. */
export function changesInput(
  request: Pick<ModifyBookingRequest, 'date' | 'pickupTime' | 'guests' | 'travellers'>,
): ChangesInput | InvalidFields {
  const { date, pickupTime, guests, travellers } = request;
  if (guests !== undefined && travellers !== undefined) {
    return invalid({ field: 'guests', message: 'Say the guests or the travellers, not both' });
  }
  const changes: BookingChanges = {
    ...(date === undefined ? {} : { date }),
    ...(pickupTime === undefined ? {} : { time: pickupTime }),
    ...(travellers === undefined ? {} : { party: travellers }),
  };
  return guests === undefined ? changes : { ...changes, guests };
}

function contactInput(
  { contact, pickupPlace, message }: AdminModifyBookingRequest,
  usualCountry: string | undefined,
): ContactInput | undefined {
  const { phoneCountry = usualCountry, ...fields } = contact ?? {};
  const isPhoneNational = fields.phone !== undefined && phoneCountry !== undefined;
  const input: ContactInput = {
    ...fields,
    ...(isPhoneNational ? { phoneCountry } : {}),
    ...(pickupPlace === undefined ? {} : { pickupPlace }),
    ...(message === undefined ? {} : { message }),
  };
  return Object.keys(input).length === 0 ? undefined : input;
}

function overrideOf({ override }: OverrideRequest): { readonly overrideReason?: string } {
  return override === undefined ? {} : { overrideReason: override.reason };
}

/** Returns the price that the traveller saw, in minor units; empty if the request has no price. */
function expectedPrice({
  expectedTotal,
  expectedCurrency,
}: ExpectedOnTheWire): { readonly expected?: ExpectedPrice } | InvalidFields {
  if (expectedTotal === undefined && expectedCurrency === undefined) return {};
  if (expectedTotal === undefined || expectedCurrency === undefined) {
    const field = expectedTotal === undefined ? 'expectedTotal' : 'expectedCurrency';
    return invalid({ field, message: 'Send the expected total and its currency together' });
  }
  const totalMinor = toMinor(expectedTotal);
  if (totalMinor === undefined) {
    return invalid({ field: 'expectedTotal', message: tooManyDecimals });
  }
  const currency = currencies.find((known) => known === expectedCurrency);
  if (currency === undefined) {
    const message = `Choose from ${currencies.join(', ')}`;
    return invalid({ field: 'expectedCurrency', message });
  }
  return { expected: { totalMinor, currency } };
}

function invalid(...faults: readonly FieldFault[]): InvalidFields {
  return { code: 'InvalidFields', faults };
}
