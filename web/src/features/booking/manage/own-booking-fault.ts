import type { QuoteView } from '@contracts/booking/booking-view.ts';
import type { ProblemCode, ProblemView } from '@contracts/problems.ts';
import type { SlotView } from '@contracts/tour/tour-view.ts';
import { type FieldIds, fieldErrors } from '../../../shared/api/field-errors.ts';
import { isUnanswered, problemOf } from '../../../shared/api/problem.ts';
import type { FormError } from '../../../shared/ui/error-summary.tsx';
import { formatPrice } from '../../../shared/ui/format-price.ts';
import type { Difference } from './difference-words.ts';
import type { WaitingError } from '../../../shared/api/waiting-error.ts';
import { waitWords } from './wait-words.ts';

export type QuotedPrice = Pick<QuoteView, 'lines' | 'total' | 'currency'>;

/** Why an action on a booking failed, and what the traveller can do. */
export interface OwnBookingFault {
  readonly errors: readonly FormError[];
  /** Departures with room, which the traveller can choose instead. */
  readonly nearestFree: readonly SlotView[];
  /** The present price. If the request is sent again, the change is made at this price. */
  readonly newPrice: QuotedPrice | null;
  /** How the booking changed since it was shown; null if there was no conflict. */
  readonly conflict: readonly Difference[] | null;
  /** The traveller has to give the proof again. */
  readonly isProofMissing: boolean;
  /** The outcome is unknown. Sending the request again gives the answer. */
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
  'We got no answer, so we do not know whether it was done. Please press the button again. It will be done only once.';

/** @param heading Says which action failed (requirements, section 8): 'Failed to update booking'. */
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
  if (problem === undefined || isUnanswered(error)) {
    return { ...told({ message: unanswered }), isUnanswered: true };
  }
  const reading = readings[problem.code];
  if (reading !== undefined) return reading(problem, told);
  return problem.code === 'TooManyRequests'
    ? told({ message: tooManyWords(error, problem) })
    : told(...fieldErrors(problem, ids));
}

type Tell = (...messages: readonly FormError[]) => OwnBookingFault;

/** The problems that show more than their title, or that offer an alternative. */
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

/** The message after too many attempts. */
export function tooManyWords(error: unknown, { title }: ProblemView): string {
  const { retryAfterSeconds } = (error ?? {}) as Partial<WaitingError>;
  return retryAfterSeconds === undefined
    ? `${title}.`
    : `${title}. ${waitWords(retryAfterSeconds)}`;
}

function priceWords(price: QuotedPrice | null): string {
  return price === null
    ? 'The price has changed. Please look at the new total.'
    : `The price has changed. The total is now ${formatPrice(price.total, price.currency)}. Press the button again to accept it.`;
}

function seatsText({ seatsLeft }: ProblemView): string {
  if (typeof seatsLeft !== 'number') return '';
  return seatsLeft === 0 ? ': it is full' : `: ${String(seatsLeft)} left`;
}
