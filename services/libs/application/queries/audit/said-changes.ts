import { formatBookingReference } from '../../../domain/booking/booking-reference.ts';
import type { FailedBooking } from '../../../domain/bulk-act/work-list.ts';
import { parseDepartureId } from '../../../domain/departure/departure-id.ts';
import type { Said } from '../../projections/audit/audit-log.projection.ts';
import { changedFields, type FieldChange, type ShownFields } from '../engine/field-changes.ts';

/** Returns what the event of a departure, a notification or a customer changed, from the event alone. */
export function saidChanges(said: Said, subject: string): readonly FieldChange[] {
  switch (said.type) {
    case 'DepartureCapacitySet':
      return changedFields({ capacity: said.data.before }, { capacity: said.data.after });
    case 'DepartureClosed':
      return changedFields({ isClosed: false }, { isClosed: true });
    case 'DepartureReopened':
      return changedFields({ isClosed: true }, { isClosed: false });
    case 'DepartureNoteChanged':
      return changedFields({ note: said.data.before }, { note: said.data.after });
    case 'DepartureCancelled':
      return changedFields({}, { bookings: said.data.bookings.length });
    case 'DepartureMoved': {
      const { bookings, to } = said.data;
      const from = parseDepartureId(subject);
      const before = { date: from?.date, time: from?.time };
      return changedFields(before, { ...to, bookings: bookings.length });
    }
    case 'DisruptionProgressed':
      return changedFields({}, progressOf(said.data));
    case 'DisruptionStopped':
    case 'DisruptionResumed':
      return [];
    case 'NotificationQueued': {
      const { template, recipient, dueAt } = said.data;
      return changedFields({}, { status: 'queued', template, recipient, dueAt });
    }
    case 'NotificationHandedOver':
      return changedFields({}, { status: 'sending', attempt: said.data.attempt });
    case 'NotificationSent':
      return changedFields({}, { status: 'sent', attempt: said.data.attempt });
    case 'NotificationFailed': {
      const { attempt, nextAttemptAt } = said.data;
      const status = nextAttemptAt === undefined ? 'failed' : 'queued';
      return changedFields({}, { status, attempt, nextAttemptAt });
    }
    case 'NotificationUnknown':
      return changedFields({}, { status: 'unknown', attempt: said.data.attempt });
    case 'NotificationDismissed':
      return changedFields({}, { status: 'dismissed' });
    case 'CustomerErased': {
      const { bookings, messages } = said.data;
      return changedFields({}, { bookings: bookings.length, messages: messages.length });
    }
    case 'BulkActBegun':
    case 'BulkActUndoBegun':
      return changedFields({}, { bookings: said.data.bookings.length });
    case 'BulkActProgressed': {
      const { settled, unchanged } = said.data;
      const progress = progressOf(said.data);
      return changedFields(
        {},
        {
          ...progress,
          settled: settled.length,
          ...(unchanged.length === 0 ? {} : { unchanged: unchanged.length }),
        },
      );
    }
    case 'BulkActStopped':
    case 'BulkActResumed':
      return [];
    case 'CustomerDataExported':
      return changedFields({}, { ...said.data });
  }
}

/** Returns the reason, or the cause of a failure, if the event has one. */
export function saidReason(said: Said): string | undefined {
  switch (said.type) {
    case 'DepartureCapacitySet':
      return said.data.forced?.reason;
    case 'DepartureClosed':
    case 'DepartureCancelled':
    case 'DepartureMoved':
    case 'NotificationFailed':
    case 'NotificationUnknown':
    case 'NotificationDismissed':
    case 'BulkActBegun':
      return said.data.reason;
    case 'DepartureReopened':
    case 'DepartureNoteChanged':
    case 'DisruptionProgressed':
    case 'DisruptionStopped':
    case 'DisruptionResumed':
    case 'NotificationQueued':
    case 'NotificationHandedOver':
    case 'NotificationSent':
    case 'CustomerErased':
    case 'CustomerDataExported':
    case 'BulkActProgressed':
    case 'BulkActStopped':
    case 'BulkActResumed':
    case 'BulkActUndoBegun':
      return undefined;
  }
}

function progressOf({
  settled,
  failed,
}: {
  readonly settled: readonly number[];
  readonly failed: readonly FailedBooking[];
}): ShownFields {
  const references = failed.map(({ bookingNumber }) => formatBookingReference(bookingNumber));
  return { settled: settled.length, ...(failed.length === 0 ? {} : { failed: references }) };
}
