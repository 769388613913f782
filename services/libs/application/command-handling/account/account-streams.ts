import { accountDecider } from '../../../domain/account/account.decider.ts';
import { isManagement } from '../../../domain/account/visible-events.ts';
import { streamsOf } from '../engine/streams-of.ts';
import { accountStream } from '../../event-log/stream-names.ts';

export interface AccountAddress {
  readonly accountId: string;
}

export const accountStreams = streamsOf(accountDecider, {
  streamOf: ({ accountId }: AccountAddress) => accountStream(accountId),
  isVisible: isManagement,
  isMissing: ({ status }) => status === 'none',
});
