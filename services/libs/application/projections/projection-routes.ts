import type { CataloguedEvent } from '../event-log/event-catalogue.ts';
import { accountHistory } from './account-history.projection.ts';
import { auditLog } from './audit-log.projection.ts';
import { bookingFigures } from './booking-figures.projection.ts';
import { bookingHistory } from './booking-history.projection.ts';
import { bookingSearch } from './booking-search.projection.ts';
import { bookingTabs } from './booking-tabs.projection.ts';
import { bulkActs } from './bulk-acts.projection.ts';
import { customerRecords } from './customer-records.projection.ts';
import { dailyRevenue } from './daily-revenue.projection.ts';
import { departures } from './departures.projection.ts';
import { erasedCustomers } from './erased-customers.projection.ts';
import { notifications } from './notifications.projection.ts';
import { openReservations } from './open-reservations.projection.ts';
import { popularity } from './popularity.projection.ts';
import type { AnyProjection, Projection } from './projection.ts';
import { tourHistory } from './tour-history.projection.ts';
import { tourListings } from './tour-listings.projection.ts';

/** A projection and the events it is handed; every other event only moves its position. */
export interface ProjectionRoute {
  readonly projection: AnyProjection;
  readonly events: readonly CataloguedEvent['type'][];
}

/**
 * The whole read side: which read model is made of which events. A list that leaves out an event its
 * fold knows, or names one it does not, is a type error.
 */
