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

/** What a booking was worth from an instant on. */
export interface RevenueStep {
  readonly at: Instant;
  readonly totalMinor: number;
  readonly currency: Currency;
  readonly isCancelled: boolean;
}

/**
 * What one booking contributes to the revenue of the day on which it was created. The steps give it as of
 * any instant; the other fields as of now, in minor units, so that a store can sum days.
 */
export interface RevenueContribution {
  readonly bookingNumber: number;
  readonly createdDay: LocalDate;
  readonly steps: readonly RevenueStep[];
  readonly currency: Currency;
  readonly grossMinor: number;
  /** The gross of a cancelled booking, else 0: net is gross without it. */
  readonly cancelledMinor: number;
}

/** Every event that changes what a booking is worth. */
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

/** What a booking was worth at an instant; undefined before it was made. */
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
