import type { CataloguedEvent } from '../event-log/event-catalogue.ts';
import { changeBookingsOnBulkAct } from './change-bookings-on-bulk-act.policy.ts';
import { changeBookingsOnDepartureCalledOff } from './change-bookings-on-departure-called-off.policy.ts';
import { notifyOnBookingChanged } from './notify-on-booking-changed.policy.ts';
import { notifyOnBookingPlaced } from './notify-on-booking-placed.policy.ts';
import { notifyOnContactMessageSubmitted } from './notify-on-contact-message-submitted.policy.ts';
import type { Policy } from './policy.ts';
import { releaseSeatsOnReservationLetGo } from './release-seats-on-reservation-let-go.policy.ts';
import { restoreBookingsOnDepartureReopened } from './restore-bookings-on-departure-reopened.policy.ts';

/** A policy and the events that it acts on. For any other event it only moves its position forward. */
export interface PolicyRoute {
  readonly policy: Policy<CataloguedEvent>;
  readonly events: readonly CataloguedEvent['type'][];
  /** The categories of the streams that have these events. */
  readonly categories: readonly string[];
}

/** Every policy, and the events that it acts on. */
export const policyRoutes: readonly PolicyRoute[] = [
  route(
    releaseSeatsOnReservationLetGo,
    ['booking'],
    [
      'BookingRescheduled',
      'PartyChanged',
      'BookingCancelled',
      'ReservationAbandoned',
      'HoldChanged',
      'HoldReleased',
      'HoldExpired',
    ],
  ),
  route(
    changeBookingsOnDepartureCalledOff,
    ['departure'],
    ['DepartureCancelled', 'DepartureMoved', 'DisruptionProgressed', 'DisruptionResumed'],
  ),
  route(
    changeBookingsOnBulkAct,
    ['bulk'],
    [
      'BulkActBegun',
      'BulkActProgressed',
      'BulkActResumed',
      'BulkActUndoBegun',
      'ImportProgressed',
      'ImportUndoBegun',
    ],
  ),
  route(restoreBookingsOnDepartureReopened, ['departure'], ['DepartureReopened']),
  route(notifyOnBookingPlaced, ['booking'], ['BookingPlaced', 'BookingRequestedWithoutSeats']),
  route(
    notifyOnBookingChanged,
    ['booking'],
    [
      'BookingConfirmed',
      'BookingCancelled',
      'RequestWithdrawn',
      'BookingRebooked',
      'BookingRescheduled',
      'PartyChanged',
      'BookingRepriced',
      'ContactCorrected',
    ],
  ),
  route(
    notifyOnContactMessageSubmitted,
    ['contact'],
    ['ContactMessageSubmitted', 'ContactMessageAnswered'],
  ),
];

function route<Event extends CataloguedEvent>(
  policy: Policy<Event>,
  categories: readonly string[],
  events: readonly Event['type'][],
): PolicyRoute {
  return { policy, events, categories };
}
