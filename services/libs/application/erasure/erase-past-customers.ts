import { addDays, localDateOf } from '../../domain/calendar/dar-es-salaam.ts';
import type { LocalDate } from '../../domain/calendar/instants.ts';
import type { Clock } from '../ports/clock.ts';
import type { Cryptography } from '../ports/cryptography.ts';
import type { DataPeriods } from '../ports/data-periods.ts';
import type { ReadStore } from '../ports/read-store.ts';
import {
  type CustomerRecord,
  customerRecords,
} from '../projections/customer/customer-records.projection.ts';
import { everyPage } from '../queries/engine/every-page.ts';
import type { CustomerErasure } from './customer-erasure.ts';
import { heldAbout } from './held-about-customers.ts';

export interface PastCustomersTools {
  readonly clock: Pick<Clock, 'now'>;
  readonly cryptography: Pick<Cryptography, 'uuidV5'>;
  readonly erasure: Pick<CustomerErasure, 'eraseTogether' | 'mergedWith'>;
  readonly periods: DataPeriods;
  readonly readStore: ReadStore;
}

/**
 * The last day of each kind of record whose retention period is over. Undefined for a kind that is never erased
 * automatically.
 */
type LastDays = Readonly<Record<CustomerRecord['kind'], LocalDate | undefined>>;

/**
 * Erases every person whose bookings and messages are all older than the retention periods. If one booking or message
 * is younger, all data of the person is kept, since one key opens all of it. Customers who were merged are one person.
 *
 * @returns How many people it erased.
 */
export async function erasePastCustomers(
  { clock, cryptography, erasure, periods, readStore }: PastCustomersTools,
  signal: AbortSignal,
): Promise<number> {
  const today = localDateOf(clock.now());
  const lastDays: LastDays = {
    booking: monthsBefore(today, periods.bookingDataMonths),
    message: monthsBefore(today, periods.contactDataMonths),
  };
  let erased = 0;
  const seen = new Set<string>();
  for (const customerId of await candidates(readStore, lastDays)) {
    if (signal.aborted) break;
    if (seen.has(customerId)) continue;
    const merged = await erasure.mergedWith(customerId);
    for (const each of merged) seen.add(each);
    const records = await heldAbout(readStore, merged);
    if (!records.every((record) => isPast(record, lastDays))) continue;
    const commandId = cryptography.uuidV5('erase-past-customer', customerId);
    const context = { actor: { kind: 'system' }, requestId: commandId, commandId } as const;
    await erasure.eraseTogether(merged, context);
    erased += 1;
  }
  return erased;
}

async function candidates(readStore: ReadStore, lastDays: LastDays): Promise<ReadonlySet<string>> {
  const customers = new Set<string>();
  for (const kind of ['booking', 'message'] as const) {
    const to = lastDays[kind];
    if (to === undefined) continue;
    const query = {
      where: { kind, isKept: true, day: { to } },
      sort: { by: ['kind', 'isKept', 'day'], direction: 'ascending' },
    } as const;
    for await (const page of everyPage(readStore, customerRecords.collection, query)) {
      for (const record of page) {
        for (const customerId of record.customers) {
          if (!record.erased.includes(customerId)) customers.add(customerId);
        }
      }
    }
  }
  return customers;
}

function isPast({ kind, day }: CustomerRecord, lastDays: LastDays): boolean {
  const last = lastDays[kind];
  return last !== undefined && day <= last;
}

/**
 * Goes back the given number of months and returns the same day of that month. If that month is too short, returns its
 * last day. Returns undefined for 0 months.
 */
function monthsBefore(day: LocalDate, months: number): LocalDate | undefined {
  if (months === 0) return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const count = year * 12 + (month - 1) - months;
  const first = firstOf(count);
  const last = addDays(firstOf(count + 1), -1);
  const same = addDays(first, date - 1);
  return same < last ? same : last;
}

/** @param count Months since the year 0. */
function firstOf(count: number): LocalDate {
  const year = String(Math.floor(count / 12)).padStart(4, '0');
  return `${year}-${String((count % 12) + 1).padStart(2, '0')}-01`;
}
