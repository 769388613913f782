import { setTimeout as pause } from 'node:timers/promises';
import { MongoBuildRecords } from '../../../services/libs/adapters/distributed/mongo/mongo-build-records.ts';
import {
  type MongoDatabase,
  openMongoDatabase,
} from '../../../services/libs/adapters/distributed/mongo/mongo-database.ts';
import type { Position } from '../../../services/libs/application/event-log/stored-event.ts';
import { projectionRoutes } from '../../../services/libs/application/projections/projection-routes.ts';
import type { MongoServer } from '../../support/mongo-server/mongo-server.ts';
import { ProductProcess } from '../../support/processes/product-process.ts';
import type { GrowingLog } from './booked-data.ts';
import { processorTimeUs } from './processor-time.ts';
import { eventsOfBooking, projectorSettings } from './projector-build.ts';

/** How the read models are shared: the number of projectors, and the number of parts of each model. */
export interface Sharing {
  readonly projectors: number;
  readonly parts: number;
}

/** The cost of each event during a catch-up, in microseconds of processor time. */
export interface CaughtUp {
  /** The cost in the projector that used the most time. A projector cannot be faster once it uses a whole core. */
  readonly busiestUs: number;
  readonly allUs: number;
  readonly mongoUs: number;
}

const lookMs = 50;
const patienceMs = 120_000;

/**
 * Projectors with their own read models, paused (SIGSTOP) except while they are measured. Before the first
 * measurement they have started and shared the parts.
 */
export class StandingProjectors {
  readonly #log: GrowingLog;
  readonly #mongo: MongoServer;
  readonly #processes: readonly ProductProcess[];
  readonly #readModels: MongoDatabase;
  /** The number of bookings of the log that are in the read models. */
  #bookings: number;

  private constructor(
    log: GrowingLog,
    mongo: MongoServer,
    processes: readonly ProductProcess[],
    readModels: MongoDatabase,
  ) {
    this.#log = log;
    this.#mongo = mongo;
    this.#processes = processes;
    this.#readModels = readModels;
    this.#bookings = log.bookings;
  }

  /** Resolves when they have built their read models from the log and are paused. */
  static async start(
    log: GrowingLog,
    server: { readonly url: string },
    mongo: MongoServer,
    { projectors, parts }: Sharing,
  ): Promise<StandingProjectors> {
    const names = projectionRoutes.map(({ projection }) => projection.collection.name);
    const settings = {
      ...projectorSettings(server, mongo),
      // No projector takes over from a paused one; each leaves the second part of a model to the other; and
      // all write their heartbeats equally rarely.
      TAKEOVER_SECONDS: '600',
      ...(parts > 1 && { PROJECTION_PARTS: names.map((name) => `${name}=${parts}`).join(',') }),
    };
    const processes = Array.from(
      { length: projectors },
      () => new ProductProcess(settings, 'projector'),
    );
    const readModels = await openMongoDatabase(settings.MONGODB_URL, { answerMsMax: 10_000 });
    const standing = new StandingProjectors(log, mongo, processes, readModels);
    try {
      await standing.#untilAt(await log.head());
      standing.#send('SIGSTOP');
      return standing;
    } catch (error) {
      await standing.end();
      throw error;
    }
  }

  /** Lets them catch up with the log. If they have read all of it, adds this many bookings to the log first. */
  async catchUp(bookings: number): Promise<CaughtUp> {
    if (this.#bookings === this.#log.bookings) await this.#log.grow(bookings);
    const head = await this.#log.head();
    const events = (this.#log.bookings - this.#bookings) * eventsOfBooking;
    const mongoPid = this.#mongo.process.pid;
    const before = this.#processes.map(({ pid }) => processorTimeUs(pid));
    const mongoBefore = processorTimeUs(mongoPid);
    this.#send('SIGCONT');
    await this.#untilAt(head);
    this.#send('SIGSTOP');
    this.#bookings = this.#log.bookings;
    const taken = this.#processes.map(({ pid }, at) => processorTimeUs(pid) - (before[at] ?? 0));
    return {
      busiestUs: Math.max(...taken) / events,
      allUs: taken.reduce((sum, each) => sum + each, 0) / events,
      mongoUs: (processorTimeUs(mongoPid) - mongoBefore) / events,
    };
  }

  async end(): Promise<void> {
    await Promise.all(this.#processes.map((each) => each.kill()));
    await this.#readModels.close();
  }

  async #untilAt(head: Position): Promise<void> {
    const records = new MongoBuildRecords(this.#readModels);
    const until = performance.now() + patienceMs;
    for (;;) {
      const builds = await records.all().catch(() => []);
      const isThere = builds.every(({ checkpoint }) => (checkpoint?.position ?? '') >= head);
      if (isThere && builds.length === projectionRoutes.length) return;
      if (performance.now() > until) throw new Error('The projectors do not catch up.');
      await pause(lookMs);
    }
  }

  #send(signal: NodeJS.Signals): void {
    for (const each of this.#processes) each.send(signal);
  }
}
