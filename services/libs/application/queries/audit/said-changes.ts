import { formatBookingReference } from '../../../domain/booking/booking-reference.ts';
import type { FailedBooking } from '../../../domain/bulk-act/work-list.ts';
import { parseDepartureId } from '../../../domain/departure/departure-id.ts';
import type { PickupPlaceFields } from '../../../domain/pickup-place/pickup-place.events.ts';
import type { Said } from '../../projections/audit/audit-log.projection.ts';
import { changedFields, type FieldChange, type ShownFields } from '../engine/field-changes.ts';

type Changes<Type extends Said['type']> = (
  data: Extract<Said, { readonly type: Type }>['data'],
  subject: string,
) => readonly FieldChange[];

/** The changes that an entry shows, for events whose plain fields are not clear enough. */
const changesOf: { readonly [Type in Said['type']]?: Changes<Type> } = {
  DepartureCapacitySet: ({ before, after }) =>
    changedFields({ capacity: before }, { capacity: after }),
  DepartureClosed: () => changedFields({ isClosed: false }, { isClosed: true }),
  DepartureReopened: () => changedFields({ isClosed: true }, { isClosed: false }),
  DepartureNoteChanged: ({ before, after }) => changedFields({ note: before }, { note: after }),
  DepartureCancelled: ({ bookings }) => changedFields({}, { bookings: bookings.length }),
  DepartureMoved: ({ bookings, to }, subject) => {
    const from = parseDepartureId(subject);
    const before = { date: from?.date, time: from?.time };
    return changedFields(before, { ...to, bookings: bookings.length });
  },
  DisruptionProgressed: (data) => changedFields({}, progressOf(data)),
  NotificationQueued: ({ template, recipient, dueAt, resends }) => {
    const status = resends === undefined ? 'queued' : 'queued again';
    return changedFields({}, { status, template, recipient, dueAt });
  },
  NotificationHandedOver: ({ attempt }) => changedFields({}, { status: 'sending', attempt }),
  NotificationSent: ({ attempt, isKept }) =>
    changedFields({}, { status: isKept === true ? 'not sent' : 'sent', attempt }),
  NotificationFailed: ({ attempt, nextAttemptAt }) => {
    const status = nextAttemptAt === undefined ? 'failed' : 'queued';
    return changedFields({}, { status, attempt, nextAttemptAt });
  },
  NotificationUnknown: ({ attempt }) => changedFields({}, { status: 'unknown', attempt }),
  NotificationDismissed: () => changedFields({}, { status: 'dismissed' }),
  BulkActBegun: ({ bookings }) => changedFields({}, { bookings: bookings.length }),
  ImportBegun: ({ fileName: file, lines: bookings }) => changedFields({}, { file, bookings }),
  ImportProgressed: ({ bookings }) => changedFields({}, { imported: bookings.length }),
  ImportUndoBegun: ({ bookings }) => changedFields({}, { bookings: bookings.length }),
  BulkActUndoBegun: ({ bookings }) => changedFields({}, { bookings: bookings.length }),
  PickupPlaceAdded: (place) => changedFields({}, placeFields(place)),
  PickupPlaceChanged: ({ before, after }) =>
    changedFields(placeFields(before), { place: before.name, ...placeFields(after) }),
  PickupPlaceRemoved: (place) => changedFields(placeFields(place), {}),
  SavedViewAdded: ({ name, filter }) => changedFields({}, { name, ...filter }),
  SavedViewRenamed: ({ before, after }) => changedFields({ name: before }, { name: after }),
  SavedViewRemoved: ({ name, filter }) => changedFields({ name, ...filter }, {}),
  BulkActProgressed: (data) =>
    changedFields(
      {},
      {
        ...progressOf(data),
        settled: data.settled.length,
        ...(data.unchanged.length === 0 ? {} : { unchanged: data.unchanged.length }),
      },
    ),
};

/**
 * Returns the changes of an event whose subject has no history, computed from the event alone. Such subjects are
 * departures, notifications, bulk acts, pick-up places and saved views.
 */
export function saidChanges({ type, data }: Said, subject: string): readonly FieldChange[] {
  // The compiler does not know that the data belongs to this type.
  const changes = changesOf[type] as Changes<Said['type']> | undefined;
  return changes?.(data, subject) ?? changedFields({}, plainFieldsOf(data));
}

/** Leaves out the reason, ids, and fields with a structure. An entry shows the reason apart from its changes. */
function plainFieldsOf(data: Said['data']): ShownFields {
  return Object.fromEntries(
    Object.entries(data).filter(
      ([field, value]) => field !== 'reason' && !field.endsWith('Id') && typeof value !== 'object',
    ),
  );
}

/** Returns the reason, or the cause of a failure, if the event has one. */
export function saidReason({ type, data }: Said): string | undefined {
  if (type === 'DepartureCapacitySet') return data.forced?.reason;
  return 'reason' in data ? data.reason : undefined;
}

function placeFields({ name, zone, coordinates }: PickupPlaceFields): ShownFields {
  return {
    name,
    zone,
    ...(coordinates && { coordinates: `${coordinates.latitude}, ${coordinates.longitude}` }),
  };
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
