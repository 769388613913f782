import { once } from 'node:events';
import { Agent, createServer, get, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { letConnectionsGo, startServing, stopServing } from './serving.ts';

const host = '127.0.0.1';
const clients = 20;
/** Nothing here has to be cut off. */
const graceMs = 5_000;

describe('A server that ends', () => {
  let server: Server;
  let port: number;
  let agent: Agent;
  /** What was asked at `/slow`, and is answered by the test. */
  let slow: ServerResponse[];

  beforeEach(async () => {
    slow = [];
    server = createServer((request, response) => {
      if (request.url === '/slow') slow.push(response);
      else response.end('answered');
    });
    // Longer than any test: no connection ends by itself.
    server.keepAliveTimeout = 60_000;
    agent = new Agent({ keepAlive: true });
    port = await startServing(server, { host, port: 0 });
  });

  afterEach(async () => {
    agent.destroy();
    await stopServing(server, 0);
  });

  const ask = (path = '/') =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ host, port, path, agent }, (response) => {
        response.resume().on('end', () => {
          resolve(response.statusCode);
        });
      }).on('error', reject);
    });

  const askAll = async (path?: string) => {
    const statuses = await Promise.all(Array.from({ length: clients }, () => ask(path)));
    return statuses.filter((status) => status === 200).length;
  };

  /** Connections that clients keep for their next question. */
  const kept = () => Object.values(agent.freeSockets).flatMap((sockets) => sockets ?? []).length;

  const asked = async (count: number) => {
    while (slow.length < count) await new Promise((resolve) => setImmediate(resolve));
  };

  it('first leaves nobody a connection to send the next question into', async () => {
    expect(await askAll()).toBe(clients);
    expect(kept()).toBe(clients);
    letConnectionsGo(server);
    expect(await askAll()).toBe(clients);
    expect(kept()).toBe(0);
    expect(await askAll()).toBe(clients);
    expect(kept()).toBe(0);
  });

  it('answers what is under way, and takes nothing new', async () => {
    const underWay = askAll('/slow');
    await asked(clients);
    letConnectionsGo(server);
    const stopped = stopServing(server, graceMs);
    while (server.listening) await new Promise((resolve) => setTimeout(resolve, 5));
    await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    for (const response of slow) response.end('answered');
    expect(await underWay).toBe(clients);
    await stopped;
  });

  it('lets in whoever connects as it shuts the door', async () => {
    letConnectionsGo(server);
    const asking = askAll();
    await stopServing(server, graceMs);
    expect(await asking).toBe(clients);
  });

  it('cuts off what is not answered in time', async () => {
    const underWay = ask('/slow');
    const lost = expect(underWay).rejects.toMatchObject({ code: 'ECONNRESET' });
    await asked(1);
    await stopServing(server, 0);
    await lost;
  });

  it('does not wait for somebody who connected and never asked for anything', async () => {
    const silent = connect(port, host);
    await once(silent, 'connect');
    const closed = once(silent, 'close');
    await stopServing(server, 60_000);
    await closed;
  });
});
