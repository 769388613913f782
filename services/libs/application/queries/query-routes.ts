import type { AnyCollection } from '../ports/collection.ts';
import type { Accounts } from '../ports/accounts.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import type { NotificationMessages } from '../notifications/notification-messages.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { accountHistory } from '../projections/account-history.projection.ts';
import { auditLog } from '../projections/audit-log.projection.ts';
import { bookingFigures } from '../projections/booking-figures.projection.ts';
import { bulkActs } from '../projections/bulk-acts.projection.ts';
import { bookingHistory } from '../projections/booking-history.projection.ts';
import { bookingSearch } from '../projections/booking-search.projection.ts';
import { bookingTabs } from '../projections/booking-tabs.projection.ts';
import { dailyRevenue } from '../projections/daily-revenue.projection.ts';
import { departures } from '../projections/departures.projection.ts';
import { notifications } from '../projections/notifications.projection.ts';
import { tourHistory } from '../projections/tour-history.projection.ts';
import { GetAccountHistory } from './account.queries.ts';
import {
  GetBookingAsOf,
  GetDailyRevenueAsOf,
  GetDaySheetAsOf,
  GetTourAsOf,
} from './as-of.queries.ts';
import { ExportAudit, ListAudit } from './audit.queries.ts';
import { getAvailability } from './availability.ts';
import type { BookersEmail } from './bookers-email.ts';
import type { BookersToken } from './bookers-token.ts';
import { getBookingAsOf } from './booking-as-of.ts';
import {
  CountBookings,
  ExportBookings,
  GetAdminBooking,
  GetAdminBookingHistory,
  GetBooking,
  GetBookingHistory,
  GetBookingHolder,
  GetDailyRevenue,
  IsBookersEmail,
  IsBookersToken,
  ListBookings,
  ListRevenueSteps,
  QuoteBookingChange,
} from './booking.queries.ts';
import { GetAdminBookings, GetBulkAct, ListBulkActs } from './bulk-act.queries.ts';
import { GetDashboard } from './dashboard.queries.ts';
import { getDaySheetAsOf } from './day-sheet-as-of.ts';
import {
  GetDaySheet,
  GetDeparture,
  ListDepartures,
  ListSetDepartures,
} from './departure.queries.ts';
import { getAccountHistory } from './get-account-history.ts';
import { holderOf, isLinkOver } from '../manage-link/manage-link.ts';
import { presentCustomer } from './present-customer.ts';
import { getBookingHistory, getHistoryOfPresentCustomer } from './get-booking-history.ts';
import { historyForTraveller } from './history-for-traveller.ts';
import { getDashboard } from './get-dashboard.ts';
import { getBooking } from './get-booking.ts';
import { getAdminBookings, getBulkAct, listBulkActs } from './get-bulk-acts.ts';
import { getDaySheet } from './get-day-sheet.ts';
import { getDeparture, listDepartures, listSetDepartures } from './get-departures.ts';
import { getNotification, getNotificationAttachment } from './get-notification.ts';
import { getDailyRevenue } from './get-revenue.ts';
import { getTourHistory } from './get-tour-history.ts';
import { getAdminTour, getRelatedTours, getTour, quoteTour } from './get-tour.ts';
import { countBookings, exportBookings, listBookings } from './list-bookings.ts';
import { exportAudit, listAudit } from './list-audit.ts';
import { listNotifications } from './list-notifications.ts';
import { listRevenueSteps } from './list-revenue-steps.ts';
import {
  findPublicTour,
  listAdminTours,
  listFeaturedTours,
  listTours,
  listToursOn,
} from './list-tours.ts';
import {
  GetNotification,
  GetNotificationAttachment,
  ListNotifications,
} from './notification.queries.ts';
import { findNearestFreeDepartures } from './nearest-free-departures.ts';
import type { PersonalReader } from './personal-reader.ts';
import { previewTour } from './preview-tour.ts';
import { quoteBookingChange } from './quote-booking-change.ts';
import type { RequestedQuery } from './requested-query.ts';
import { getDailyRevenueAsOf } from './revenue-as-of.ts';
import { shownIn, shownToStaff } from './showing.ts';
import { getTourAsOf } from './tour-as-of.ts';
import type { TourCatalogue } from './tour-catalogue.ts';
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
  PreviewTour,
  QuoteTour,
  SuggestTours,
} from './tour.queries.ts';

/** What queries are answered from. */
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

/** What a route looks at: the catalogue in memory, or collections of the read store. */
type Reads = readonly ('catalogue' | AnyCollection)[];

export type AnyQuery = RequestedQuery<unknown, unknown>;
type QueryType<Wish, View> = new (wish: Wish) => RequestedQuery<Wish, View>;

/** A query and what answers it. */
export interface QueryRoute {
  readonly query: new (wish: never) => AnyQuery;
  readonly reads: Reads;
  /** `head`: always waits for everything that is in the log; else only where it is asked to. */
  readonly at: 'asked' | 'head';
  readonly find: (sources: QuerySources, wish: unknown) => unknown;
}

/** What the audit log is told from. */
const audited: Reads = [
  'catalogue',
  auditLog.collection,
  bookingHistory.collection,
  tourHistory.collection,
  accountHistory.collection,
  notifications.collection,
  departures.collection,
];

/**
 * The whole reading half of the API: each query, the read models it is answered from, and how. What
 * travellers see waits for their own writes; staff see everything the log holds.
 */
