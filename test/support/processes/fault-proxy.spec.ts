import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { FaultProxy } from './fault-proxy.ts';

describe('A faulty network', () => {
  let server: Server;
  let proxy: FaultProxy;
  /** The bytes that reached the server, and its ends of the connections. */
  let heard: string;
  let ends: Socket[];
  const clients: Socket[] = [];

  beforeEach(async () => {
    heard = '';
    ends = [];
    server = createServer((socket) => {
      ends.push(socket);
      socket.on('error', () => undefined);
      socket.on('data', (bytes) => {
        heard += String(bytes);
        socket.write(`${String(bytes)}!`);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    proxy = await FaultProxy.open({
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
    });
  });

  afterEach(async () => {
    for (const socket of [...clients.splice(0), ...ends]) socket.destroy();
    await proxy.close();
    server.close();
  });

  /** Resolves to a connected socket, or rejects with the reason. */
  const client = async () => {
    const socket = connect({ host: proxy.host, port: proxy.port });
    clients.push(socket);
    await once(socket, 'connect');
    return socket;
  };

  /** How the connection ended: with an error code, or 'closed' without one. */
  const endOf = (socket: Socket) =>
    new Promise<string>((resolve) => {
      socket.on('error', (error: NodeJS.ErrnoException) => {
        resolve(error.code ?? '');
      });
      socket.on('end', () => {
        resolve('closed');
      });
      socket.resume();
    });

  const ask = async (socket: Socket, words: string) => {
    const answering = once(socket, 'data');
    socket.write(words);
    const [answer] = (await answering) as [Buffer];
    return answer.toString();
  };

  const untilHeard = async (words: string) => {
    while (!heard.includes(words)) await once(ends.at(-1) ?? server, 'data');
  };

  it('passes everything at first, and closes a connection that one end closes', async () => {
    const socket = await client();
    expect(await ask(socket, 'one')).toBe('one!');
    const ended = endOf(socket);
    ends[0]?.end();
    expect(await ended).toBe('closed');
  });

  it('cuts and refuses connections when it is down, and accepts them at the same address afterwards', async () => {
    const socket = await client();
    await ask(socket, 'one');
    const { port } = proxy;
    const ended = endOf(socket);
    await proxy.down();
    expect(await ended).toBe('closed');
    await expect(client()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await proxy.up();
    expect(proxy.port).toBe(port);
    expect(await ask(await client(), 'two')).toBe('two!');
  });

  it('delays both directions, and keeps the order', async () => {
    const socket = await client();
    await proxy.latency(30);
    const beganMs = performance.now();
    let answer = await ask(socket, 'one');
    expect(performance.now() - beganMs).toBeGreaterThanOrEqual(58);
    socket.on('data', (bytes) => (answer += String(bytes)));
    socket.write('two');
    await proxy.up();
    socket.write('three');
    await untilHeard('three');
    expect(heard).toBe('onetwothree');
    if (!answer.includes('three!')) await once(socket, 'data');
  });

  it('resets a connection after its bytes went through', async () => {
    const socket = await client();
    await ask(socket, 'one');
    await proxy.resets();
    const ended = endOf(socket);
    socket.write('two');
    expect(await ended).toBe('ECONNRESET');
    await untilHeard('two');
  });

  it('passes the given number of bytes before the reset', async () => {
    await proxy.resets(20);
    const socket = await client();
    expect(await ask(socket, 'few')).toBe('few!');
    const ended = endOf(socket);
    socket.write('more than what is left');
    expect(await ended).toBe('ECONNRESET');
  });

  it('loses the reply to a request that reached the server, and then cuts the connection', async () => {
    const socket = await client();
    await ask(socket, 'hello');
    // Makes the connection old enough to have done work for a while.
    const until = performance.now() + 220;
    while (performance.now() < until) await ask(socket, '.');
    await proxy.losesReplies();
    let answer = '';
    socket.on('data', (bytes) => (answer += String(bytes)));
    const ended = endOf(socket);
    socket.write('order');
    expect(await ended).toBe('closed');
    expect([heard.endsWith('order'), answer]).toEqual([true, '']);
    expect(await ask(await client(), 'hello again')).toBe('hello again!');
  });

  it('neither passes bytes nor closes half-open connections, and never revives them', async () => {
    const old = await client();
    await ask(old, 'one');
    await proxy.halfOpen();
    const young = await client();
    let told = 0;
    for (const socket of [old, young]) {
      for (const event of ['data', 'end', 'error']) socket.on(event, () => (told += 1));
      socket.write('lost');
    }
    ends[0]?.end('lost too');
    await proxy.up();
    expect(await ask(await client(), 'two')).toBe('two!');
    old.write('lost as well');
    expect(await ask(await client(), 'three')).toBe('three!');
    expect([heard, told]).toEqual(['onetwothree', 0]);
  });

  it('replaces the server in a URL', () => {
    const { port } = server.address() as AddressInfo;
    expect(proxy.through(`esdb://127.0.0.1:${port}?tls=false`)).toBe(
      `esdb://127.0.0.1:${proxy.port}?tls=false`,
    );
  });
});
