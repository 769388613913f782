import type { CommandAnswer, ListView } from '../../../libs/contracts/answers.ts';
import { currencies } from '../../../libs/contracts/currencies.ts';
import type { AsOf } from '../../../libs/contracts/history/as-of-view.ts';
import type {
  NotificationAnswer,
  NotificationAttachmentView,
  NotificationAttemptView,
  NotificationItem,
  NotificationListView,
  NotificationView,
} from '../../../libs/contracts/notification/notification-view.ts';
import type {
  DocumentDifferenceView,
  EventPlaceView,
  ParkedDocumentView,
  ProjectionView,
  RebuildComparisonView,
} from '../../../libs/contracts/operations/projection-view.ts';
import type { DataKeptView, SiteAnswer } from '../../../libs/contracts/site/site-view.ts';
import type {
  AgeRateView,
  GroupRateView,
  PricingStructureView,
  SeasonalRateView,
} from '../../../libs/contracts/tour/pricing-view.ts';
import type {
  AdminTourAnswer,
  AdminTourView,
  SlotView,
  TourListItem,
  TourSuggestion,
  TourView,
} from '../../../libs/contracts/tour/tour-view.ts';
import {
  address,
  day,
  decimal,
  type FieldSchemas,
  flag,
  instant,
  integer,
  list,
  named,
  object,
  oneOf,
  optional,
  orNull,
  reference,
  type Schema,
  text,
  timeOfDay,
} from './schema.ts';

/** The OpenAPI schemas of the views in the contracts. */

const currency = oneOf(...currencies);

export const commandAnswerFields: FieldSchemas<CommandAnswer> = { revision: text, position: text };

export const commandAnswer = object<CommandAnswer>(commandAnswerFields);

const ageRate = named(
  'AgeRate',
  object<AgeRateView>({
    ageCategory: text,
    price: decimal,
    minAge: optional(orNull(integer)),
    maxAge: optional(orNull(integer)),
  }),
);

const pricingStructure = named(
  'PricingStructure',
  object<PricingStructureView>({
    type: oneOf('fixed', 'group', 'age_based', 'seasonal'),
    currency,
    basePrice: optional(decimal),
    ageRates: optional(list(ageRate)),
    groupRates: optional(
      list(object<GroupRateView>({ minSize: integer, maxSize: integer, ageRates: list(ageRate) })),
    ),
    seasonalRates: optional(
      list(
        object<SeasonalRateView>({
          season: text,
          startDate: day,
          endDate: day,
          priceModifier: decimal,
          modifierType: oneOf('percentage', 'fixed'),
        }),
      ),
    ),
  }),
);

export const slot: Schema<SlotView> = named(
  'Slot',
  object<SlotView>({
    date: day,
    time: timeOfDay,
    status: oneOf('available', 'limited', 'full', 'closed', 'past'),
    seatsLeft: orNull(integer),
  }),
);

const tourFields: FieldSchemas<TourView> = {
  id: text,
  title: text,
  category: list(text),
  badge: orNull(text),
  description: text,
  fullDescription: text,
  durationHours: decimal,
  maxGuests: integer,
  meetingPoint: text,
  meetingPointLink: orNull(address),
  pickupTimes: list(timeOfDay),
  pricingStructure,
  highlights: list(text),
  itinerary: list(object({ minutesFromStart: orNull(integer), text })),
  includes: list(text),
  excludes: list(text),
  whatToBring: list(text),
  faq: list(object({ question: text, answer: text })),
  images: list(text),
  isFeatured: flag,
  capacity: orNull(integer),
  confirmation: oneOf('instant', 'by-hand'),
  weekdays: list(integer),
  season: orNull(object({ from: day, to: day })),
  bookingCutoffHours: decimal,
  image: orNull(text),
  price: decimal,
  currency: text,
  duration: text,
  rating: decimal,
  reviewsCount: integer,
  createdAt: instant,
  totalBookings: integer,
  totalViews: integer,
  popularityScore: decimal,
};

const adminTourFields: FieldSchemas<AdminTourView> = {
  ...tourFields,
  isActive: flag,
  isDeleted: flag,
  revenueGenerated: list(object({ currency: text, amount: decimal })),
  revision: text,
};

