import {
  type AuditFilter,
  type AuditKind,
  auditKinds,
} from '../../../contracts/history/audit-view.ts';
import { parseBookingReference } from '../../../domain/booking/booking-reference.ts';
import { departureId, parseDepartureId } from '../../../domain/departure/departure-id.ts';
import type { DepartureEvent } from '../../../domain/departure/departure.events.ts';
import { decode, type RecordedEvent } from '../../event-log/recorded-event.ts';
import { type Account, usernameKey } from '../../ports/accounts.ts';
import type { Filter } from '../../ports/collection.ts';
import type { EventLogReader } from '../../ports/event-log-reader.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import {
  auditAbout,
  auditOrders,
  type AuditRecord,
} from '../../projections/audit/audit-log.projection.ts';
import { departures } from '../../projections/departure/departures.projection.ts';
import { notifications } from '../../projections/notification/notifications.projection.ts';
import type { AuditReader } from './audit-reader.ts';
import { instantsOf } from '../engine/days.ts';
import { everyPage } from '../engine/every-page.ts';

interface Sources {
  readonly readStore: ReadStore;
  readonly log: Pick<EventLogReader, 'readStream'>;
}

/** Returns the conditions for a filter of the audit log. */
export async function auditConditions(
  sources: Sources,
  accounts: readonly Account[],
  { from, to, actor, kind, subject: asked }: AuditFilter,
  { isOwner, accountId }: AuditReader,
): Promise<NonNullable<Filter<AuditRecord>['where']>> {
  const days = instantsOf(from, to);
  const order =
    from === undefined && to === undefined ? {} : { order: auditOrders(days.from, days.to) };
  // Otherwise the search would have to skip the entries of all other accounts to find the reader's own entries.
  const subject = asked ?? (kind === 'account' && !isOwner ? accountId : undefined);
  const who = actor && (accountNamed(accounts, actor)?.id ?? actor);
  const about = subject === undefined ? undefined : await aboutSubject(sources, subject, kind);
  return {
    ...order,
    ...(who === undefined ? {} : { who }),
    ...(about !== undefined ? { about: { in: about } } : kind === undefined ? {} : { kind }),
  };
}

function accountNamed(accounts: readonly Account[], name: string): Account | undefined {
  return accounts.find(({ username }) => usernameKey(username) === usernameKey(name));
}

/** Returns all names of the subject, such as a booking's reference, and related subjects. */
async function aboutSubject(
  sources: Sources,
  subject: string,
  kind: AuditKind | undefined,
): Promise<readonly string[]> {
  const bookingNumber = parseBookingReference(subject);
  const kinds = kind === undefined ? auditKinds : [kind];
  const own = kinds.map((each) =>
    auditAbout(each, isOfBooking(each) ? String(bookingNumber ?? subject) : subject),
  );
  const others = await Promise.all([
    kinds.includes('notification') ? aboutMails(sources, bookingNumber) : [],
    kinds.includes('booking') ? aboutBookings(sources, subject) : [],
    kind === undefined ? aboutDepartures(sources, subject) : [],
  ]);
  return [...new Set([...own, ...others.flat()])];
}

/** Whether subjects of this kind are identified by the number of a booking. */
function isOfBooking(kind: AuditKind): boolean {
  return kind === 'booking' || kind === 'review';
}

/** Returns the e-mails about a booking. */
async function aboutMails(
  { readStore }: Sources,
  bookingNumber: number | undefined,
): Promise<readonly string[]> {
  if (bookingNumber === undefined) {
    return [];
  }
  const about: string[] = [];
  const query = {
    where: { bookingNumber },
    sort: { by: ['queuedAt'], direction: 'ascending' },
  } as const;
  for await (const cards of everyPage(readStore, notifications.collection, query)) {
    about.push(...cards.map(({ notificationId }) => auditAbout('notification', notificationId)));
  }
  return about;
}

/** Returns the bookings of a departure: each booking reserved seats there, so the departure's stream names it. */
async function aboutBookings({ log }: Sources, subject: string): Promise<readonly string[]> {
  if (parseDepartureId(subject) === undefined) {
    return [];
  }
  const stored = await log.readStream(`departure-${subject}`);
  const events = stored.map((each) => decode(each) as RecordedEvent<DepartureEvent>);
  return events.flatMap((event) =>
    event.type === 'SeatsReserved' ? [auditAbout('booking', String(event.data.bookingNumber))] : [],
  );
}

/** Returns the departures of a tour for which staff changed a rule. */
async function aboutDepartures({ readStore }: Sources, tourId: string): Promise<readonly string[]> {
  const about: string[] = [];
  const query = {
    where: { kind: 'rules', tourId },
    sort: { by: ['date', 'time'], direction: 'ascending' },
  } as const;
  for await (const rules of everyPage(readStore, departures.collection, query)) {
    about.push(...rules.map((each) => auditAbout('departure', departureId(each))));
  }
  return about;
}
