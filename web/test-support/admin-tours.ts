import type { AdminTourView, TourFields, TourView } from '@contracts/tour/tour-view.ts';
import { staffServer } from './sample-bookings.ts';
import { reefTour, townTour } from './sample-tours.ts';
import { problem, type StubApi } from './stub-api.ts';

/** A tour as staff see it. */
export function adminTour(tour: TourView, more: Partial<AdminTourView> = {}): AdminTourView {
  return {
    ...tour,
    isActive: true,
    isDeleted: false,
    revenueGenerated: [],
    revision: '4',
    ...more,
  };
}

const tourCommands = { position: 'log.9' };

/**
 * A server that keeps two tours like the product's server: each tour has a revision, and deleted tours are
 * listed separately.
 */
export class TourServer {
  readonly stub: StubApi;
  tours: AdminTourView[] = [adminTour(reefTour), adminTour(townTour, { isActive: false })];
  futureBookings = 3;

  constructor() {
    this.stub = staffServer()
      .on('GET /admin/tours', ({ query }) =>
        Response.json({
          items: this.tours.filter(({ isDeleted }) => isDeleted === (query.deleted === 'true')),
        }),
      )
      .on('GET /admin/tours/*', ({ path }) => this.#answer(path, (tour) => Response.json(tour)))
      .on('GET /admin/tours/*/departures', { items: [] })
      .on('POST /admin/tours/*/preview', ({ path, body }) =>
        this.#answer(path, (tour) =>
          Response.json({
            changes: changesBetween(tour, body as TourFields),
            futureBookings: this.futureBookings,
          }),
        ),
      )
      .on('PUT /admin/tours/*', ({ path, headers, body }) =>
        this.#answer(path, (tour) => {
          if (headers.get('if-match') !== `"${tour.revision}"`) return problem('RevisionMismatch');
          return this.change(tour.id, body as TourFields);
        }),
      )
      .on('DELETE /admin/tours/*', ({ path }) =>
        this.#answer(path, ({ id }) => this.change(id, { isDeleted: true })),
      )
      .on('POST /admin/tours/*/restoration', ({ path }) =>
        this.#answer(path, ({ id }) => this.change(id, { isDeleted: false })),
      );
  }

  /** Changes a tour, as another person would. */
  change(id: string, part: Partial<AdminTourView>): Response {
    this.tours = this.tours.map((tour) =>
      tour.id === id ? { ...tour, ...part, revision: String(Number(tour.revision) + 1) } : tour,
    );
    return this.#answer(`/admin/tours/${id}`, (tour) =>
      Response.json({ ...tour, ...tourCommands }),
    );
  }

  #answer(path: string, answer: (tour: AdminTourView) => Response): Response {
    const tour = this.tours.find(({ id }) => id === path.split('/')[3]);
    return tour === undefined ? problem('TourNotFound') : answer(tour);
  }
}

function changesBetween(saved: AdminTourView, fields: TourFields) {
  // As on the server, a tour whose pictures have no details lacks this field.
  const tour = { pictures: [], ...saved };
  return (Object.keys(fields) as (keyof TourFields)[])
    .filter((field) => JSON.stringify(tour[field]) !== JSON.stringify(fields[field]))
    .map((field) => ({ field, before: tour[field], after: fields[field] }));
}
