import { createServer } from 'node:http';
import { isIP } from 'node:net';
import { startServing, stopServing } from '../../api/src/http/serving.ts';

/** Where the process can be reached from this machine. */
export function listeningUrl({
  host,
  port,
}: {
  readonly host: string;
  readonly port: number;
}): string {
  const isAny = host === '0.0.0.0' || host === '::';
  const name = isAny ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** A port that was free a moment ago. */
export async function freePort(host: string): Promise<number> {
  const server = createServer();
  const port = await startServing(server, { host, port: 0 });
  await stopServing(server, 0);
  return port;
}
