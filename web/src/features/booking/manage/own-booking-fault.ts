import type { QuoteView } from '@contracts/booking/booking-view.ts';
import type { ProblemCode, ProblemView } from '@contracts/problems.ts';
import type { SlotView } from '@contracts/tour/tour-view.ts';
import { problemOf } from '../../../shared/api/problem.ts';
import type { FormError } from '../../../shared/ui/error-summary.tsx';
import { formatPrice } from '../../../shared/ui/format-price.ts';
import type { Difference } from './difference-words.ts';
import type { WaitingError } from '../../../shared/api/waiting-error.ts';
import { waitWords } from './wait-words.ts';

export type QuotedPrice = Pick<QuoteView, 'lines' | 'total' | 'currency'>;

/** Why something with a booking was not done, and what can be done about it. */
export interface OwnBookingFault {
  readonly errors: readonly FormError[];
  /** Departures with room, to take instead. */
  readonly nearestFree: readonly SlotView[];
  /** What it really costs; sent again, it is changed at this price. */
  readonly newPrice: QuotedPrice | null;
  /** It was changed since it was shown: how. */
  readonly conflict: readonly Difference[] | null;
  /** Whoever sent it has to show once more that the booking is theirs. */
  readonly isProofMissing: boolean;
  /** Nobody knows whether it was done: sending it again finds out. */
  readonly isUnanswered: boolean;
}

export const nothingWrong: OwnBookingFault = {
  errors: [],
  nearestFree: [],
  newPrice: null,
  conflict: null,
  isProofMissing: false,
  isUnanswered: false,
};

const unanswered =
  'We got no answer, so we cannot say whether it was done. Please press once more: it is done once, however often you press.';

/** Where a field of the request stands in the form, if it does. */
export type FieldIds = Readonly<Record<string, string>>;

/** @param heading What did not come about (requirements, section 8): 'Failed to update booking'. */
export function ownBookingFaultOf(
  error: unknown,
  heading: string,
  ids: FieldIds = {},
): OwnBookingFault {
  const problem = problemOf(error);
  const told: Tell = (...messages) => ({
    ...nothingWrong,
    errors: [{ message: heading }, ...messages],
  });
  if (problem === undefined || problem.status >= 500) {
    return { ...told({ message: unanswered }), isUnanswered: true };
  }
  const reading = readings[problem.code];
  if (reading !== undefined) return reading(problem, told);
  return problem.code === 'TooManyRequests'
    ? told({ message: tooManyWords(error, problem) })
    : told(...fieldErrors(problem, ids));
}

type Tell = (...messages: readonly FormError[]) => OwnBookingFault;

/** The problems that say more than their title, or leave a way open. */
const readings: Readonly<
  Partial<Record<ProblemCode, (problem: ProblemView, told: Tell) => OwnBookingFault>>
> = {
  ProofRequired: () => ({ ...nothingWrong, isProofMissing: true }),
  RevisionMismatch: ({ differences = [] }) => ({
    ...nothingWrong,
    conflict: differences as readonly Difference[],
  }),
  DepartureFull: noRoom,
  DepartureClosed: noRoom,
  DepartureCalledOff: noRoom,
  PriceChanged: ({ price = null }, told) => {
    const newPrice = price as QuotedPrice | null;
    return { ...told({ message: priceWords(newPrice) }), newPrice };
  },
};

function noRoom(problem: ProblemView, told: Tell): OwnBookingFault {
  return {
    ...told({ message: `${problem.title}${seatsText(problem)}` }),
    nearestFree: (problem.nearestFree ?? []) as readonly SlotView[],
  };
}

/** What is said to whoever tried too often. */
export function tooManyWords(error: unknown, { title }: ProblemView): string {
  const { retryAfterSeconds } = (error ?? {}) as Partial<WaitingError>;
  return retryAfterSeconds === undefined
    ? `${title}.`
    : `${title}. ${waitWords(retryAfterSeconds)}`;
}

function fieldErrors({ errors = [], title }: ProblemView, ids: FieldIds): readonly FormError[] {
  if (errors.length === 0) return [{ message: title }];
  return errors.map(({ field, message }) => {
    const fieldId = ids[field];
    return fieldId === undefined ? { message } : { fieldId, message };
  });
}

function priceWords(price: QuotedPrice | null): string {
  return price === null
    ? 'The price has changed. Please look at the new total.'
    : `The price has changed. The total is ${formatPrice(price.total, price.currency)} now: confirm once more to change the booking at it.`;
}

function seatsText({ seatsLeft }: ProblemView): string {
  if (typeof seatsLeft !== 'number') return '';
  return seatsLeft === 0 ? ': it is full' : `: ${String(seatsLeft)} left`;
}
