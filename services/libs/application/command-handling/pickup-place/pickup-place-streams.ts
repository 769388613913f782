import { pickupPlaceDecider } from '../../../domain/pickup-place/pickup-place.decider.ts';
import { pickupPlacesStream } from '../../event-log/stream-names.ts';
import { streamsOf } from '../engine/streams-of.ts';

/** The list always exists, even while it is empty. */
export const pickupPlaceStreams = streamsOf(pickupPlaceDecider, {
  streamOf: () => pickupPlacesStream,
});
