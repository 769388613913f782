import { accountOperations } from './account-operations.ts';
import { adminBookingOperations } from './admin-booking-operations.ts';
import { bookingDocumentOperations } from './booking-document-operations.ts';
import { bulkActOperations } from './bulk-act-operations.ts';
import { modification, seats, terms } from './booking-refusals.ts';
import {
  auditEntry,
  auditPerson,
  bookingAnswer,
  departure,
  historyEntry,
  placedBookingAnswer,
  quote,
  revenueStep,
  revenueThen,
  shownBooking,
} from './booking-schemas.ts';
import { customerOperations } from './customer-operations.ts';
import { dashboardOperations } from './dashboard-operations.ts';
import { departureOperations } from './departure-operations.ts';
import { historyOperations } from './history-operations.ts';
import { jobOperations } from './job-operations.ts';
import { as, type Operations } from './operation.ts';
import { tourFormOperations } from './tour-form-operations.ts';
import { bookingEmails, suppressionOperations } from './suppression-operations.ts';
import { unsettledNotificationOperations } from './unsettled-notification-operations.ts';
import { verificationOperations } from './verification-operations.ts';
import {
  adminTour,
  adminTourAnswer,
  adminTourThen,
  commandAnswer,
  listOf,
  notification,
  notificationAnswer,
  notificationList,
  parkedDocument,
  projection,
  site,
  slot,
  tour,
  tourListItem,
  tourSuggestion,
} from './view-schemas.ts';
import { integer, object, oneOf, type Schema } from './schema.ts';

const linkPicture = { type: 'image/png', description: 'A picture of 1200 × 630.' };

