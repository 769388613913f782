import { engagementDecider } from '../../../domain/engagement/engagement.decider.ts';
import { streamsOf } from '../engine/streams-of.ts';
import { engagementStream } from '../../event-log/stream-names.ts';

export const engagementStreams = streamsOf(engagementDecider, {
  streamOf: ({ tourId }: { readonly tourId: string }) => engagementStream(tourId),
});
