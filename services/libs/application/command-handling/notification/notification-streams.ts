import { notificationDecider } from '../../../domain/notification/notification.decider.ts';
import { streamsOf } from '../engine/streams-of.ts';
import { notificationStream } from '../../event-log/stream-names.ts';

export interface NotificationAddress {
  readonly notificationId: string;
}

export const notificationStreams = streamsOf(notificationDecider, {
  streamOf: ({ notificationId }: NotificationAddress) => notificationStream(notificationId),
  isMissing: ({ status }) => status === 'none',
});
