import { accountDecider } from '../../domain/account/account.decider.ts';
import type { AccountEvent } from '../../domain/account/account.events.ts';
import type { AccountState } from '../../domain/account/account.state.ts';
import { isManagement } from '../../domain/account/visible-events.ts';
import { bookingDecider } from '../../domain/booking/booking.decider.ts';
import type { BookingEvent } from '../../domain/booking/booking.events.ts';
import type { BookingState } from '../../domain/booking/booking.state.ts';
import { isVisibleToClients } from '../../domain/booking/visible-events.ts';
import { bulkActDecider } from '../../domain/bulk-act/bulk-act.decider.ts';
import type { BulkActEvent } from '../../domain/bulk-act/bulk-act.events.ts';
import type { BulkActState } from '../../domain/bulk-act/bulk-act.state.ts';
import { contactDecider } from '../../domain/contact/contact.decider.ts';
import type { ContactMessageSubmitted } from '../../domain/contact/contact.events.ts';
import type { ContactState } from '../../domain/contact/contact.state.ts';
import { customerDecider } from '../../domain/customer/customer.decider.ts';
import type { CustomerEvent } from '../../domain/customer/customer.events.ts';
import type { CustomerState } from '../../domain/customer/customer.state.ts';
import { departureDecider } from '../../domain/departure/departure.decider.ts';
import type { DepartureEvent } from '../../domain/departure/departure.events.ts';
import type { DepartureState } from '../../domain/departure/departure.state.ts';
import {
  engagementDecider,
  type EngagementState,
} from '../../domain/engagement/engagement.decider.ts';
import type { EngagementEvent } from '../../domain/engagement/engagement.events.ts';
import { notificationDecider } from '../../domain/notification/notification.decider.ts';
import type { NotificationEvent } from '../../domain/notification/notification.events.ts';
import type { NotificationState } from '../../domain/notification/notification.state.ts';
import { tourDecider } from '../../domain/tour/tour.decider.ts';
import type { TourEvent } from '../../domain/tour/tour.events.ts';
import type { TourState } from '../../domain/tour/tour.state.ts';
import type { CreationBegun } from '../event-log/creation-begun.ts';
import type { CataloguedEvent } from '../event-log/event-catalogue.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';

/** How the streams of one category are folded, and which changes clients see. */
export interface Aggregate<State, Event extends CataloguedEvent> {
  readonly initialState: State;
  readonly evolve: (state: State, event: RecordedEvent<Event>) => State;
  /** Whether an event raises the revision that clients compare; housekeeping does not. */
  readonly isVisible: (type: Event['type']) => boolean;
  /** Whether the resource does not exist, even if its stream has events. */
  readonly isMissing: (state: State) => boolean;
}

export const tourAggregate: Aggregate<TourState, TourEvent> = {
  initialState: tourDecider.initialState,
  evolve: tourDecider.evolve,
  isVisible: () => true,
  isMissing: (state) => state.status === 'none',
};

export const bookingAggregate: Aggregate<BookingState, BookingEvent> = {
  initialState: bookingDecider.initialState,
  evolve: bookingDecider.evolve,
  isVisible: isVisibleToClients,
  isMissing: (state) => state.status === 'none',
};

/** Every departure of a tour exists, also before its first event. */
export const departureAggregate: Aggregate<DepartureState, DepartureEvent> = {
  initialState: departureDecider.initialState,
  evolve: departureDecider.evolve,
  isVisible: () => true,
  isMissing: () => false,
};

export const engagementAggregate: Aggregate<EngagementState, EngagementEvent> = {
  initialState: engagementDecider.initialState,
  evolve: engagementDecider.evolve,
  isVisible: () => true,
  isMissing: () => false,
};

export const notificationAggregate: Aggregate<NotificationState, NotificationEvent> = {
  initialState: notificationDecider.initialState,
  evolve: notificationDecider.evolve,
  isVisible: () => true,
  isMissing: (state) => state.status === 'none',
};

export const contactAggregate: Aggregate<ContactState, ContactMessageSubmitted> = {
  initialState: contactDecider.initialState,
  evolve: contactDecider.evolve,
  isVisible: () => true,
  isMissing: (state) => state.status === 'none',
};

export const bulkActAggregate: Aggregate<BulkActState, BulkActEvent> = {
  initialState: bulkActDecider.initialState,
  evolve: bulkActDecider.evolve,
  isVisible: () => true,
  isMissing: (state) => state.status === 'none',
};

/** Before the first command about a customer, only the id is known. */
export const customerAggregate: Aggregate<CustomerState, CustomerEvent> = {
  initialState: customerDecider.initialState,
  evolve: customerDecider.evolve,
  isVisible: () => true,
  isMissing: () => false,
};

export const accountAggregate: Aggregate<AccountState, AccountEvent> = {
  initialState: accountDecider.initialState,
  evolve: accountDecider.evolve,
  isVisible: isManagement,
  isMissing: (state) => state.status === 'none',
};

/** Holds only the request that used a key; folds to null. */
export const creationAggregate: Aggregate<null, CreationBegun> = {
  initialState: null,
  evolve: (state) => state,
  isVisible: () => false,
  isMissing: () => false,
};
