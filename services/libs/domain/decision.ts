import type { ActorKind } from './actor.ts';
import type { Instant } from './calendar/instants.ts';

/**
 * The answer of a decider: the events to append, or the refusal. There are no events if the command changes
 * nothing. A refusal is a value, never an exception, so the types name every way a command can be refused.
 */
export type Decision<Event, Refusal> =
  | { readonly accepted: true; readonly events: readonly Event[] }
  | { readonly accepted: false; readonly refusal: Refusal };

/** Accepts with the given events; no events mean that the command changes nothing. */
export function accept<Event>(...events: Event[]): Decision<Event, never> {
  return { accepted: true, events };
}

/** Refuses the command with the reason. */
export function refuse<Refusal extends { readonly code: string }>(
  refusal: Refusal,
): Decision<never, Refusal> {
  return { accepted: false, refusal };
}

/** The shape of every event of the domain; `type` is a verb in the past tense, with the words of the glossary. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/**
 * Converts an event's data from one schema version to the next. It is a pure function: the same stored event always
 * gives the same result.
 */
export type Upcaster = (data: unknown) => unknown;

/** For a version that only allows more fields or more values than the version before it. */
export const sameShape: Upcaster = (data) => data;

/**
 * The events of a noun by stored name, each with its upcasters, oldest first: the first converts version 1 to 2, and so
 * on. If an event is missing, the code does not compile. Stored names never change; an event that is no longer written
 * stays in the table for as long as a log may contain it.
 */
export type EventTable<Event extends DomainEvent> = Readonly<
  Record<Event['type'], readonly Upcaster[]>
>;

/**
 * When the command is given, and which kind of actor gives it. `now` is the clock's time, or the `occurredAt` of the
 * stream's last event if that is later. So the times in an event agree with its metadata.
 */
export interface Asked {
  readonly now: Instant;
  readonly by: ActorKind;
}

/**
 * One consistency boundary: its initial state, how each command is decided, and how an event changes the
 * state. `evolve` accepts every event that the aggregate ever stored, and never fails.
 */
export interface Decider<State, Command, Event, Refusal> {
  readonly initialState: State;
  readonly decide: (command: Command, state: State) => Decision<Event, Refusal>;
  readonly evolve: (state: State, event: Event) => State;
}

/** The decisions of an aggregate, each under the type of its command. */
export type Decisions<State, Event> = Readonly<
  Record<string, (command: never, state: State) => Decision<Event, { readonly code: string }>>
>;

/** The commands of a table of decisions. */
export type CommandIn<Commands extends Decisions<never, unknown>> = Parameters<
  Commands[keyof Commands]
>[0];

/** Every refusal of a table of decisions. */
export type RefusalIn<Commands extends Decisions<never, unknown>> = Extract<
  ReturnType<Commands[keyof Commands]>,
  { readonly accepted: false }
>['refusal'];

/** A decider whose commands are a table. The routes of the API, the specs and `decide` all use this table. */
export function decider<State, Event, Commands extends Decisions<State, Event>>(parts: {
  readonly initialState: State;
  readonly evolve: (state: State, event: Event) => State;
  readonly commands: Commands & {
    readonly [Type in keyof Commands]: Parameters<Commands[Type]>[0] extends { readonly type: Type }
      ? unknown
      : never;
  };
}): Decider<State, CommandIn<Commands>, Event, RefusalIn<Commands>> & {
  readonly commands: Commands;
} {
  return {
    ...parts,
    decide: (command, state) => {
      const { type } = command as { readonly type: keyof Commands };
      const decide: Commands[keyof Commands] = parts.commands[type];
      return decide(command, state);
    },
  };
}
