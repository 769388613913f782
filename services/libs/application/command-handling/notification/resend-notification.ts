import {
  resendNotification,
  type ResendRefusal,
} from '../../../domain/notification/commands/resend-notification.ts';
import { notificationStream } from '../../event-log/stream-names.ts';
import { answerFromLog } from '../engine/answer-from-log.ts';
import type { CommandDesk } from '../engine/command-desk.ts';
import { type CommandOutcome, refused } from '../engine/command-outcome.ts';
import type { again, CommandRun } from '../engine/command-run.ts';
import { storeDecision } from '../engine/store-decision.ts';
import { notificationStreams } from './notification-streams.ts';
import type { NotificationAsOf, ResendNotification } from './notification.commands.ts';

type Outcome = CommandOutcome<NotificationAsOf, ResendRefusal>;

/** The id of the new e-mail is derived from the command, so a retry finds the e-mail that the first try queued. */
export class ResendNotificationHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: ResendNotification): Promise<Outcome> {
    return this.#desk.handle(command, (run) => {
      const id = run.ports.cryptography.uuidV5('notification', run.commandId);
      return run.untilSettled({
        stream: notificationStream(id),
        attempt: () => this.#queue(id, command.input.notificationId, run),
      });
    });
  }

  async #queue(id: string, originalId: string, run: CommandRun): Promise<Outcome | typeof again> {
    const loaded = await run.load(notificationStream(id), notificationStreams);
    const answered = answerFromLog(notificationStreams, loaded, run);
    if (answered !== undefined) return answered;
    const original = await run.load(notificationStream(originalId), notificationStreams);
    const command = { type: 'ResendNotification', originalId, original: original.state } as const;
    const decision = resendNotification({ ...command, now: loaded.now }, loaded.state);
    return decision.accepted
      ? await storeDecision(notificationStreams, loaded, decision.events, run)
      : refused(decision.refusal);
  }
}
