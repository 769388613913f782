import type { ActorKind } from '../../../domain/actor.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import type { CataloguedEvent } from '../../event-log/event-catalogue.ts';
import { type CommandTraces, EventStamp, type StreamHead } from '../../event-log/stamp.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Cryptography } from '../../ports/cryptography.ts';
import {
  type AppendOutcome,
  AppendOutcomeUnknown,
  type EventStore,
  type StreamAppend,
} from '../../ports/event-store.ts';
import type { Identifiers } from '../../ports/identifiers.ts';
import type { KeyGrant, KeyVault } from '../../ports/key-vault.ts';
import { LogMovedAway } from '../../ports/move-mark.ts';
import type { Telemetry } from '../../ports/telemetry.ts';
import type { Tracing } from '../../ports/tracing.ts';
import type { Aggregate } from './aggregate.ts';
import type { CommandOutcome } from './command-outcome.ts';
import { refused } from './command-outcome.ts';
import { type Deadline, DeadlinePassed } from './deadline.ts';
import {
  type FoldedStream,
  foldUnanswered,
  loadStream,
  type LoadedStream,
} from './folded-stream.ts';
import { measuredAppend } from './measured-append.ts';
import type { KeptStreams } from './kept-streams.ts';
import type { NoteOutcome, SentAppends } from './sent-appends.ts';
import type { StreamQueues, Turn } from './stream-queues.ts';

/** The ports that a command needs: the log and the keys. Only commands on accounts also need the accounts. */
export interface CommandPorts {
  readonly store: EventStore;
  readonly vault: KeyVault;
  readonly cryptography: Cryptography;
  readonly identifiers: Identifiers;
  readonly clock: Clock;
  readonly accounts?: Accounts;
  readonly telemetry?: Telemetry;
  readonly tracing?: Tracing;
}

/** Shared by the commands of one process. */
export interface DeskTools {
  readonly ports: CommandPorts;
  readonly queues: StreamQueues;
  readonly kept: KeptStreams;
  readonly sent: SentAppends;
  /** Ids of things that no longer change, as this process found; see {@link CommandRun.settled}. */
  readonly settled: Set<string>;
}

/** The answer of an attempt that got a conflict. Everything is then loaded and decided again. */
export const again = Symbol('decide again');

/** Work that loads a stream, decides on it and stores the decision. */
export interface WorkOnStream<Answer> {
  /** The stream in whose queue the work waits for its turn. */
  readonly stream: string;
  /** Repeated while other appends come first. */
  readonly attempt: (run: CommandRun) => Promise<Answer | typeof again>;
}

/** A stream that a command changes in its turn. As soon as the append was sent, the next command can decide. */
export interface StreamInTurn<State, Event extends CataloguedEvent> {
  readonly aggregate: Aggregate<State, Event>;
  /** The state on which the command decided. */
  readonly folded: FoldedStream<State>;
  readonly turn: Turn;
}

/** Work after which a refused command may be accepted. False if the command would be refused again anyway. */
export type Remedy = (isEarly: () => boolean) => Promise<boolean>;

/** The longest pause before deciding again; each pause is random, so that competing commands do not conflict again. */
const pauseMsMax = 16;

/** One running command: its identity, its deadline, and whether an unanswered append may have been stored. */
export class CommandRun {
  readonly ports: CommandPorts;
  /** The visible revision that the client saw, if the client sent one. */
  readonly seenRevision: number | undefined;
  /** The answer from the log, or a refusal. */
  readonly isRepeatOnly: boolean;
  /** The traveller's network; undefined if the seats of a network are not limited. */
  readonly network: string | undefined;
  readonly #desk: DeskTools;
  readonly #deadline: Deadline;
  readonly #stamp: EventStamp;
  #traces: CommandTraces;
  /** When this attempt began. Data that was read later is new enough for the attempt. */
  #begunMs: number;
  #isInDoubt = false;
  #remedy: Remedy | undefined;

