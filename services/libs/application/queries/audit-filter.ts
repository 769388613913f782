import {
  type AuditFilter,
  type AuditKind,
  auditKinds,
} from '../../contracts/history/audit-view.ts';
import { parseBookingReference } from '../../domain/booking/booking-reference.ts';
import { type Account, usernameKey } from '../ports/accounts.ts';
import type { Filter } from '../ports/collection.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { auditAbout, auditOrders, type AuditRecord } from '../projections/audit-log.projection.ts';
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
  const order =
    from === undefined && to === undefined ? {} : { order: auditOrders(days.from, days.to) };
  const who = actor && (accountNamed(accounts, actor)?.id ?? actor);
  if (subject === undefined) {
    return {
      ...order,
      ...(who === undefined ? {} : { who }),
      ...(kind === undefined ? {} : { kind }),
    };
  }
  const about = await aboutSubject(readStore, subject, kind);
  return who === undefined
    ? { ...order, about: { in: about } }
    : { ...order, aboutAndWho: { in: about.map((each) => `${each} ${who}`) } };
}

function accountNamed(accounts: readonly Account[], name: string): Account | undefined {
  return accounts.find(({ username }) => usernameKey(username) === usernameKey(name));
}

/** A booking is known by its reference too, and its e-mails belong to its story. */
async function aboutSubject(
  readStore: ReadStore,
  subject: string,
  kind: AuditKind | undefined,
): Promise<readonly string[]> {
  const bookingNumber = parseBookingReference(subject);
  const kinds = kind === undefined ? auditKinds : [kind];
  const about = kinds.map((each) =>
    auditAbout(each, each === 'booking' ? String(bookingNumber ?? subject) : subject),
  );
  if (bookingNumber === undefined || !kinds.includes('notification')) {
    return about;
  }
  const query = {
    where: { bookingNumber },
    sort: { by: ['queuedAt'], direction: 'ascending' },
  } as const;
  for await (const cards of everyPage(readStore, notifications.collection, query)) {
    about.push(...cards.map(({ notificationId }) => auditAbout('notification', notificationId)));
  }
  return about;
}
