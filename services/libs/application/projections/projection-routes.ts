import { accountEvents } from '../../domain/account/account.events.ts';
import { bookingEvents, holdEvents } from '../../domain/booking/booking.events.ts';
import { bulkActEvents } from '../../domain/bulk-act/bulk-act.events.ts';
import { contactEvents } from '../../domain/contact/contact.events.ts';
import { customerEvents } from '../../domain/customer/customer.events.ts';
import { departureEvents } from '../../domain/departure/departure.events.ts';
import { notificationEvents } from '../../domain/notification/notification.events.ts';
import { pickupPlaceEvents } from '../../domain/pickup-place/pickup-place.events.ts';
import { reviewEvents } from '../../domain/review/review.events.ts';
import { savedViewEvents } from '../../domain/saved-view/saved-view.events.ts';
import { tourEvents } from '../../domain/tour/tour.events.ts';
import type { CataloguedEvent } from '../event-log/event-catalogue.ts';
import { accountHistory } from './account/account-history.projection.ts';
import { auditLog } from './audit/audit-log.projection.ts';
import { bookingFigures } from './booking/booking-figures.projection.ts';
import { bookingHistory } from './booking/booking-history.projection.ts';
import { bookingSearch } from './booking/booking-search.projection.ts';
import { bookingTabs } from './booking/booking-tabs.projection.ts';
import { bookingTags } from './booking/booking-tags.projection.ts';
import { importedBookings } from './booking/imported-bookings.projection.ts';
import { bulkActs } from './bulk-act/bulk-acts.projection.ts';
import { contactMessages } from './contact/contact-messages.projection.ts';
import { customers } from './customer/customers.projection.ts';
import { customerRecords } from './customer/customer-records.projection.ts';
import { dailyRevenue } from './booking/daily-revenue.projection.ts';
import { departures } from './departure/departures.projection.ts';
import { erasedCustomers } from './customer/erased-customers.projection.ts';
import { notifications } from './notification/notifications.projection.ts';
import { openReservations } from './departure/open-reservations.projection.ts';
import { pickupPlaces } from './pickup-place/pickup-places.projection.ts';
import { popularity } from './tour/popularity.projection.ts';
import { reviews } from './review/reviews.projection.ts';
import { tourRatings } from './review/tour-ratings.projection.ts';
import { savedViews } from './saved-view/saved-views.projection.ts';
import type { Projection, ProjectionRoute } from './engine/projection.ts';
import { tourHistory } from './tour/tour-history.projection.ts';
import { tourListings } from './tour/tour-listings.projection.ts';

/**
 * All projections, each with the types of the events that it folds. A list must name exactly the types that its fold
 * handles: a missing type or an extra type is a compile error.
 */
export const projectionRoutes: readonly ProjectionRoute[] = [
  route(tourListings, allOf(tourEvents)),
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
    'PaymentCollected',
    'PaymentVoided',
    'RefundRecorded',
    'RefundVoided',
  ]),
  route(bookingTabs, allOf(bookingEvents)),
  route(bookingTags, ['BookingTagAdded', 'BookingTagRemoved']),
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
    'ContactMessageAnswered',
    'CustomerErased',
  ]),
  route(customers, [
    'BookingPlaced',
    'BookingRequestedWithoutSeats',
    'ContactCorrected',
    'ContactMessageSubmitted',
    ...allBut(customerEvents, 'CustomerDataExported'),
  ]),
  route(contactMessages, [...allOf(contactEvents), 'CustomerErased']),
  route(erasedCustomers, ['CustomerErased']),
  route(bookingHistory, allOf(bookingEvents)),
  route(tourHistory, allOf(tourEvents)),
  route(openReservations, [
    'SeatsReserved',
    'SeatsReleased',
    'BookingHeld',
    'HoldChanged',
    'HoldReleased',
    'HoldExpired',
    'BookingPlaced',
    'BookingRescheduled',
    'PartyChanged',
    'BookingCancelled',
    'BookingRebooked',
    'ReservationAbandoned',
  ]),
  route(departures, [...allOf(departureEvents), 'HoldExtended', 'BookingPlaced']),
  route(notifications, allOf(notificationEvents)),
  route(pickupPlaces, allOf(pickupPlaceEvents)),
  route(savedViews, allOf(savedViewEvents)),
  route(reviews, allOf(reviewEvents)),
  route(tourRatings, ['ReviewPublished', 'ReviewRevised', 'ReviewRejected', 'ReviewWithdrawn']),
  route(importedBookings, ['BookingPlaced']),
  route(bulkActs, allOf(bulkActEvents)),
  route(accountHistory, allOf(accountEvents)),
  route(auditLog, [
    ...allBut(bookingEvents, ...allOf(holdEvents), 'ReservationAbandoned'),
    ...allOf(tourEvents),
    ...allBut(departureEvents, 'SeatsReserved', 'SeatsReleased'),
    ...allOf(accountEvents),
    ...allOf(notificationEvents),
    ...allOf(customerEvents),
    ...allOf(bulkActEvents),
    ...allOf(pickupPlaceEvents),
    ...allOf(savedViewEvents),
    ...allOf(reviewEvents),
    ...allOf(contactEvents),
  ]),
];

/** The types of all events of a noun. */
function allOf<Type extends string>(events: Readonly<Record<Type, unknown>>): readonly Type[] {
  return Object.keys(events) as Type[];
}

/** The types of all events of a noun, except the given types. */
function allBut<Type extends string, const Left extends Type>(
  events: Readonly<Record<Type, unknown>>,
  ...left: readonly Left[]
): readonly Exclude<Type, Left>[] {
  const isRouted = (type: Type): type is Exclude<Type, Left> =>
    !(left as readonly Type[]).includes(type);
  return allOf(events).filter(isRouted);
}

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
