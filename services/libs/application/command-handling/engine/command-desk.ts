import { canonicalJson } from '../../event-log/canonical-json.ts';
import type { CommandTraces } from '../../event-log/stamp.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { CommandOutcome } from './command-outcome.ts';
import {
  type CommandPorts,
  CommandRun,
  type DeskTools,
  outcomeOfBreakingOff,
  type WorkOnStream,
} from './command-run.ts';
import { type Deadline, Deadlines } from './deadline.ts';
import { KeptStreams } from './kept-streams.ts';
import type { RequestedCommand } from './requested-command.ts';
import { SentAppends } from './sent-appends.ts';
import { StreamQueues } from './stream-queues.ts';

/** How long a command may take from its arrival to its answer, including the time in queues. */
const commandMsMax = 1500;

/** The work of a handler: on one stream, or on several streams whose queues the handler enters itself. */
type Work<Outcome> = WorkOnStream<Outcome> | ((run: CommandRun) => Promise<Outcome>);

/** Receives every command and gives it its identity, its deadline and its place in the queues. */
export class CommandDesk {
  readonly #tools: DeskTools;
  readonly #deadlines: Deadlines;

  constructor(ports: CommandPorts) {
    this.#tools = {
      ports,
      queues: new StreamQueues(),
      kept: new KeptStreams(ports.clock),
      sent: new SentAppends(),
      settled: new Set(),
    };
    this.#deadlines = new Deadlines(ports.clock, commandMsMax);
  }

  /** @throws Error if the process has no accounts. */
  get accounts(): Accounts {
    const { accounts } = this.#tools.ports;
    if (accounts === undefined) throw new Error('This process handles no commands on accounts.');
    return accounts;
  }

  /**
   * Does the work, unless its time is up first. If the work is interrupted after an append was sent, the outcome is
   * unknown, never "not done".
   */
  handle<Result, Refusal extends { readonly code: string }>(
    command: RequestedCommand<unknown, Result, Refusal>,
    work: Work<CommandOutcome<Result, Refusal>>,
  ): Promise<CommandOutcome<Result, Refusal>> {
    const traces = this.#tracesOf(command);
    const { tracing } = this.#tools.ports;
    if (tracing?.isOn !== true) return this.#handle(command, traces, work);
    const { correlationId, commandId: id, causationId: follows } = traces;
    const step = { name: command.name, correlationId, id, ...(follows !== id && { follows }) };
    return tracing.step(step, async (note) => {
      const outcome = await this.#handle(command, traces, work);
      note({ outcome: outcome.done ? 'done' : outcome.refusal.code });
      return outcome;
    });
  }

  async #handle<Result, Refusal extends { readonly code: string }>(
    command: RequestedCommand<unknown, Result, Refusal>,
    traces: CommandTraces,
    work: Work<CommandOutcome<Result, Refusal>>,
  ): Promise<CommandOutcome<Result, Refusal>> {
    const deadline = this.#deadlines.begin();
    const { ifMatch, network, isRepeatOnly = false } = command.context;
    const run = new CommandRun(this.#tools, deadline, {
      traces,
      seenRevision: typeof ifMatch === 'number' ? ifMatch : undefined,
      network,
      isRepeatOnly,
    });
    try {
      const first = await worked(work, run);
      const isAgain = !first.done && (await run.remedied(() => this.#isEarly(deadline)));
      return this.#counted(command.name, isAgain ? await worked(work, run) : first);
    } catch (error) {
      const outcome = outcomeOfBreakingOff(run, error);
      if (outcome === undefined) {
        this.#count(command.name, 'failed');
        throw error;
      }
      return this.#counted(command.name, outcome);
    } finally {
      this.#deadlines.end(deadline);
    }
  }

  /** Whether at least half of the time is left. */
  #isEarly({ endsAtMs }: Deadline): boolean {
    return endsAtMs - this.#tools.ports.clock.monotonicMs() >= commandMsMax / 2;
  }

  #counted<Outcome extends CommandOutcome<unknown, { readonly code: string }>>(
    command: string,
    outcome: Outcome,
  ): Outcome {
    this.#count(command, outcome.done ? 'done' : outcome.refusal.code);
    return outcome;
  }

  #count(command: string, outcome: string): void {
    this.#tools.ports.telemetry?.count('tours_commands_total', { command, outcome });
  }

  #tracesOf({
    name,
    target,
    context,
  }: RequestedCommand<unknown, unknown, { readonly code: string }>): CommandTraces {
    const { actor, requestId, correlationId } = context;
    const commandId = context.commandId ?? this.#commandId(name, target, context);
    return {
      commandId,
      bodyMac: this.#tools.ports.cryptography.mac('body', canonicalJson(context.body ?? null)),
      actor,
      requestId,
      correlationId,
      causationId: context.causationId ?? commandId,
    };
  }

  /** The same key, resource, kind of command and account give the same command id. */
  #commandId(
    name: string,
    target: string,
    { scope, idempotencyKey }: { readonly scope: string; readonly idempotencyKey?: string },
  ): string {
    const { cryptography, identifiers } = this.#tools.ports;
    return idempotencyKey === undefined
      ? identifiers.uuid()
      : cryptography.uuidV5('command', scope, name, target, idempotencyKey);
  }
}

function worked<Outcome>(work: Work<Outcome>, run: CommandRun): Promise<Outcome> {
  return typeof work === 'function' ? work(run) : run.untilSettled(work);
}
