import { tourDecider } from '../../../domain/tour/tour.decider.ts';
import { streamsOf } from '../engine/streams-of.ts';
import { tourStream } from '../../event-log/stream-names.ts';

export interface TourAddress {
  readonly tourId: string;
}

export const tourStreams = streamsOf(tourDecider, {
  streamOf: ({ tourId }: TourAddress) => tourStream(tourId),
  isMissing: ({ status }) => status === 'none',
});
