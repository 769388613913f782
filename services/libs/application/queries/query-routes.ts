import type { Accounts } from '../ports/accounts.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import type { NotificationMessages } from '../notifications/notification-messages.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { accountHistory } from '../projections/account/account-history.projection.ts';
import { auditLog } from '../projections/audit/audit-log.projection.ts';
import { bookingFigures } from '../projections/booking/booking-figures.projection.ts';
import { bulkActs } from '../projections/bulk-act/bulk-acts.projection.ts';
import { bookingHistory } from '../projections/booking/booking-history.projection.ts';
import { bookingSearch } from '../projections/booking/booking-search.projection.ts';
import { bookingTabs } from '../projections/booking/booking-tabs.projection.ts';
import { bookingTags } from '../projections/booking/booking-tags.projection.ts';
import { dailyRevenue } from '../projections/booking/daily-revenue.projection.ts';
import { departures } from '../projections/departure/departures.projection.ts';
import { contactMessages } from '../projections/contact/contact-messages.projection.ts';
import { notifications } from '../projections/notification/notifications.projection.ts';
import { pickupPlaces } from '../projections/pickup-place/pickup-places.projection.ts';
import { reviews } from '../projections/review/reviews.projection.ts';
import { savedViews } from '../projections/saved-view/saved-views.projection.ts';
import { tourRatings } from '../projections/review/tour-ratings.projection.ts';
import { tourHistory } from '../projections/tour/tour-history.projection.ts';
import { GetAccountHistory } from './account/account.queries.ts';
import { ExportAudit, ListAudit } from './audit/audit.queries.ts';
import { getAvailability } from './tour/availability.ts';
import type { BookersEmail } from './booking/bookers-email.ts';
import type { BookersToken } from './booking/bookers-token.ts';
import { getBookingAsOf } from './booking/booking-as-of.ts';
import {
  CountBookings,
  ExportBookings,
  GetAdminBooking,
  GetAdminBookingHistory,
  GetBooking,
  GetBookingHistory,
  GetBookingHolder,
  GetDailyRevenue,
  GetPayments,
  IsBookersEmail,
  IsBookersToken,
  ListBookings,
  ListBookingTags,
  ListRevenueSteps,
  QuoteBookingChange,
  GetBookingAsOf,
} from './booking/booking.queries.ts';
import { bulkActRoutes } from './bulk-act/bulk-act-routes.ts';
import { GetMessage, GetMessageHistory, ListMessages } from './contact/contact.queries.ts';
import { messageEntries } from './contact/get-message-history.ts';
import { getMessage, listMessages } from './contact/list-messages.ts';
import { aboutCustomers } from './customer/about-customers.ts';
import {
  FindDuplicates,
  GetCustomer,
  GetCustomerHistory,
  ListCustomers,
  SearchCustomers,
} from './customer/customer.queries.ts';
import { findDuplicates } from './customer/find-duplicates.ts';
import { getCustomerHistory } from './customer/get-customer-history.ts';
import { getCustomer } from './customer/get-customer.ts';
import { listCustomers, searchCustomers } from './customer/list-customers.ts';
import { GetDashboard, GetDailyRevenueAsOf, GetInbox } from './reports/dashboard.queries.ts';
import { getInbox } from './reports/get-inbox.ts';
import { getDaySheetAsOf } from './departure/day-sheet-as-of.ts';
import {
  GetDaySheet,
  GetDeparture,
  ListDepartures,
  ListSetDepartures,
  GetDaySheetAsOf,
} from './departure/departure.queries.ts';
import { getAccountHistory } from './account/get-account-history.ts';
import { holderOf, isLinkOver } from '../manage-link/manage-link.ts';
import { presentCustomer } from './booking/present-customer.ts';
import { getBookingHistory, getHistoryOfPresentCustomer } from './booking/get-booking-history.ts';
import { historyForTraveller } from './booking/history-for-traveller.ts';
import { getDashboard } from './reports/get-dashboard.ts';
import { getBooking } from './booking/get-booking.ts';
import { getPayments } from './booking/get-payments.ts';
import { getDaySheet } from './departure/get-day-sheet.ts';
import { getDeparture, listDepartures, listSetDepartures } from './departure/get-departures.ts';
import { getNotification, getNotificationAttachment } from './notification/get-notification.ts';
import { getDailyRevenue } from './reports/get-revenue.ts';
import { getTourHistory } from './tour/get-tour-history.ts';
import { getAdminTour, getRelatedTours, getTour, quoteTour } from './tour/get-tour.ts';
import { countBookings, exportBookings, listBookings } from './booking/list-bookings.ts';
import { exportAudit, listAudit } from './audit/list-audit.ts';
import { listBookingTags } from './booking/list-booking-tags.ts';
import { listNotifications } from './notification/list-notifications.ts';
import { listRevenueSteps } from './reports/list-revenue-steps.ts';
import {
  findPublicTour,
  listAdminTours,
  listFeaturedTours,
  listTours,
  listToursOn,
  listToursWithNextStart,
} from './tour/list-tours.ts';
import {
  GetNotification,
  GetNotificationAttachment,
  ListNotifications,
} from './notification/notification.queries.ts';
import { findNearestFreeDepartures } from './departure/nearest-free-departures.ts';
import type { PersonalReader } from './engine/personal-reader.ts';
import { listPickupPlaces } from './pickup-place/list-pickup-places.ts';
import { ListAdminPickupPlaces, ListPickupPlaces } from './pickup-place/pickup-place.queries.ts';
import { getBookingReview } from './review/get-booking-review.ts';
import { reviewEntries } from './review/get-review-history.ts';
import { getReview, listReviews } from './review/list-reviews.ts';
import { listTourReviews } from './review/list-tour-reviews.ts';
import {
  GetBookingReview,
  GetReview,
  GetReviewHistory,
  ListReviews,
  ListTourReviews,
} from './review/review.queries.ts';
import { listSavedViews } from './saved-view/list-saved-views.ts';
import { ListSavedViews } from './saved-view/saved-view.queries.ts';
import { previewTour } from './tour/preview-tour.ts';
import { quoteBookingChange } from './booking/quote-booking-change.ts';
import { asAsked, atHead, type QueryRoute, type Reads, shared } from './engine/query-route.ts';
import { getDailyRevenueAsOf } from './reports/revenue-as-of.ts';
import { shownIn, shownToStaff } from './booking/showing.ts';
import { getTourAsOf } from './tour/tour-as-of.ts';
import type { TourCatalogue } from './tour/tour-catalogue.ts';
import {
  FindNearestFreeDepartures,
  GetAdminTour,
  GetAvailability,
  GetRelatedTours,
  GetTour,
  GetTourHistory,
  ListAdminTours,
  ListFeaturedTours,
  ListTours,
  ListToursOn,
  ListToursWithNextStart,
  PreviewTour,
  QuoteTour,
  SuggestTours,
  GetTourAsOf,
} from './tour/tour.queries.ts';

