import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import type { FaultCommand } from './faults/fault-command.ts';
import { startEventStoreDb } from './start-event-store-db.ts';

/**
 * Runs the server as a separate process:
 *
 *     node test/support/eventstoredb/main.ts --directory data --port 2113 [--no-batch-append]
 *
 * The first line of its output is JSON: `url` for clients, `control` for orders to misbehave.
 */
const { values } = parseArgs({
  options: {
    directory: { type: 'string' },
    port: { type: 'string', default: '0' },
    'no-batch-append': { type: 'boolean', default: false },
  },
});

const server = await startEventStoreDb({
  ...(values.directory === undefined ? {} : { directory: values.directory }),
  port: Number(values.port),
  offersBatchAppend: !values['no-batch-append'],
});

const ordered = async (request: IncomingMessage): Promise<number> =>
  server.faults.give(JSON.parse(await text(request)) as FaultCommand);

const control = createServer((request, response) => {
  ordered(request).then(
    (hit) => response.end(JSON.stringify({ hit })),
    (error: unknown) => response.writeHead(400).end(String(error)),
  );
});
control.listen(0, '127.0.0.1');
await once(control, 'listening');
const controlPort = (control.address() as AddressInfo).port;
process.stdout.write(
  `${JSON.stringify({ url: server.url, control: `http://127.0.0.1:${controlPort}` })}\n`,
);

const stop = async (): Promise<void> => {
  await server.stop();
  process.exit();
};
process.once('SIGTERM', () => void stop());
process.once('disconnect', () => void stop());
