import {
  type RunningProcess,
  RunningProcesses,
} from '../../../application/ports/running-processes.ts';
import type { MongoDatabase } from './mongo-database.ts';
import { replaceDocument } from './mongo-replace.ts';

/** One for each process, by its id. */
interface StoredProcess {
  readonly _id: string;
  readonly process: RunningProcess;
}

/** The processes that share a MongoDB. */
export class MongoRunningProcesses extends RunningProcesses {
  readonly #database: MongoDatabase;

  constructor(database: MongoDatabase) {
    super();
    this.#database = database;
  }

  override note(process: RunningProcess): Promise<void> {
    return replaceDocument(this.#processes, process.id, { process });
  }

  override async remove(id: string): Promise<void> {
    await this.#processes.deleteOne({ _id: id });
  }

  override async list(): Promise<readonly RunningProcess[]> {
    const stored = await this.#processes.find().toArray();
    return stored.map(({ process }) => process);
  }

  get #processes() {
    return this.#database.collection<StoredProcess>('running-processes');
  }
}
