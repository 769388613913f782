import type { EventTable, Upcaster } from '../../domain/decision.ts';
import { type AccountEvent, accountEvents } from '../../domain/account/account.events.ts';
import { type BookingEvent, bookingEvents } from '../../domain/booking/booking.events.ts';
import { type BulkActEvent, bulkActEvents } from '../../domain/bulk-act/bulk-act.events.ts';
import { type ContactEvent, contactEvents } from '../../domain/contact/contact.events.ts';
import { type CustomerEvent, customerEvents } from '../../domain/customer/customer.events.ts';
import { type DepartureEvent, departureEvents } from '../../domain/departure/departure.events.ts';
import {
  type EngagementEvent,
  engagementEvents,
} from '../../domain/engagement/engagement.events.ts';
import {
  type NotificationEvent,
  notificationEvents,
} from '../../domain/notification/notification.events.ts';
import { type SavedViewEvent, savedViewEvents } from '../../domain/saved-view/saved-view.events.ts';
import {
  type PickupPlaceEvent,
  pickupPlaceEvents,
} from '../../domain/pickup-place/pickup-place.events.ts';
import { type ReviewEvent, reviewEvents } from '../../domain/review/review.events.ts';
import { type TourEvent, tourEvents } from '../../domain/tour/tour.events.ts';
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
  | ContactEvent
  | CustomerEvent
  | NotificationEvent
  | PickupPlaceEvent
  | SavedViewEvent
  | ReviewEvent
  | AccountEvent
  | LogBegun
  | LogContinued
  | CreationBegun;

/**
 * The upcasters of each event type, as in {@link EventTable}; the current version of a type is the number of its
 * upcasters plus one.
 */
export type EventCatalogue = Readonly<Record<string, readonly Upcaster[]>>;

/** The events of the log. Each version of each event has a file in test/golden/events. */
export const eventCatalogue: EventCatalogue & EventTable<CataloguedEvent> = {
  LogBegun: [],
  LogContinued: [],
  CreationBegun: [],
  ...tourEvents,
  ...departureEvents,
  ...bookingEvents,
  ...bulkActEvents,
  ...engagementEvents,
  ...contactEvents,
  ...customerEvents,
  ...notificationEvents,
  ...pickupPlaceEvents,
  ...savedViewEvents,
  ...reviewEvents,
  ...accountEvents,
};

/** The version in which events of this type are written today. */
export function currentSchemaVersion(type: CataloguedEvent['type']): number {
  return eventCatalogue[type].length + 1;
}
