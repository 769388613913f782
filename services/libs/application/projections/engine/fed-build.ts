import { beginning, type Position } from '../../event-log/stored-event.ts';
import type { Build } from '../../ports/projection-store.ts';
import type { BuildComparison } from '../../ports/read-store.ts';
import { BuildFeed, type FeedTools } from './build-feed.ts';
import type { ProjectionRoute } from './projection.ts';

/** The state of one part of a build or of the whole build, as the runner last read it. */
export interface FeedState {
  /** The name of the build's projection. */
  readonly name: string;
  /** Whether this runner holds the lease of the part. */
  readonly isHeld: boolean;
  /** Whether readers may see the part, according to its holder. */
  readonly isReady: boolean;
  readonly position: Position;
}

/**
 * The part of a build that this runner feeds: the whole build or, if it has several parts, the parts that this runner
 * holds. Other runners hold the other parts.
 */
export class FedBuild {
  readonly route: ProjectionRoute;
  readonly build: Build;
  readonly feeds: readonly BuildFeed[];

  /** @param parts The number of parts of the build. */
  constructor(route: ProjectionRoute, build: Build, parts: number, tools: FeedTools) {
    this.route = route;
    this.build = build;
    if (parts === 1) {
      this.feeds = [new BuildFeed(route, build, tools)];
      return;
    }
    const feeds: BuildFeed[] = [];
    for (let index = 0; index < parts; index += 1) {
      const part = { ...build, part: { index, of: parts } };
      const hasOther = () => feeds.some((other) => other !== feeds[index] && other.isTaken);
      feeds.push(new BuildFeed(route, part, tools, hasOther));
    }
    this.feeds = feeds;
  }

  /** The position that the whole build has reached. */
  get position(): Position {
    const positions = this.feeds.map(({ position }) => position);
    return positions.reduce((one, other) => (other < one ? other : one), positions[0] ?? beginning);
  }

  /** Whether the build is ready, according to this runner: it holds all parts, and each part may be read. */
  get isReady(): boolean {
    return this.feeds.every(({ isReady }) => isReady);
  }

  /** Whether this runner acts for the whole build. The holder of the first part does so. */
  get isHeld(): boolean {
    return this.feeds[0]?.isHeld === true;
  }

  /** The parts, each one separately, because other runners may hold some of them. */
  get feedStates(): readonly FeedState[] {
    const { name } = this.build.collection;
    return this.feeds.map(({ isHeld, isReady, position }) => ({
      ...{ name, isHeld, isReady, position },
    }));
  }

  get isGone(): boolean {
    return this.feeds.some(({ isGone }) => isGone);
  }

  start(): void {
    for (const feed of this.feeds) feed.start();
  }

  async close(): Promise<void> {
    await Promise.all(this.feeds.map((feed) => feed.close()));
  }

  async noteComparison(comparison: BuildComparison): Promise<void> {
    await this.feeds[0]?.noteComparison(comparison);
  }

  acknowledge(eventIds: readonly string[]): void {
    for (const feed of this.feeds) feed.acknowledge(eventIds);
  }

  async retryParked(): Promise<number> {
    const unparked = await Promise.all(this.feeds.map((feed) => feed.retryParked()));
    return unparked.reduce((sum, documents) => sum + documents, 0);
  }
}
