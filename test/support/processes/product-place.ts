import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type EventStoreDbProcess,
  spawnEventStoreDb,
} from '../eventstoredb/spawn-event-store-db.ts';
import { eventStoreSecret } from './event-store-server.ts';
import { urlOfRun } from '../one-mongo-server/kept-server.ts';
import { separateDatabase } from '../mongo-server/separate-database.ts';
import { MongoServer } from '../mongo-server/mongo-server.ts';
import type { ProgramName } from './product-process.ts';
import { RedisServer } from './redis-server.ts';
import { storyProfile } from '../stories/story-profile.ts';

/** Where a product stores its data in a test, and its processes. */
export interface ProductPlace {
  readonly settings: Readonly<Record<string, string>>;
  /** The first program answers requests. */
  readonly programs: readonly ProgramName[];
  /** Removes everything that was stored. */
  remove(): Promise<void>;
}

/** A separate place in the profile of this test run. */
export function placeOfItsOwn(directory?: string): Promise<ProductPlace> {
  return storyProfile === 'embedded' ? Promise.resolve(embeddedPlace(directory)) : Engines.start();
}

function embeddedPlace(given?: string): ProductPlace {
  const directory = given ?? mkdtempSync(join(tmpdir(), 'tours-story-'));
  return {
    settings: { DATA_DIR: directory },
    programs: ['standalone'],
    remove() {
      rmSync(directory, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

/**
 * The engines of one system: a log, a queue and a database. By default the database is in the shared server
 * of the whole run, because a Java process takes seconds to start. Servers in EVENTSTORE_URL and REDIS_URL
 * are used as they are.
 */
export class Engines implements ProductPlace {
  readonly programs = ['api', 'projector', 'worker'] as const;
  readonly settings: Readonly<Record<string, string>>;
  readonly #eventStore: EventStoreDbProcess | undefined;
  readonly #mongo: MongoServer | undefined;
  readonly #redis: RedisServer | undefined;
  /** The directory in which every API process stores pictures. */
  readonly #images = mkdtempSync(join(tmpdir(), 'tours-images-'));
  /** The directory in which every process finds the anchors. */
  readonly #archive = mkdtempSync(join(tmpdir(), 'tours-archive-'));

  private constructor(
    servers: {
      readonly eventStore: EventStoreDbProcess | undefined;
      readonly mongo: MongoServer | undefined;
      readonly redis: RedisServer | undefined;
    },
    given: NodeJS.ProcessEnv,
  ) {
    this.#eventStore = servers.eventStore;
    this.#mongo = servers.mongo;
    this.#redis = servers.redis;
    this.settings = {
      PROFILE: 'distributed',
      EVENTSTORE_URL: servers.eventStore?.url ?? given.EVENTSTORE_URL ?? '',
      MONGODB_URL: separateDatabase(servers.mongo?.url ?? given.MONGODB_URL ?? ''),
      REDIS_URL: servers.redis?.url ?? given.REDIS_URL ?? '',
      SECRET_KEY: eventStoreSecret,
      IMAGES_DIR: this.#images,
      ARCHIVE_DIR: this.#archive,
      SEED_CATALOGUE: 'true',
      // Long enough for a busy machine, and the longest wait for a takeover.
      TAKEOVER_SECONDS: '2',
      // There is no load balancer here.
      DRAIN_SECONDS: '0',
    };
  }

  /** @param options.own Starts a separate server of each kind, so that they can be killed and paused. */
  static async start({ own = false } = {}): Promise<Engines> {
    const { [urlOfRun]: mongoOfRun, MONGODB_URL = mongoOfRun } = process.env;
    const given: NodeJS.ProcessEnv = { ...process.env, MONGODB_URL };
    const needs = (url: string | undefined) => own || url === undefined;
    const [eventStore, mongo, redis] = await Promise.all([
      needs(given.EVENTSTORE_URL) ? spawnEventStoreDb() : undefined,
      needs(given.MONGODB_URL) ? MongoServer.start() : undefined,
      needs(given.REDIS_URL) ? RedisServer.start() : undefined,
    ]);
    return new Engines({ eventStore, mongo, redis }, given);
  }

  get eventStore(): EventStoreDbProcess {
    return own(this.#eventStore);
  }

  get mongo(): MongoServer {
    return own(this.#mongo);
  }

  get redis(): RedisServer {
    return own(this.#redis);
  }

  /** The same engines for a product that must leave them running when it is removed. */
  asPlace(): ProductPlace {
    const { settings, programs } = this;
    return { settings, programs, remove: () => Promise.resolve() };
  }

  async remove(): Promise<void> {
    await Promise.all([this.#eventStore?.stop(), this.#mongo?.remove(), this.#redis?.remove()]);
    for (const directory of [this.#images, this.#archive]) {
      rmSync(directory, { recursive: true, force: true });
    }
  }
}

function own<Server>(server: Server | undefined): Server {
  if (server === undefined)
    throw new Error('This server was given by its address, so tests must not disturb it.');
  return server;
}
