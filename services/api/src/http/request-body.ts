import type { IncomingMessage } from 'node:http';
import { Problem } from './problem.ts';

/** A longer body is refused. */
export const bodyBytesMax = 100 * 1024;
/** The time limit for a body to arrive, in milliseconds. */
const bodyMsMax = 20_000;
/**
 * How many values a body may have, and how deep it may be nested. The largest body of the product is a bulk act, which
 * names 2,000 bookings.
 */
const valuesMax = 2_100;
const depthMax = 20;

type UnreadableCode =
  'BodyTooLarge' | 'MalformedRequest' | 'RequestTooSlow' | 'UnsupportedMediaType';

/** Why the body of a request could not be read. Becomes a problem only if a route needs the body. */
export class UnreadableBody {
  constructor(
    private readonly code: UnreadableCode,
    private readonly detail: string,
  ) {}

  get problem(): Problem {
    // If the body was not read completely, the rest of it may still arrive.
    const headers = this.code === 'MalformedRequest' ? {} : { connection: 'close' };
    return new Problem(this.code, { detail: this.detail, headers });
  }
}

/** Whether the request says that a body follows. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/**
 * Reads a JSON body and passes it to `done`. A body of another type stays in the stream for a route that reads it
 * itself, and `done` gets an UnreadableBody. Does not call back if the client disconnects before the body is complete.
 */
export function readJsonBody(
  request: IncomingMessage,
  done: (body: unknown) => void,
  msMax = bodyMsMax,
): void {
  if (!isJson(request.headers['content-type'])) {
    done(new UnreadableBody('UnsupportedMediaType', 'Send it as application/json.'));
    return;
  }
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') {
    done(new UnreadableBody('UnsupportedMediaType', 'Send it without compression.'));
    return;
  }
  if (Number(request.headers['content-length'] ?? 0) > bodyBytesMax) {
    done(tooLarge);
    return;
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  const take = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= bodyBytesMax) {
      chunks.push(chunk);
      return;
    }
    stop();
    done(tooLarge);
  };
  const end = () => {
    stop();
    done(parse(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks)));
  };
  const overdue = setTimeout(() => {
    stop();
    done(tooSlow);
  }, msMax);
  const stop = () => {
    clearTimeout(overdue);
    request.off('data', take).off('end', end).off('close', stop).resume();
  };
  request.on('data', take).on('end', end).on('close', stop);
}

const tooSlow = new UnreadableBody('RequestTooSlow', 'Send the body within 20 seconds.');
const tooLarge = new UnreadableBody('BodyTooLarge', `A request has at most ${bodyBytesMax} bytes.`);

/** Whether the type is `application/json` or ends in `+json`; the character set is always UTF-8. */
function isJson(contentType: string | undefined): boolean {
  if (contentType === 'application/json') return true;
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return type === 'application/json' || /^application\/[\w.-]+\+json$/.test(type);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parse(bytes: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes));
    const budget = { values: valuesMax };
    return isSmallEnough(value, depthMax, budget)
      ? value
      : new UnreadableBody('MalformedRequest', 'The body holds too much, or nests it too deeply.');
  } catch {
    return new UnreadableBody('MalformedRequest', 'The body is not JSON in UTF-8.');
  }
}

/** Whether the parsed value is so small and flat that the code can walk through it safely. */
function isSmallEnough(value: unknown, depth: number, budget: { values: number }): boolean {
  budget.values -= 1;
  if (budget.values < 0 || depth < 0) return false;
  if (typeof value !== 'object' || value === null) return true;
  for (const each of Array.isArray(value) ? value : Object.values(value)) {
    if (!isSmallEnough(each, depth - 1, budget)) return false;
  }
  return true;
}
