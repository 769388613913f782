import { LogPages } from '../../event-log/log-pages.ts';
import { projectedCategories } from '../../event-log/stream-name.ts';
import { causeInWords } from '../../faults/cause-in-words.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EventLogReader } from '../../ports/event-log-reader.ts';
import type { Tracing } from '../../ports/tracing.ts';
import {
  type Build,
  type BuildRecord,
  type Checkpoint,
  type ProjectionStore,
  storageName,
} from '../../ports/projection-store.ts';
import type { BuildFeed, FeedTools } from './build-feed.ts';
import { leasePatienceMs } from './build-lease.ts';
import { compareBuilds } from './compare-builds.ts';
import { FedBuild, type FeedState } from './fed-build.ts';
import type { OpenPersonal } from './fold-batch.ts';
import { interrupted, type RaiseAlarm } from './projection-alarms.ts';
import type { ProjectionRoute } from './projection.ts';
import { SeenCheckpoints } from './seen-checkpoints.ts';

export interface RunnerParts {
  readonly log: EventLogReader;
  readonly store: ProjectionStore;
  readonly clock: Clock;
  /** A text that is unique to this runner. */
  readonly owner: string;
  /**
   * A lease is free if its holder has not renewed it for this time, in milliseconds. All runners use the same value.
   */
  readonly patienceMs?: number;
  readonly openPersonal: OpenPersonal;
  readonly raise: RaiseAlarm;
  readonly tracing?: Tracing;
  readonly routes: readonly ProjectionRoute[];
  /** The number of parts of new builds, by the name of their projection; by default 1. */
  readonly parts?: Readonly<Record<string, number>>;
  /** How long a replaced build is still fed, so that its readers have time to change to the new build. */
  readonly graceMs?: number;
}

/**
 * How long a projection that is ahead waits for others, in milliseconds. A build that catches up folds its pages at
 * nearly the same speed as the others.
 */
const waitForOthersMsMax = 5_000;

const graceMsDefault = 5 * 60_000;

/**
 * Runs every projection of this release. It finds or makes the builds and feeds them. It switches readers to a new
 * build when the new build is not behind the old build, and drops the old build after a while.
 *
 * Each time it reads from the store which work must be done. So it takes into account the work that was done before a
 * crash or by another process.
 */
export class ProjectionRunner {
  readonly #parts: RunnerParts;
  readonly #routes: readonly ProjectionRoute[];
  readonly #tools: FeedTools;
  readonly #feeds = new Map<string, FedBuild>();
  /** When this runner first found that a build is no longer needed. */
  readonly #outdatedSinceMs = new Map<string, number>();
  /** Read models that include a new erasure. Their earlier versions are no longer fed, so they are dropped. */
  readonly #erasedIn = new Set<string>();
  /** The newest build whose store went back to an earlier state. A later build must replace it. */
  readonly #goneBack = new Map<ProjectionRoute, number>();
  readonly #closing = new AbortController();
  readonly #ready = Promise.withResolvers<undefined>();
  #arranging: Promise<void> = Promise.resolve();
  #looking: Promise<void> = Promise.resolve();
  /** Only one comparison runs at a time, because it uses the thread that keeps the models up to date. */
  #comparing: Promise<void> = Promise.resolve();
  readonly #compared = new Set<FedBuild>();

