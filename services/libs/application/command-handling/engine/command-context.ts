import type { ActorKind } from '../../../domain/actor.ts';

/**
 * Everything about a command except the request itself: who sent it, which request it may repeat, and its
 * cause.
 */
export interface CommandContext {
  readonly actor: { readonly kind: ActorKind; readonly id?: string };
  /**
   * The network of the traveller, a /24 or /48; present if a network may hold only a limited number of seats of one
   * departure. The network is never stored. Events hold only 16 bits of a keyed hash.
   */
  readonly network?: string;
  /**
   * The command is only answered from the log, and not decided. So a caller who has reached a limit still gets the
   * answer to a command that was accepted before.
   */
  readonly isRepeatOnly?: true;
  /**
   * The owner of the Idempotency-Keys: the account's id for staff, {@link publicScope} otherwise. Never an address, a
   * cookie or a session, because a retry may come with a different one.
   */
  readonly scope: string;
  /** The request's Idempotency-Key. Without one, every request is a separate command. */
  readonly idempotencyKey?: string;
  /**
   * The command's id, if the command does not come from a request. It is derived from an event, a due date, another
   * command or a line of the seed catalogue. Used instead of {@link idempotencyKey}.
   */
  readonly commandId?: string;
  /**
   * The visible revision on which the request is based; `*` for any. A command with an old revision is refused. But if
   * the command was already done, its result is returned again.
   */
  readonly ifMatch?: number | '*';
  /** The request's body, parsed; a different body under a used key is refused. */
  readonly body: unknown;
  readonly requestId: string;
  /** The first cause of a chain of commands and events. */
  readonly correlationId: string;
  /** The event or command that caused this command; the command's own id if a person sent it. */
  readonly causationId?: string;
}

/** The scope of all people who are not signed in. */
export const publicScope = 'public';

/** Returns the context of a command that a job sends, with an id that is the same each time. */
export function contextOfJob(commandId: string): CommandContext {
  return {
    ...{ actor: { kind: 'system' }, scope: 'system', body: null },
    ...{ commandId, requestId: commandId, correlationId: commandId },
  };
}
