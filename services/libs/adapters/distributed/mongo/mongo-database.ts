import { setTimeout as pause } from 'node:timers/promises';
import { type Collection, type Document, MongoClient, type MongoClientOptions } from 'mongodb';
import { endWaitingWithSockets } from './mongo-closed-sockets.ts';

export interface MongoDatabaseOptions {
  /**
   * How long an answer may take, in milliseconds. A request must fail within two seconds if it cannot be
   * answered; a projector writes thousands of documents at once and may wait longer.
   */
  readonly answerMsMax?: number;
}

const answerMsMaxDefault = 800;

/** How long a call looks for a server if none can be reached, in milliseconds. */
const serverSelectionMsMax = 700;

/** A frozen server is noticed after the sum of these two times, in milliseconds. */
const heartbeatMs = 1_000;
const connectMsMax = 2_000;

/** The pause between two attempts to make the indexes while the server cannot be reached, in milliseconds. */
const indexPauseMs = 1_000;

/** How many collections are cached. Builds, and with them their collections, are made and dropped again. */
const collectionsKept = 200;

/**
 * The address has options that weaken the product's guarantees. The driver would prefer them to the product's
 * options.
 */
export class MongoAddressTooWeak extends Error {
  override readonly name = 'MongoAddressTooWeak';
}

/** Indexes of the collections that are not read models and are not found by `_id` alone. Only `_id` is unique. */
const indexes: readonly {
  readonly collection: string;
  readonly by: string;
  readonly expiresAfterSeconds?: number;
}[] = [
  { collection: 'sessions', by: 'seenAt' },
  { collection: 'sessions', by: 'accountId' },
  { collection: 'booking-origins', by: 'network' },
  { collection: 'booking-origins', by: 'at' },
  { collection: 'booking-limits', by: 'hour' },
  { collection: 'projection-requests', by: 'askedAt', expiresAfterSeconds: 3_600 },
];

/**
 * One MongoDB database. Each write is acknowledged when a majority of the servers have it in their journals, so that no
 * acknowledged write is lost or undone. No guarantee depends on a transaction.
 *
 * While the server cannot be reached, every call and every opening fails within a time limit; calls succeed again as
 * soon as it is back. Calls are not retried here, since only callers know how long they may wait.
 */
export class MongoDatabase {
  readonly #url: string;
  readonly #options: MongoClientOptions;
  readonly #closing = new AbortController();
  #client: MongoClient;
  readonly #collections = new Map<string, Collection>();
  #preparing: Promise<void> = Promise.resolve();

  private constructor(url: string, options: MongoClientOptions) {
    this.#url = url;
    this.#options = options;
    this.#client = this.#newClient();
  }

  /**
   * Resolves when the indexes exist, or when the server cannot be reached. In that case they are made as soon
   * as it is back.
   *
   * @throws MongoParseError for an invalid URL, MongoAddressTooWeak for a URL that weakens the guarantees.
   */
  static async open(
    url: string,
    { answerMsMax = answerMsMaxDefault }: MongoDatabaseOptions = {},
  ): Promise<MongoDatabase> {
    endWaitingWithSockets();
    const database = new MongoDatabase(url, {
      writeConcern: { w: 'majority', journal: true },
      readConcern: { level: 'majority' },
      readPreference: 'primary',
      retryReads: false,
      retryWrites: false,
      ignoreUndefined: true,
      serverSelectionTimeoutMS: serverSelectionMsMax,
      connectTimeoutMS: connectMsMax,
      heartbeatFrequencyMS: heartbeatMs,
      socketTimeoutMS: answerMsMax,
      waitQueueTimeoutMS: answerMsMax,
    });
    checkStrength(database.#client);
    if (!(await database.#makeIndexes())) {
      database.#preparing = database.#keepMakingIndexes();
    }
    return database;
  }

  /**
   * Returns a collection. Callers must call this before every use and keep no collection: after a start without
   * a server, another client replaces the first one.
   */
  collection<Stored extends Document>(name: string): Collection<Stored> {
    const known = this.#collections.get(name) ?? this.#client.db().collection(name);
    if (this.#collections.size >= collectionsKept) {
      this.#collections.clear();
    }
    this.#collections.set(name, known);
    return known as unknown as Collection<Stored>;
  }

  async collectionNames(): Promise<readonly string[]> {
    const all = await this.#client.db().listCollections({}, { nameOnly: true }).toArray();
    return all.map(({ name }) => name);
  }

  /** Runs a command of the server itself and returns its answer. */
  ask(command: Document): Promise<Document> {
    return this.#client.db('admin').command(command);
  }

  /** Drops the whole database. */
  async drop(): Promise<void> {
    await this.#client.db().dropDatabase();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#preparing;
    await this.#client.close();
  }

  /** Makes a client. A client whose first connection failed never connects later, so another client replaces it. */
  #newClient(): MongoClient {
    const client = new MongoClient(this.#url, this.#options);
    client.on('topologyClosed', () => {
      if (client === this.#client && !this.#closing.signal.aborted) {
        this.#client = this.#newClient();
        this.#collections.clear();
      }
    });
    return client;
  }

  async #makeIndexes(): Promise<boolean> {
    try {
      for (const { collection, by, expiresAfterSeconds } of indexes) {
        const expiry =
          expiresAfterSeconds === undefined ? {} : { expireAfterSeconds: expiresAfterSeconds };
        await this.collection(collection).createIndex({ [by]: 1 }, expiry, undefined);
      }
      return true;
    } catch {
      return false;
    }
  }

  async #keepMakingIndexes(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted && !(await this.#makeIndexes())) {
      await pause(indexPauseMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** @throws MongoAddressTooWeak */
function checkStrength({ options }: MongoClient): void {
  const { writeConcern, readConcern, readPreference } = options;
  const weak = [
    ...(writeConcern.w === 'majority' ? [] : ['w']),
    ...(writeConcern.journal === true ? [] : ['journal']),
    ...(writeConcern.wtimeoutMS === undefined ? [] : ['wtimeoutMS']),
    ...(readConcern.level === 'majority' ? [] : ['readConcernLevel']),
    ...(readPreference.mode === 'primary' ? [] : ['readPreference']),
  ];
  if (weak.length > 0) {
    throw new MongoAddressTooWeak(
      `MONGODB_URL sets ${weak.join(' and ')}: writes must be acknowledged by a majority and ` +
        'its journals, and reads must go to the primary. Remove it from the address.',
    );
  }
}

/** Opens the database that the URL names. @see MongoDatabase.open */
export function openMongoDatabase(
  url: string,
  options?: MongoDatabaseOptions,
): Promise<MongoDatabase> {
  return MongoDatabase.open(url, options);
}