  private constructor(parts: RunnerParts, pages: LogPages) {
    this.#parts = parts;
    this.#routes = parts.routes;
    this.#tools = {
      ...parts,
      pages,
      onAdvance: (feed) => {
        this.#noteAdvance(feed);
      },
      onErased: ({ build }) => {
        this.#erasedIn.add(build.collection.name);
        this.#arrangeInTime();
      },
      seen: new SeenCheckpoints(),
      onGoneBack: ({ route, build, storage }) => {
        parts.raise({ build: storage, kind: 'store-went-back' });
        this.#goneBack.set(route, Math.max(build.number, this.#goneBack.get(route) ?? 0));
        this.#arrangeInTime();
      },
    };
  }

  /** Resolves when every projection is running; {@link whenReady} when all can be read. */
  static async start(parts: RunnerParts): Promise<ProjectionRunner> {
    const pages = new LogPages({
      log: parts.log,
      clock: parts.clock,
      categories: projectedCategories,
      waitForOthersMsMax,
      onFault: (error) => {
        parts.raise(interrupted('all', error));
      },
    });
    const runner = new ProjectionRunner(parts, pages);
    try {
      await runner.#arrange();
    } catch (error) {
      await runner.close();
      throw error;
    }
    runner.#looking = runner.#keepArranging();
    return runner;
  }

  /** Resolves when every projection has a build that readers can use. */
  whenReady(): Promise<undefined> {
    return this.#ready.promise;
  }

  /** Every part of every build that this runner feeds or waits for. */
  get feedStates(): readonly FeedState[] {
    return [...this.#feeds.values()].flatMap(({ feedStates }) => feedStates);
  }

  /**
   * Rebuilds a projection beside the build that readers use, or continues the rebuild in progress.
   *
   * @param acknowledged Events that must not stop the build; the documents that they concern are parked instead.
   * @returns False if there is no projection of this name.
   */
  async rebuild(name: string, acknowledged: readonly string[] = []): Promise<boolean> {
    const route = this.#routes.find(({ projection }) => projection.collection.name === name);
    if (route === undefined) {
      return false;
    }
    await this.#inTurn(async () => {
      const builds = buildsOf(route, await this.#parts.store.builds());
      const newest = builds.at(-1);
      if (newest?.isReady !== false) {
        await this.#feedNewBuild(route, (newest?.number ?? 0) + 1);
      }
    });
    for (const feed of this.#feedsOf(name)) {
      feed.acknowledge(acknowledged);
    }
    return true;
  }

  /**
   * Folds the parked documents again; resolves to the number that are no longer parked. If several builds have parked
   * documents, it resolves to the largest of their numbers.
   */
  async retryParked(name: string): Promise<number> {
    const unparked = await Promise.all(this.#feedsOf(name).map((feed) => feed.retryParked()));
    return Math.max(0, ...unparked);
  }

  /** Finishes the current batches and releases every lease. */
  async close(): Promise<void> {
    this.#closing.abort();
    this.#tools.pages.close();
    await this.#looking;
    await this.#arranging;
    await this.#comparing;
    await Promise.all([...this.#feeds.values()].map((feed) => feed.close()));
  }

  /** Checks from time to time for changes by other processes, and for builds that can be dropped. */
  async #keepArranging(): Promise<void> {
    const { clock, patienceMs = leasePatienceMs } = this.#parts;
    const { signal } = this.#closing;
    for (;;) {
      await clock.sleep(patienceMs, signal);
      if (signal.aborted) {
        return;
      }
      this.#arrangeInTime();
      await this.#arranging;
    }
  }

  /** If this fails, it is tried again after a while. */
  #arrangeInTime(): void {
    this.#arrange().catch((error: unknown) => {
      this.#parts.raise(interrupted('all', error));
    });
  }

  #arrange(): Promise<void> {
    return this.#inTurn(async () => {
      for (const [storage, feed] of this.#feeds) {
        if (feed.isGone) {
          // Closes the whole build. Its other parts may not have noticed that it is gone, and would take the leases of
          // the next build.
          this.#feeds.delete(storage);
          await feed.close();
        }
      }
      const records = await this.#parts.store.builds();
      for (const route of this.#routes) {
        await this.#arrangeRoute(route, records);
      }
      await this.#endLostFeeds();
      this.#noteReached();
    });
  }

  /**
   * Records the progress that could not be noted while the store could not be reached. A later event would also cause
   * this, but there may be none.
   */
  #noteReached(): void {
    const feeds = [...this.#feeds.values()].flatMap((whole) => whole.feeds);
    for (const feed of feeds.filter(({ isHeld, isReady }) => isHeld && !isReady)) {
      this.#noteAdvance(feed);
    }
  }

  /** Another process may have dropped builds that this process still feeds. */
  async #endLostFeeds(): Promise<void> {
    const records = await this.#parts.store.builds();
    const known = new Set(records.map(storageName));
    for (const [storage, feed] of this.#feeds) {
      if (!known.has(storage)) {
        this.#feeds.delete(storage);
        await feed.close();
      }
    }
    if (this.#routes.every((route) => buildsOf(route, records).some(({ isReady }) => isReady))) {
      this.#ready.resolve(undefined);
    }
  }

  async #arrangeRoute(route: ProjectionRoute, all: readonly BuildRecord[]): Promise<void> {
    const { store } = this.#parts;
    const builds = buildsOf(route, all);
    let newest = builds.at(-1)?.number ?? 0;
    let fed = 0;
    for (const record of builds) {
      const build = { collection: route.projection.collection, number: record.number };
      if (this.#feeds.has(storageName(record)) || (await this.#isOfThisLog(record))) {
        this.#feed(route, build, record.parts);
        fed += 1;
      } else {
        this.#parts.raise({ build: storageName(record), kind: 'checkpoint-not-in-log' });
      }
    }
    if (fed === 0) this.#goneBack.delete(route);
    if (fed === 0 || newest <= (this.#goneBack.get(route) ?? 0)) {
      newest += 1;
      await this.#feedNewBuild(route, newest);
    }
    for (const record of builds) {
      if (!this.#feeds.has(storageName(record))) {
        await store.dropBuild(record);
      }
    }
    this.#compareServing(route, builds);
    await this.#dropOutdated(route, all);
  }

  /**
   * Compares the build that readers use, if this was not done yet. For example, the process that switched readers to
   * it may have ended.
   */
  #compareServing(route: ProjectionRoute, builds: readonly BuildRecord[]): void {
    const serving = builds.findLast(({ isReady }) => isReady);
    const feed = serving && this.#feeds.get(storageName(serving));
    if (feed !== undefined && serving?.comparison === undefined) {
      this.#compare(feed);
    }
  }

  /**
   * Records the differences between the build that readers use and the build that they used before, if both exist.
   */
  #compare(after: FedBuild): void {
    if (!after.isHeld || this.#compared.has(after)) {
      return;
    }
    this.#compared.add(after);
    this.#comparing = this.#comparing
      .then(() => this.#compareWithEarlier(after))
      .catch((error: unknown) => {
        // The next round starts the comparison again.
        this.#compared.delete(after);
        const failure = causeInWords(error);
        this.#parts.raise({ build: storageOf(after.build), kind: 'interrupted', failure });
      });
  }

  async #compareWithEarlier(after: FedBuild): Promise<void> {
    const { route, build } = after;
    const earlier = buildsOf(route, await this.#parts.store.builds()).findLast(
      ({ isReady, number }) => isReady && number < build.number,
    );
    if (earlier === undefined) {
      return;
    }
    const before = { collection: build.collection, number: earlier.number };
    const { signal } = this.#closing;
    const comparison = await compareBuilds(this.#parts, { before, after: build }, signal);
    if (comparison !== undefined) {
      await after.noteComparison(comparison);
    }
  }

  async #feedNewBuild(route: ProjectionRoute, number: number): Promise<void> {
    const build = { collection: route.projection.collection, number };
    const wanted = this.#parts.parts?.[build.collection.name];
    const parts = await this.#parts.store.createBuild(build, wanted);
    this.#feed(route, build, parts);
  }

  #feed(route: ProjectionRoute, build: Build, parts: number): void {
    const storage = storageOf(build);
    if (!this.#feeds.has(storage)) {
      const feed = new FedBuild(route, build, parts, this.#tools);
      this.#feeds.set(storage, feed);
      feed.start();
    }
  }

  /** Whether the events that identify the build's checkpoints are still at their places (correctness rule 14). */
  async #isOfThisLog({ checkpoints }: BuildRecord): Promise<boolean> {
    const { log } = this.#parts;
    if (checkpoints.length === 0) {
      return true;
    }
    const head = await log.head();
    for (const { logId, position, event } of checkpoints) {
      const isOfIt = logId === log.logId && position <= head && (await this.#isInLog(event));
      if (!isOfIt) return false;
    }
    return true;
  }

  async #isInLog(event: Checkpoint['event']): Promise<boolean> {
    if (event === undefined) {
      return true;
    }
    const options = { from: event.revision, limit: 1 };
    const [found] = await this.#parts.log.readStream(event.stream, options);
    return found?.id === event.id;
  }

  #noteAdvance(feed: BuildFeed): void {
    if (!feed.isReady && this.#mayServe(feed)) {
      feed.markReady().then(
        () => {
          this.#noteReadiness();
          const whole = this.#feeds.get(storageOf(feed.build));
          if (whole?.isReady === true) this.#compare(whole);
        },
        (error: unknown) => {
          const failure = causeInWords(error);
          this.#parts.raise({ build: feed.storage, kind: 'interrupted', failure });
        },
      );
    } else {
      this.#noteReadiness();
    }
  }

  /**
   * Readers may use a new build if it is not behind the build that they use now. If they use no build yet, or other
   * runners hold parts of that build, the new build must not be behind the log. If a build has several parts, this must
   * be true of each part.
   */
  #mayServe(feed: BuildFeed): boolean {
    const serving = this.#servingFeed(feed.route);
    return serving === undefined ? feed.isCaughtUp : feed.position >= serving.position;
  }

  #noteReadiness(): void {
    if (this.#routes.every((route) => this.#servingFeed(route) !== undefined)) {
      this.#ready.resolve(undefined);
    }
  }

  #servingFeed({ projection }: ProjectionRoute): FedBuild | undefined {
    return this.#feedsOf(projection.collection.name)
      .filter(({ isReady }) => isReady)
      .reduce<FedBuild | undefined>(
        (highest, feed) => (feed.build.number > (highest?.build.number ?? 0) ? feed : highest),
        undefined,
      );
  }

  #feedsOf(name: string): readonly FedBuild[] {
    return [...this.#feeds.values()].filter(({ build }) => build.collection.name === name);
  }

  /** Drops replaced builds and earlier versions after a while. */
  async #dropOutdated(
    { projection: { collection } }: ProjectionRoute,
    all: readonly BuildRecord[],
  ): Promise<void> {
    const { clock, store, graceMs = graceMsDefault } = this.#parts;
    const own = all.filter(({ name }) => name === collection.name);
    const serving = own.findLast(
      ({ version, isReady }) => version === collection.version && isReady,
    );
    for (const record of own) {
      if (serving === undefined || !isBefore(record, serving)) {
        continue;
      }
      const storage = storageName(record);
      const sinceMs = this.#outdatedSinceMs.get(storage) ?? clock.monotonicMs();
      this.#outdatedSinceMs.set(storage, sinceMs);
      const isUnfed = record.version < serving.version && this.#erasedIn.has(collection.name);
      if (isUnfed || clock.monotonicMs() - sinceMs >= graceMs) {
        await this.#feeds.get(storage)?.close();
        this.#feeds.delete(storage);
        await store.dropBuild(record);
      }
    }
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#arranging.then(work);
    this.#arranging = done.catch(() => undefined);
    return done;
  }
}

function storageOf({ collection: { name, version }, number }: Build): string {
  return storageName({ name, version, number });
}

/** The builds of the route's own version, oldest first. */
function buildsOf(
  { projection: { collection } }: ProjectionRoute,
  records: readonly BuildRecord[],
): readonly BuildRecord[] {
  return records
    .filter(({ name, version }) => name === collection.name && version === collection.version)
    .toSorted((a, b) => a.number - b.number);
}

function isBefore(one: BuildRecord, other: BuildRecord): boolean {
  return (
    one.version < other.version || (one.version === other.version && one.number < other.number)
  );
}
