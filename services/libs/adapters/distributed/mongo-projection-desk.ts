import { setTimeout as pause } from 'node:timers/promises';
import type { ProjectionControl } from '../../application/ports/projection-control.ts';
import type { MongoDatabase } from './mongo-database.ts';
import {
  type ProjectionAnswer,
  type ProjectionRequest,
  requestsIn,
  type StoredRequest,
} from './mongo-projection-requests.ts';
import { is } from './mongo-values.ts';

/** Between two looks at what was asked, in milliseconds; longer after one that failed. */
const lookMs = 100;
const lookAfterFailureMs = 1_000;

export interface ProjectionDeskParts {
  readonly database: MongoDatabase;
  /** Whoever runs the projections in this process. */
  readonly projections: Pick<ProjectionControl, 'rebuild' | 'retryParked'>;
  /** What its leases say: requests go to those that hold them. */
  readonly owner: string;
}

/**
 * Where a projector takes what {@link MongoProjectionControl} asks in other processes. A request is
 * taken by one update, so each addressee does it once; if this process ends over it, who asked is
 * told that nobody answered, and may ask again.
 */
export class MongoProjectionDesk {
  readonly #parts: ProjectionDeskParts;
  readonly #closing = new AbortController();
  readonly #working: Promise<void>;

  /** Begins to answer. */
  constructor(parts: ProjectionDeskParts) {
    this.#parts = parts;
    this.#working = this.#work();
  }

  /** Finishes what was taken. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#working;
  }

  async #work(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      // A store that is away: who asked knows it, and the next look tells when it is back.
      const pauseMs = await this.#answerNext().then(
        (hasAnswered) => (hasAnswered ? 0 : lookMs),
        () => lookAfterFailureMs,
      );
      await pause(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** False when nothing was asked of this process. */
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
      // Only the kind: a message may quote what it stumbled over.
      return { failure: error instanceof Error ? error.name : typeof error };
    }
  }
}
