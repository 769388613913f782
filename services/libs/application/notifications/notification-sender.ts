import { answerOverdueAt } from '../../domain/notification/attempt-times.ts';
import type { NotificationEvent } from '../../domain/notification/notification.events.ts';
import type {
  DueNotification,
  HandedOverNotification,
  NotificationState,
} from '../../domain/notification/notification.state.ts';
import type { CommandContext } from '../command-handling/engine/command-context.ts';
import type { CommandOutcome } from '../command-handling/engine/command-outcome.ts';
import {
  DismissNotification,
  HandOverNotification,
  NoteNotificationFailed,
  NoteNotificationSent,
  NoteNotificationUnknown,
} from '../command-handling/notification/notification.commands.ts';
import { loadStream, type LoadedStream } from '../command-handling/engine/folded-stream.ts';
import { notificationStreams } from '../command-handling/notification/notification-streams.ts';
import type {
  RequestedCommand,
  CommandSender,
} from '../command-handling/engine/requested-command.ts';
import { notificationStream } from '../event-log/stream-names.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';
import { PersonalDataDamaged } from '../event-log/sealing.ts';
import { ReadableError } from '../faults/readable-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import type { Identifiers } from '../ports/identifiers.ts';
import type { Mailer, MailOutcome } from '../ports/mailer.ts';
import type { Telemetry } from '../ports/telemetry.ts';
import type { Tracing } from '../ports/tracing.ts';
import type { MailBounds } from './mail-bounds.ts';
import type { MailFollowing } from './mail-following.ts';
import type { MessageInput, Unwritable, WrittenMessage } from './message-sources.ts';
import type { NotificationMessages } from './notification-messages.ts';

/**
 * How many times a command is sent if its outcome is unknown, and the first pause in milliseconds, which is doubled
 * each time.
 */
const triesMax = 5;
const retryMsMin = 100;

/** The reason that is stored if the contact cannot be unsealed with its key. */
const damagedData = 'EDAMAGED';

export interface SenderTools {
  readonly log: EventLogReader;
  readonly commands: CommandSender;
  readonly identifiers: Identifiers;
  readonly clock: Clock;
  readonly messages: NotificationMessages;
  readonly mailer: Mailer;
  readonly bounds: Pick<MailBounds, 'admit' | 'uncount'>;
  readonly telemetry?: Telemetry;
  readonly following: Pick<MailFollowing, 'hasStopped'>;
  readonly tracing?: Tracing;
}

type Loaded<State extends NotificationState> = LoadedStream<State, NotificationEvent>;

/** The log cannot store the necessary event at the moment. */
class LogUnreachable extends ReadableError {
  override readonly name = 'LogUnreachable';
}

/** Another worker has claimed this attempt, or the attempt is no longer needed. */
class ClaimLost extends Error {}

/**
 * Sends one notification if its stream says that it is due; a repeated call does nothing more. The sender claims the
 * attempt in the log at the revision on which it decided. It claims the attempt after the mail server has accepted the
 * connection, and before it offers the message. If the sender crashes later, the outcome is unknown, and such a message
 * is never sent again automatically (correctness rule 21).
 */
export class NotificationSender {
  readonly #tools: SenderTools;

  constructor(tools: SenderTools) {
    this.#tools = tools;
  }

  /** @throws LogUnreachable, or an error of the log or the keys. In this case, call it again later. */
  async send(notificationId: string): Promise<void> {
    const { log, clock } = this.#tools;
    const stream = notificationStream(notificationId);
    const loaded = await loadStream({ store: log, clock }, stream, notificationStreams);
    const { state, now } = loaded;
    switch (state.status) {
      case 'none':
      case 'sent':
      case 'failed':
      case 'unknown':
      case 'dismissed':
        return;
      case 'handed-over':
        if (answerOverdueAt(state.handedOverAt) <= now) {
          await this.#giveUpOnAnswer(notificationId, { ...loaded, state });
        }
        return;
      case 'due':
        // After the log was restored, it is unknown which e-mails were sent since the backup. Staff must decide
        // first.
        if (state.dueAt <= now && !(await this.#tools.following.hasStopped())) {
          await this.#tracedAttempt(notificationId, { ...loaded, state });
        }
    }
  }

  /** A job contains only an id. The notification's first event names the request that the notification belongs to. */
  #tracedAttempt(notificationId: string, loaded: Loaded<DueNotification>): Promise<void> {
    const { tracing } = this.#tools;
    const [queued] = loaded.history;
    if (tracing?.isOn !== true || queued === undefined) {
      return this.#attempt(notificationId, loaded);
    }
    const { correlationId, commandId: follows } = queued.metadata;
    const facts = { notification: notificationId };
    return tracing.step(
      { name: 'send notification', correlationId, follows, kind: 'consumer', facts },
      () => this.#attempt(notificationId, loaded),
    );
  }

