import type { Decider } from '../../services/libs/domain/decision.ts';

/** What a story may end with, once something was asked of the aggregate. */
export interface Outcome<Event, Refusal> {
  /** The command is accepted and yields exactly these events, in this order. */
  then(events: readonly Event[]): void;
  /** The command is accepted and there is nothing to store: the wish was already granted. */
  thenNothing(): void;
  /** The command is turned down with exactly this fact. */
  thenRefused(refusal: Refusal): void;
}

export interface Story<Command, Event, Refusal> {
  when(command: Command): Outcome<Event, Refusal>;
}

/**
 * Tells what happened to an aggregate, so that a spec can ask something of it:
 * `given(tourDecider, [created]).when(deleteTour).then([deleted])`.
 *
 * Everything handed to the decider is frozen: a rule that writes into its state or its command
 * fails the story.
 */
export function given<State, Command, Event, Refusal>(
  decider: Decider<State, Command, Event, Refusal>,
  events: readonly Event[],
): Story<Command, Event, Refusal> {
  return {
    when(command) {
      const state = events.reduce<State>(
        (before, event) => frozen(decider.evolve(before, frozen(event))),
        frozen(decider.initialState),
      );
      const decision = decider.decide(frozen(command), state);
      return {
        then(expected) {
          expect(decision).toStrictEqual({ accepted: true, events: expected });
        },
        thenNothing() {
          expect(decision).toStrictEqual({ accepted: true, events: [] });
        },
        thenRefused(refusal) {
          expect(decision).toStrictEqual({ accepted: false, refusal });
        },
      };
    },
  };
}

/** The same value, which from now on nobody can write into. Maps and sets keep their methods. */
export function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) {
      frozen(part);
    }
  }
  return value;
}
