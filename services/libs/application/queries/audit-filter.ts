import type { AuditFilter } from '../../contracts/history/audit-view.ts';
import { parseBookingReference } from '../../domain/booking/booking-reference.ts';
import { type Account, usernameKey } from '../ports/accounts.ts';
import type { Filter } from '../ports/collection.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { type AuditRecord, auditOrders } from '../projections/audit-log.projection.ts';
import { notifications } from '../projections/notifications.projection.ts';
import { instantsOf } from './days.ts';
import { everyPage } from './every-page.ts';

/** The conditions of a filter of the audit log. */
export async function auditConditions(
  readStore: ReadStore,
  accounts: readonly Account[],
  { from, to, actor, kind, subject }: AuditFilter,
): Promise<NonNullable<Filter<AuditRecord>['where']>> {
  const days = instantsOf(from, to);
  return {
    ...(from === undefined && to === undefined ? {} : { order: auditOrders(days.from, days.to) }),
    ...(actor === undefined ? {} : { who: accountNamed(accounts, actor)?.id ?? actor }),
    ...(kind === undefined ? {} : { kind }),
    ...(subject === undefined ? {} : { subject: { in: await subjectsOf(readStore, subject) } }),
  };
}

function accountNamed(accounts: readonly Account[], name: string): Account | undefined {
  return accounts.find(({ username }) => usernameKey(username) === usernameKey(name));
}

/** A booking is known by its reference too, and its e-mails belong to its story. */
async function subjectsOf(readStore: ReadStore, subject: string): Promise<readonly string[]> {
  const bookingNumber = parseBookingReference(subject);
  if (bookingNumber === undefined) {
    return [subject];
  }
  const subjects = [String(bookingNumber)];
  const query = {
    where: { bookingNumber },
    sort: { by: ['queuedAt'], direction: 'ascending' },
  } as const;
  for await (const cards of everyPage(readStore, notifications.collection, query)) {
    subjects.push(...cards.map(({ notificationId }) => notificationId));
  }
  return subjects;
}
