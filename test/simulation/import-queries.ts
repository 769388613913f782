import type { QueryBus } from '@nestjs/cqrs';
import type { Accounts } from '../../services/libs/application/ports/accounts.ts';
import { tourListings } from '../../services/libs/application/projections/tour/tour-listings.projection.ts';
import {
  GetBookingsOfImport,
  GetBulkAct,
  GetImported,
} from '../../services/libs/application/queries/bulk-act/bulk-act.queries.ts';
import { getBulkAct } from '../../services/libs/application/queries/bulk-act/get-bulk-acts.ts';
import {
  getBookingsOfImport,
  getImported,
} from '../../services/libs/application/queries/bulk-act/get-imported.ts';
import type { RequestedQuery } from '../../services/libs/application/queries/engine/requested-query.ts';
import { ListAdminTours } from '../../services/libs/application/queries/tour/tour.queries.ts';
import { adminTourView } from '../../services/libs/application/queries/tour/tour-view.ts';
import { localDateOf } from '../../services/libs/domain/calendar/dar-es-salaam.ts';
import type { RequestParts } from './simulated-process.ts';

const nobody = { list: () => Promise.resolve([]) } as unknown as Pick<Accounts, 'list'>;

/** The queries of an import in one process, answered by the product's code. */
export function importQueries({ readStore, ports }: RequestParts, tourId: string): QueryBus {
  const answerTo = async (query: RequestedQuery<unknown, unknown>): Promise<unknown> => {
    if (query instanceof GetBulkAct) {
      return await getBulkAct({ readStore, accounts: nobody }, query.input.bulkActId);
    }
    if (query instanceof GetBookingsOfImport) {
      return await getBookingsOfImport(readStore, query.input.bulkActId);
    }
    if (query instanceof GetImported) return await getImported(readStore, query.input.keys);
    if (!(query instanceof ListAdminTours)) throw new Error('This query is not simulated.');
    const listing = await readStore.get(tourListings.collection, tourId);
    if (listing === undefined) return [];
    const tour = { ...listing, popularity: undefined, rating: undefined };
    return [adminTourView(tour, localDateOf(ports.clock.now()))];
  };
  const execute = async (query: RequestedQuery<unknown, unknown>) => {
    return { view: await answerTo(query) };
  };
  return { execute } as unknown as QueryBus;
}
