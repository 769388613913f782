import { decode, type RecordedEvent, refuseUnknownEvents } from '../../event-log/recorded-event.ts';
import { beginning, type Position } from '../../event-log/stored-event.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EventLogReader } from '../../ports/event-log-reader.ts';
import {
  type Build,
  type Checkpoint,
  type Lease,
  type ParkedEvent,
  type ProjectionStore,
  storageName,
} from '../../ports/projection-store.ts';
import type { Tracing } from '../../ports/tracing.ts';
import type { BuildComparison } from '../../ports/read-store.ts';
import {
  acquireLease,
  BuildGone,
  type HeldBuild,
  leaseBeats,
  leasePatienceMs,
} from './build-lease.ts';
import { DocumentCache } from './document-cache.ts';
import {
  type BatchOptions,
  BuildStopped,
  FoldBatch,
  type FoldFailure,
  type OpenPersonal,
} from './fold-batch.ts';
import { isInPart } from './build-parts.ts';
import { type Concern, concernsOf } from './page-concerns.ts';
import type { LogPage, LogPages } from '../../event-log/log-pages.ts';
import { interrupted, type RaiseAlarm } from './projection-alarms.ts';
import type { ProjectionRoute } from './projection.ts';
import type { SeenCheckpoints } from './seen-checkpoints.ts';
import { traceFolds } from './trace-folds.ts';

/** The tools that all feeds of a runner share. */
export interface FeedTools {
  readonly log: EventLogReader;
  readonly pages: LogPages;
  readonly store: ProjectionStore;
  readonly clock: Clock;
  /** A unique name of the runner. */
  readonly owner: string;
  /**
   * A lease is free if its holder has not renewed it for this time, in milliseconds. All runners use the same value.
   */
  readonly patienceMs?: number;
  readonly openPersonal: OpenPersonal;
  readonly raise: RaiseAlarm;
  readonly tracing?: Tracing;
  /** Called after every step of a feed that may concern other parts. */
  readonly onAdvance: (feed: BuildFeed) => void;
  /** Called when the documents include an erasure. */
  readonly onErased: (feed: BuildFeed) => void;
  readonly seen: SeenCheckpoints;
  /**
   * Called when the stored checkpoint is before the last checkpoint that this runner saw. Then the documents may be
   * wrong.
   */
  readonly onGoneBack: (feed: BuildFeed) => void;
}

const cachedDocumentsMax = 2_000;

/**
 * A build that is behind folds page after page into one batch, so it writes a document with many events only once. It
 * writes the batch when the batch has this many documents, which takes some tens of milliseconds. It also writes the
 * batch after this many events, since readers may be waiting.
 */
const documentsPerBatch = 3_000;
const eventsPerBatch = 20_000;

const pauseAfterFailureMsMin = 100;
const pauseAfterFailureMsMax = 3_000;

/** Documents that are folded but not written yet. */
interface PendingBatch {
  readonly batch: FoldBatch;
  readonly to: Checkpoint;
  readonly events: number;
}

/**
 * Keeps one build of a projection up to date with the log, one page after the other. It holds the build's lease while
 * it works, and starts again from the stored checkpoint after any unexpected event.
 */
export class BuildFeed {
  readonly route: ProjectionRoute;
  readonly build: Build;
  readonly storage: string;
  readonly #tools: FeedTools;
  readonly #hasOther: () => boolean;
  readonly #types: ReadonlySet<string>;
  readonly #cache = new DocumentCache(cachedDocumentsMax);
  readonly #closing = new AbortController();
  /** Events at which this build must not stop, because staff acknowledged them. */
  readonly #acknowledged = new Set<string>();
  /** Ends the waiting of a stopped build. */
  #endStop: () => void = () => undefined;
  #running: Promise<void> = Promise.resolve();
  /** Batches and retries of parked documents take turns. */
  #turn: Promise<unknown> = Promise.resolve();
  #held: HeldBuild | undefined;
  #checkpoint: Checkpoint | undefined;
  #pending: PendingBatch | undefined;
  /**
   * Whether this runner has ever held the lease. From then on, a store without transactions may hold documents without
   * a checkpoint. The write guards notice documents that another runner left.
   */
  #hasBegun = false;
  #isReady = false;
  #isClaiming = false;
  #isCaughtUp = false;
  #isStopped = false;
  #isGone = false;
  #batchesWritten = 0;

