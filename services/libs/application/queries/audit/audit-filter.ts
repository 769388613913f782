import type { AuditFilter, AuditKind } from '../../../contracts/history/audit-view.ts';
import { parseBookingReference } from '../../../domain/booking/booking-reference.ts';
import { departureId, parseDepartureId } from '../../../domain/departure/departure-id.ts';
import type { DepartureEvent } from '../../../domain/departure/departure.events.ts';
import { decode, type RecordedEvent } from '../../event-log/recorded-event.ts';
import { type Account, usernameKey } from '../../ports/accounts.ts';
import type { Filter } from '../../ports/collection.ts';
import type { EventLogReader } from '../../ports/event-log-reader.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { auditOrders, type AuditRecord } from '../../projections/audit/audit-log.projection.ts';
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
  const subjects = subject === undefined ? undefined : await subjectsOf(sources, subject, kind);
  return {
    ...order,
    ...(who === undefined ? {} : { who }),
    ...(kind === undefined ? {} : { kind }),
    ...(subjects === undefined ? {} : { subject: { in: subjects } }),
  };
}

function accountNamed(accounts: readonly Account[], name: string): Account | undefined {
  return accounts.find(({ username }) => usernameKey(username) === usernameKey(name));
}

/** Returns the ids of the subject, such as the number of a booking, and of related subjects. */
async function subjectsOf(
  sources: Sources,
  subject: string,
  kind: AuditKind | undefined,
): Promise<readonly string[]> {
  const isAsked = (each: AuditKind) => kind === undefined || kind === each;
  const bookingNumber = parseBookingReference(subject);
  const related = await Promise.all([
    isAsked('notification') ? mailsOf(sources, bookingNumber) : [],
    isAsked('booking') ? bookingsOf(sources, subject) : [],
    kind === undefined ? departuresOf(sources, subject) : [],
  ]);
  const own = bookingNumber === undefined ? [subject] : [subject, String(bookingNumber)];
  return [...own, ...related.flat()];
}

/** Returns the ids of the e-mails about a booking. */
async function mailsOf(
  { readStore }: Sources,
  bookingNumber: number | undefined,
): Promise<readonly string[]> {
  if (bookingNumber === undefined) {
    return [];
  }
  const ids: string[] = [];
  const query = {
    where: { bookingNumber },
    sort: { by: ['queuedAt'], direction: 'ascending' },
  } as const;
  for await (const cards of everyPage(readStore, notifications.collection, query)) {
    ids.push(...cards.map(({ notificationId }) => notificationId));
  }
  return ids;
}

/**
 * Returns the numbers of a departure's bookings: each booking reserved seats there, so the departure's stream names it.
 */
async function bookingsOf({ log }: Sources, subject: string): Promise<readonly string[]> {
  if (parseDepartureId(subject) === undefined) {
    return [];
  }
  const stored = await log.readStream(`departure-${subject}`);
  const events = stored.map((each) => decode(each) as RecordedEvent<DepartureEvent>);
  return events.flatMap((event) =>
    event.type === 'SeatsReserved' ? [String(event.data.bookingNumber)] : [],
  );
}

/** Returns the ids of a tour's departures for which staff changed a rule. */
async function departuresOf({ readStore }: Sources, tourId: string): Promise<readonly string[]> {
  const ids: string[] = [];
  const query = {
    where: { kind: 'rules', tourId },
    sort: { by: ['date', 'time'], direction: 'ascending' },
  } as const;
  for await (const rules of everyPage(readStore, departures.collection, query)) {
    ids.push(...rules.map(departureId));
  }
  return ids;
}
