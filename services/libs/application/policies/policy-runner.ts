import type { LogPage, LogPages } from '../event-log/log-pages.ts';
import { decode, refuseUnknownEvents } from '../event-log/recorded-event.ts';
import { beginning, type Position, type StoredEvent } from '../event-log/stored-event.ts';
import { categoryOf } from '../event-log/stream-name.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import type { Clock } from '../ports/clock.ts';
import type {
  ParkedCause,
  PolicyCheckpoints,
  PolicyProgress,
} from '../ports/policy-checkpoints.ts';
import type { Tracing } from '../ports/tracing.ts';
import type { Checkpoint } from '../ports/projection-store.ts';
import { causeInWords } from '../faults/cause-in-words.ts';
import { ReadableError } from '../faults/readable-error.ts';
import { isInLog } from './is-in-log.ts';
import { NotNow, type PolicyTools } from './policy.ts';
import type { PolicyRoute } from './policy-routes.ts';

/**
 * The shortest time between two pages at the end of the log, in milliseconds, for a policy whose acts reach people. An
 * e-mail may come this much later. The pages have more events, so fewer checkpoints are stored. Other policies do not
 * pause, because travellers wait for the seats that they release.
 */
const pagePauseMs = 100;

/** A page without an event of interest is noted in a checkpoint at most once in this time, in milliseconds. */
const emptyPageNotedMs = 1_000;

/** The largest number of streams on which a policy acts at the same time. */
const actsAtOnceMax = 32;

/** How often an event that fails for no known reason is tried before it is parked. */
const triesMax = 5;

/** The pause before the next attempt, in milliseconds, doubled each time. */
const retryMsMin = 100;
const retryMsMax = 30_000;

/** Parked events are tried again at most once in this time, in milliseconds. */
const parkedRetryMs = 60_000;

/** A failure of a policy, described without names. */
export interface PolicyFault {
  readonly policy: string;
  readonly failure: string;
  /** The event that failed; absent if the log or the checkpoints could not be reached. */
  readonly eventId?: string;
  readonly isParked: boolean;
}

/**
 * The policy's checkpoint is not in this log, which was restored or exchanged. Acts that people have already noticed
 * may be missing in the log, so the policy waits until staff decide (correctness rule 14).
 */
class PlaceLost extends ReadableError {
  override readonly name = 'PlaceLost';

  constructor() {
    super('its checkpoint is not in this log, which was restored or exchanged');
  }
}

export interface PolicyRunnerTools extends PolicyTools {
  /** The log as all policies of this process read it. */
  readonly pages: Pick<LogPages, 'next'>;
  readonly checkpoints: PolicyCheckpoints;
  readonly clock: Clock;
  readonly tracing?: Tracing;
  readonly onFault: (fault: PolicyFault) => void;
}

/**
 * Follows the log for one policy and never skips an event. An act that cannot be done now is tried until it is done. An
 * act that keeps failing is parked, reported and tried again later. The checkpoint is stored only after the events
 * before it were acted on. After a crash or a restart, the policy acts again on the same events; the repeated acts have
 * no effect. If its checkpoint is not in the log, it starts from the beginning, or stops if people would notice
 * repeated acts.
 */
export class PolicyRunner {
  readonly #route: PolicyRoute;
  readonly #tools: PolicyRunnerTools;
  #position: Position = beginning;
  #lastEvent: Checkpoint['event'];
  #parked: readonly ParkedCause[] = [];
  #parkedTriedAtMs = Number.NEGATIVE_INFINITY;
  #notedAtMs = Number.NEGATIVE_INFINITY;
  #ignoresBefore: Instant | undefined;
  #isHeldUp = false;

  constructor(route: PolicyRoute, tools: PolicyRunnerTools) {
    this.#route = route;
    this.#tools = tools;
  }

  get name(): string {
    return this.#route.policy.name;
  }

  /** The categories of the streams that the policy reads. */
  get categories(): readonly string[] {
    return this.#route.categories;
  }

  /** Whether the policy cannot continue, or has parked events. */
  get isStopped(): boolean {
    return this.#isHeldUp || this.#parked.length > 0;
  }

  /** The policy has acted on every event up to this position, or has parked it. */
  get position(): Position {
    return this.#position;
  }

