import type { ProblemCode, ProblemView } from '../../contracts/problems.ts';
import type {
  GuestsOutOfRange,
  PartyTooLarge,
  PriceChanged,
  RefundExceedsCollected,
} from '../../domain/booking/booking.refusals.ts';
import type {
  CapacityBelowSeatsTaken,
  DepartureFull,
} from '../../domain/departure/departure.refusals.ts';
import { toMajor } from '../../domain/money/minor-units.ts';
import type { ReviewPeriodOver } from '../../domain/review/review.refusals.ts';
import type { InvalidFields } from '../../domain/refusal.ts';
import type { NotAStartTime, TourNotBookable } from '../../domain/tour/booking-window.ts';
import type { PriceBreakdown } from '../../domain/tour/pricing/price-breakdown.ts';
import type { UnknownCategory } from '../../domain/tour/pricing/price-party.ts';
import type { ChangedSince, NotUndoable } from '../../domain/undo/undo.refusals.ts';
import type {
  NotDoneBefore,
  OutcomeUnknown,
  RevisionMismatch,
  TimedOut,
} from '../command-handling/engine/command-outcome.ts';
import { priceLineViews } from '../queries/tour/money-view.ts';

/** The text in the path is not a booking reference. */
export interface InvalidReference {
  readonly code: 'InvalidReference';
}

/** Refusals for which the client gets more than a code. */
type DetailedRefusal =
  | InvalidFields
  | DepartureFull
  | NotAStartTime
  | UnknownCategory
  | PartyTooLarge
  | GuestsOutOfRange
  | TourNotBookable
  | CapacityBelowSeatsTaken
  | RefundExceedsCollected
  | PriceChanged
  | ReviewPeriodOver
  | NotUndoable
  | ChangedSince
  | RevisionMismatch
  | NotDoneBefore
  | OutcomeUnknown
  | TimedOut;

/**
 * All refusals that a client can get. A refusal's code is in the table of problems, or the refusal is handled below.
 */
export type RefusalForClients =
  DetailedRefusal | { readonly code: Exclude<ProblemCode, DetailedRefusal['code']> };

/** The content of a problem for a refusal. */
export interface RefusalFacts {
  readonly code: ProblemCode;
  readonly errors?: NonNullable<ProblemView['errors']>;
  /** An explanation, if the title is not enough. */
  readonly detail?: string;
  /** The data with which a client can offer an alternative, with its names in the API. */
  readonly extensions?: Readonly<Record<string, unknown>>;
  /** After how many seconds the same request may be sent again. */
  readonly retryAfterSeconds?: number;
}

type Details = {
  readonly [Code in DetailedRefusal['code']]: (
    refusal: Extract<DetailedRefusal, { readonly code: Code }>,
  ) => Partial<RefusalFacts>;
};

/** The data of each refusal that a client may get, with amounts as decimal numbers. */
const details: Details = {
  InvalidFields: ({ faults }) => ({ errors: faults }),
  DepartureFull: ({ seatsLeft }) => extended({ seatsLeft: Math.max(0, seatsLeft) }),
  NotAStartTime: ({ startTimes }) => extended({ startTimes }),
  UnknownCategory: ({ category, known }) => extended({ category, categories: known }),
  PartyTooLarge: ({ maxGuests }) => extended({ maxGuests }),
  GuestsOutOfRange: ({ min, max }) => extended({ min, max }),
  TourNotBookable: ({ reason }) => extended({ reason }),
  CapacityBelowSeatsTaken: ({ seatsTaken }) => extended({ seatsTaken }),
  RefundExceedsCollected: (refusal) => extended(refundView(refusal)),
  PriceChanged: ({ price }) => extended({ price: priceView(price) }),
  ReviewPeriodOver: ({ changeableUntil }) => extended({ changeableUntil }),
  NotUndoable: ({ instead }) =>
    instead === undefined ? {} : { ...extended({ instead }), detail: insteadOfUndoing[instead] },
  ChangedSince: ({ fields }) => ({
    ...extended({ fields }),
    detail: `This was changed again afterwards: ${fields.map(inWords).join(', ')}`,
  }),
  RevisionMismatch: ({ current }) => extended({ revision: String(current) }),
  NotDoneBefore: () => ({ code: 'TooManyRequests', retryAfterSeconds: 60 }),
  OutcomeUnknown: () => ({ retryAfterSeconds: 1 }),
  TimedOut: () => ({ retryAfterSeconds: 1 }),
};

/** Returns the content of a problem for a refusal. */
export function refusalFacts(refusal: RefusalForClients): RefusalFacts {
  if (!isDetailed(refusal)) return { code: refusal.code };
  const detail = details[refusal.code] as (refusal: DetailedRefusal) => Partial<RefusalFacts>;
  return { code: refusal.code, ...detail(refusal) } as RefusalFacts;
}

function isDetailed(refusal: RefusalForClients): refusal is DetailedRefusal {
  return refusal.code in details;
}

function refundView({ currency, refundableMinor }: RefundExceedsCollected) {
  return { currency, refundable: toMajor(refundableMinor) };
}

function priceView(price: PriceBreakdown) {
  const { totalMinor, currency } = price;
  return { lines: priceLineViews(price), total: toMajor(totalMinor), currency };
}

const insteadOfUndoing = {
  cancel: 'This cannot be undone: cancel the booking instead',
  rebook: 'A request that was declined or withdrawn cannot be reopened: rebook it instead',
  delete: 'This cannot be undone: delete the tour instead',
} as const;

/** Returns the name of a field in the API as words: `pickupTime` → "pickup time". */
function inWords(field: string): string {
  return field.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}

function extended(
  extensions: NonNullable<RefusalFacts['extensions']>,
): Pick<RefusalFacts, 'extensions'> {
  return { extensions };
}
