import { createServer } from 'node:http';
import { isIP } from 'node:net';
import type { Settings } from '../composition/settings/settings.ts';
import { startServing, stopServing } from './serving.ts';

/** Returns the address at which the process can be reached from this machine. */
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

/** Returns a port that was free a moment ago. */
async function freePort(host: string): Promise<number> {
  const server = createServer();
  const port = await startServing(server, { host, port: 0 });
  await stopServing(server, 0);
  return port;
}

/** Replaces port 0 by a free port, also in the public address, from which links are made. */
export async function withPort(settings: Settings): Promise<Settings> {
  if (settings.port !== 0) return settings;
  const port = await freePort(settings.host);
  return { ...settings, port, publicUrl: settings.publicUrl.replace(/:0$/, `:${port}`) };
}
