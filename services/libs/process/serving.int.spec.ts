import { createServer } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { startServing, stopServing } from './serving.ts';

describe('a server that ends', () => {
  it('does not wait for somebody who connected and never asked for anything', async () => {
    const server = createServer();
    const port = await startServing(server, { host: '127.0.0.1', port: 0 });
    const silent = connect(port, '127.0.0.1');
    await once(silent, 'connect');
    const closed = once(silent, 'close');
    const graceMs = 60_000;
    await stopServing(server, graceMs);
    await closed;
  });
});
