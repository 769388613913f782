import { type Decisions, type RefusalIn, refuse } from '../../../domain/decision.ts';
import type { CataloguedEvent } from '../../event-log/event-catalogue.ts';
import { idIn } from '../../event-log/stream-name.ts';
import type { CommandDesk } from './command-desk.ts';
import type { CommandRun } from './command-run.ts';
import { type AddressedKind, OneStreamHandler } from './one-stream.ts';
import { RequestedCommand } from './requested-command.ts';
import type { StreamAsOf } from './stream-as-of.ts';
import { nothingToSeal, type StreamKind } from './stream-kind.ts';

interface Refused {
  readonly code: string;
}

/** The fields of a domain command that its handler fills in; a request never sends them. */
type FilledIn = 'type' | 'now' | 'by' | 'commandId';

/** The content of a request for a command: the resource, and the command's own fields. */
type RequestFor<Address, Decide extends (command: never, state: never) => unknown> = Address &
  Omit<Parameters<Decide>[0], FilledIn>;

/**
 * Describes the streams of one noun by its decider.
 *
 * @param about.streamOf The name of the addressed stream.
 * @param about.isVisible Whether an event raises the revision that clients compare; by default every event
 * does.
 * @param about.isMissing Whether the resource does not exist; by default every resource exists.
 * @param about.obstacle A check that can refuse a command before the decider.
 */
export function streamsOf<
  Address extends object,
  State,
  Event extends CataloguedEvent,
  Commands extends Decisions<State, Event>,
  Refusal extends Refused = never,
>(
  decider: {
    readonly initialState: State;
    readonly evolve: (state: State, event: Event) => State;
    readonly commands: Commands;
  },
  about: Partial<Omit<StreamKind<State, Event, Refusal>, 'initialState' | 'evolve'>> & {
    readonly streamOf: (address: Address) => string;
    readonly obstacle?: (address: Address, run: CommandRun) => Promise<Refusal | undefined>;
  },
) {
  const { initialState, evolve, commands } = decider;
  const { obstacle, streamOf } = about;
  const kind: AddressedKind<Address, State, Event, Refusal> = {
    isVisible: () => true,
    isMissing: () => false,
    seal: nothingToSeal,
    initialState,
    evolve,
    ...about,
  };
  return {
    ...kind,
    /**
     * Returns a base class for the command with this name. If some refusals of the decision cannot reach the sender of
     * the command, the type argument lists the refusals that can.
     */
    command<Type extends keyof Commands & string>(type: Type) {
      type Input = RequestFor<Address, Commands[Type]>;
      type AnyRefusal = RefusalIn<Pick<Commands, Type>> | Refusal;
      const decide: Commands[Type] = commands[type];
      return class<Refused extends AnyRefusal = AnyRefusal> extends RequestedCommand<
        Input,
        StreamAsOf<State, Event>,
        Refused
      > {
        static readonly handlerAt = (desk: CommandDesk) =>
          new OneStreamHandler<Input, State, Event, AnyRefusal>(
            desk,
            kind,
            async (input, { state, now }, run) => {
              const refusal = await obstacle?.(input, run);
              if (refusal !== undefined) return refuse(refusal);
              const filledIn = { type, now, by: run.by, commandId: run.commandId };
              return decide({ ...input, ...filledIn } as never, state);
            },
          );

        get target(): string {
          return idIn(streamOf(this.input));
        }
      };
    },
  };
}
