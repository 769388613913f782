import { departureDecider } from '../../../domain/departure/departure.decider.ts';
import type { DepartureRef } from '../../../domain/departure/departure-id.ts';
import type { TourNotFound } from '../../../domain/tour/tour.refusals.ts';
import { loadTour } from '../tour/load-tour.ts';
import { streamsOf } from '../engine/streams-of.ts';
import { departureStream } from '../../event-log/stream-names.ts';

export interface DepartureAddress {
  readonly departure: DepartureRef;
}

const streamOf = ({ departure }: DepartureAddress) => departureStream(departure);

/** A departure of a tour exists even before its first event. */
export const departureStreams = streamsOf(departureDecider, { streamOf });

/** The same streams for commands of staff. A command that names a tour that does not exist is refused. */
export const departuresOfTours = streamsOf(departureDecider, {
  streamOf,
  obstacle: async ({ departure: { tourId } }, run): Promise<TourNotFound | undefined> =>
    (await loadTour(tourId, run)) === undefined ? { code: 'TourNotFound' } : undefined,
});
