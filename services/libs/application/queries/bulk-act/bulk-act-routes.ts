import type { Accounts } from '../../ports/accounts.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { bookingTabs } from '../../projections/booking/booking-tabs.projection.ts';
import { importedBookings } from '../../projections/booking/imported-bookings.projection.ts';
import { bulkActs } from '../../projections/bulk-act/bulk-acts.projection.ts';
import type { PersonalReader } from '../engine/personal-reader.ts';
import { atHead, type QueryRoute } from '../engine/query-route.ts';
import {
  GetAdminBookings,
  GetBookingsOfImport,
  GetBulkAct,
  GetImported,
  ListBulkActs,
} from './bulk-act.queries.ts';
import { getAdminBookings, getBulkAct, listBulkActs } from './get-bulk-acts.ts';
import { getBookingsOfImport, getImported } from './get-imported.ts';

interface Sources {
  readonly readStore: ReadStore;
  readonly accounts: Pick<Accounts, 'list'>;
  readonly people: PersonalReader;
}

/** The queries about bulk acts and imports. */
export const bulkActRoutes: readonly QueryRoute<Sources>[] = [
  atHead(GetAdminBookings, [bookingTabs.collection], ({ bookingNumbers }, sources) =>
    getAdminBookings(sources, bookingNumbers),
  ),
  atHead(ListBulkActs, [bulkActs.collection], (input, sources) => listBulkActs(sources, input)),
  atHead(GetImported, [importedBookings.collection, bulkActs.collection], ({ keys }, sources) =>
    getImported(sources.readStore, keys),
  ),
  atHead(GetBookingsOfImport, [importedBookings.collection], ({ bulkActId }, { readStore }) =>
    getBookingsOfImport(readStore, bulkActId),
  ),
  atHead(GetBulkAct, [bulkActs.collection], ({ bulkActId }, sources) =>
    getBulkAct(sources, bulkActId),
  ),
];
