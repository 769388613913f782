import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { startThingApi } from '../../../../test/support/thing-api.ts';
import {
  boundConnections,
  boundsWithin,
  type ClientBounds,
  defaultBounds,
  mayTakeAnyTime,
} from './client-bounds.ts';
import { readJsonBody, UnreadableBody } from './request-body.ts';

const bounds: ClientBounds = { ...defaultBounds, headMs: 100, requestMs: 300 };

describe('a client that is slow, or sends something other than HTTP', () => {
  let things: Awaited<ReturnType<typeof startThingApi>>;

  beforeAll(async () => {
    things = await startThingApi({ bounds });
  });

  afterAll(() => things.api.close(1_000));

  /** Sends only the text and returns everything that is answered until the connection closes. */
  async function answerTo(text: string): Promise<string> {
    const socket = connect(things.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk))).on('error', () => undefined);
    socket.write(text);
    await once(socket, 'close');
    return answer;
  }

  it('is cut off in the middle of a request head, with a problem', async () => {
    const answer = await answerTo('GET /api/things HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/\r\ncontent-type: application\/problem\+json/);
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/);
    expect(answer).toContain('"code":"RequestTooSlow"');
  });

  it('is cut off in the middle of a body', async () => {
    const head = 'POST /api/things HTTP/1.1\r\nHost: a\r\nIdempotency-Key: k\r\n';
    const body = 'Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{"text"';
    expect(await answerTo(head + body)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it.each([
    ['no HTTP', 'HELLO\r\n\r\n', 400, 'MalformedRequest'],
    ['no Host', 'GET /api/things HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'MalformedRequest'],
    [
      'two Hosts',
      'GET /api/things HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
      400,
      'MalformedRequest',
    ],
    [
      'a head of 17 kB',
      `GET /api/things HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`,
      431,
      'HeadersTooLarge',
    ],
  ])('gets a problem for %s', async (_, text, status, code) => {
    const answer = await answerTo(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/\r\ncontent-security-policy: /);
    expect(answer).toContain(`"code":"${code}"`);
  });
});

describe('a connection that already got an answer', () => {
  it('gets a problem as the answer to a request that cannot be read', async () => {
    const things = await startThingApi();
    const socket = connect(things.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.write('GET /api/things HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'data');
    socket.write(`GET /${'x'.repeat(17_000)} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 200 [^]+HTTP\/1\.1 431 /);
    await things.api.close(1_000);
  });
});

describe('a client that does not read its answers', () => {
  it('is cut off', async () => {
    // The limit for the next head is longer than this test, so only the limit for unread answers applies.
    const waiting = { ...defaultBounds, headMs: 60_000, stalledMs: 200 };
    const things = await startThingApi({ bounds: waiting });
    const server = things.api.nest.getHttpServer() as Server;
    const socket = connect(things.port, '127.0.0.1');
    socket.on('error', () => undefined).pause();
    const closed = once(server, 'connection').then(([accepted]) =>
      once(accepted as Socket, 'close'),
    );
    socket.write('GET /api/things/long HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(5_000));
    await closed;
    socket.destroy();
    await things.api.close(1_000);
  });
});

describe('a client that reads a little of its answer now and then', () => {
  /**
   * Sends an answer that is larger than the system's buffers, and resolves when it was cut off or arrived completely.
   */
  async function answerSlowly(isUnhurried: boolean): Promise<'cut off' | 'whole'> {
    const size = 16_000_000;
    const server = createServer((_, response) => {
      if (isUnhurried) mayTakeAnyTime(response);
      response.end(Buffer.alloc(size));
    });
    const trickling = { ...defaultBounds, answerMs: 300 };
    boundConnections(server, { bounds: trickling, isBehindProxy: false, refused: () => undefined });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let taken = 0;
    socket.on('data', (piece: Buffer) => {
      taken += piece.length;
      // Reads a piece now and then at first. When the time limit has passed long ago, reads the rest at once.
      if (taken > size || performance.now() - begunMs > 1_500) return;
      socket.pause();
      setTimeout(() => socket.resume(), 20);
    });
    socket.on('error', () => undefined);
    const begunMs = performance.now();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    await once(socket, 'close');
    server.close();
    return taken > size ? 'whole' : 'cut off';
  }

  it('is cut off when its time for a whole answer has passed', async () => {
    expect(await answerSlowly(false)).toBe('cut off');
  });

  it('is not cut off while it reads a stream or a file, which may take any time', async () => {
    expect(await answerSlowly(true)).toBe('whole');
  });
});

describe('the body of a request', () => {
  it('is refused if it does not arrive within its time limit', async () => {
    const request = Object.assign(new EventEmitter(), {
      headers: { 'content-type': 'application/json', 'content-length': '9' },
      resume: () => undefined,
    });
    const body = await new Promise<unknown>((resolve) => {
      readJsonBody(request as never, resolve, 1);
    });
    expect(body).toBeInstanceOf(UnreadableBody);
    expect((body as UnreadableBody).problem.code).toBe('RequestTooSlow');
    expect(request.listenerCount('data')).toBe(0);
  });
});

describe('connections of one address', () => {
  function bounded(isBehindProxy: boolean) {
    // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- uses events only
    const server = new EventEmitter() as Server;
    const refused: (string | undefined)[] = [];
    boundConnections(server, {
      bounds: { ...bounds, connectionsPerAddress: 2 },
      isBehindProxy,
      refused: (address) => refused.push(address),
    });
    const connectFrom = (remoteAddress: string) => {
      const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: () => undefined });
      server.emit('connection', socket as unknown as Socket);
      return socket;
    };
    return { refused, connectFrom };
  }

  it('are counted by IPv4 address and by /64, while they are open', () => {
    const { refused, connectFrom } = bounded(false);
    const first = connectFrom('2001:db8:0:1::1');
    connectFrom('2001:db8:0:1::2');
    connectFrom('2001:db8:0:2::1');
    connectFrom('2001:db8:0:1::3');
    expect(refused).toEqual(['2001:db8:0:1::3']);
    first.emit('close');
    connectFrom('2001:db8:0:1::4');
    expect(refused).toHaveLength(1);
  });

  it.each([
    ['of this machine', false, '::ffff:127.0.0.1'],
    ['of this machine by IPv6', false, '::1'],
    ['of a proxy', true, '203.0.113.9'],
  ])('are not counted when they are %s', (_, isBehindProxy, address) => {
    const { refused, connectFrom } = bounded(isBehindProxy);
    for (let n = 0; n < 5; n += 1) connectFrom(address);
    expect(refused).toEqual([]);
  });
});

describe('the connections of a process', () => {
  it.each([
    [Infinity, 2_000],
    [4_096, 2_000],
    [1_024, 896],
    [100, 1],
  ])('leave room for its other files if it may open %d files', (openFiles, connections) => {
    expect(boundsWithin(openFiles)).toEqual({ ...defaultBounds, connections });
  });
});
