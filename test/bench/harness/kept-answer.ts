import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer of the product, for references that send the same answer. */
export interface KeptAnswer {
  /** The headers as they were sent, except those that every Node.js server adds. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly etag: string;
  readonly bodyBase64: string;
}

const addedByNode = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** Asks the product and keeps exactly what it sends. */
export async function keptAnswer(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<KeptAnswer> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { headers, agent: false }, (response) => {
      void buffer(response).then((body) => {
        const { rawHeaders } = response;
        const pairs = Array.from(
          { length: rawHeaders.length / 2 },
          (_none, index) => [rawHeaders[2 * index] ?? '', rawHeaders[2 * index + 1] ?? ''] as const,
        );
        resolve({
          headers: pairs.filter(([name]) => !addedByNode.has(name.toLowerCase())),
          etag: response.headers.etag ?? '',
          bodyBase64: body.toString('base64'),
        });
      }, reject);
    });
    asking.on('error', reject).end();
  });
}
