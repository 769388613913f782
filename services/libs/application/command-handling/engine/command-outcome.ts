import type { RecordedEvent } from '../../event-log/recorded-event.ts';
import type { Position } from '../../event-log/stored-event.ts';

/** The key was used with a different body, so the command is not done. */
export interface KeyReused {
  readonly code: 'KeyReused';
}

/** The resource changed after the client read it. */
export interface RevisionMismatch {
  readonly code: 'RevisionMismatch';
  /** The visible revision that the client saw, and the resource's current one. */
  readonly sent: number;
  readonly current: number;
  /** The present stream. It shows what changed after the client read it. */
  readonly history: readonly RecordedEvent[];
}

/** The time was up before the command got its turn, or every append met a conflict. The command is not done. */
export interface TimedOut {
  readonly code: 'TimedOut';
}

/** It is unknown whether the command was done. The client can send the same request with the same key to find out. */
export interface OutcomeUnknown {
  readonly code: 'OutcomeUnknown';
}

/** The caller requested only an answer from the log, and the log has none. So the command is not done. */
export interface NotDoneBefore {
  readonly code: 'NotDoneBefore';
}

/** The person's key was destroyed, so their personal fields cannot be sealed. */
export interface CustomerErased {
  readonly code: 'CustomerErased';
}

/** Reasons for which any command may be refused. */
export type ApplicationRefusal =
  KeyReused | RevisionMismatch | TimedOut | OutcomeUnknown | NotDoneBefore;

export interface CommandDone<Result> {
  readonly done: true;
  /** The state after the command's own events: the same for every repeat of the command. */
  readonly result: Result;
  /** The visible revision of the resource in {@link result}; -1 before the first visible event. */
  readonly revision: number;
  /**
   * The position of the command's last event. If the command stored no event: the position of the last event that it
   * read.
   */
  readonly position: Position;
  /** The log already held this command. So the answer comes from the log, and the command was not done again. */
  readonly replayed?: true;
}

export interface CommandRefused<Refusal> {
  readonly done: false;
  readonly refusal: Refusal;
}

/** The outcome of a command. Refusals are values; only technical failures throw. */
export type CommandOutcome<Result, Refusal extends { readonly code: string }> =
  CommandDone<Result> | CommandRefused<Refusal | ApplicationRefusal>;

export function refused<Refusal>(refusal: Refusal): CommandRefused<Refusal> {
  return { done: false, refusal };
}
