import type { ActorKind } from '../../domain/actor.ts';

/** Who wants it, how often they may have asked before, and what for. Everything but the wish itself. */
export interface CommandContext {
  readonly actor: { readonly kind: ActorKind; readonly id?: string };
  /**
   * The network a traveller calls from, a /24 or /48, where its seats on one departure are limited.
   * Stored nowhere as it is: events hold 16 bits of a keyed hash.
   */
  readonly network?: string;
  /**
   * Only an answer that the log holds already is wanted: the command is not decided. So a repeat of an
   * accepted command is answered to somebody who may not give further ones for now.
   */
  readonly isRepeatOnly?: true;
  /**
   * Whose Idempotency-Keys these are: the account's id for staff, {@link publicScope} otherwise;
   * never an address, a cookie or a session, which a retry may no longer have.
   */
  readonly scope: string;
  /** The request's Idempotency-Key. Without one, every request is a command of its own. */
  readonly idempotencyKey?: string;
  /**
   * The command's id where it derives from something else than a request: a causing event, a due
   * date, another command, a line of the seed catalogue. Wins over {@link idempotencyKey}.
   */
  readonly commandId?: string;
  /**
   * The visible revision the wish was made on; `*` for "whatever it is now". Stale is refused, unless
   * the command was already done: then its result is given again.
   */
  readonly ifMatch?: number | '*';
  /** The request's body, parsed; another body under a used key is refused. */
  readonly body: unknown;
  readonly requestId: string;
  /** The first cause of a chain of commands and events. */
  readonly correlationId: string;
  /** The event or command that made this one happen; the command itself when a person did. */
  readonly causationId?: string;
}

/** The scope of everyone who is not signed in. */
export const publicScope = 'public';