export const queryRoutes: readonly QueryRoute[] = [
  asAsked(ListTours, ['catalogue'], (filter, { catalogue, clock }) =>
    listTours(catalogue.current, filter, clock.now()),
  ),
  asAsked(ListToursOn, ['catalogue', departures.collection], ({ filter, date }, sources) =>
    listToursOn(currentOf(sources), filter, date, sources.clock.now()),
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
  asAsked(
    GetAvailability,
    ['catalogue', departures.collection],
    ({ tourId, ...days }, { catalogue, readStore, clock }) => {
      const tour = findPublicTour(catalogue.current, tourId);
      return tour && getAvailability(readStore, tour, days, clock.now());
    },
  ),
  asAsked(QuoteTour, ['catalogue'], ({ tourId, date, travellers }, { catalogue }) => {
    const tour = findPublicTour(catalogue.current, tourId);
    return tour && quoteTour(tour, travellers, date);
  }),
  asAsked(FindNearestFreeDepartures, ['catalogue', departures.collection], (wish, sources) =>
    findNearestFreeDepartures(currentOf(sources), wish, sources.clock.now()),
  ),
  asAsked(GetBooking, [bookingTabs.collection], ({ bookingNumber, sight }, sources) =>
    getBooking(sources, bookingNumber, shownIn(sight)),
  ),
  asAsked(QuoteBookingChange, ['catalogue', bookingTabs.collection], (wish, sources) =>
    quoteBookingChange(currentOf(sources), wish),
  ),
  asAsked(GetBookingHistory, [bookingHistory.collection], async ({ bookingNumber }, sources) =>
    someOrNone(historyForTraveller(await getHistoryOfPresentCustomer(sources, bookingNumber))),
  ),
  // A booking that is a moment old is as well known to it as one that never was.
  atHead(IsBookersEmail, [bookingTabs.collection], async (wish, { readStore, emails }) => {
    const card = await readStore.get(bookingTabs.collection, String(wish.bookingNumber));
    return await emails.is(card?.contact, `booking-${wish.bookingNumber}`, wish.email);
  }),
  atHead(IsBookersToken, [bookingTabs.collection], async (wish, { readStore, tokens, clock }) => {
    const card = await readStore.get(bookingTabs.collection, String(wish.bookingNumber));
    const isRight = await tokens.is(card, wish.bookingNumber, wish.token);
    return isRight && card !== undefined && !isLinkOver(card, clock.now());
  }),
  atHead(GetBookingHolder, [bookingTabs.collection], async ({ bookingNumber }, { readStore }) => {
    const card = await readStore.get(bookingTabs.collection, String(bookingNumber));
    if (card === undefined) return undefined;
    const customerId = presentCustomer(card);
    return customerId && holderOf({ customerId, endedLinks: card.endedLinks });
  }),

  atHead(ListAdminTours, ['catalogue'], ({ shown }, { catalogue, clock }) =>
    listAdminTours(catalogue.current, shown, clock.now()),
  ),
  atHead(GetAdminTour, ['catalogue'], ({ tourId }, { catalogue, clock }) =>
    getAdminTour(catalogue.current, tourId, clock.now()),
  ),
  atHead(PreviewTour, ['catalogue', bookingTabs.collection], (wish, sources) =>
    previewTour(currentOf(sources), wish, sources.clock.now()),
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
  atHead(ListBookings, [bookingTabs.collection, bookingSearch.collection], (wish, sources) =>
    listBookings(sources, wish, sources.clock.now()),
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

  atHead(ListNotifications, [notifications.collection], (wish, { readStore }) =>
    listNotifications(readStore, wish),
  ),
  atHead(GetNotification, [notifications.collection], (wish, sources) =>
    getNotification(sources, wish),
  ),
  atHead(GetNotificationAttachment, [notifications.collection], (wish, sources) =>
    getNotificationAttachment(sources, wish),
  ),
  atHead(GetAdminBookings, [bookingTabs.collection], ({ bookingNumbers }, sources) =>
    getAdminBookings(sources, bookingNumbers),
  ),
  atHead(ListBulkActs, [bulkActs.collection], (wish, sources) => listBulkActs(sources, wish)),
  atHead(GetBulkAct, [bulkActs.collection], ({ bulkActId }, sources) =>
    getBulkAct(sources, bulkActId),
  ),
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

type Find<Wish, View> = (
  wish: Wish,
  sources: QuerySources,
) => View | undefined | Promise<View | undefined>;

function asAsked<Wish, View>(
  query: QueryType<Wish, View>,
  reads: Reads,
  find: Find<NoInfer<Wish>, NoInfer<View>>,
): QueryRoute {
  return { query, reads, at: 'asked', find: (sources, wish) => find(wish as Wish, sources) };
}

function atHead<Wish, View>(
  query: QueryType<Wish, View>,
  reads: Reads,
  find: Find<NoInfer<Wish>, NoInfer<View>>,
): QueryRoute {
  return { query, reads, at: 'head', find: (sources, wish) => find(wish as Wish, sources) };
}

/** The sources with the catalogue as it is now. */
function currentOf({ catalogue, readStore }: QuerySources) {
  return { readStore, catalogue: catalogue.current };
}

/** A history without an entry is none at all. */
function someOrNone<Entry>(entries: readonly Entry[]): readonly Entry[] | undefined {
  return entries.length === 0 ? undefined : entries;
}
