import { localDateOf } from '../../../domain/calendar/dar-es-salaam.ts';
import type { Instant, LocalDate } from '../../../domain/calendar/instants.ts';
import type {
  BookingCancelled,
  BookingPlaced,
  BookingRebooked,
  BookingRepriced,
} from '../../../domain/booking/booking.events.ts';
import type { Currency } from '../../../domain/money/money.ts';
import type { PriceBreakdown } from '../../../domain/tour/pricing/price-breakdown.ts';
import type { RecordedEvent } from '../../event-log/recorded-event.ts';
import { idAfter } from '../engine/document-ids.ts';
import type { Projection } from '../engine/projection.ts';

/** From an instant on: the total of a booking, and whether the booking is cancelled. */
export interface RevenueStep {
  readonly at: Instant;
  readonly totalMinor: number;
  readonly currency: Currency;
  readonly isCancelled: boolean;
}

/**
 * The contribution of one booking to the revenue of the day on which it was created. The steps show the contribution as
 * of any instant. The other fields show the contribution as of now, in minor units, so that a store can compute the sum
 * of a day.
 */
export interface RevenueContribution {
  readonly bookingNumber: number;
  readonly createdDay: LocalDate;
  readonly steps: readonly RevenueStep[];
  readonly currency: Currency;
  readonly grossMinor: number;
  /** The gross of a cancelled booking, otherwise 0. Net is gross less this amount. */
  readonly cancelledMinor: number;
}

/** The events that set the total of a booking, or change whether the booking is cancelled. */
export type RevenueEvent = BookingPlaced | BookingRepriced | BookingCancelled | BookingRebooked;

export const dailyRevenue: Projection<RevenueContribution, RevenueEvent> = {
  collection: {
    name: 'daily-revenue',
    version: 1,
    fields: {
      createdDay: 'text',
      currency: 'text',
      grossMinor: 'integer',
      cancelledMinor: 'integer',
    },
    indexes: [['createdDay', 'currency', 'grossMinor', 'cancelledMinor']],
  },
  documentIds: (event) => [idAfter('booking-', event.stream)],
  fold: foldContribution,
};

/** Returns the step of a booking at an instant; undefined before the booking was made. */
export function stepAsOf(steps: readonly RevenueStep[], asOf: Instant): RevenueStep | undefined {
  return steps.findLast(({ at }) => at <= asOf);
}

function foldContribution(
  contribution: RevenueContribution | undefined,
  event: RecordedEvent<RevenueEvent>,
): RevenueContribution | undefined {
  const step = stepOf(event);
  if (event.type === 'BookingPlaced') {
    const { bookingNumber, placedAt } = event.data;
    return asOfNow({ bookingNumber, createdDay: localDateOf(placedAt), steps: [step] }, step);
  }
  return contribution && asOfNow({ ...contribution, steps: [...contribution.steps, step] }, step);
}

function asOfNow(
  booking: Pick<RevenueContribution, 'bookingNumber' | 'createdDay' | 'steps'>,
  step: RevenueStep,
): RevenueContribution {
  return {
    bookingNumber: booking.bookingNumber,
    createdDay: booking.createdDay,
    steps: booking.steps,
    currency: step.currency,
    grossMinor: step.totalMinor,
    cancelledMinor: step.isCancelled ? step.totalMinor : 0,
  };
}

function stepOf(event: RecordedEvent<RevenueEvent>): RevenueStep {
  switch (event.type) {
    case 'BookingPlaced':
      return revenueStep(event.data.placedAt, event.data.price, false);
    case 'BookingRepriced':
      return revenueStep(event.occurredAt, event.data.after, false);
    case 'BookingCancelled':
      return revenueStep(event.occurredAt, event.data.price, true);
    case 'BookingRebooked':
      return revenueStep(event.occurredAt, event.data.price.after, false);
  }
}

function revenueStep(at: Instant, price: PriceBreakdown, isCancelled: boolean): RevenueStep {
  return { at, totalMinor: price.totalMinor, currency: price.currency, isCancelled };
}
