import type { QuoteView } from '@contracts/booking/booking-view.ts';
import type { ProblemCode, ProblemView } from '@contracts/problems.ts';
import type { SlotView } from '@contracts/tour/tour-view.ts';
import { formatPrice } from '../../shared/ui/format-price.ts';
import type { WaitingError } from '../../shared/api/waiting-error.ts';
import { isUnanswered, problemOf } from '../../shared/api/problem.ts';
import { waitWords } from './manage/wait-words.ts';
import type { DraftField } from './booking-draft.ts';

/** The part of the form in which an error can be corrected. */
export type FormPart = DraftField | 'date' | 'time' | 'party';

/** Why a booking was not made, and what the traveller can do. */
export interface BookingFault {
  /** The messages for the traveller. `part` is the part of the form to correct. */
  readonly errors: readonly { readonly part?: FormPart; readonly message: string }[];
  /** Departures with room, which the traveller can choose instead. */
  readonly nearestFree: readonly SlotView[];
  /** The present price of the party. If the request is sent again, the booking is made at this price. */
  readonly newPrice: QuotedPrice | null;
  /**
   * The traveller cannot correct this here: a limit of bookings, a tour that takes no bookings, or an unexpected
   * error. The form shows how to book with us directly.
   */
  readonly needsUs: boolean;
  /** The outcome is unknown. Sending the request again with its key gives the answer. */
  readonly isUnanswered: boolean;
}

type QuotedPrice = Pick<QuoteView, 'lines' | 'total' | 'currency'>;

/** The message for unexpected errors (requirements, section 8). */
const otherwise = 'Something went wrong. Please try again or contact us directly.';

/** Travellers may fear a second booking. The key prevents it (use-command.ts). */
const onceOnly = 'Press “Confirm Booking” again: you get only one booking.';

/** The fields of the request (docs/http-api.md), and the part of the form that each belongs to. */
const partsByField: Readonly<Record<string, FormPart>> = {
  date: 'date',
  pickupTime: 'time',
  'customer.name': 'name',
  'customer.email': 'email',
  'customer.phone': 'phone',
  pickupPlace: 'pickupPlace',
  message: 'message',
};

/** Turns an error of the API into messages. An error without an answer gives a general message. */
export function bookingFaultOf(error: unknown): BookingFault {
  const problem = problemOf(error);
  if (problem === undefined || isUnanswered(error)) {
    return {
      ...plainFault({ message: otherwise }),
      errors: [{ message: otherwise }, { message: onceOnly }],
      needsUs: true,
      isUnanswered: true,
    };
  }
  if (problem.code === 'TooManyRequests') {
    return { ...plainFault({ message: limitedWords(error) }), needsUs: true };
  }
  return readings[problem.code]?.(problem) ?? otherFault(problem);
}

/** A problem that has only its title, or errors of fields. */
function otherFault(problem: ProblemView): BookingFault {
  const ofFields = fieldErrors(problem);
  return {
    ...plainFault({ message: problem.title }),
    needsUs: ofFields === undefined,
    ...ofFields,
  };
}

/** The fault of a booking that was not sent, because the device is offline. */
export function offlineFault(): BookingFault {
  return plainFault({
    message:
      'You are offline, so nothing was booked. What you typed is kept. Confirm the booking once you are connected again.',
  });
}

/** Explains that no booking was made, and when to try again. */
function limitedWords(error: unknown): string {
  const { retryAfterSeconds } = (error ?? {}) as Partial<WaitingError>;
  const wait = retryAfterSeconds === undefined ? 'Try again later.' : waitWords(retryAfterSeconds);
  return `Too many bookings came from your network or for this e-mail address. You have no booking yet. ${wait} You can also book now by WhatsApp or phone.`;
}

/** The problems that show more than their title, or that offer an alternative. */
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
      : `The total is now ${formatPrice(newPrice.total, newPrice.currency)}. Press the button again to book at this price.`;
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
    needsUs: false,
    isUnanswered: false,
  };
}

/** The messages about single fields; undefined if the problem names none. */
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