/** The sources of the answers. */
export interface QuerySources {
  readonly readStore: ReadStore;
  readonly catalogue: TourCatalogue;
  readonly people: PersonalReader;
  readonly messages: Pick<NotificationMessages, 'write'>;
  readonly emails: BookersEmail;
  readonly tokens: BookersToken;
  readonly log: Pick<EventLogReader, 'logId' | 'head' | 'readStream'>;
  readonly clock: Clock;
  readonly accounts: Pick<Accounts, 'list'>;
}

type Route = QueryRoute<QuerySources>;

/** The sources of the audit log. */
const audited: Reads = [
  'catalogue',
  auditLog.collection,
  bookingHistory.collection,
  tourHistory.collection,
  accountHistory.collection,
  notifications.collection,
  departures.collection,
  bulkActs.collection,
];

/**
 * All queries of the API: each query, the read models it uses, and how it is answered. Travellers' queries
 * wait only for their own writes; queries of staff wait for all events of the log.
 */
export const queryRoutes: readonly Route[] = [
  asAsked(ListTours, ['catalogue'], (filter, { catalogue, clock }) =>
    listTours(catalogue.current, filter, clock.now()),
  ),
  shared(
    asAsked(ListToursOn, ['catalogue', departures.collection], ({ filter, date }, sources) =>
      listToursOn(currentOf(sources), filter, date, sources.clock.now()),
    ),
  ),
  shared(
    asAsked(ListToursWithNextStart, ['catalogue', departures.collection], (asked, sources) =>
      listToursWithNextStart(currentOf(sources), asked.filter, asked.guests, sources.clock.now()),
    ),
  ),
  asAsked(ListFeaturedTours, ['catalogue'], (_, { catalogue, clock }) =>
    listFeaturedTours(catalogue.current, clock.now()),
  ),
  asAsked(SuggestTours, ['catalogue'], ({ typed }, { catalogue }) => catalogue.suggest(typed)),
  asAsked(GetTour, ['catalogue'], ({ tourId }, { catalogue, clock }) =>
    getTour(catalogue.current, tourId, clock.now()),
  ),
  asAsked(GetRelatedTours, ['catalogue'], ({ tourId }, { catalogue, clock }) =>
    getRelatedTours(catalogue.current, tourId, clock.now()),
  ),
  shared(
    asAsked(
      GetAvailability,
      ['catalogue', departures.collection],
      ({ tourId, ...days }, { catalogue, readStore, clock }) => {
        const tour = findPublicTour(catalogue.current, tourId);
        return tour && getAvailability(readStore, tour, days, clock.now());
      },
    ),
  ),
  asAsked(QuoteTour, ['catalogue'], ({ tourId, date, travellers }, { catalogue }) => {
    const tour = findPublicTour(catalogue.current, tourId);
    return tour && quoteTour(tour, travellers, date);
  }),
  asAsked(FindNearestFreeDepartures, ['catalogue', departures.collection], (input, sources) =>
    findNearestFreeDepartures(currentOf(sources), input, sources.clock.now()),
  ),
  asAsked(ListPickupPlaces, [pickupPlaces.collection], (_, { readStore }) =>
    listPickupPlaces(readStore),
  ),
  asAsked(
    ListTourReviews,
    ['catalogue', reviews.collection, tourRatings.collection],
    (page, { catalogue, ...sources }) =>
      findPublicTour(catalogue.current, page.tourId) && listTourReviews(sources, page),
  ),
  asAsked(
    GetBookingReview,
    [bookingTabs.collection, reviews.collection],
    ({ bookingNumber }, sources) => getBookingReview(sources, bookingNumber, sources.clock.now()),
  ),
  asAsked(GetBooking, [bookingTabs.collection], ({ bookingNumber, sight }, sources) =>
    getBooking(sources, bookingNumber, shownIn(sight)),
  ),
  asAsked(QuoteBookingChange, ['catalogue', bookingTabs.collection], (input, sources) =>
    quoteBookingChange(currentOf(sources), input),
  ),
  asAsked(GetBookingHistory, [bookingHistory.collection], async ({ bookingNumber }, sources) =>
    someOrNone(historyForTraveller(await getHistoryOfPresentCustomer(sources, bookingNumber))),
  ),
  // Waits for the whole log. So a new booking is found, and if no booking is found, the number has no booking.
  atHead(IsBookersEmail, [bookingTabs.collection], async (input, { readStore, emails }) => {
    const card = await readStore.get(bookingTabs.collection, String(input.bookingNumber));
    return await emails.is(card?.contact, `booking-${input.bookingNumber}`, input.email);
  }),
  atHead(IsBookersToken, [bookingTabs.collection], async (input, { readStore, tokens, clock }) => {
    const card = await readStore.get(bookingTabs.collection, String(input.bookingNumber));
    const isRight = await tokens.is(card, input.bookingNumber, input.token);
    return isRight && card !== undefined && !isLinkOver(card, clock.now());
  }),
  atHead(GetBookingHolder, [bookingTabs.collection], async ({ bookingNumber }, { readStore }) => {
    const card = await readStore.get(bookingTabs.collection, String(bookingNumber));
    if (card === undefined) return undefined;
    const customerId = presentCustomer(card);
    return customerId && holderOf({ customerId, endedLinks: card.endedLinks });
  }),

  atHead(ListSavedViews, [savedViews.collection, bookingTabs.collection], (_, sources) =>
    listSavedViews(sources, sources.clock.now()),
  ),
  atHead(ListAdminPickupPlaces, [pickupPlaces.collection], (_, { readStore }) =>
    listPickupPlaces(readStore),
  ),
  atHead(ListReviews, ['catalogue', reviews.collection], (input, sources) =>
    listReviews({ ...sources, catalogue: sources.catalogue.current }, input),
  ),
  atHead(GetReview, ['catalogue', reviews.collection], ({ bookingNumber }, sources) =>
    getReview({ ...sources, catalogue: sources.catalogue.current }, bookingNumber),
  ),
  atHead(GetReviewHistory, [reviews.collection], async ({ bookingNumber }, sources) =>
    someOrNone([...(await reviewEntries(sources, bookingNumber)).values()]),
  ),
  atHead(ListMessages, [contactMessages.collection], (input, sources) =>
    listMessages(sources, input),
  ),
  atHead(GetMessage, [contactMessages.collection], ({ messageId }, sources) =>
    getMessage(sources, messageId),
  ),
  atHead(GetMessageHistory, [contactMessages.collection], async ({ messageId }, sources) =>
    someOrNone([...(await messageEntries(sources, messageId)).values()]),
  ),
  atHead(ListCustomers, aboutCustomers, (input, sources) =>
    listCustomers(sources, input, sources.clock.now()),
  ),
  atHead(SearchCustomers, aboutCustomers, (input, sources) =>
    searchCustomers(sources, input, sources.clock.now()),
  ),
  atHead(GetCustomer, [...aboutCustomers, notifications.collection], ({ customerId }, sources) =>
    getCustomer(sources, customerId, sources.clock.now()),
  ),
  atHead(FindDuplicates, aboutCustomers, ({ customerId }, sources) =>
    findDuplicates(sources, customerId, sources.clock.now()),
  ),
  atHead(GetCustomerHistory, aboutCustomers, ({ customerId }, sources) =>
    getCustomerHistory(sources, customerId),
  ),
  atHead(ListAdminTours, ['catalogue'], ({ shown }, { catalogue, clock }) =>
    listAdminTours(catalogue.current, shown, clock.now()),
  ),
  atHead(GetAdminTour, ['catalogue'], ({ tourId }, { catalogue, clock }) =>
    getAdminTour(catalogue.current, tourId, clock.now()),
  ),
  atHead(PreviewTour, ['catalogue', bookingTabs.collection], (input, sources) =>
    previewTour(currentOf(sources), input, sources.clock.now()),
  ),
  atHead(GetTourHistory, [tourHistory.collection], async ({ tourId }, { readStore }) =>
    someOrNone(await getTourHistory(readStore, tourId)),
  ),
  atHead(GetAdminBooking, [bookingTabs.collection], ({ bookingNumber }, sources) =>
    getBooking(sources, bookingNumber, shownToStaff),
  ),
  atHead(GetAdminBookingHistory, [bookingHistory.collection], async ({ bookingNumber }, sources) =>
    someOrNone(await getBookingHistory(sources, bookingNumber)),
  ),
  atHead(GetPayments, [bookingHistory.collection], ({ bookingNumber, asOf }, sources) =>
    getPayments(sources, bookingNumber, asOf),
  ),
  atHead(ListBookings, [bookingTabs.collection, bookingSearch.collection], (input, sources) =>
    listBookings(sources, input, sources.clock.now()),
  ),
  atHead(ListBookingTags, [bookingTags.collection], (_, { readStore }) =>
    listBookingTags(readStore),
  ),
  atHead(
    CountBookings,
    [bookingTabs.collection, bookingSearch.collection],
    (filter, { readStore, clock }) => countBookings(readStore, filter, clock.now()),
  ),
  atHead(ExportBookings, [bookingTabs.collection, bookingSearch.collection], (filter, sources) =>
    exportBookings(sources, filter, sources.clock.now()),
  ),
  atHead(GetDailyRevenue, [dailyRevenue.collection], (days, { readStore }) =>
    getDailyRevenue(readStore, days),
  ),
  atHead(ListRevenueSteps, [dailyRevenue.collection], ({ day }, { readStore }) =>
    listRevenueSteps(readStore, day),
  ),
  atHead(
    GetDashboard,
    ['catalogue', departures.collection, bookingFigures.collection],
    (days, sources) => getDashboard(currentOf(sources), days, sources.clock.now()),
  ),
  atHead(
    GetInbox,
    [
      ...['catalogue' as const, departures.collection, bookingTabs.collection],
      ...[notifications.collection, reviews.collection, contactMessages.collection],
    ],
    (_, sources) =>
      getInbox({ ...currentOf(sources), people: sources.people }, sources.clock.now()),
  ),
  atHead(ListDepartures, ['catalogue', departures.collection], ({ date }, sources) =>
    listDepartures(currentOf(sources), date, sources.clock.now()),
  ),
  atHead(ListSetDepartures, ['catalogue', departures.collection], ({ tourId }, sources) =>
    listSetDepartures(currentOf(sources), tourId, sources.clock.now()),
  ),
  atHead(GetDeparture, ['catalogue', departures.collection], ({ id }, sources) =>
    getDeparture(currentOf(sources), id, sources.clock.now()),
  ),
  atHead(
    GetDaySheet,
    ['catalogue', departures.collection, bookingTabs.collection],
    ({ id }, sources) =>
      getDaySheet({ ...currentOf(sources), people: sources.people }, id, sources.clock.now()),
  ),

  atHead(GetBookingAsOf, [bookingHistory.collection], ({ bookingNumber, asOf }, sources) =>
    getBookingAsOf(sources, bookingNumber, asOf),
  ),
  atHead(
    GetTourAsOf,
    [tourHistory.collection, bookingTabs.collection, dailyRevenue.collection],
    ({ tourId, asOf }, sources) => getTourAsOf(sources, tourId, asOf),
  ),
  atHead(
    GetDaySheetAsOf,
    [tourHistory.collection, bookingHistory.collection],
    ({ id, asOf }, sources) => getDaySheetAsOf(sources, id, asOf),
  ),
  atHead(GetDailyRevenueAsOf, [dailyRevenue.collection], ({ asOf, ...days }, { readStore }) =>
    getDailyRevenueAsOf(readStore, days, asOf),
  ),

  atHead(ListNotifications, [notifications.collection, bookingTabs.collection], (input, sources) =>
    listNotifications(sources, input),
  ),
  atHead(GetNotification, [notifications.collection], (input, sources) =>
    getNotification(sources, input),
  ),
  atHead(GetNotificationAttachment, [notifications.collection], (input, sources) =>
    getNotificationAttachment(sources, input),
  ),
  ...bulkActRoutes,
  atHead(ListAudit, audited, (query, sources) =>
    listAudit({ ...sources, catalogue: sources.catalogue.current }, query),
  ),
  atHead(ExportAudit, audited, (filter, sources) =>
    exportAudit({ ...sources, catalogue: sources.catalogue.current }, filter),
  ),
  atHead(GetAccountHistory, [accountHistory.collection], async ({ accountId }, { readStore }) =>
    someOrNone(await getAccountHistory(readStore, accountId)),
  ),
];

/** Returns the sources with the current catalogue. */
function currentOf({ catalogue, readStore }: QuerySources) {
  return { readStore, catalogue: catalogue.current };
}

/** Returns undefined for a history without entries. */
function someOrNone<Entry>(entries: readonly Entry[]): readonly Entry[] | undefined {
  return entries.length === 0 ? undefined : entries;
}
