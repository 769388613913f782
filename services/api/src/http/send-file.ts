import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mayTakeAnyTime } from './client-bounds.ts';
import type { HeaderList } from './security-headers.ts';

interface TextFile {
  /** The name under which browsers save it. */
  readonly name: string;
  readonly type: string;
  readonly pieces: AsyncGenerator<string, void, undefined>;
}

/**
 * Sends a file of any length, piece by piece, as fast as the client reads it and without a time limit. If a piece
 * cannot be read, the connection is cut, so that the client does not treat a part as the whole file. The first piece is
 * read before the answer begins.
 *
 * @param headers Headers of every answer.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  headers: HeaderList,
  { name, type, pieces }: TextFile,
): Promise<void> {
  const first = await pieces.next();
  mayTakeAnyTime(response);
  response.writeHead(200, [
    ...headers,
    ...['content-type', type],
    ...['content-disposition', `attachment; filename="${name}"`],
    ...['cache-control', 'no-store'],
  ]);
  if (first.done === true || request.method === 'HEAD') {
    response.end();
    return;
  }
  try {
    await pipeline(Readable.from(all(first.value, pieces), { objectMode: false }), response);
  } catch (error) {
    // The client has disconnected and needs no more of the file.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

async function* all(first: string, rest: AsyncIterable<string>) {
  yield first;
  yield* rest;
}
