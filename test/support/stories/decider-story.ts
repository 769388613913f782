import type { Decider } from '../../../services/libs/domain/decision.ts';

/** The expected result of a command to the aggregate. */
export interface Outcome<Event, Refusal> {
  /** The command is accepted and yields exactly these events, in this order. */
  then(events: readonly Event[]): void;
  /** The command is accepted, without an event to store. */
  thenNothing(): void;
  /** The command is refused with exactly this refusal. */
  thenRefused(refusal: Refusal): void;
}

export interface Story<Command, Event, Refusal> {
  when(command: Command): Outcome<Event, Refusal>;
}

/**
 * Gives the past events of an aggregate, so that a spec can send a command to it: `given(tourDecider,
 * [created]).when(deleteTour).then([deleted])`.
 *
 * All objects for the decider are frozen: a rule that writes to its state or its command fails the test.
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

/** The same value, frozen with all its parts. Maps and sets keep their methods. */
export function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) {
      frozen(part);
    }
  }
  return value;
}
