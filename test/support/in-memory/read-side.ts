import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteProjectionStore } from '../../../services/libs/adapters/embedded/read-models/sqlite-projection-store.ts';
import { SqliteReadStore } from '../../../services/libs/adapters/embedded/read-models/sqlite-read-store.ts';
import type { CataloguedEvent } from '../../../services/libs/application/event-log/event-catalogue.ts';
import type { EventStore } from '../../../services/libs/application/ports/event-store.ts';
import type { ProjectionAlarm } from '../../../services/libs/application/projections/engine/projection-alarms.ts';
import { projectionRoutes } from '../../../services/libs/application/projections/projection-routes.ts';
import {
  ProjectionRunner,
  type RunnerParts,
} from '../../../services/libs/application/projections/engine/projection-runner.ts';
import { SystemClock } from '../../../services/libs/adapters/node/system-clock.ts';
import type { ProjectionRoute } from '../../../services/libs/application/projections/engine/projection.ts';
import { InMemoryEventStore } from './in-memory-event-store.ts';
import { InMemoryLog } from './in-memory-log.ts';
import { part } from './stored-events.ts';

/** How long a read model may take to catch up before a test gives up on it. */
const patienceMs = 20_000;

/** The read side over a log, by default in memory: read models in a SQLite file, and runners that feed them. */
export class ReadSide {
  readonly alarms: ProjectionAlarm[] = [];
  readonly routes: readonly ProjectionRoute[];
  log: EventStore;
  readonly #directory = mkdtempSync(join(tmpdir(), 'read-side-'));
  readonly store: SqliteProjectionStore;
  readonly readStore: SqliteReadStore;
  readonly #runners: ProjectionRunner[] = [];

  constructor(
    routes: readonly ProjectionRoute[] = projectionRoutes,
    log: EventStore = new InMemoryEventStore(new InMemoryLog()),
  ) {
    this.routes = routes;
    this.log = log;
    const file = join(this.#directory, 'read-models.sqlite');
    this.store = new SqliteProjectionStore(file);
    this.readStore = new SqliteReadStore(file);
  }

  /** Replaces the log with an empty one from which the read models were not made. */
  exchangeLog(logId: string): void {
    this.log = new InMemoryEventStore(new InMemoryLog(logId));
  }

  async run(more: Partial<RunnerParts> = {}): Promise<ProjectionRunner> {
    const runner = await ProjectionRunner.start({
      log: this.log,
      store: this.store,
      clock: new SystemClock(),
      owner: randomUUID(),
      openPersonal: () => Promise.resolve(undefined),
      raise: (alarm) => this.alarms.push(alarm),
      routes: this.routes,
      ...more,
    });
    this.#runners.push(runner);
    return runner;
  }

  /** Stores events at the end of a stream. */
  async happen(stream: string, ...events: readonly CataloguedEvent[]): Promise<void> {
    const [last] = await this.log.readStream(stream, { direction: 'backward', limit: 1 });
    const append = part(stream, last?.revision ?? 'no-stream', ...events);
    expect(await this.log.appendInOrder([append])).toMatchObject({ outcome: 'appended' });
  }

  /** Waits until every collection includes all events of the log. */
  async catchUp(): Promise<void> {
    const collections = this.routes.map(({ projection }) => projection.collection);
    const head = await this.log.head();
    expect(await this.readStore.waitFor(collections, head, patienceMs)).toBe(true);
  }

  /** Polls until the condition holds; fails after a time limit. */
  async eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
    const until = performance.now() + patienceMs;
    while (!(await isSo())) {
      expect(performance.now()).toBeLessThan(until);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#runners.map((runner) => runner.close()));
    this.readStore.close();
    this.store.close();
    rmSync(this.#directory, { recursive: true });
  }
}