  get parked(): readonly ParkedCause[] {
    return this.#parked;
  }

  /** Runs until the signal aborts; errors do not end the run. */
  async run(signal: AbortSignal): Promise<void> {
    // The pages know each reader by its own signal.
    const reading = AbortSignal.any([signal]);
    await this.#insist(signal, () => this.#resume());
    await this.#insist(signal, async () => {
      const { pages, clock } = this.#tools;
      const pauseMs = this.#route.policy.firstStart === undefined ? 0 : pagePauseMs;
      for (;;) {
        const page = await pages.next({ after: this.#position, needsMetadata: true }, reading);
        if (page === undefined) return;
        const nextPageMs = clock.monotonicMs() + pauseMs;
        await this.#workOff(page, signal);
        const leftMs = nextPageMs - clock.monotonicMs();
        if (page.caughtUp && leftMs > 0) await clock.sleep(leftMs, signal);
      }
    });
  }

  /**
   * Continues from the checkpoint if it is in this log, otherwise from the beginning.
   *
   * @throws PlaceLost if the checkpoint is not in this log and people would notice repeated acts.
   */
  async #resume(): Promise<void> {
    const progress = await this.#tools.checkpoints.load(this.#route.policy.name);
    const isKnown = progress !== undefined && (await isInLog(this.#tools.log, progress.checkpoint));
    if (progress !== undefined && !isKnown && this.#route.policy.firstStart !== undefined) {
      throw new PlaceLost();
    }
    this.#position = isKnown ? progress.checkpoint.position : beginning;
    this.#lastEvent = isKnown ? progress.checkpoint.event : undefined;
    this.#parked = isKnown ? progress.parked : [];
    this.#ignoresBefore =
      progress === undefined ? this.#firstStartIgnoresBefore() : progress.ignoresBefore;
  }

  #firstStartIgnoresBefore(): Instant | undefined {
    const { firstStart } = this.#route.policy;
    return firstStart === undefined
      ? undefined
      : new Date(Date.parse(this.#tools.clock.now()) - firstStart.causeAgeMsMax).toISOString();
  }

  async #workOff(page: LogPage, signal: AbortSignal): Promise<void> {
    const events = page.events
      .map(({ stored }) => stored)
      .filter(({ stream }) => this.#route.categories.includes(categoryOf(stream)));
    // This release may not be able to read an event on which a later release acts. So the checkpoint stays before such
    // an event.
    refuseUnknownEvents(events);
    const hadParked = this.#parked.length > 0;
    await this.#tryParked(signal);
    const interesting = events.filter((stored) => this.#isOfInterest(stored));
    await this.#actOnAll(interesting, signal);
    if (signal.aborted) {
      return;
    }
    const last = events.at(-1);
    if (last !== undefined) {
      this.#lastEvent = { id: last.id, stream: last.stream, revision: last.revision };
    }
    this.#position = page.position;
    this.#isHeldUp = false;
    if (interesting.length > 0 || hadParked || this.#isNoteDue()) await this.#note();
  }

  /** After a restart, the policy reads the events since its checkpoint again, and ignores them again. */
  #isNoteDue(): boolean {
    return this.#tools.clock.monotonicMs() - this.#notedAtMs >= emptyPageNotedMs;
  }

  /**
   * Acts on the events of one stream in order, and on different streams at the same time, so that acts
   * share commits.
   */
  async #actOnAll(events: readonly StoredEvent[], signal: AbortSignal): Promise<void> {
    const byStream = Map.groupBy(events, ({ stream }) => stream);
    const lanes = byStream.values();
    const length = Math.min(actsAtOnceMax, byStream.size);
    // All tasks take streams from the same iterator: a task that is done with a stream takes the next one.
    const takeLanes = async () => {
      for (const lane of lanes) {
        for (const stored of lane) {
          await this.#actOn(stored, signal);
        }
      }
    };
    await Promise.all(Array.from({ length }, takeLanes));
  }

  #isOfInterest({ type, occurredAt }: StoredEvent): boolean {
    return (
      this.#route.events.some((interesting) => interesting === type) &&
      !(this.#ignoresBefore !== undefined && occurredAt < this.#ignoresBefore)
    );
  }

  async #actOn(stored: StoredEvent, signal: AbortSignal): Promise<void> {
    const leftMs = this.#delayLeftMs(stored);
    if (leftMs > 0) await this.#tools.clock.sleep(leftMs, signal);
    for (let tries = 1; !signal.aborted; tries += 1) {
      try {
        await this.#act(stored);
        return;
      } catch (error) {
        const isParked = !(error instanceof NotNow) && tries >= triesMax;
        this.#report(error, isParked, stored.id);
        if (isParked) {
          this.#parked = [...this.#parked, parkedCause(stored, error)];
          return;
        }
        await this.#tools.clock.sleep(pauseMs(tries), signal);
      }
    }
  }

  /** The clock of another process may be ahead. The delay must not become longer because of this. */
  #delayLeftMs({ occurredAt }: StoredEvent): number {
    const { delayMs = 0 } = this.#route.policy;
    const passedMs = Date.parse(this.#tools.clock.now()) - Date.parse(occurredAt);
    return Math.min(delayMs, Math.max(0, delayMs - passedMs));
  }

  async #tryParked(signal: AbortSignal): Promise<void> {
    const nowMs = this.#tools.clock.monotonicMs();
    if (this.#parked.length === 0 || nowMs - this.#parkedTriedAtMs < parkedRetryMs) {
      return;
    }
    this.#parkedTriedAtMs = nowMs;
    const stillParked: ParkedCause[] = [];
    for (const cause of this.#parked) {
      if (signal.aborted || !(await this.#actOnParked(cause))) {
        stillParked.push(cause);
      }
    }
    this.#parked = stillParked;
  }

  #act(stored: StoredEvent): Promise<void> {
    const { policy } = this.#route;
    const event = decode(stored);
    const { tracing } = this.#tools;
    if (tracing?.isOn !== true) return policy.act(event, this.#tools);
    const { correlationId, commandId: follows } = event.metadata;
    const step = { name: policy.name, correlationId, follows, kind: 'consumer' } as const;
    return tracing.step(step, () => policy.act(event, this.#tools));
  }

  async #actOnParked({ id, stream, revision }: ParkedCause): Promise<boolean> {
    try {
      const [stored] = await this.#tools.log.readStream(stream, { from: revision, limit: 1 });
      if (stored !== undefined) {
        await this.#act(stored);
      }
      return true;
    } catch (error) {
      this.#report(error, true, id);
      return false;
    }
  }

  async #note(): Promise<void> {
    const progress: PolicyProgress = {
      checkpoint: {
        logId: this.#tools.log.logId,
        position: this.#position,
        ...(this.#lastEvent === undefined ? {} : { event: this.#lastEvent }),
      },
      parked: this.#parked,
      ...(this.#ignoresBefore === undefined ? {} : { ignoresBefore: this.#ignoresBefore }),
    };
    try {
      await this.#tools.checkpoints.save(this.#route.policy.name, progress);
      this.#notedAtMs = this.#tools.clock.monotonicMs();
    } catch (error) {
      // The next checkpoint replaces this one. If the process restarts before that, it repeats acts, which then have
      // no effect.
      this.#report(error, false);
    }
  }

  /** Repeats the work until it is done or the runner is stopped. */
  async #insist(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
    const { clock } = this.#tools;
    for (let tries = 1; !signal.aborted; tries += 1) {
      const startedAtMs = clock.monotonicMs();
      try {
        await work();
        return;
      } catch (error) {
        this.#isHeldUp = true;
        this.#report(error, false);
        // A failure after a long successful run is a new problem, so the pauses start again from the shortest.
        tries = clock.monotonicMs() - startedAtMs > retryMsMax ? 1 : tries;
        await clock.sleep(pauseMs(tries), signal);
      }
    }
  }

  #report(error: unknown, isParked: boolean, eventId?: string): void {
    this.#tools.onFault({
      policy: this.#route.policy.name,
      failure: causeInWords(error),
      isParked,
      ...(eventId === undefined ? {} : { eventId }),
    });
  }
}

function pauseMs(tries: number): number {
  return Math.min(retryMsMax, retryMsMin * 2 ** (tries - 1));
}

function parkedCause(stored: StoredEvent, error: unknown): ParkedCause {
  const { id, type, stream, revision, position } = stored;
  return { id, type, stream, revision, position, failure: causeInWords(error) };
}
