import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { EngineAway } from '../../../application/ports/engine-away.ts';
import { ProjectionControl } from '../../../application/ports/projection-control.ts';
import { MongoBuildRecords, ownersOf, type StoredBuild } from './mongo-build-records.ts';
import type { MongoDatabase } from './mongo-database.ts';
import {
  type ProjectionAnswer,
  type ProjectionRequest,
  requestsIn,
} from './mongo-projection-requests.ts';
import { is } from './mongo-values.ts';

/**
 * How long a caller waits for the projectors, and the pause between two checks for their answers, in milliseconds.
 */
const answerWaitMs = 10_000;
const lookAgainMs = 50;

/**
 * Sends requests to the processes that run the projections, through the database that they share. A request
 * goes to the processes that hold the leases it concerns, since only the holder can continue a build or fold
 * its parked documents again.
 */
export class MongoProjectionControl extends ProjectionControl {
  readonly #database: MongoDatabase;
  readonly #answerWaitMs: number;

  constructor(database: MongoDatabase, waitMs = answerWaitMs) {
    super();
    this.#database = database;
    this.#answerWaitMs = waitMs;
  }

  /** @throws EngineAway when no projector answered. */
  override async rebuild(name: string, acknowledged: readonly string[] = []): Promise<boolean> {
    const newest = (await this.#buildsOf(name)).toSorted(byAge).slice(-1);
    const answers = await this.#ask({ ask: 'rebuild', name, acknowledged }, addresseesOf(newest));
    return answers.includes(true);
  }

  /**
   * Returns the sum of the answers. Each process answers for the documents that it keeps: if a read model has
   * parts, for the documents of its parts.
   *
   * @throws EngineAway when no projector answered.
   */
  override async retryParked(name: string): Promise<number> {
    const owners = addresseesOf(await this.#buildsOf(name));
    const answers = await this.#ask({ ask: 'retry-parked', name }, owners);
    return answers.reduce<number>((sum, documents) => sum + Number(documents), 0);
  }

  async #buildsOf(name: string): Promise<readonly StoredBuild[]> {
    const builds = await new MongoBuildRecords(this.#database).all();
    return builds.filter((build) => build.name === name);
  }

  async #ask(
    request: ProjectionRequest,
    to: readonly (string | null)[],
  ): Promise<readonly (boolean | number)[]> {
    const id = randomUUID();
    const requests = requestsIn(this.#database);
    await requests.insertOne({ _id: id, askedAt: new Date(), request, to, answers: [] });
    try {
      return (await this.#answers(id, to.length)).map(answerIn);
    } finally {
      await requests.deleteOne({ _id: is(id) });
    }
  }

  async #answers(id: string, count: number): Promise<readonly ProjectionAnswer[]> {
    const untilMs = performance.now() + this.#answerWaitMs;
    while (performance.now() < untilMs) {
      const found = await requestsIn(this.#database).findOne({ _id: is(id) });
      if (found !== null && found.answers.length >= count) {
        return found.answers;
      }
      await pause(lookAgainMs);
    }
    throw new EngineAway('read-models', {
      cause: new Error(
        'No projector answered: none is running, or its lease is not taken over yet.',
      ),
    });
  }
}

/**
 * Returns the owners to ask. Null if no process holds a build: then the first process that checks for requests takes
 * it.
 */
function addresseesOf(builds: readonly StoredBuild[]): readonly (string | null)[] {
  const owners = new Set(builds.flatMap(ownersOf));
  return owners.size === 0 ? [null] : [...owners];
}

function byAge(one: StoredBuild, other: StoredBuild): number {
  return one.version - other.version || one.number - other.number;
}

function answerIn(answer: ProjectionAnswer): boolean | number {
  if ('failure' in answer) {
    throw new Error(`The projector failed: ${answer.failure}`);
  }
  return answer.answer;
}
