import { once } from 'node:events';
import { Agent, createServer, get, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { letConnectionsGo, startServing, stopServing } from './serving.ts';

const host = '127.0.0.1';
const clients = 20;
/** Longer than any request here takes. */
const graceMs = 5_000;

describe('A server that ends', () => {
  let server: Server;
  let port: number;
  let agent: Agent;
  /** The responses to `/slow`, which the test ends. */
  let slow: ServerResponse[];

  beforeEach(async () => {
    slow = [];
    server = createServer((request, response) => {
      if (request.url === '/slow') slow.push(response);
      else response.end('answered');
    });
    // Longer than any test, so that no connection times out.
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

  /** Counts the connections that clients keep for their next request. */
  const kept = () => Object.values(agent.freeSockets).flatMap((sockets) => sockets ?? []).length;

  const asked = async (count: number) => {
    while (slow.length < count) await new Promise((resolve) => setImmediate(resolve));
  };

  it('first closes the connections that clients keep for their next request', async () => {
    expect(await askAll()).toBe(clients);
    expect(kept()).toBe(clients);
    letConnectionsGo(server);
    expect(await askAll()).toBe(clients);
    expect(kept()).toBe(0);
    expect(await askAll()).toBe(clients);
    expect(kept()).toBe(0);
  });

  it('answers running requests, and accepts no new connections', async () => {
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

  it('answers a client that connects just before it closes', async () => {
    letConnectionsGo(server);
    const asking = askAll();
    await stopServing(server, graceMs);
    expect(await asking).toBe(clients);
  });

  /** Opens a separate connection, waits until it is accepted, and returns what arrives on it until it is closed. */
  const openConnection = async () => {
    const letIn = once(server, 'connection');
    const socket = connect(port, host);
    await letIn;
    return { socket, answer: text(socket).catch((error: unknown) => String(error)) };
  };

  const question = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

  /** Sends a request while the process is so busy that timers are due before it reads anything. */
  const sendWhileBusy = async (socket: Socket, ms: number) => {
    // Timers run right after this phase of the event loop, before anything is read.
    await new Promise((resolve) => setImmediate(resolve));
    socket.write(question);
    const untilMs = performance.now() + ms;
    while (performance.now() < untilMs);
  };

  it('answers a first request that arrived while it was busy, even if it is read late', async () => {
    const { socket, answer } = await openConnection();
    const stopped = stopServing(server, graceMs);
    while (server.listening) await new Promise((resolve) => setTimeout(resolve, 5));
    await sendWhileBusy(socket, 600);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
    await stopped;
  });

  it('answers a second request that arrived while it was busy, even if it is read late', async () => {
    const { socket, answer } = await openConnection();
    const answered = once(server, 'request');
    socket.write(question);
    await answered;
    await once(socket, 'data');
    const stopped = stopServing(server, graceMs);
    await sendWhileBusy(socket, 100);
    expect((await answer).match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
    await stopped;
  });

  it('accepts new connections until no more arrive', async () => {
    letConnectionsGo(server);
    const answers: Promise<string>[] = [];
    const coming = setInterval(() => {
      const socket = connect(port, host);
      socket.write(question);
      answers.push(text(socket).catch((error: unknown) => String(error)));
    }, 5);
    const stopped = stopServing(server, graceMs);
    await new Promise((resolve) => setTimeout(resolve, 400));
    const isOpen = server.listening;
    clearInterval(coming);
    expect(isOpen).toBe(true);
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    await stopped;
  });

  it('cuts off requests that are not answered in time', async () => {
    const underWay = ask('/slow');
    const lost = expect(underWay).rejects.toMatchObject({ code: 'ECONNRESET' });
    await asked(1);
    await stopServing(server, 0);
    await lost;
  });

  it('does not wait for a client that connected and sent no request', async () => {
    const silent = connect(port, host);
    await once(silent, 'connect');
    const closed = once(silent, 'close');
    await stopServing(server, 60_000);
    await closed;
  });
});