  /** @param hasOther Whether this runner has another part of the build. */
  constructor(
    route: ProjectionRoute,
    build: Build,
    tools: FeedTools,
    hasOther: () => boolean = () => false,
  ) {
    this.route = route;
    this.build = build;
    const { part } = build;
    const storage = storageName({ ...build.collection, number: build.number });
    this.storage = part === undefined ? storage : `${storage}/${part.index}`;
    this.#hasOther = hasOther;
    this.#tools = tools;
    this.#types = new Set(route.events);
  }

  get position(): Position {
    return this.#checkpoint?.position ?? beginning;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  /** Whether this runner holds the lease. */
  get isHeld(): boolean {
    return this.#held !== undefined;
  }

  /** Whether this runner holds the lease or is trying to take it. */
  get isTaken(): boolean {
    return this.isHeld || this.#isClaiming;
  }

  /** Whether the feed has reached the head of the log since it began. */
  get isCaughtUp(): boolean {
    return this.#isCaughtUp;
  }

  /**
   * Whether feeding has ended, because the build was dropped or the store went back to a time before the build was
   * made.
   */
  get isGone(): boolean {
    return this.#isGone;
  }

  start(): void {
    this.#running = this.#run();
  }

  /** Finishes the current batch and releases the lease. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  /** Lets readers see the build, if this runner still holds it. */
  async markReady(): Promise<void> {
    if (this.#held !== undefined && !this.#isReady) {
      this.#isReady = await this.#tools.store.markReady(this.build, this.#held.lease);
    }
  }

  /** Records how the build differs from the build before it, if this runner still holds the build. */
  async noteComparison(comparison: BuildComparison): Promise<void> {
    if (this.#held !== undefined) {
      await this.#tools.store.noteComparison(this.build, this.#held.lease, comparison);
    }
  }

  /** From now on these events park their documents, and the build continues. */
  acknowledge(eventIds: readonly string[]): void {
    for (const id of eventIds) {
      this.#acknowledged.add(id);
    }
    this.#endStop();
  }

  /** Folds the events of parked documents again; resolves to the number that are no longer parked. */
  retryParked(): Promise<number> {
    return this.#inTurn(() => this.#retryParked());
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing;
    let pauseMs = pauseAfterFailureMsMin;
    while (!signal.aborted) {
      const before = this.#checkpoint;
      try {
        this.#held = await acquireLease(
          {
            ...this.#tools,
            hasOtherPart: this.#hasOther,
            onClaim: (isTried) => {
              this.#isClaiming = isTried;
            },
            onLook: ({ checkpoint }) => {
              this.#tools.seen.note(this.storage, checkpoint);
            },
          },
          this.build,
          signal,
        );
        if (this.#held !== undefined) {
          await this.#hold(this.#held);
        }
      } catch (error) {
        if (error instanceof BuildGone) {
          this.#isGone = true;
          return;
        }
        this.#tools.raise(interrupted(this.storage, error));
      }
      this.#held = undefined;
      this.#isClaiming = false;
      // From now on another runner may move the build forward or back, so the state that this runner has read is no
      // longer valid.
      this.#isReady = false;
      // If the runner held the lease without progress, for any reason, the pause before its next try is doubled.
      const gotOn = this.#checkpoint !== before;
      pauseMs = gotOn ? pauseAfterFailureMsMin : Math.min(2 * pauseMs, pauseAfterFailureMsMax);
      await this.#tools.clock.sleep(pauseMs, signal);
    }
  }

