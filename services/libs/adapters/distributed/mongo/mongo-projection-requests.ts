import type { MongoDatabase } from './mongo-database.ts';

/** What staff can ask of the projections. */
export type ProjectionRequest =
  | { readonly ask: 'rebuild'; readonly name: string; readonly acknowledged: readonly string[] }
  | { readonly ask: 'retry-parked'; readonly name: string };

export type ProjectionAnswer = { readonly answer: boolean | number } | { readonly failure: string };

/**
 * A request to other processes, and their answers. The caller removes it. If the process of the caller has
 * ended, MongoDB removes it an hour after it was made.
 */
export interface StoredRequest {
  readonly _id: string;
  readonly askedAt: Date;
  readonly request: ProjectionRequest;
  /**
   * Owners of leases that have not taken the request yet. Null is for the first process that looks for
   * requests.
   */
  readonly to: readonly (string | null)[];
  readonly answers: readonly ProjectionAnswer[];
}

export function requestsIn(database: MongoDatabase) {
  return database.collection<StoredRequest>('projection-requests');
}
