/**
 * The answer of a decider: the events to append, or the refusal. There are no events where the command
 * asks for what is already so. A refusal is a value, never an exception, so the types name every way a
 * command can be refused.
 */
export type Decision<Event, Refusal> =
  | { readonly accepted: true; readonly events: readonly Event[] }
  | { readonly accepted: false; readonly refusal: Refusal };

/** Accepts with the given events; with none, the command asked for what is already so. */
export function accept<Event>(...events: Event[]): Decision<Event, never> {
  return { accepted: true, events };
}

/** Refuses the command with the reason. */
export function refuse<Refusal extends { readonly code: string }>(
  refusal: Refusal,
): Decision<never, Refusal> {
  return { accepted: false, refusal };
}

/** The shape of every event of the domain; `type` is a past-tense name from the glossary. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/**
 * One consistency boundary as three plain values: its initial state, how it decides, and how an event
 * changes the state. `evolve` accepts every event that the aggregate ever stored, and never fails.
 */
export interface Decider<State, Command, Event, Refusal> {
  readonly initialState: State;
  readonly decide: (command: Command, state: State) => Decision<Event, Refusal>;
  readonly evolve: (state: State, event: Event) => State;
}