  /** Works for as long as this runner holds the lease. */
  async #hold({ lease, state }: HeldBuild): Promise<void> {
    const isNew = state.checkpoint === undefined && !this.#hasBegun;
    this.#hasBegun = true;
    if (this.#tools.seen.hasGoneBack(this.storage, state.checkpoint)) this.#tools.onGoneBack(this);
    this.#cache.clear(isNew ? 'empty' : 'unknown');
    this.#pending = undefined;
    this.#checkpoint = state.checkpoint;
    this.#isReady = state.isReady;
    this.#isStopped = state.stoppedBy !== undefined;
    const losing = new AbortController();
    const signal = AbortSignal.any([this.#closing.signal, losing.signal]);
    const beating = this.#beat(lease, losing, signal);
    try {
      await this.#noteHead();
      while (!signal.aborted && (await this.#step(lease, signal))) {
        this.#tools.onAdvance(this);
      }
    } finally {
      losing.abort();
      await beating;
      await this.#tools.store.release(this.build, lease);
    }
  }

  /** A build at the head may never get another page, so its state is noted now. */
  async #noteHead(): Promise<void> {
    this.#isCaughtUp = this.position >= (await this.#tools.log.head());
    this.#tools.onAdvance(this);
  }

  /** Handles one page; false if the lease, the checkpoint or a document has changed since it was read. */
  async #step(lease: Lease, signal: AbortSignal): Promise<boolean> {
    const needsMetadata = this.route.projection.readsMetadata === true;
    const after = this.#pending?.to.position ?? this.position;
    const page = await this.#tools.pages.next({ after, needsMetadata }, signal);
    if (page === undefined) {
      return false;
    }
    try {
      const isWritten = await this.#inTurn(() => this.#apply(page, lease));
      this.#isCaughtUp ||= isWritten && page.caughtUp;
      return isWritten;
    } catch (error) {
      if (error instanceof BuildStopped) {
        this.#pending = undefined;
        await this.#stopAt(error.reason, lease, signal);
        return true;
      }
      throw error;
    }
  }

  async #apply(page: LogPage, lease: Lease): Promise<boolean> {
    // A retry of parked documents may have started again from the checkpoint meanwhile.
    const pending = this.#pending ?? { batch: this.#newBatch(), to: this.#checkpoint, events: 0 };
    if ((pending.to?.position ?? beginning) !== page.from) {
      return true;
    }
    // If a newer release wrote an event that this release cannot read, this release waits. It neither stops the build
    // nor parks a document.
    refuseUnknownEvents(page.events.map(({ stored }) => stored));
    const { batch } = pending;
    const begunMs = this.#tools.clock.monotonicMs();
    const concerns = concernsOf(page, {
      projection: this.route.projection,
      types: this.#types,
      part: this.build.part,
      passesOver: (id) => this.#acknowledged.has(id),
    });
    await this.#fold(concerns, batch);
    const to = this.#checkpointAfter(page, pending.to);
    const events = pending.events + page.events.length;
    if (page.caughtUp || batch.size >= documentsPerBatch || events >= eventsPerBatch) {
      this.#pending = undefined;
      const isWritten = await this.#write(batch, to, lease);
      if (isWritten && page.caughtUp && page.hasMetadata) {
        traceFolds(this.build.collection.name, concerns, begunMs, this.#tools);
      }
      return isWritten;
    }
    this.#pending = { batch, to, events };
    // Builds that are equally far behind advance together and share the pages that were read.
    await new Promise((resolve) => setImmediate(resolve));
    return true;
  }

  async #fold(concerns: readonly Concern[], batch: FoldBatch): Promise<void> {
    await this.#begin(batch, concerns);
    for (const { event, ids } of concerns) {
      const opening = batch.open(event);
      batch.fold(event, ids, opening === undefined ? undefined : await opening);
    }
  }

