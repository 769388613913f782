import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { Identifiers } from '../../application/ports/identifiers.ts';
import { bucketFault, BucketAway, BucketUnusable } from './s3-failures.ts';
import { isListedWhole, keysListed } from './s3-listing.ts';

/** The address of a bucket and the keys to it; plain data, so that it can be sent to a thread. */
export interface BucketPlace {
  /** The address of the service, without a trailing slash. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** How long one try may take, in milliseconds. */
const tryMsMax = 5_000;

/** The pause before each further try, in milliseconds. */
const pausesMs = [100, 400] as const;

/** Says who added an object. So a writer that got no answer can see whether it added the object. */
const addedBy = 'x-amz-meta-added-by';

/** One answer of a listing has at most this many keys. */
const keysAtOnceMax = 1_000;

/** The object that is added twice to check that the service supports conditional writes. */
const probe = 'conditional-writes';

interface Asked {
  readonly method: 'GET' | 'HEAD' | 'PUT';
  /** Relative to the bucket. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/**
 * A bucket to which objects are added. They are never changed or removed. It uses the part of S3 that every such
 * service supports, with conditional writes and path-style addresses.
 */
export class S3Bucket {
  readonly #place: BucketPlace;
  readonly #identifiers: Identifiers;
  readonly #client: AwsClient;

  constructor(place: BucketPlace, identifiers: Identifiers) {
    this.#place = place;
    this.#identifiers = identifiers;
    const { accessKeyId, secretAccessKey, region } = place;
    this.#client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      retries: 0,
    });
  }

  /**
   * Checks that the bucket exists, accepts writes and does not overwrite objects: a service that does not
   * support the condition would overwrite them silently.
   *
   * @throws BucketAway, BucketUnusable
   */
  async check(): Promise<void> {
    const content = Buffer.from('Written once, by the process that started first.\n');
    const isFirst = await this.add(probe, content);
    if (isFirst && (await this.add(probe, content))) {
      throw new BucketUnusable(
        'it overwrites objects that are already there: conditional writes are needed',
      );
    }
  }

  /** Returns the object's content; undefined if there is none. */
  async get(key: string): Promise<Buffer | undefined> {
    const answer = await this.#ask({ method: 'GET', path: key });
    return answer.status === 404 ? undefined : answer.content;
  }

  async has(key: string): Promise<boolean> {
    const answer = await this.#ask({ method: 'HEAD', path: key });
    return answer.status !== 404;
  }

  /**
   * Adds an object, completely or not at all. Returns false if the object exists already; it stays unchanged.
   */
  async add(key: string, content: Uint8Array): Promise<boolean> {
    const writer = this.#identifiers.uuid();
    const answer = await this.#ask({
      method: 'PUT',
      path: key,
      headers: {
        'if-none-match': '*',
        [addedBy]: writer,
        'x-amz-content-sha256': createHash('sha256').update(content).digest('hex'),
      },
      body: content,
    });
    if (answer.status !== 412) return true;
    // Only an earlier try whose answer was lost can have added it.
    if (answer.tries === 1) return false;
    const kept = await this.#ask({ method: 'HEAD', path: key });
    return kept.headers.get(addedBy) === writer;
  }

  /** Returns the keys that begin with a prefix, without the prefix, in the order of their bytes. */
  async keys(prefix: string, atOnceMax = keysAtOnceMax): Promise<readonly string[]> {
    const keys: string[] = [];
    for (let isWhole = false; !isWhole;) {
      const after = keys.at(-1);
      const query = new URLSearchParams({
        'list-type': '2',
        prefix,
        'max-keys': String(atOnceMax),
        ...(after !== undefined && { 'start-after': after }),
      });
      const { content } = await this.#ask({ method: 'GET', path: `?${query.toString()}` });
      const page = keysListed(content.toString());
      keys.push(...page);
      isWhole = isListedWhole(content.toString()) || page.length === 0;
    }
    return keys.map((key) => key.slice(prefix.length));
  }

  /** Every request can be repeated: reading changes nothing, and adding twice adds once. */
  async #ask(asked: Asked): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      try {
        return { ...(await this.#askOnce(asked)), tries };
      } catch (error) {
        const pauseMs = pausesMs[tries - 1];
        if (!(error instanceof BucketAway) || pauseMs === undefined) throw error;
        await pause(pauseMs);
      }
    }
  }

  async #askOnce({ method, path, headers, body }: Asked): Promise<Omit<Answer, 'tries'>> {
    const { endpoint, bucket } = this.#place;
    const request = await this.#client.sign(`${endpoint}/${bucket}/${path}`, {
      method,
      ...(headers !== undefined && { headers }),
      ...(body !== undefined && { body: new Uint8Array(body) }),
    });
    let response: Response;
    let content: Buffer;
    try {
      response = await fetch(request, {
        signal: AbortSignal.timeout(tryMsMax),
        redirect: 'manual',
      });
      content = Buffer.from(await response.arrayBuffer());
    } catch (error) {
      throw new BucketAway('it did not answer', { cause: error });
    }
    const { status } = response;
    const fault = bucketFault({ method, status, content: content.toString('latin1', 0, 2_000) });
    if (fault !== undefined) throw fault;
    return { status, headers: response.headers, content };
  }
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly content: Buffer;
  /** The number of tries until this answer came. */
  readonly tries: number;
}
