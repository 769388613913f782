import { bulkActDecider } from '../../../domain/bulk-act/bulk-act.decider.ts';
import { streamsOf } from '../engine/streams-of.ts';
import { bulkActStream } from '../../event-log/stream-names.ts';

export interface BulkActAddress {
  readonly bulkActId: string;
}

export const bulkActStreams = streamsOf(bulkActDecider, {
  streamOf: ({ bulkActId }: BulkActAddress) => bulkActStream(bulkActId),
  isMissing: ({ status }) => status === 'none',
});
