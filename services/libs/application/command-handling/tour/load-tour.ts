import type { BookableTour } from '../../../domain/booking/bookable-tour.ts';
import { bookableTour } from './bookable-tour.ts';
import type { CommandRun } from '../engine/command-run.ts';
import { tourStream } from '../../event-log/stream-names.ts';
import { tourStreams } from './tour-streams.ts';

/** The current tour, from its stream; undefined if there never was such a tour. */
export async function loadTour(tourId: string, run: CommandRun): Promise<BookableTour | undefined> {
  const { state } = await run.current(tourStream(tourId), tourStreams);
  return bookableTour(tourId, state);
}
