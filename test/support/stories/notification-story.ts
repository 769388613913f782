import type { Instant } from '../../../services/libs/domain/calendar/instants.ts';
import { notificationDecider } from '../../../services/libs/domain/notification/notification.decider.ts';
import type { NotificationEvent } from '../../../services/libs/domain/notification/notification.events.ts';
import type {
  BookingSubject,
  ContactSubject,
} from '../../../services/libs/domain/notification/notification-subject.ts';
import { given } from './decider-story.ts';

/** The subject of notifications in the tests. */
export const subject: BookingSubject = {
  bookingNumber: 74_100_680,
  template: 'booking-confirmed',
  recipient: 'traveller',
  cause: { commandId: '5ad5f4a5-0f53-5d1b-a8a1-0d3b9d1c5e11', revision: 1 },
};

/** A subject without a booking. */
export const contactSubject: ContactSubject = {
  messageId: '0d5bd0f4-6a3d-5c0e-8f55-52a1e6c4b7aa',
  template: 'contact-message',
  recipient: 'operator',
  cause: { commandId: '0d5bd0f4-6a3d-5c0e-8f55-52a1e6c4b7aa', revision: 0 },
};

/** This many minutes after 12:00 in Dar es Salaam. */
export function at(minutes: number): Instant {
  return new Date(Date.parse('2026-11-20T09:00:00.000Z') + 60_000 * minutes).toISOString();
}

export const queued: NotificationEvent = {
  type: 'NotificationQueued',
  data: { ...subject, dueAt: at(0) },
};

export const queuedAgain = (minutes: number): NotificationEvent => ({
  type: 'NotificationQueued',
  data: { ...subject, dueAt: at(minutes), again: true },
});

export const handedOver = (attempt = 1, minutes = 0): NotificationEvent => ({
  type: 'NotificationHandedOver',
  data: { attempt, handedOverAt: at(minutes), contactRevision: 1 },
});

export const sent = (attempt = 1): NotificationEvent => ({
  type: 'NotificationSent',
  data: { attempt },
});

export const failed = (attempt: number, nextInMinutes: number): NotificationEvent => ({
  type: 'NotificationFailed',
  data: { attempt, reason: '451 4.3.0', nextAttemptAt: at(nextInMinutes) },
});

export const failedPermanently = (attempt = 1): NotificationEvent => ({
  type: 'NotificationFailed',
  data: { attempt, reason: '550 5.1.1', final: true },
});

export const unknown = (attempt = 1, reason = 'ECONNECTION'): NotificationEvent => ({
  type: 'NotificationUnknown',
  data: { attempt, reason },
});

export const dismissed: NotificationEvent = {
  type: 'NotificationDismissed',
  data: { reason: 'erased' },
};

/** `after(queued, handedOver()).when(…)` */
export function after(...events: readonly NotificationEvent[]) {
  return given(notificationDecider, events);
}
