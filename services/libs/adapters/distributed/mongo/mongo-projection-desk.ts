import { setTimeout as pause } from 'node:timers/promises';
import type { ProjectionControl } from '../../../application/ports/projection-control.ts';
import type { MongoDatabase } from './mongo-database.ts';
import {
  type ProjectionAnswer,
  type ProjectionRequest,
  requestsIn,
  type StoredRequest,
} from './mongo-projection-requests.ts';
import { is } from './mongo-values.ts';

/** The pause between two checks for requests, in milliseconds. It is longer after a check that failed. */
const lookMs = 100;
const lookAfterFailureMs = 1_000;

export interface ProjectionDeskParts {
  readonly database: MongoDatabase;
  /** Runs the projections of this process. */
  readonly projections: Pick<ProjectionControl, 'rebuild' | 'retryParked'>;
  /** The owner that the leases of this process name: requests go to the holders of leases. */
  readonly owner: string;
}

/**
 * Takes the requests that {@link MongoProjectionControl} sends from other processes. A request is taken by
 * one update, so each addressee does it once. If this process ends before it answers, the caller gets the
 * error that no projector answered, and may ask again.
 */
export class MongoProjectionDesk {
  readonly #parts: ProjectionDeskParts;
  readonly #closing = new AbortController();
  readonly #working: Promise<void>;

  /** Starts to answer requests. */
  constructor(parts: ProjectionDeskParts) {
    this.#parts = parts;
    this.#working = this.#work();
  }

  /** Finishes the request that was taken, and takes no more. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#working;
  }

  async #work(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      // While the store cannot be reached, the caller gets its own error. The next check finds out whether it is
      // back.
      const pauseMs = await this.#answerNext().then(
        (hasAnswered) => (hasAnswered ? 0 : lookMs),
        () => lookAfterFailureMs,
      );
      await pause(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Answers one request. Returns false if there was none for this process. */
  async #answerNext(): Promise<boolean> {
    const { database, owner } = this.#parts;
    const taken = (await this.#take(owner)) ?? (await this.#take(null));
    if (taken === undefined) {
      return false;
    }
    const answer = await this.#answer(taken.request);
    await requestsIn(database).updateOne({ _id: is(taken._id) }, { $push: { answers: answer } });
    return true;
  }

  async #take(addressee: string | null): Promise<StoredRequest | undefined> {
    const taken = await requestsIn(this.#parts.database).findOneAndUpdate(
      { to: { $in: [addressee] } },
      { $pull: { to: addressee } },
    );
    return taken ?? undefined;
  }

  async #answer(request: ProjectionRequest): Promise<ProjectionAnswer> {
    const { projections } = this.#parts;
    try {
      return request.ask === 'rebuild'
        ? { answer: await projections.rebuild(request.name, request.acknowledged) }
        : { answer: await projections.retryParked(request.name) };
    } catch (error) {
      // Only the kind of the error, because its message may quote the data that caused it.
      return { failure: error instanceof Error ? error.name : typeof error };
    }
  }
}
