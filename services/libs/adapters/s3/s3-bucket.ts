import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { Identifiers } from '../../application/ports/identifiers.ts';
import { bucketFault, BucketAway, BucketUnusable } from './s3-failures.ts';
import { isListedWhole, keysListed } from './s3-listing.ts';

/** Where a bucket is and who may use it; plain data, so that it can be sent to a thread. */
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

/** Before each further try, in milliseconds. */
const pausesMs = [100, 400] as const;

/** Says who added an object, so that whoever got no answer can see whether it was they. */
const addedBy = 'x-amz-meta-added-by';

/** As many as one answer of a listing may hold. */
const keysAtOnceMax = 1_000;

/** What is asked for twice to see that the service honours conditions. */
const probe = 'conditional-writes';

interface Asked {
  readonly method: 'GET' | 'HEAD' | 'PUT';
  /** Below the bucket. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/**
 * A bucket that objects are added to, and never changed or removed. It speaks the part of S3 that every
 * service of that kind has, with conditional writes, by addresses that hold the bucket in their path.
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
   * Sees that the bucket is there, may be written to, and leaves what it holds as it is: a service that
   * does not know the condition would write over it without a word.
   *
   * @throws BucketAway, BucketUnusable
   */
  async check(): Promise<void> {
    const content = Buffer.from('Written once, by whoever started first.\n');
    const isFirst = await this.add(probe, content);
    if (isFirst && (await this.add(probe, content))) {
      throw new BucketUnusable('it writes over what it holds: conditional writes are needed');
    }
  }

  /** The object's content; undefined where there is none. */
  async get(key: string): Promise<Buffer | undefined> {
    const answer = await this.#ask({ method: 'GET', path: key });
    return answer.status === 404 ? undefined : answer.content;
  }

  async has(key: string): Promise<boolean> {
    const answer = await this.#ask({ method: 'HEAD', path: key });
    return answer.status !== 404;
  }

  /** Keeps an object, whole or not at all. False where there is one already, which stays as it is. */
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
    // Only a try whose answer was lost can have been the one that added it.
    if (answer.tries === 1) return false;
    const kept = await this.#ask({ method: 'HEAD', path: key });
    return kept.headers.get(addedBy) === writer;
  }

  /** The keys that begin with a prefix, without it, in the order of their bytes. */
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

  /** What is asked may be asked again: reading changes nothing, and adding twice adds once. */
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
  /** How often it was asked until this came. */
  readonly tries: number;
}
