import type { PaymentRequest } from '../../contracts/booking/admin-booking-view.ts';
import type {
  AdminModifyBookingRequest,
  AdminPlaceBookingRequest,
  EndBookingRequest,
  ModifyBookingRequest,
  OverrideRequest,
  RebookBookingRequest,
} from '../../contracts/booking/booking-view.ts';
import type { BookingChanges, ExpectedPrice } from '../../domain/booking/booking.commands.ts';
import type { Contact } from '../../domain/booking/contact.ts';
import { toMinor } from '../../domain/money/minor-units.ts';
import { currencies } from '../../domain/money/money.ts';
import type { FieldFault, InvalidFields } from '../../domain/refusal.ts';
import type {
  BookTourWish,
  ChangesWish,
  ContactWish,
  ModifyBookingWish,
  PaymentWish,
  ReasonedBookingWish,
  RebookBookingWish,
} from '../command-handling/commands/booking.commands.ts';

const tooManyDecimals = 'An amount has at most two decimals';

interface ExpectedOnTheWire {
  readonly expectedTotal?: number;
  readonly expectedCurrency?: string;
}

/** What a request to book asks for; the API lets only staff send an override. */
export function bookTourWish(request: AdminPlaceBookingRequest): BookTourWish | InvalidFields {
  const expected = expectedPrice(request);
  if ('code' in expected) return expected;
  const { tourId, date, pickupTime, travellers, customer, pickupPlace, message } = request;
  const contact: Contact = {
    ...customer,
    ...(pickupPlace === undefined ? {} : { pickupPlace }),
    ...(message === undefined ? {} : { message }),
  };
  const slot = { date, time: pickupTime };
  return { tourId, slot, party: travellers, contact, ...expected, ...overrideOf(request) };
}

/** What a request to change a booking asks for. */
export function modifyBookingWish(
  bookingNumber: number,
  request: AdminModifyBookingRequest,
): ModifyBookingWish | InvalidFields {
  const expected = expectedPrice(request);
  if ('code' in expected) return expected;
  const changes = changesWish(request);
  if ('code' in changes) return changes;
  const contact = contactWish(request);
  return {
    bookingNumber,
    changes,
    ...(contact === undefined ? {} : { contact }),
    ...expected,
    ...overrideOf(request),
  };
}

/** What a request to take a cancelled booking up again asks for. */
export function rebookBookingWish(
  bookingNumber: number,
  request: RebookBookingRequest,
): RebookBookingWish | InvalidFields {
  const expected = expectedPrice(request);
  if ('code' in expected) return expected;
  const changes = changesWish(request);
  if ('code' in changes) return changes;
  return { bookingNumber, changes, ...expected, ...overrideOf(request) };
}

/** What a request to note a payment asks for. */
export function paymentWish(
  bookingNumber: number,
  { amount, ...payment }: PaymentRequest,
): PaymentWish | InvalidFields {
  const amountMinor = toMinor(amount);
  return amountMinor === undefined
    ? invalid({ field: 'amount', message: tooManyDecimals })
    : { bookingNumber, amountMinor, ...payment };
}

/** What a request of staff to cancel or decline asks for. */
export function endBookingWish(
  bookingNumber: number,
  { reason, tellTraveller }: EndBookingRequest,
): ReasonedBookingWish {
  return {
    bookingNumber,
    ...(reason === undefined ? {} : { reason }),
    ...(tellTraveller === undefined ? {} : { isReasonTold: tellTraveller }),
  };
}

/** The date, time and travellers that a request asks for. */
export function changesWish(
  request: Pick<ModifyBookingRequest, 'date' | 'pickupTime' | 'guests' | 'travellers'>,
): ChangesWish | InvalidFields {
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

function contactWish({
  contact,
  pickupPlace,
  message,
}: AdminModifyBookingRequest): ContactWish | undefined {
  const wish: ContactWish = {
    ...contact,
    ...(pickupPlace === undefined ? {} : { pickupPlace }),
    ...(message === undefined ? {} : { message }),
  };
  return Object.keys(wish).length === 0 ? undefined : wish;
}

function overrideOf({ override }: OverrideRequest): { readonly overrideReason?: string } {
  return override === undefined ? {} : { overrideReason: override.reason };
}

/** The price the traveller was shown, in minor units; nothing where none was sent. */
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
