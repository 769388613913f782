import type { RecordedEvent } from '../event-log/recorded-event.ts';
import type { Position } from '../event-log/stored-event.ts';

/** The key was used for another body: nothing was done. */
export interface KeyReused {
  readonly code: 'KeyReused';
}

/** The resource moved on since the client looked at it. */
export interface RevisionMismatch {
  readonly code: 'RevisionMismatch';
  /** The visible revisions the client saw and the resource has now. */
  readonly sent: number;
  readonly current: number;
  /** The stream as it is now, for showing how what the client saw and what is there differ. */
  readonly history: readonly RecordedEvent[];
}

/** No turn came, or every append met a conflict, before the time was up. The command is not done. */
export interface TimedOut {
  readonly code: 'TimedOut';
}

/** The command may or may not be done. The same request with the same key finds out. */
export interface OutcomeUnknown {
  readonly code: 'OutcomeUnknown';
}

/** Only an answer from the log was wanted, and it holds none: the command is not done. */
export interface NotDoneBefore {
  readonly code: 'NotDoneBefore';
}

/** The person's key was destroyed, so there is nothing to write their personal fields with. */
export interface CustomerErased {
  readonly code: 'CustomerErased';
}

/** What can stand in the way of any command, whatever it wants. */
export type ApplicationRefusal =
  KeyReused | RevisionMismatch | TimedOut | OutcomeUnknown | NotDoneBefore;

export interface CommandDone<Result> {
  readonly done: true;
  /** The state after the command's own events: the same for every repeat of it. */
  readonly result: Result;
  /** The visible revision of the resource as of {@link result}; -1 while nothing visible happened. */
  readonly revision: number;
  /** Of the command's last event; of the last event it saw, where it had nothing to store. */
  readonly position: Position;
  /** The log already held this command: it was answered, not done again. */
  readonly replayed?: true;
}

export interface CommandRefused<Refusal> {
  readonly done: false;
  readonly refusal: Refusal;
}

/** What a command comes to. Refusals are values; only broken machines throw. */
export type CommandOutcome<Result, Refusal extends { readonly code: string }> =
  CommandDone<Result> | CommandRefused<Refusal | ApplicationRefusal>;

export function refused<Refusal>(refusal: Refusal): CommandRefused<Refusal> {
  return { done: false, refusal };
}
