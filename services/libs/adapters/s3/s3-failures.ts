/** The bucket cannot be reached now, or is too busy; a later request may succeed. */
export class BucketAway extends Error {
  override readonly name = 'BucketAway';

  constructor(why: string, options?: ErrorOptions) {
    super(`The bucket cannot be reached: ${why}.`, options);
  }
}

/** The bucket refuses to be used like this; a repeated request fails too. */
export class BucketUnusable extends Error {
  override readonly name = 'BucketUnusable';

  constructor(why: string) {
    super(`The bucket cannot be used: ${why}.`);
  }
}

/** Whether the bucket cannot be reached now, so that a later request may succeed. */
export function isBucketAway(error: unknown): boolean {
  return error instanceof BucketAway;
}

/**
 * The statuses of S3 for a request that took too long, for two writers of the same object, and for too many
 * requests.
 */
const passing: readonly number[] = [408, 409, 429];

/**
 * Returns the error of an answer. It returns none if the request was done, if there is no such object, or if
 * the object exists already.
 */
export function bucketFault(answer: {
  readonly method: string;
  readonly status: number;
  readonly content: string;
}): Error | undefined {
  const { method, status, content } = answer;
  const code = /<Code>(\w+)<\/Code>/.exec(content)?.[1];
  if (status >= 500 || passing.includes(status)) return new BucketAway(`it answered ${status}`);
  if (status >= 200 && status < 300) return undefined;
  if (status === 412 && method === 'PUT') return undefined;
  if (status === 404 && method !== 'PUT' && code !== 'NoSuchBucket') return undefined;
  return new BucketUnusable(code === undefined ? `it answered ${status}` : `${code} (${status})`);
}
