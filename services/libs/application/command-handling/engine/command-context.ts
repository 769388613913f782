import type { ActorKind } from '../../../domain/actor.ts';

/**
 * Everything about a command except the request itself: who sent it, which request it may repeat, and its
 * cause.
 */
export interface CommandContext {
  readonly actor: { readonly kind: ActorKind; readonly id?: string };
  /**
   * The network a traveller calls from, a /24 or /48, where its seats on one departure are limited. Never
   * stored itself: events hold 16 bits of a keyed hash.
   */
  readonly network?: string;
  /**
   * Answer only from the log and do not decide. So a caller who may not send further commands for now
   * still gets the answer to an accepted one.
   */
  readonly isRepeatOnly?: true;
  /**
   * The owner of the Idempotency-Keys: the account's id for staff, {@link publicScope} otherwise. Never
   * an address, a cookie or a session, because a retry may have another.
   */
  readonly scope: string;
  /** The request's Idempotency-Key. Without one, every request is a separate command. */
  readonly idempotencyKey?: string;
  /**
   * The command's id, if the command does not come from a request. It is derived from an event, a due date,
   * another command or a line of the seed catalogue. Wins over {@link idempotencyKey}.
   */
  readonly commandId?: string;
  /**
   * The visible revision on which the request is based; `*` for any. A stale one is refused, unless the
   * command was already done: then its result is returned again.
   */
  readonly ifMatch?: number | '*';
  /** The request's body, parsed; another body under a used key is refused. */
  readonly body: unknown;
  readonly requestId: string;
  /** The first cause of a chain of commands and events. */
  readonly correlationId: string;
  /** The event or command that caused this one; its own id when a person did. */
  readonly causationId?: string;
}

/** The scope of everyone who is not signed in. */
export const publicScope = 'public';
