import type { MongoDatabase } from './mongo-database.ts';

/** What people ask of the projections. */
export type ProjectionRequest =
  | { readonly ask: 'rebuild'; readonly name: string; readonly acknowledged: readonly string[] }
  | { readonly ask: 'retry-parked'; readonly name: string };

export type ProjectionAnswer = { readonly answer: boolean | number } | { readonly failure: string };

/**
 * A request on its way to other processes and its answers on their way back. Who asked removes it;
 * where that process is no more, it is gone an hour after it was asked.
 */
export interface StoredRequest {
  readonly _id: string;
  readonly askedAt: Date;
  readonly request: ProjectionRequest;
  /** Owners of leases that did not take it yet; null stands for whoever comes first. */
  readonly to: readonly (string | null)[];
  readonly answers: readonly ProjectionAnswer[];
}

export function requestsIn(database: MongoDatabase) {
  return database.collection<StoredRequest>('projection-requests');
}