export const tour = named('Tour', object<TourView>(tourFields));
export const tourListItem = named(
  'TourListItem',
  object<TourListItem>({ ...tourFields, availability: optional(list(slot)) }),
);
export const tourSuggestion = named(
  'TourSuggestion',
  object<TourSuggestion>({ id: text, title: text }),
);
export const adminTour = named('AdminTour', object<AdminTourView>(adminTourFields));
export const adminTourThen = named(
  'AdminTourThen',
  object<AsOf<AdminTourView>>({ ...adminTourFields, asOf: optional(instant) }),
);
export const adminTourAnswer = named(
  'AdminTourAnswer',
  object<AdminTourAnswer>({ ...adminTourFields, ...commandAnswerFields }),
);

/** The kind and the recipient of an e-mail. */
export const messageFields: FieldSchemas<Pick<NotificationItem, 'template' | 'recipient'>> = {
  template: oneOf(
    'booking-confirmed',
    'booking-requested',
    'seats-requested',
    'request-declined',
    'booking-cancelled',
    'booking-rescheduled',
    'booking-rebooked',
    'booking-changed',
    'contact-corrected',
    'reminder',
    'lost-references',
    'departures-digest',
    'contact-message',
  ),
  recipient: oneOf('traveller', 'operator', 'former-traveller'),
};

const notificationFields: FieldSchemas<NotificationItem> = {
  id: text,
  status: oneOf('queued', 'sending', 'sent', 'failed', 'unknown', 'dismissed'),
  ...messageFields,
  reference: optional(reference),
  bookingNumber: optional(integer),
  day: optional(day),
  dismissedAs: optional(
    oneOf('erased', 'outdated', 'unwanted', 'merged', 'daily-limit', 'bounced', 'complained'),
  ),
  queuedAt: instant,
  updatedAt: instant,
  nextAttemptAt: optional(instant),
  attempts: list(
    object<NotificationAttemptView>({
      at: instant,
      outcome: oneOf('sending', 'sent', 'failed', 'unknown'),
      reason: optional(text),
    }),
  ),
};
export const notificationList = object<NotificationListView>({
  items: list(named('NotificationItem', object<NotificationItem>(notificationFields))),
  nextCursor: optional(text),
  delivery: oneOf('smtp', 'outbox'),
  hasStopped: flag,
});
export const notification = named(
  'Notification',
  object<NotificationView>({
    ...notificationFields,
    revision: text,
    to: optional(text),
    subject: optional(text),
    html: optional(text),
    text: optional(text),
    attachments: optional(
      list(
        object<NotificationAttachmentView>({ filename: text, contentType: text, bytes: integer }),
      ),
    ),
  }),
);
export const notificationAnswer = named(
  'NotificationAnswer',
  object<NotificationAnswer>({ ...notificationFields, ...commandAnswerFields }),
);

const eventPlace = object<EventPlaceView>({
  id: text,
  type: text,
  stream: text,
  revision: integer,
});
export const projection = named(
  'Projection',
  object<ProjectionView>({
    name: text,
    version: integer,
    build: integer,
    isServing: flag,
    state: oneOf('live', 'building', 'degraded'),
    position: text,
    lag: integer,
    behind: object<ProjectionView['behind']>({ events: integer, isMore: flag, ms: integer }),
    progress: decimal,
    parked: integer,
    stoppedBy: optional(eventPlace),
    comparison: optional(
      object<RebuildComparisonView>({
        at: text,
        documents: object<RebuildComparisonView['documents']>({ before: integer, after: integer }),
        changed: integer,
        added: integer,
        missing: integer,
        unsettled: integer,
        sample: list(
          object<DocumentDifferenceView>({
            id: text,
            kind: oneOf('changed', 'added', 'missing'),
            fields: list(text),
          }),
        ),
      }),
    ),
  }),
);
export const parkedDocument = named(
  'ParkedDocument',
  object<ParkedDocumentView>({ id: text, failure: text, event: eventPlace, waiting: integer }),
);

export const site = named(
  'Site',
  object<SiteAnswer>({
    name: text,
    publicUrl: address,
    whatsAppNumber: text,
    operatorEmail: text,
    operatorPhone: text,
    operatorAddress: text,
    adsConversionId: optional(text),
    dataKept: object<DataKeptView>({ bookingMonths: integer, contactMonths: integer }),
  }),
);

/** A list of these items, on one page or several. */
export function listOf<Item>(item: Schema<Item>): Schema<ListView<Item>> {
  return object<ListView<Item>>({
    items: list(item),
    nextCursor: optional(text),
  });
}