  constructor(
    desk: DeskTools,
    deadline: Deadline,
    identity: {
      readonly traces: CommandTraces;
      readonly seenRevision: number | undefined;
      readonly network?: string | undefined;
      readonly isRepeatOnly?: boolean;
    },
  ) {
    this.ports = desk.ports;
    this.#traces = identity.traces;
    this.seenRevision = identity.seenRevision;
    this.network = identity.network;
    this.isRepeatOnly = identity.isRepeatOnly ?? false;
    this.#desk = desk;
    this.#deadline = deadline;
    this.#stamp = new EventStamp(desk.ports);
    this.#begunMs = desk.ports.clock.monotonicMs();
  }

  get traces(): CommandTraces {
    return this.#traces;
  }

  get commandId(): string {
    return this.traces.commandId;
  }

  get by(): ActorKind {
    return this.traces.actor.kind;
  }

  /** Makes an event the cause of all events that the command stores from now on. */
  followFrom(eventId: string): void {
    this.#traces = { ...this.#traces, causationId: eventId };
  }

  /**
   * An append of this command was sent and never answered. From then on the command can only read the stream again. An
   * event that it finds there was stored. A missing event may still arrive.
   */
  get isInDoubt(): boolean {
    return this.#isInDoubt;
  }

  /** Ids that need not be looked up again in this process. */
  get settled(): Set<string> {
    return this.#desk.settled;
  }

  /**
   * If the command is refused now, the remedy runs outside all queues, and then the command is decided once more. The
   * remedy stops when half of the time is over, because the second decision needs time too.
   */
  decideOnceMoreAfter(remedy: Remedy): void {
    this.#remedy = remedy;
  }

  /** Runs the remedy of a refused command. Resolves to whether the command is to be decided once more. */
  async remedied(isEarly: () => boolean): Promise<boolean> {
    const remedy = this.#remedy;
    if (remedy === undefined || !(await remedy(isEarly))) return false;
    this.#begunMs = this.ports.clock.monotonicMs();
    return true;
  }

