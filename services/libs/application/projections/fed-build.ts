import { beginning, type Position } from '../event-log/stored-event.ts';
import type { Build } from '../ports/projection-store.ts';
import type { BuildComparison } from '../ports/read-store.ts';
import { BuildFeed, type FeedTools } from './build-feed.ts';
import type { ProjectionRoute } from './projection-routes.ts';

/** One part of a build, or all of it, as a runner sees it. */
export interface FeedStanding {
  /** Of its projection. */
  readonly name: string;
  /** This runner holds its lease. */
  readonly isHeld: boolean;
  /** Readers may see it, as far as its holder knows. */
  readonly isReady: boolean;
  readonly position: Position;
}

/**
 * A build as this runner feeds it: in one piece, or, where it is kept in several parts, those parts
 * that it holds, while other runners hold others.
 */
export class FedBuild {
  readonly route: ProjectionRoute;
  readonly build: Build;
  readonly feeds: readonly BuildFeed[];

  /** @param parts In how many parts the build is kept. */
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

  /** How far all of it has come. */
  get position(): Position {
    const positions = this.feeds.map(({ position }) => position);
    return positions.reduce((one, other) => (other < one ? other : one), positions[0] ?? beginning);
  }

  /** As far as this runner can say: it holds every part, and each may be read. */
  get isReady(): boolean {
    return this.feeds.every(({ isReady }) => isReady);
  }

  /** Somebody has to speak for the whole of it: who holds its first part. */
  get isHeld(): boolean {
    return this.feeds[0]?.isHeld === true;
  }

  /** Each part by itself: others may hold what this runner does not. */
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