/** Every call of the API, by its controller and method. */
export const operations: Operations = {
  ...accountOperations,
  ...bookingDocumentOperations,
  ...customerOperations,
  ...dashboardOperations,
  ...departureOperations,
  HealthController: {
    live: { summary: 'Whether the process is alive', answer: status('alive') },
    ready: {
      summary: 'Whether requests may be sent here',
      answer: status('ready'),
      refuses: ['NotReady'],
    },
  },
  OpenApiController: {
    description: { summary: 'This description of the API' },
    page: { summary: 'This description as a page' },
    style: { summary: 'The style of that page' },
  },
  SiteController: {
    site: { summary: 'The operator and how to reach them', answer: as(site) },
  },
  DiscoveryController: {
    siteMap: {
      summary: 'Every public page, for search engines',
      stream: { type: 'application/xml', description: 'After the protocol of sitemaps.org.' },
    },
    robots: {
      summary: 'What search engines are asked to leave alone',
      stream: { type: 'text/plain', description: 'After RFC 9309.' },
    },
  },
  ...tourFormOperations,
  ...historyOperations,
  ...verificationOperations,
  ...jobOperations,
  ...unsettledNotificationOperations,
  ...suppressionOperations,
  LinkPicturesController: {
    home: { summary: 'The picture of the site, where somebody shares it', stream: linkPicture },
    destination: {
      summary: 'The picture of a destination’s guide',
      stream: linkPicture,
      refuses: ['NotFound'],
    },
    attraction: {
      summary: 'The picture of an attraction’s guide',
      stream: linkPicture,
      refuses: ['NotFound'],
    },
    tour: {
      summary: 'The picture of a tour: `{id}.png`',
      stream: linkPicture,
      refuses: ['NotFound'],
    },
  },
  ToursController: {
    list: { summary: 'All tours, or those that fit a search', answer: as(listOf(tourListItem)) },
    featured: { summary: 'At most eight featured tours', answer: as(listOf(tour)) },
    suggestions: {
      summary: 'At most eight tours that somebody may mean by what they typed',
      answer: as(listOf(tourSuggestion)),
    },
    one: { summary: 'One tour', answer: as(tour), refuses: ['TourNotFound'] },
    related: {
      summary: 'Up to three tours to show beside one',
      answer: as(listOf(tour)),
      refuses: ['TourNotFound'],
    },
    availability: {
      summary: 'The departures of a tour, day by day',
      answer: as(listOf(slot)),
      refuses: ['TourNotFound'],
    },
    quote: {
      summary: 'What a party would pay on a day',
      answer: as(quote),
      refuses: ['TourNotFound', 'UnknownCategory'],
    },
    view: { summary: 'Counts that somebody opened the tour’s page' },
  },
  WhatsAppController: {
    note: { summary: 'Notes that somebody went on to ask by WhatsApp' },
  },
  ContactController: {
    submit: {
      summary: 'Takes a message to the operator; the e-mail follows it',
      answer: as(commandAnswer),
      refuses: ['TooManyRequests'],
    },
  },
  PlaceBookingController: {
    place: {
      summary: 'Books a tour; beyond the share of a network it is a request without seats',
      answer: as(placedBookingAnswer),
      refuses: ['TooManyRequests', ...terms],
    },
  },
  SeatRequestController: {
    take: {
      summary: 'Takes the seats of a request that has none; needs the token of its mailed link',
      answer: as(bookingAnswer),
      refuses: [
        'InvalidReference',
        'ProofRefused',
        'TooManyRequests',
        'BookingNotFound',
        'BookingIsCancelled',
        'PastDate',
        'NotAStartTime',
        'TourNotBookable',
        'TourNotFound',
        ...seats,
      ],
    },
  },
  ShowBookingController: {
    show: {
      summary: 'A booking; without proof, its person is masked',
      answer: as(shownBooking),
      refuses: ['InvalidReference', 'BookingNotFound', 'TooManyRequests'],
      mayAskForWork: true,
    },
    prove: {
      summary:
        'Opens a booking by a cookie, for its e-mail address or the token of its mailed link',
      refuses: ['InvalidReference', 'ProofRefused', 'TooManyRequests'],
      mayAskForWork: true,
    },
    history: {
      summary: 'What happened to a booking, the oldest first; needs its proof',
      answer: as(listOf(historyEntry)),
      refuses: ['InvalidReference', 'ProofRequired', 'BookingNotFound'],
    },
    emails: {
      summary: 'Whether the e-mail about the last change was stopped, and why; needs its proof',
      answer: as(bookingEmails),
      refuses: ['InvalidReference', 'ProofRequired'],
    },
  },
  ChangeBookingController: {
    modify: {
      summary: 'Changes a booking, all of it or nothing; needs its proof',
      answer: as(bookingAnswer),
      refuses: [
        'InvalidReference',
        'ProofRequired',
        'TooManyRequests',
        'NetworkShareReached',
        ...modification,
      ],
    },
    quote: {
      summary: 'What a booking would cost if it were changed; needs its proof',
      answer: as(quote),
      refuses: [
        'InvalidReference',
        'ProofRequired',
        'BookingNotFound',
        'BookingIsCancelled',
        'SeatsNotHeld',
        'TourNotFound',
        'UnknownCategory',
      ],
    },
    cancel: {
      summary: 'Cancels a booking; needs its proof',
      answer: as(bookingAnswer),
      refuses: [
        'InvalidReference',
        'ProofRequired',
        'BookingNotFound',
        'AlreadyStarted',
        'TooManyRequests',
      ],
    },
  },
  AdminToursController: {
    list: { summary: 'All tours, the newest first', answer: as(listOf(adminTour)) },
    one: {
      summary: 'One tour, now or at an instant',
      answer: as(adminTourThen),
      refuses: ['TourNotFound'],
    },
    history: {
      summary: 'What happened to a tour, the oldest first',
      answer: as(listOf(historyEntry)),
      refuses: ['TourNotFound'],
    },
    departures: {
      summary: 'Its upcoming departures that are closed, called off or have their own capacity',
      answer: as(listOf(departure)),
      refuses: ['TourNotFound'],
    },
    create: { summary: 'Adds a tour to the catalogue', answer: as(adminTourAnswer) },
    save: {
      summary: 'Saves the form of a tour',
      answer: as(adminTourAnswer),
      refuses: ['TourNotFound', 'TourIsDeleted'],
    },
    remove: {
      summary: 'Takes a tour out of the catalogue',
      answer: as(adminTourAnswer),
      refuses: ['TourNotFound'],
    },
    restore: {
      summary: 'Brings a deleted tour back',
      answer: as(adminTourAnswer),
      refuses: ['TourNotFound'],
    },
  },
  ...adminBookingOperations,
  ...bulkActOperations,
  AdminAuditController: {
    people: {
      summary: 'Whose doings the audit log can be asked for by name',
      answer: as(listOf(auditPerson)),
    },
    list: {
      summary: 'One page of everything that happened, the newest first',
      answer: as(listOf(auditEntry)),
    },
  },
  AdminRevenueController: {
    list: {
      summary: 'What the bookings of each day are worth, or were at an instant',
      answer: as(revenueThen),
    },
    steps: {
      summary: 'What changed the worth of the bookings created on a day, and when',
      answer: as(listOf(revenueStep)),
    },
  },
  AdminNotificationsController: {
    list: {
      summary: 'One page of the e-mails and their states, the newest first',
      answer: as(notificationList),
    },
    resume: {
      summary:
        'Lets e-mails follow what happens from now on, where the log was restored or exchanged',
    },
    one: {
      summary: 'One e-mail as it arrives; without its message where its traveller was erased',
      answer: as(notification),
      refuses: ['NotificationNotFound'],
    },
    message: {
      summary: 'The HTML of an e-mail, to be shown in a frame',
      stream: { type: 'text/html', description: 'The message' },
      refuses: ['NotificationNotFound', 'NotificationIsDismissed'],
    },
    attachment: {
      summary: 'A file that comes with an e-mail: the voucher or the calendar entry',
      stream: { type: 'application/octet-stream', description: 'The file' },
      refuses: ['NotificationNotFound'],
    },
    retry: {
      summary: 'Sends an e-mail (again) now; one of unknown outcome may then arrive twice',
      answer: as(notificationAnswer),
      refuses: [
        'NotificationNotFound',
        'NotificationAlreadySent',
        'NotificationUnderWay',
        'NotificationIsDismissed',
      ],
    },
  },
  AdminProjectionsController: {
    list: { summary: 'The state of every read model', answer: as(listOf(projection)) },
    parked: {
      summary: 'Documents of a read model that are parked at an event, the first hundred',
      answer: as(listOf(parkedDocument)),
      refuses: ['ProjectionNotFound'],
    },
    rebuild: {
      summary: 'Rebuilds a read model beside the one that serves',
      refuses: ['ProjectionNotFound'],
    },
    retry: {
      summary: 'Folds again what is parked',
      answer: as(object<{ readonly resumed: number }>({ resumed: integer })),
    },
  },
  AdminEventsController: {
    stream: {
      summary: 'What changes while staff look at it, until the session or the connection ends',
      stream: {
        type: 'text/event-stream',
        description:
          '`changed` with the `subjects` to read again (accounts, audit, bookings, bulk-acts, ' +
          'departures, notifications, revenue, tours), at most once a second; `day-changed` with the `date` that ' +
          'has begun in Zanzibar; `session-ended`, the last. A comment every 15 s.',
      },
      refuses: ['NotReady'],
    },
  },
};

function status(name: string): Schema<never> {
  return as(object<{ readonly status: string }>({ status: oneOf(name) }));
}