  /** Hands the message over; returns the mail server's answer. */
  async #handOver(
    message: WrittenMessage['message'],
    claim: () => Promise<void>,
    correlationId: string,
  ): Promise<MailOutcome> {
    const { mailer, telemetry, tracing } = this.#tools;
    const send = async () => {
      const outcome = await mailer.send(message, claim);
      telemetry?.count('tours_mails_total', { outcome: outcome.outcome });
      return outcome;
    };
    if (tracing?.isOn !== true) return send();
    return tracing.step({ name: 'SMTP', correlationId, kind: 'client' }, async (note) => {
      const outcome = await send();
      note({ outcome: outcome.outcome });
      return outcome;
    });
  }

  async #attempt(notificationId: string, loaded: Loaded<DueNotification>): Promise<void> {
    const { messages, bounds } = this.#tools;
    const { subject, attempts } = loaded.state;
    const context = this.#contextAfter(loaded);
    const attempt = attempts + 1;
    const reason = await messages.whyNotToSend(subject, {
      now: loaded.now,
      isRetry: attempts > 0,
      isResent: isResent(loaded.history),
    });
    if (reason !== undefined) {
      await this.#dismiss({ notificationId, reason }, context());
      return;
    }
    const written = await writtenOrDamaged(messages, { notificationId, subject });
    if (written === 'damaged') {
      const damaged = { outcome: 'refused', isFinal: true, reason: damagedData } as const;
      await this.#note({ notificationId, attempt }, damaged, context());
      return;
    }
    if (typeof written === 'string') {
      await this.#dismiss({ notificationId, reason: written }, context());
      return;
    }
    const { message, contactRevision } = written;
    const asked = { to: message.to, isStoppable: written.isStoppable, isFirstTry: attempts === 0 };
    const admission = await bounds.admit(asked, subject.recipient);
    if (admission !== 'admitted') {
      await this.#dismiss({ notificationId, reason: admission }, context());
      return;
    }
    const claim = async () => {
      // A new command id, so that another worker's claim is not mistaken for this worker's claim.
      const claiming = new HandOverNotification(
        { notificationId, attempt, contactRevision },
        { ...context(), ifMatch: loaded.history.length - 1 },
      );
      if (!(await this.#insist(claiming)).done) {
        throw new ClaimLost();
      }
    };
    try {
      const outcome = await this.#handOver(message, claim, context().correlationId);
      await this.#note({ notificationId, attempt }, outcome, context());
    } catch (error) {
      if (!(error instanceof ClaimLost)) {
        throw error;
      }
      // The worker that claimed the attempt has counted the message too.
      await bounds.uncount(asked);
    }
  }

  async #dismiss(input: DismissNotification['input'], context: CommandContext): Promise<void> {
    await this.#insist(new DismissNotification(input, context));
  }

  /** Stores the outcome, unless the stream has another outcome already. */
  async #note(
    input: { readonly notificationId: string; readonly attempt: number },
    outcome: MailOutcome,
    context: CommandContext,
  ): Promise<void> {
    switch (outcome.outcome) {
      case 'accepted':
        await this.#insist(new NoteNotificationSent(input, context));
        return;
      case 'kept':
        await this.#insist(new NoteNotificationSent({ ...input, isKept: true }, context));
        return;
      case 'unknown':
        await this.#insist(
          new NoteNotificationUnknown({ ...input, reason: outcome.reason }, context),
        );
        return;
      case 'refused':
      case 'not-offered': {
        const isFinal = outcome.outcome === 'refused' && outcome.isFinal;
        const failed = { ...input, reason: outcome.reason, isFinal };
        await this.#insist(new NoteNotificationFailed(failed, context));
      }
    }
  }

  async #giveUpOnAnswer(
    notificationId: string,
    loaded: Loaded<HandedOverNotification>,
  ): Promise<void> {
    const input = { notificationId, attempt: loaded.state.attempts };
    await this.#insist(new NoteNotificationUnknown(input, this.#contextAfter(loaded)()));
  }

  /** Repeats the same command until its outcome is known; the command id shows which event was stored. */
  async #insist<Result, Refusal extends { readonly code: string }>(
    command: RequestedCommand<unknown, Result, Refusal>,
  ): Promise<CommandOutcome<Result, Refusal>> {
    const { commands, clock } = this.#tools;
    for (let tries = 1; ; tries += 1) {
      const outcome = await commands.execute(command);
      if (outcome.done || !isUnsettled(outcome.refusal.code)) {
        return outcome;
      }
      if (tries === triesMax) {
        throw new LogUnreachable(outcome.refusal.code);
      }
      await clock.sleep(retryMsMin * 2 ** (tries - 1));
    }
  }

  /** Returns contexts for commands caused by the notification's last event, each with its own command id. */
  #contextAfter({ history }: Loaded<NotificationState>): () => CommandContext {
    const [queued] = history;
    const last = history.at(-1);
    return () => {
      const commandId = this.#tools.identifiers.uuid();
      return {
        actor: { kind: 'system' },
        scope: 'system',
        commandId,
        body: null,
        requestId: commandId,
        correlationId: queued?.metadata.correlationId ?? commandId,
        ...(last === undefined ? {} : { causationId: last.id }),
      };
    };
  }
}

/** A retry cannot fix damaged data. `verify` finds the damage, and staff see why the notification failed. */
async function writtenOrDamaged(
  messages: NotificationMessages,
  input: MessageInput,
): Promise<WrittenMessage | Unwritable | 'damaged'> {
  try {
    return await messages.write(input);
  } catch (error) {
    if (error instanceof PersonalDataDamaged) {
      return 'damaged';
    }
    throw error;
  }
}

/** Whether staff sent an earlier e-mail again with this one. */
function isResent([queued]: readonly RecordedEvent<NotificationEvent>[]): boolean {
  return queued?.type === 'NotificationQueued' && queued.data.resends !== undefined;
}

function isUnsettled(code: string): boolean {
  return code === 'TimedOut' || code === 'OutcomeUnknown';
}
