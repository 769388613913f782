import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Redis } from 'ioredis';
import { FaultProxy } from '../../../../test/support/fault-proxy.ts';
import { redisMissing, RedisServer } from '../../../../test/support/redis-server.ts';
import { JobQueueAway } from '../../application/ports/job-queue.ts';
import { jobQueueContract } from '../../application/ports/job-queue.contract.ts';
import { BullmqJobQueue } from './bullmq-job-queue.ts';

const kind = 'send-notification';
const times = { callMs: 1_000, retryMs: 5, endMs: 2_000, lockMs: 2_000 };
/** Of a machine that is busy with other suites. */
const busyMs = 1_500;
/** After which BullMQ surely gives up a connection that should have had a job, or the word that there is none. */
const givenUpMs = 7_500;
const suite = redisMissing === undefined ? describe : describe.skip;

suite('jobs in Redis', () => {
  let server: RedisServer;
  let queues: BullmqJobQueue[];

  beforeAll(async () => {
    server = await RedisServer.start();
  });

  afterAll(() => server.remove());

  beforeEach(() => {
    queues = [];
  });

  afterEach(async () => {
    await Promise.all(queues.map((queue) => queue.close()));
    const redis = new Redis(server.url);
    await redis.flushall();
    redis.disconnect();
  });

  function open(): BullmqJobQueue {
    const queue = new BullmqJobQueue(server.url, times);
    queues.push(queue);
    return queue;
  }

  /** Works until the queue is closed; hands over what was done and what went wrong. */
  function work(queue: BullmqJobQueue) {
    const done: string[] = [];
    const faults: unknown[] = [];
    void queue.work(
      kind,
      ({ id }) => {
        done.push(id);
        return Promise.resolve();
      },
      {
        signal: new AbortController().signal,
        concurrency: 4,
        onFault: (error) => faults.push(error),
      },
    );
    return { done, faults };
  }

  /** Works over a network that can be told to misbehave, and has done one job. */
  async function workThroughProxy() {
    const proxy = await FaultProxy.open({ host: '127.0.0.1', port: server.process.port });
    const queue = new BullmqJobQueue(proxy.through(server.url), times);
    queues.push(queue);
    const { done } = work(queue);
    await eventually(() => added(queue, 'one'));
    await eventually(() => done.includes('one'));
    return { proxy, queue, done };
  }

  jobQueueContract(() => Promise.resolve(open()));

  it('come again soon after their lock when the process of their worker was killed', async () => {
    const program = `
      import { BullmqJobQueue } from ${JSON.stringify(new URL('bullmq-job-queue.ts', import.meta.url).href)};
      const queue = new BullmqJobQueue(${JSON.stringify(server.url)}, ${JSON.stringify(times)});
      const { signal } = new AbortController();
      await queue.work('${kind}', ({ id }) => { console.log(id); return new Promise(() => {}); },
        { signal, concurrency: 1, onFault: console.error });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'close');
    const queue = open();
    await eventually(async () => {
      await queue.add([{ kind, id: 'one' }]).catch(() => undefined);
      return (await queue.state().catch(() => undefined))?.waiting !== undefined;
    });
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    expect(line).toBe('one');
    const { done } = work(queue);
    child.kill('SIGKILL');
    await ended;
    const killedAtMs = performance.now();
    await eventually(() => done.length > 0);
    expect(done).toEqual(['one']);
    expect(performance.now() - killedAtMs).toBeLessThan(1.7 * times.lockMs + busyMs);
  }, 30_000);

  it('go on when Redis was killed and is back, whoever worked and whatever waited', async () => {
    const own = await RedisServer.start();
    const queue = new BullmqJobQueue(own.url, times);
    queues.push(queue);
    const { done, faults } = work(queue);
    await eventually(() => added(queue, 'one'));
    await eventually(() => done.includes('one'));
    await own.kill();
    const calledAtMs = performance.now();
    await expect(queue.add([{ kind, id: 'two' }])).rejects.toThrow(JobQueueAway);
    await expect(queue.state()).rejects.toThrow(JobQueueAway);
    expect(performance.now() - calledAtMs).toBeLessThan(3 * times.callMs);
    await own.startAgain();
    await eventually(() => added(queue, 'three'));
    await eventually(() => done.includes('three'));
    expect(JSON.stringify(faults)).not.toContain('three');
    await queue.close();
    await own.remove();
  }, 30_000);

  it('wait while Redis is full and refuses writes, and go on when it has room', async () => {
    const queue = open();
    const { done } = work(queue);
    await eventually(() => added(queue, 'one'));
    await eventually(() => done.includes('one'));
    const redis = new Redis(server.url);
    try {
      await redis.config('SET', 'maxmemory', '1');
      await expect(queue.add([{ kind, id: 'two' }])).rejects.toThrow(JobQueueAway);
      expect(await queue.state()).toMatchObject({ waiting: 0 });
    } finally {
      await redis.config('SET', 'maxmemory', '0');
      redis.disconnect();
    }
    await eventually(() => added(queue, 'three'));
    await eventually(() => done.includes('three'));
    expect(done).not.toContain('two');
  });

  it('are asked for and added in bounded time while Redis is frozen, and closing is bounded too', async () => {
    const own = await RedisServer.start();
    const queue = new BullmqJobQueue(own.url, times);
    await eventually(() => added(queue, 'one'));
    work(queue);
    await own.pause();
    const calledAtMs = performance.now();
    await expect(queue.add([{ kind, id: 'two' }])).rejects.toThrow(JobQueueAway);
    await expect(queue.state()).rejects.toThrow(JobQueueAway);
    expect(performance.now() - calledAtMs).toBeLessThan(3 * times.callMs);
    await queue.close();
    expect(performance.now() - calledAtMs).toBeLessThan(3 * times.callMs + 3 * times.endMs);
    own.resume();
    await own.remove();
  }, 30_000);

  it('go on when the network forgot every connection without a word', async () => {
    const { proxy, queue, done } = await workThroughProxy();
    await proxy.halfOpen();
    await expect(queue.add([{ kind, id: 'two' }])).rejects.toThrow(JobQueueAway);
    await proxy.up();
    await eventually(() => added(queue, 'three'));
    await eventually(() => done.includes('three'));
    await queue.close();
    await proxy.close();
  }, 30_000);

  it('go on when the network also forgot the connections that were made anew', async () => {
    const { proxy, queue, done } = await workThroughProxy();
    await eventually(async () => (await connectionsThatWaited(server.url)) === 1);
    await proxy.halfOpen();
    // Whoever waits for jobs gives its connection up, and the next one is accepted and never greeted.
    const untilMs = performance.now() + givenUpMs;
    await eventually(async () => {
      await expect(queue.add([{ kind, id: 'two' }])).rejects.toThrow(JobQueueAway);
      return performance.now() > untilMs;
    });
    await proxy.up();
    await eventually(() => added(queue, 'three'));
    await eventually(() => done.includes('three'));
    await eventually(async () => (await connectionsThatWaited(server.url)) === 2);
    await queue.close();
    await proxy.close();
  }, 60_000);

  it('cannot be added before Redis was ever reached, which is said in bounded time', async () => {
    const queue = new BullmqJobQueue('redis://127.0.0.1:1', times);
    queues.push(queue);
    await expect(queue.add([{ kind, id: 'one' }])).rejects.toThrow(JobQueueAway);
  });

  it('leave nothing but ids in Redis, failures included, and nothing at all once they are done', async () => {
    const queue = open();
    let tries = 0;
    void queue.work(
      kind,
      () => {
        tries += 1;
        return tries < 3 ? Promise.reject(new Error('asha@example.com')) : Promise.resolve();
      },
      { signal: new AbortController().signal, concurrency: 1, onFault: () => undefined },
    );
    const redis = new Redis(server.url);
    await eventually(() => added(queue, 'one'));
    const kept: string[] = [];
    await eventually(async () => {
      kept.push(JSON.stringify(await redis.hgetall(`tours:${kind}:one`)));
      return tries === 3 && (await redis.exists(`tours:${kind}:one`)) === 0;
    });
    redis.disconnect();
    expect(kept.some((text) => text.includes('failed'))).toBe(true);
    expect(kept.join()).not.toContain('asha');
  });
});

/** How many connections last asked for a job, those among them that nobody listens to any more. */
async function connectionsThatWaited(url: string): Promise<number> {
  const redis = new Redis(url);
  const list = (await redis.client('LIST')) as string;
  redis.disconnect();
  return list.split('cmd=bzpopmin').length - 1;
}

/** Whether the job could be added: a connection needs a moment to be made. */
async function added(queue: BullmqJobQueue, id: string): Promise<boolean> {
  try {
    await queue.add([{ kind, id }]);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(JobQueueAway);
    return false;
  }
}

/** Polls until it is so; fails where it never is. */
async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const untilMs = performance.now() + 20_000;
  while (!(await isSo())) {
    expect(performance.now()).toBeLessThan(untilMs);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
