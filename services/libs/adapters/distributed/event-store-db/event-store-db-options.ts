import { readFileSync } from 'node:fs';
import { request as requestInsecurely } from 'node:http';
import { request as requestSecurely, type RequestOptions } from 'node:https';
import { text } from 'node:stream/consumers';
import connectionString from '@eventstore/db-client/dist/Client/parseConnectionString.js';
import type { EventStoreDbConnection } from './event-store-db-connection.ts';
import type { TimeLimit } from '../time-limit.ts';

/** The options with which a node was started, by their names in its documentation. */
export type NodeOptions = ReadonlyMap<string, string>;

/** The node did not report the options with which it was started. */
export class OptionsNotReported extends Error {
  override readonly name = 'OptionsNotReported';
}

/**
 * Returns the options with which the connected node was started. The node shows them only on its web pages,
 * over HTTP on the port that the client uses, and only to administrators and operators.
 *
 * @throws OptionsNotReported if the node answers something else, and the errors of the connection.
 */
export async function nodeOptions(
  connection: EventStoreDbConnection,
  url: string,
  limit: TimeLimit,
): Promise<NodeOptions> {
  const node = await connection.node(limit);
  const ending = new AbortController();
  try {
    return await limit.bound(askNode(node, url, ending.signal));
  } finally {
    ending.abort();
  }
}

async function askNode(node: string, url: string, signal: AbortSignal): Promise<NodeOptions> {
  const options = connectionString.parseConnectionString(url);
  const { tls = true, tlsVerifyCert = true, tlsCAFile, defaultCredentials: known } = options;
  const asked: RequestOptions = {
    signal,
    agent: false,
    headers: { accept: 'application/json' },
    rejectUnauthorized: tlsVerifyCert,
    ...(tlsCAFile !== undefined && { ca: readFileSync(tlsCAFile) }),
    ...(known !== undefined && { auth: `${known.username}:${known.password}` }),
  };
  const answered = Promise.withResolvers<NodeOptions>();
  const address = `${tls ? 'https' : 'http'}://${node}/info/options`;
  const request = (tls ? requestSecurely : requestInsecurely)(address, asked, (response) => {
    text(response)
      .then((content) => optionsIn(response.statusCode ?? 0, content))
      .then(answered.resolve, answered.reject);
  });
  request.on('error', answered.reject);
  request.end();
  return await answered.promise;
}

/** The server writes names in camel case or in Pascal case, depending on its version. */
interface WrittenOption {
  readonly name?: string;
  readonly Name?: string;
  readonly value?: unknown;
  readonly Value?: unknown;
}

function optionsIn(status: number, content: string): NodeOptions {
  if (status !== 200) throw new OptionsNotReported(`It answers with ${status}.`);
  try {
    const written = JSON.parse(content) as readonly WrittenOption[];
    return new Map(
      written.map(({ name, Name, value, Value }) => [name ?? Name ?? '', String(value ?? Value)]),
    );
  } catch (error) {
    throw new OptionsNotReported('Its answer cannot be read.', { cause: error });
  }
}
