import type { AccountEvent } from '../../domain/account/account.events.ts';
import type { BookingEvent } from '../../domain/booking/booking.events.ts';
import type { BulkActEvent } from '../../domain/bulk-act/bulk-act.events.ts';
import type { ContactMessageSubmitted } from '../../domain/contact/contact.events.ts';
import type { CustomerEvent } from '../../domain/customer/customer.events.ts';
import type { DepartureEvent } from '../../domain/departure/departure.events.ts';
import type { EngagementEvent } from '../../domain/engagement/engagement.events.ts';
import type { NotificationEvent } from '../../domain/notification/notification.events.ts';
import type { TourEvent } from '../../domain/tour/tour.events.ts';
import type { CreationBegun } from './creation-begun.ts';
import type { LogBegun } from './log-begun.ts';
import type { LogContinued } from './log-continued.ts';

/** All events that the log can hold. */
export type CataloguedEvent =
  | TourEvent
  | DepartureEvent
  | BookingEvent
  | BulkActEvent
  | EngagementEvent
  | ContactMessageSubmitted
  | CustomerEvent
  | NotificationEvent
  | AccountEvent
  | LogBegun
  | LogContinued
  | CreationBegun;

/** Lifts an event's data by one schema version. Pure: the same stored event always gives the same result. */
export type Upcaster = (data: unknown) => unknown;

/**
 * The upcasters of each event type, oldest first: the first lifts version 1 to 2, and so on. A
 * type's current version is therefore one more than it has upcasters. Stored names never change;
 * an event type that is no longer written stays here for as long as a log may hold it.
 */
export type EventCatalogue = Readonly<Record<string, readonly Upcaster[]>>;

/** A version that may only have more fields than the one before. */
const sameShape: Upcaster = (data) => data;

/** The events of the log, by stored name. Each version of each has a file in test/golden/events. */
export const eventCatalogue: EventCatalogue & Record<CataloguedEvent['type'], readonly Upcaster[]> =
  {
    LogBegun: [],
    LogContinued: [],
    CreationBegun: [],

    TourCreated: [],
    TourDetailsEdited: [],
    TourPricingChanged: [],
    TourScheduleChanged: [],
    TourImagesChanged: [],
    TourFaqChanged: [],
    TourPublished: [],
    TourUnpublished: [],
    TourFeatured: [],
    TourUnfeatured: [],
    TourDeleted: [],
    TourRestored: [],

    DepartureCapacitySet: [],
    DepartureClosed: [],
    DepartureReopened: [],
    DepartureNoteChanged: [],
    SeatsReserved: [sameShape], // Version 2 may name a network.
    SeatsReleased: [],
    DepartureCancelled: [],
    DepartureMoved: [],
    DisruptionProgressed: [],
    DisruptionStopped: [],
    DisruptionResumed: [],

    BookingPlaced: [],
    BookingRequestedWithoutSeats: [],
    RequestWithdrawn: [],
    BookingConfirmed: [],
    BookingRescheduled: [],
    PartyChanged: [],
    BookingRepriced: [],
    ContactCorrected: [],
    BookingCancelled: [],
    BookingRebooked: [],
    ReservationAbandoned: [],
    GuestsCheckedIn: [],
    CheckInUndone: [],
    NoShowMarked: [],
    NoShowUndone: [],
    PaymentCollected: [],
    RefundRecorded: [],
    BookingNoteAdded: [],
    MailedLinksEnded: [],

    BulkActBegun: [],
    BulkActProgressed: [],
    BulkActStopped: [],
    BulkActResumed: [],
    BulkActUndoBegun: [],

    TourViewsRecorded: [],
    WhatsAppEnquiryStarted: [],

    ContactMessageSubmitted: [],

    CustomerErased: [],
    CustomerDataExported: [],

    NotificationQueued: [],
    NotificationHandedOver: [],
    NotificationSent: [],
    NotificationFailed: [],
    NotificationUnknown: [],
    // Version 2 has more reasons.
    NotificationDismissed: [(data) => data],

    AccountCreated: [],
    AccountRoleChanged: [],
    AccountEmailChanged: [],
    AccountDisabled: [],
    AccountEnabled: [],
    AccountReset: [],
    PasswordChosen: [],
    PasswordChanged: [],
    TotpTurnedOn: [],
    TotpTurnedOff: [],
    RecoveryCodesRenewed: [],
    TotpRequiredOfRole: [],
    TotpNotRequiredOfRole: [],
    SignedIn: [],
    SignedOutEverywhere: [],
    SignInLocked: [],
  };

/** The version in which events of this type are written today. */
export function currentSchemaVersion(type: CataloguedEvent['type']): number {
  return eventCatalogue[type].length + 1;
}
