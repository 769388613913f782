/**
 * What a decider answers: the events to append (none when the wish is already granted), or the fact
 * that stands in the way. A refusal is a value, never an exception, so the types name every way a
 * command can be turned down.
 */
export type Decision<Event, Refusal> =
  | { readonly accepted: true; readonly events: readonly Event[] }
  | { readonly accepted: false; readonly refusal: Refusal };

/** Accepts with the given events; with none, the wish was already granted. */
export function accept<Event>(...events: Event[]): Decision<Event, never> {
  return { accepted: true, events };
}

/** Turns the command down with the fact that stands in its way. */
export function refuse<Refusal extends { readonly code: string }>(
  refusal: Refusal,
): Decision<never, Refusal> {
  return { accepted: false, refusal };
}

/** The shape every event of the domain has; `type` is a past-tense name from the glossary. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/**
 * One consistency boundary as three plain values: where it starts, how it decides, how an event
 * moves it on. `evolve` accepts every event the aggregate ever stored and never fails.
 */
export interface Decider<State, Command, Event, Refusal> {
  readonly initialState: State;
  readonly decide: (command: Command, state: State) => Decision<Event, Refusal>;
  readonly evolve: (state: State, event: Event) => State;
}
