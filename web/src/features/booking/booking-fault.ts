import type { QuoteView } from '@contracts/booking/booking-view.ts';
import type { ProblemCode, ProblemView } from '@contracts/problems.ts';
import type { SlotView } from '@contracts/tour/tour-view.ts';
import { formatPrice } from '../../shared/ui/format-price.ts';
import type { WaitingError } from '../../shared/api/waiting-error.ts';
import { problemOf } from '../../shared/api/problem.ts';
import { waitWords } from './manage/wait-words.ts';
import type { DraftField } from './booking-draft.ts';

/** What can be wrong with a booking, by the part of the form in which it is mended. */
export type FormPart = DraftField | 'date' | 'time' | 'party';

/** Why a booking did not come about, and what can be done about it. */
export interface BookingFault {
  /** In words for the person; `part` leads to where it is mended. */
  readonly errors: readonly { readonly part?: FormPart; readonly message: string }[];
  /** Departures with room, to take instead. */
  readonly nearestFree: readonly SlotView[];
  /** What the party really costs; sent again, the booking is made at this price. */
  readonly newPrice: QuotedPrice | null;
  /** Too many bookings came from here: they can be made by WhatsApp and phone meanwhile. */
  readonly isLimited: boolean;
  /** Nobody knows whether it was booked: sending it again with its key finds out. */
  readonly isUnanswered: boolean;
}

type QuotedPrice = Pick<QuoteView, 'lines' | 'total' | 'currency'>;

/** The words for whatever nobody foresaw (requirements, section 8). */
const otherwise = 'Something went wrong. Please try again or contact us directly.';

/** For whoever fears to book twice: the key sees to it (attempt.ts). */
const onceOnly = 'It is booked once, however often you press Confirm Booking.';

/** Fields of the request (docs/http-api.md) and where they stand in the form. */
const partsByField: Readonly<Record<string, FormPart>> = {
  date: 'date',
  pickupTime: 'time',
  'customer.name': 'name',
  'customer.email': 'email',
  'customer.phone': 'phone',
  pickupPlace: 'pickupPlace',
  message: 'message',
};

/** What an answer to a booking says that is not a success; an error without an answer says little. */
export function bookingFaultOf(error: unknown): BookingFault {
  const problem = problemOf(error);
  if (problem === undefined || problem.status >= 500) {
    return {
      ...plainFault({ message: otherwise }),
      errors: [{ message: otherwise }, { message: onceOnly }],
      isUnanswered: true,
    };
  }
  if (problem.code === 'TooManyRequests') {
    return { ...plainFault({ message: limitedWords(error) }), isLimited: true };
  }
  return (
    readings[problem.code]?.(problem) ?? {
      ...plainFault({ message: problem.title }),
      ...fieldErrors(problem),
    }
  );
}

/** Nothing is booked; when it can be tried again. */
function limitedWords(error: unknown): string {
  const { retryAfterSeconds } = (error ?? {}) as Partial<WaitingError>;
  const wait = retryAfterSeconds === undefined ? 'Try again later.' : waitWords(retryAfterSeconds);
  return `Too many bookings came from your network or for this e-mail address. You have no booking yet. ${wait} Or book with us by WhatsApp or phone, now.`;
}

/** The problems that say more than their title, or leave a way open. */
const readings: Readonly<Partial<Record<ProblemCode, (problem: ProblemView) => BookingFault>>> = {
  DepartureFull: noRoom,
  DepartureClosed: noRoom,
  DepartureCalledOff: noRoom,
  PriceChanged: ({ price }) => priceChanged((price ?? null) as QuotedPrice | null),
  PastDate: ({ title }) => plainFault({ part: 'date', message: title }),
  NotAStartTime: ({ title }) => plainFault({ part: 'time', message: title }),
  PartyTooLarge: ({ title }) => plainFault({ part: 'party', message: title }),
  UnknownCategory: ({ title }) => plainFault({ part: 'party', message: title }),
};

function priceChanged(newPrice: QuotedPrice | null): BookingFault {
  const now =
    newPrice === null
      ? 'Please look at the new total.'
      : `The total is ${formatPrice(newPrice.total, newPrice.currency)} now: confirm once more to book at it.`;
  return { ...plainFault({ message: `The price has changed. ${now}` }), newPrice };
}

function noRoom(problem: ProblemView): BookingFault {
  const { nearestFree } = problem;
  return {
    ...plainFault({ part: 'time', message: `${problem.title}${seatsText(problem)}` }),
    nearestFree: Array.isArray(nearestFree) ? (nearestFree as readonly SlotView[]) : [],
  };
}

function plainFault(error: BookingFault['errors'][number]): BookingFault {
  return {
    errors: [error],
    nearestFree: [],
    newPrice: null,
    isLimited: false,
    isUnanswered: false,
  };
}

/** The faults of single fields, where the problem names any. */
function fieldErrors({ errors = [] }: ProblemView): Pick<BookingFault, 'errors'> | undefined {
  if (errors.length === 0) return undefined;
  return {
    errors: errors.map(({ field, message }) => {
      const part = partsByField[field] ?? (field.startsWith('travellers') ? 'party' : undefined);
      return part === undefined ? { message } : { part, message };
    }),
  };
}

function seatsText({ seatsLeft }: ProblemView): string {
  if (typeof seatsLeft !== 'number') return '';
  return seatsLeft === 0 ? ': it is full' : `: ${String(seatsLeft)} left`;
}
