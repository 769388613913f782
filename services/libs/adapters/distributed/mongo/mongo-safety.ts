import { type Document, MongoServerError } from 'mongodb';
import {
  type EngineLook,
  type Finding,
  WatchedEngine,
} from '../../../application/ports/watched-engine.ts';
import { clockFindings, skewOf } from '../clock-skew.ts';
import type { MongoDatabase } from './mongo-database.ts';

/** Checks the settings of a MongoDB, as far as the product's user may read them. */
export class MongoSafety extends WatchedEngine {
  override readonly engine = 'read-models';
  readonly #database: Pick<MongoDatabase, 'ask'>;

  constructor(database: Pick<MongoDatabase, 'ask'>) {
    super();
    this.#database = database;
  }

  override async look(): Promise<EngineLook> {
    const clockSkewMs = await this.#skew();
    return {
      findings: [
        storage(await this.#askIfAllowed({ serverStatus: 1, repl: 0, metrics: 0, locks: 0 })),
        journal(await this.#askIfAllowed({ getCmdLineOpts: 1 })),
        ...clockFindings('mongodb-clock', 'MongoDB', clockSkewMs),
      ],
      ...(clockSkewMs === undefined ? {} : { clockSkewMs }),
    };
  }

  async #skew(): Promise<number | undefined> {
    const askedAtMs = Date.now();
    // Every server supports this old name of the command.
    const { localTime } = await this.#database.ask({ isMaster: 1 });
    const answeredAtMs = Date.now();
    if (!(localTime instanceof Date)) return undefined;
    return skewOf({ askedAtMs, answeredAtMs, shownMs: localTime.getTime() });
  }

  /** Returns undefined if the user may not run the command, or the server does not support it. */
  async #askIfAllowed(command: Document): Promise<Document | undefined> {
    try {
      return await this.#database.ask(command);
    } catch (error) {
      if (error instanceof MongoServerError) return undefined;
      throw error;
    }
  }
}

function storage(status: Document | undefined): Finding {
  const setting = 'mongodb-in-memory';
  const engine = status?.storageEngine as { name?: string; persistent?: boolean } | undefined;
  if (engine?.persistent === undefined) {
    return {
      setting,
      state: 'unknown',
      words:
        'MongoDB does not report whether it keeps its data on disk: check it yourself, or grant its user the role clusterMonitor.',
    };
  }
  return engine.persistent
    ? { setting, state: 'safe', words: 'MongoDB keeps its data on disk.' }
    : {
        setting,
        state: 'unsafe',
        words: `MongoDB keeps its data only in memory (${engine.name}) and loses accounts and sessions when it ends: use wiredTiger.`,
      };
}

function journal(started: Document | undefined): Finding {
  const setting = 'mongodb-journal';
  const parsed = started?.parsed as { storage?: { journal?: { enabled?: boolean } } } | undefined;
  if (parsed?.storage?.journal?.enabled === false) {
    return { setting, state: 'unsafe', words: withoutJournal };
  }
  // Every write asks for the journal, and a server that has none refuses it.
  return { setting, state: 'safe', words: 'MongoDB acknowledges what is in its journal.' };
}

/** What is wrong, and what to do about it. */
export const withoutJournal =
  'MongoDB runs without a journal and loses what it has acknowledged when it crashes: start mongod without --nojournal (storage.journal.enabled: true).';