  /** Does the work in the stream's queue. */
  inTurn<Answer>(stream: string, work: () => Promise<Answer>): Promise<Answer> {
    return whileIn(this.#desk.queues.enter(stream, this.#deadline), work);
  }

  /**
   * Like {@link inTurn}, but earlier commands may still wait for the answers of their appends (correctness rule 6).
   * Only useful if the store applies appends in the order in which they are sent.
   */
  inTurnAhead<Answer>(stream: string, work: (turn: Turn) => Promise<Answer>): Promise<Answer> {
    return whileIn(this.#desk.queues.enterAhead(stream, this.#deadline), work);
  }

  /**
   * Waits in the stream's queue, then repeats the attempt until it ends. Only other processes can cause a
   * repeat, so a few short pauses are enough.
   *
   * @throws DeadlinePassed
   */
  untilSettled<Answer>({ stream, attempt }: WorkOnStream<Answer>): Promise<Answer> {
    return this.inTurn(stream, async () => {
      for (let pauseMs = 1; ; pauseMs = Math.min(2 * pauseMs, pauseMsMax)) {
        const answer = await attempt(this);
        if (answer !== again) return answer;
        const [draw = 0] = this.ports.identifiers.bytes(1);
        await this.#deadline.pause((pauseMs * draw) / 255);
        // The next attempt must read the event that caused the conflict.
        this.#begunMs = this.ports.clock.monotonicMs();
      }
    });
  }

  /** The answer to a call of another port, if it comes before the deadline. */
  bound<Answer>(call: Promise<Answer>): Promise<Answer> {
    return this.#deadline.bound(call);
  }

  load<State, Event extends CataloguedEvent>(
    stream: string,
    aggregate: Aggregate<State, Event>,
  ): Promise<LoadedStream<State, Event>> {
    return this.bound(loadStream(this.ports, stream, aggregate));
  }

  /**
   * The state of a stream that is not the command's own. This command or another command read it from the log after
   * this attempt began. Commands never read a read model.
   */
  current<State, Event extends CataloguedEvent>(
    stream: string,
    aggregate: Aggregate<State, Event>,
  ): Promise<FoldedStream<State>> {
    const kept = this.#desk.kept.of(aggregate);
    return this.bound(kept.load(this.ports.store, stream, this.#begunMs));
  }

  /** Like {@link current}, but after all appends to the stream that this process has sent. */
  async ahead<State, Event extends CataloguedEvent>(
    stream: string,
    aggregate: Aggregate<State, Event>,
  ): Promise<FoldedStream<State>> {
    const after = this.#desk.sent.after(stream);
    // A stream always has the same aggregate.
    if (after !== undefined) return after as FoldedStream<State>;
    await this.bound(this.#desk.sent.allAnswered(stream));
    return await this.current(stream, aggregate);
  }

  /** One stream's part of an append; `events` is never empty and the personal fields are sealed. */
  part(
    events: readonly CataloguedEvent[],
    head: StreamHead,
    now: Instant,
    traces: CommandTraces = this.traces,
  ): StreamAppend {
    return this.#stamp.stamp(events, head, { ...traces, now });
  }

  /**
   * Appends. If the outcome is unknown, {@link isInDoubt} stays true and the next attempt can only read the stream.
   *
   * @param ahead The stream on which the next command can decide as soon as the append was sent.
   * @throws DeadlinePassed if the time is up before an append is sent.
   */
  async append<State, Event extends CataloguedEvent>(
    parts: readonly StreamAppend[],
    grants: readonly KeyGrant[] = [],
    ahead?: StreamInTurn<State, Event>,
  ): Promise<AppendOutcome | { readonly outcome: 'unknown' }> {
    this.#deadline.check();
    const wasInDoubt = this.#isInDoubt;
    this.#isInDoubt = true;
    try {
      const { store } = this.ports;
      const appending = measuredAppend(
        () => store.appendInOrder(parts, grants),
        this.ports,
        this.#traces.correlationId,
      );
      if (store.appliesInOrderSent) this.#noteSent(parts, appending, ahead);
      const outcome = await this.bound(appending);
      this.#isInDoubt = false;
      return outcome;
    } catch (error) {
      if (error instanceof AppendOutcomeUnknown) {
        return { outcome: 'unknown' };
      }
      // Thrown before any part of this append is sent.
      if (error instanceof LogMovedAway) this.#isInDoubt = wasInDoubt;
      throw error;
    } finally {
      for (const { stream } of parts) this.#desk.kept.outdate(stream);
    }
  }

  /** The answer is noted even if it comes after the command's deadline. */
  #noteSent<State, Event extends CataloguedEvent>(
    parts: readonly StreamAppend[],
    appending: Promise<AppendOutcome>,
    ahead: StreamInTurn<State, Event> | undefined,
  ): void {
    const notes = parts.map((part): NoteOutcome => {
      const isAhead = ahead?.folded.head.stream === part.stream;
      if (!isAhead) return this.#desk.sent.note(part.stream);
      const { aggregate, folded, turn } = ahead;
      const after = foldUnanswered(aggregate, folded, part);
      const note = this.#desk.sent.note(part.stream, { before: folded, after });
      turn.sent();
      return note;
    });
    const noteAll = (outcome?: AppendOutcome) => {
      for (const { stream } of parts) this.#desk.kept.outdate(stream);
      for (const note of notes) {
        const after = note(outcome);
        // Only streams of this kind are decided before earlier appends are answered.
        if (after !== undefined && ahead !== undefined) {
          this.#desk.kept.of(ahead.aggregate).keep(after as FoldedStream<State>);
        }
      }
    };
    appending.then(noteAll, () => {
      noteAll();
    });
  }
}

/** Works in a queue once the turn has come, and leaves the queue. */
async function whileIn<Answer>(
  entering: Promise<Turn>,
  work: (turn: Turn) => Promise<Answer>,
): Promise<Answer> {
  const turn = await entering;
  try {
    return await work(turn);
  } finally {
    turn.leave();
  }
}

/** The outcome of an interrupted command: one of two refusals, which both ask for a retry. */
export function outcomeOfBreakingOff(
  run: CommandRun,
  error: unknown,
): CommandOutcome<never, never> | undefined {
  if (run.isInDoubt) {
    return refused({ code: 'OutcomeUnknown' });
  }
  // If it is unknown whether a key was created, no event was sent yet. So the command is not done.
  return error instanceof DeadlinePassed || error instanceof AppendOutcomeUnknown
    ? refused({ code: 'TimedOut' })
    : undefined;
}
