import { beginning, type Position } from '../../event-log/stored-event.ts';
import type { Build } from '../../ports/projection-store.ts';
import type { BuildComparison } from '../../ports/read-store.ts';
import { BuildFeed, type FeedTools } from './build-feed.ts';
import type { ProjectionRoute } from './projection.ts';

/** One part of a build, or all of it, as a runner sees it. */
export interface FeedStanding {
  /** The name of its projection. */
  readonly name: string;
  /** Whether this runner holds its lease. */
  readonly isHeld: boolean;
  /** Whether readers may see it, as far as its holder knows. */
  readonly isReady: boolean;
  readonly position: Position;
}

/**
 * A build as this runner feeds it: the whole build or, if it has several parts, the parts that this runner
 * holds. Other runners hold the others.
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

  /** How far the whole build has come. */
  get position(): Position {
    const positions = this.feeds.map(({ position }) => position);
    return positions.reduce((one, other) => (other < one ? other : one), positions[0] ?? beginning);
  }

  /** Whether the build is ready, as far as this runner knows: it holds every part, and each may be read. */
  get isReady(): boolean {
    return this.feeds.every(({ isReady }) => isReady);
  }

  /** Whether this runner acts for the whole build: the holder of the first part does. */
  get isHeld(): boolean {
    return this.feeds[0]?.isHeld === true;
  }

  /** Each part separately: other runners may hold the parts that this one does not. */
  get standings(): readonly FeedStanding[] {
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
    const goingOn = await Promise.all(this.feeds.map((feed) => feed.retryParked()));
    return goingOn.reduce((sum, documents) => sum + documents, 0);
  }
}