export const projectionRoutes: readonly ProjectionRoute[] = [
  route(tourListings, [
    'TourCreated',
    'TourDetailsEdited',
    'TourPricingChanged',
    'TourScheduleChanged',
    'TourImagesChanged',
    'TourFaqChanged',
    'TourPublished',
    'TourUnpublished',
    'TourFeatured',
    'TourUnfeatured',
    'TourDeleted',
    'TourRestored',
  ]),
  route(popularity, [
    'BookingPlaced',
    'BookingRepriced',
    'BookingCancelled',
    'BookingRebooked',
    'TourViewsRecorded',
    'WhatsAppEnquiryStarted',
  ]),
  route(dailyRevenue, ['BookingPlaced', 'BookingRepriced', 'BookingCancelled', 'BookingRebooked']),
  route(bookingFigures, [
    'BookingPlaced',
    'BookingRepriced',
    'BookingCancelled',
    'BookingRebooked',
    'RefundRecorded',
  ]),
  route(bookingTabs, [
    'BookingPlaced',
    'BookingRequestedWithoutSeats',
    'RequestWithdrawn',
    'BookingConfirmed',
    'BookingRescheduled',
    'PartyChanged',
    'BookingRepriced',
    'ContactCorrected',
    'BookingCancelled',
    'BookingRebooked',
    'ReservationAbandoned',
    'GuestsCheckedIn',
    'CheckInUndone',
    'NoShowMarked',
    'NoShowUndone',
    'PaymentCollected',
    'RefundRecorded',
    'BookingNoteAdded',
  ]),
  route(bookingSearch, [
    'BookingPlaced',
    'BookingRequestedWithoutSeats',
    'RequestWithdrawn',
    'BookingConfirmed',
    'ContactCorrected',
    'BookingRescheduled',
    'BookingRepriced',
    'BookingCancelled',
    'BookingRebooked',
    'CustomerErased',
  ]),
  route(customerRecords, [
    'BookingPlaced',
    'BookingRequestedWithoutSeats',
    'RequestWithdrawn',
    'BookingRescheduled',
    'PartyChanged',
    'ContactCorrected',
    'BookingCancelled',
    'BookingRebooked',
    'BookingNoteAdded',
    'ContactMessageSubmitted',
    'CustomerErased',
  ]),
  route(erasedCustomers, ['CustomerErased']),
  route(bookingHistory, [
    'BookingPlaced',
    'BookingRequestedWithoutSeats',
    'RequestWithdrawn',
    'BookingConfirmed',
    'BookingRescheduled',
    'PartyChanged',
    'BookingRepriced',
    'ContactCorrected',
    'BookingCancelled',
    'BookingRebooked',
    'ReservationAbandoned',
    'GuestsCheckedIn',
    'CheckInUndone',
    'NoShowMarked',
    'NoShowUndone',
    'PaymentCollected',
    'RefundRecorded',
    'BookingNoteAdded',
  ]),
  route(tourHistory, [
    'TourCreated',
    'TourDetailsEdited',
    'TourPricingChanged',
    'TourScheduleChanged',
    'TourImagesChanged',
    'TourFaqChanged',
    'TourPublished',
    'TourUnpublished',
    'TourFeatured',
    'TourUnfeatured',
    'TourDeleted',
    'TourRestored',
  ]),
  route(openReservations, [
    'SeatsReserved',
    'SeatsReleased',
    'BookingPlaced',
    'BookingRescheduled',
    'PartyChanged',
    'BookingCancelled',
    'BookingRebooked',
    'ReservationAbandoned',
  ]),
  route(departures, [
    'DepartureCapacitySet',
    'DepartureClosed',
    'DepartureReopened',
    'SeatsReserved',
    'SeatsReleased',
    'DepartureCancelled',
    'DepartureMoved',
    'DisruptionProgressed',
    'DisruptionStopped',
    'DisruptionResumed',
  ]),
  route(notifications, [
    'NotificationQueued',
    'NotificationHandedOver',
    'NotificationSent',
    'NotificationFailed',
    'NotificationUnknown',
    'NotificationDismissed',
  ]),
  route(bulkActs, [
    'BulkActBegun',
    'BulkActProgressed',
    'BulkActStopped',
    'BulkActResumed',
    'BulkActUndoBegun',
  ]),
  route(accountHistory, [
    'AccountCreated',
    'AccountRoleChanged',
    'AccountEmailChanged',
    'AccountDisabled',
    'AccountEnabled',
    'AccountReset',
    'PasswordChosen',
    'PasswordChanged',
    'TotpTurnedOn',
    'TotpTurnedOff',
    'RecoveryCodesRenewed',
    'TotpRequiredOfRole',
    'TotpNotRequiredOfRole',
    'SignedIn',
    'SignedOutEverywhere',
    'SignInLocked',
  ]),
  route(auditLog, [
    'BookingPlaced',
    'BookingRequestedWithoutSeats',
    'RequestWithdrawn',
    'BookingConfirmed',
    'BookingRescheduled',
    'PartyChanged',
    'BookingRepriced',
    'ContactCorrected',
    'BookingCancelled',
    'BookingRebooked',
    'GuestsCheckedIn',
    'CheckInUndone',
    'NoShowMarked',
    'NoShowUndone',
    'PaymentCollected',
    'RefundRecorded',
    'BookingNoteAdded',
    'TourCreated',
    'TourDetailsEdited',
    'TourPricingChanged',
    'TourScheduleChanged',
    'TourImagesChanged',
    'TourFaqChanged',
    'TourPublished',
    'TourUnpublished',
    'TourFeatured',
    'TourUnfeatured',
    'TourDeleted',
    'TourRestored',
    'DepartureCapacitySet',
    'DepartureClosed',
    'DepartureReopened',
    'DepartureCancelled',
    'DepartureMoved',
    'DisruptionProgressed',
    'DisruptionStopped',
    'DisruptionResumed',
    'AccountCreated',
    'AccountRoleChanged',
    'AccountEmailChanged',
    'AccountDisabled',
    'AccountEnabled',
    'AccountReset',
    'PasswordChosen',
    'PasswordChanged',
    'TotpTurnedOn',
    'TotpTurnedOff',
    'RecoveryCodesRenewed',
    'TotpRequiredOfRole',
    'TotpNotRequiredOfRole',
    'SignedIn',
    'SignedOutEverywhere',
    'SignInLocked',
    'NotificationQueued',
    'NotificationHandedOver',
    'NotificationSent',
    'NotificationFailed',
    'NotificationUnknown',
    'NotificationDismissed',
    'CustomerErased',
    'CustomerDataExported',
    'BulkActBegun',
    'BulkActProgressed',
    'BulkActStopped',
    'BulkActResumed',
    'BulkActUndoBegun',
  ]),
];

/** The categories of the log that any projection reads; the others are left out of their feed. */
export const projectedCategories: readonly string[] = [
  'tour',
  'departure',
  'booking',
  'bulk',
  'engagement',
  'notification',
  'staff',
  'contact',
  'customer',
];

type Missing<All, Named> =
  Exclude<All, Named> extends never ? unknown : { missing: Exclude<All, Named> };

function route<
  Document extends object,
  Event extends CataloguedEvent,
  Opened extends object,
  const Named extends readonly Event['type'][],
>(
  projection: Projection<Document, Event, Opened>,
  events: Named & Missing<Event['type'], Named[number]>,
): ProjectionRoute {
  return { projection, events };
}
