import { once } from 'node:events';
import { createRequire } from 'node:module';
import { PassThrough } from 'node:stream';
import { endWaitingWithSockets } from './mongo-closed-sockets.ts';

const driver = createRequire(import.meta.url)('mongodb/lib/utils.js') as {
  once: (socket: PassThrough, name: string, options?: { signal: AbortSignal }) => Promise<unknown>;
};

describe('a call of the driver that waits for its socket to drain', () => {
  beforeAll(endWaitingWithSockets);

  it('ends when the socket is closed, with the error for a server that cannot be reached', async () => {
    const socket = new PassThrough();
    const quiet = socket.eventNames();
    const waiting = driver.once(socket, 'drain');
    socket.destroy();
    await expect(waiting).rejects.toMatchObject({ name: 'MongoNetworkError' });
    expect(socket.eventNames()).toEqual(quiet);
  });

  it('ends at once when the socket was closed before', async () => {
    const socket = new PassThrough().destroy();
    await once(socket, 'close');
    await expect(driver.once(socket, 'drain')).rejects.toMatchObject({ name: 'MongoNetworkError' });
  });

  it('continues when the socket has drained, and fails with the error of the socket', async () => {
    const socket = new PassThrough();
    const quiet = socket.eventNames();
    const drained = driver.once(socket, 'drain');
    socket.emit('drain', 'drained');
    expect(await drained).toBe('drained');
    const failing = driver.once(socket, 'drain');
    socket.emit('error', new Error('EPIPE'));
    await expect(failing).rejects.toThrow('EPIPE');
    expect(socket.eventNames()).toEqual(quiet);
  });

  it('ends when its caller gives up', async () => {
    const socket = new PassThrough();
    const quiet = socket.eventNames();
    const caller = new AbortController();
    const waiting = driver.once(socket, 'drain', caller);
    caller.abort(new Error('given up'));
    await expect(waiting).rejects.toThrow('given up');
    expect(socket.eventNames()).toEqual(quiet);
  });
});
