/** The bucket cannot be reached just now, or is too busy: asking again later is the answer. */
export class BucketAway extends Error {
  override readonly name = 'BucketAway';

  constructor(why: string, options?: ErrorOptions) {
    super(`The bucket is away: ${why}.`, options);
  }
}

/** The bucket answers that it cannot be used like this, which asking again does not change. */
export class BucketUnusable extends Error {
  override readonly name = 'BucketUnusable';

  constructor(why: string) {
    super(`The bucket cannot be used: ${why}.`);
  }
}

/** Whether what the bucket failed with may pass. */
export function isBucketAway(error: unknown): boolean {
  return error instanceof BucketAway;
}

/** What S3 means by "somebody writes the same at this moment", by "slower" and by "not in time". */
const passing: readonly number[] = [408, 409, 429];

/** What an answer is a fault of; undefined for those that say what was asked: done, none, there is one. */
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