  async #begin(batch: FoldBatch, concerns: readonly Concern[]): Promise<void> {
    const missing = new Set<string>();
    for (const { ids } of concerns) {
      for (const id of ids) {
        if (!batch.has(id) && !missing.has(id)) {
          const known = this.#cache.get(id);
          if (known === undefined) {
            missing.add(id);
          } else {
            batch.begin(id, known === 'absent' ? undefined : known);
          }
        }
      }
    }
    if (missing.size > 0) {
      const loaded = await this.#tools.store.load(this.build, [...missing]);
      for (const id of missing) {
        batch.begin(id, loaded.get(id));
      }
    }
  }

  async #write(batch: FoldBatch, to: Checkpoint, lease: Lease): Promise<boolean> {
    const documents = batch.writes;
    const from = this.#checkpoint?.position;
    const { build } = this;
    const erases = batch.erases ? ({ erases: true } as const) : {};
    const outcome = await this.#tools.store.write({ build, lease, from, to, documents, ...erases });
    if (outcome === 'superseded') {
      return false;
    }
    for (const { id, next } of documents) {
      this.#cache.set(id, next);
    }
    this.#checkpoint = to;
    this.#tools.seen.note(this.storage, to);
    this.#batchesWritten += 1;
    if (batch.erases) {
      this.#tools.onErased(this);
    }
    if (this.#isStopped) {
      this.#isStopped = !(await this.#tools.store.markStopped(build, lease, undefined));
    }
    return true;
  }

  #checkpointAfter({ events, position }: LogPage, before: Checkpoint | undefined): Checkpoint {
    const { logId } = this.#tools.log;
    const last = events.at(-1)?.stored;
    const event =
      last === undefined
        ? before?.event
        : { id: last.id, stream: last.stream, revision: last.revision };
    return event === undefined ? { logId, position } : { logId, position, event };
  }

  #newBatch(): FoldBatch {
    const options: BatchOptions = {
      openPersonal: this.#tools.openPersonal,
      mayPark: ({ id }) => this.#isReady || this.#acknowledged.has(id),
      onParked: ({ event, failure }) => {
        this.#tools.raise({ build: this.storage, kind: 'document-parked', event, failure });
      },
    };
    return new FoldBatch(this.route.projection, options);
  }

  /** Waits until staff acknowledge the event, or this runner no longer feeds the build. */
  async #stopAt({ event, failure }: FoldFailure, lease: Lease, signal: AbortSignal): Promise<void> {
    const { id, type, stream, revision } = event;
    const stoppedBy = { id, type, stream, revision };
    const { promise: ended, resolve } = Promise.withResolvers<undefined>();
    this.#endStop = () => {
      resolve(undefined);
    };
    signal.addEventListener('abort', this.#endStop, { once: true });
    this.#isStopped = await this.#tools.store.markStopped(this.build, lease, stoppedBy);
    this.#tools.raise({ build: this.storage, kind: 'build-stopped', event: stoppedBy, failure });
    this.#tools.onAdvance(this);
    if (!signal.aborted && !this.#acknowledged.has(id)) {
      await ended;
    }
    signal.removeEventListener('abort', this.#endStop);
  }

  async #retryParked(): Promise<number> {
    const { store } = this.#tools;
    const lease = this.#held?.lease;
    // Pending documents may have been folded from parked documents, so they are folded again from the new state.
    this.#pending = undefined;
    const ids = (await store.parkedIds(this.build)).filter((id) => isInPart(id, this.build.part));
    const to = this.#checkpoint;
    if (lease === undefined || to === undefined || ids.length === 0) {
      return 0;
    }
    const parked = await store.load(this.build, ids);
    const batch = this.#newBatch();
    for (const [id, kept] of parked) {
      batch.begin(id, kept);
      await batch.retry(id, await this.#readAgain(kept.parked?.events ?? []));
    }
    const unparked = batch.writes.filter(({ next }) => next.parked === undefined).length;
    return (await this.#write(batch, to, lease)) ? unparked : 0;
  }

  async #readAgain(events: readonly ParkedEvent[]): Promise<readonly RecordedEvent[]> {
    const read: RecordedEvent[] = [];
    for (const { stream, revision } of events) {
      const [stored] = await this.#tools.log.readStream(stream, { from: revision, limit: 1 });
      if (stored !== undefined) {
        read.push(decode(stored));
      }
    }
    return read;
  }

  /** Shows that the holder is alive while it writes no documents. If the lease was lost, ends the holder's work. */
  async #beat(lease: Lease, losing: AbortController, signal: AbortSignal): Promise<void> {
    for (;;) {
      const before = this.#batchesWritten;
      const { clock, patienceMs = leasePatienceMs } = this.#tools;
      await clock.sleep(patienceMs / leaseBeats, signal);
      if (signal.aborted) {
        return;
      }
      const hasWritten = this.#batchesWritten !== before;
      if ((!hasWritten && !(await this.#isStillOurs(lease))) || (await this.#isWanted())) {
        losing.abort();
      }
    }
  }

  /** If the store cannot be reached, this does not mean that the lease is lost. */
  async #isStillOurs(lease: Lease): Promise<boolean> {
    return await this.#tools.store.beat(this.build, lease).catch(() => true);
  }

  /** Whether a runner with less work asked for this part. */
  async #isWanted(): Promise<boolean> {
    if (this.build.part === undefined) return false;
    const state = await this.#tools.store.stateOf(this.build).catch(() => undefined);
    const wantedBy = state?.lease.wantedBy;
    return wantedBy !== undefined && wantedBy !== this.#tools.owner;
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }
}
