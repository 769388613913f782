import type { ListView } from '../../../contracts/answers.ts';
import type { AdminBookingView } from '../../../contracts/booking/admin-booking-view.ts';
import type { BulkActView } from '../../../contracts/bulk-act/bulk-act-view.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { bookingTabs } from '../../projections/booking/booking-tabs.projection.ts';
import { bulkActs } from '../../projections/bulk-act/bulk-acts.projection.ts';
import type { BulkActListQuery } from './bulk-act.queries.ts';
import { bulkActView } from './bulk-act-view.ts';
import type { PersonalReader } from '../engine/personal-reader.ts';
import { listedForStaff } from '../booking/showing.ts';

interface Sources {
  readonly readStore: ReadStore;
  readonly accounts: Pick<Accounts, 'list'>;
}

/**
 * Returns one page, newest first.
 *
 * @throws InvalidCursor
 */
export async function listBulkActs(
  { readStore, accounts }: Sources,
  { act, cursor, limit }: BulkActListQuery,
): Promise<ListView<BulkActView>> {
  const { documents, next } = await readStore.find(bulkActs.collection, {
    ...(act === undefined ? {} : { where: { act } }),
    sort: { by: ['begunAt'], direction: 'descending' },
    limit,
    ...(cursor === undefined ? {} : { after: cursor }),
  });
  const everyone = await accounts.list();
  const items = documents.flatMap((card) => bulkActView(card, everyone) ?? []);
  return next === undefined ? { items } : { items, nextCursor: next };
}

export async function getBulkAct(
  { readStore, accounts }: Sources,
  bulkActId: string,
): Promise<BulkActView | undefined> {
  const card = await readStore.get(bulkActs.collection, bulkActId);
  return card && bulkActView(card, await accounts.list());
}

/** How many bookings are read at once; this is so low that other queries do not wait long. */
const bookingsAtOnce = 50;

/** Returns bookings by their numbers, in the order of the numbers; numbers without a booking are left out. */
export async function getAdminBookings(
  { readStore, people }: { readonly readStore: ReadStore; readonly people: PersonalReader },
  bookingNumbers: readonly number[],
): Promise<readonly AdminBookingView[]> {
  const views: AdminBookingView[] = [];
  for (let start = 0; start < bookingNumbers.length; start += bookingsAtOnce) {
    const few = bookingNumbers.slice(start, start + bookingsAtOnce).map(String);
    const cards = await readStore.getMany(bookingTabs.collection, few);
    const ordered = cards.toSorted(
      (one, other) =>
        few.indexOf(String(one.bookingNumber)) - few.indexOf(String(other.bookingNumber)),
    );
    views.push(...(await Promise.all(ordered.map((card) => listedForStaff(people, card)))));
  }
  return views;
}
