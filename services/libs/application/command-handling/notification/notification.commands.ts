import type { NotificationEvent } from '../../../domain/notification/notification.events.ts';
import type { NotificationState } from '../../../domain/notification/notification.state.ts';
import type { ResendRefusal } from '../../../domain/notification/commands/resend-notification.ts';
import { type NotificationAddress, notificationStreams } from './notification-streams.ts';
import { RequestedCommand } from '../engine/requested-command.ts';
import type { StreamAsOf } from '../engine/stream-as-of.ts';

/** The answer of every command about a notification. */
export type NotificationAsOf = StreamAsOf<NotificationState, NotificationEvent>;

/** Sent only by the policies. */
export class QueueNotification extends notificationStreams.command('QueueNotification') {}

/** Sent only by the part that sends e-mails, like the commands below. */
export class HandOverNotification extends notificationStreams.command('HandOverNotification') {}

export class NoteNotificationSent extends notificationStreams.command('NoteNotificationSent') {}

export class NoteNotificationFailed extends notificationStreams.command('NoteNotificationFailed') {}

export class NoteNotificationUnknown extends notificationStreams.command(
  'NoteNotificationUnknown',
) {}

export class DismissNotification extends notificationStreams.command('DismissNotification') {}

export class RetryNotification extends notificationStreams.command('RetryNotification') {}

/** Staff send an e-mail again, as a new e-mail about the same subject. */
export class ResendNotification extends RequestedCommand<
  NotificationAddress,
  NotificationAsOf,
  ResendRefusal
> {
  get target(): string {
    return this.input.notificationId;
  }
}
