import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Redis } from 'ioredis';
import { FaultProxy } from '../../../../../test/support/processes/fault-proxy.ts';
import { redisMissing, RedisServer } from '../../../../../test/support/processes/redis-server.ts';
import { JobQueueAway } from '../../../application/ports/job-queue.ts';
import { jobQueueContract } from '../../../application/ports/job-queue.contract.ts';
import { BullmqJobQueue } from './bullmq-job-queue.ts';

const kind = 'send-notification';
const times = { callMs: 1_000, retryMs: 5, endMs: 2_000, lockMs: 2_000 };
/** Extra time for a machine that is busy with other suites, in milliseconds. */
const busyMs = 1_500;
/** After this many milliseconds BullMQ has given up a connection that returned neither a job nor an empty answer. */
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

  /** Works until the queue is closed. Returns the ids of the finished jobs and the faults, filled while it works. */
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

  /** Opens a queue whose network the test can disturb, and waits until the queue has done one job. */
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

  it('are done again soon after their lock ends, if the process of their worker was killed', async () => {
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

  it('can be added and done after Redis was killed and restarted', async () => {
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

  it('wait while Redis is full and refuses writes, and continue when it has room', async () => {
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

  it('are refused within a time limit while Redis is paused, and closing has a time limit too', async () => {
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

  it('continue after the network silently dropped every connection', async () => {
    const { proxy, queue, done } = await workThroughProxy();
    await proxy.halfOpen();
    await expect(queue.add([{ kind, id: 'two' }])).rejects.toThrow(JobQueueAway);
    await proxy.up();
    await eventually(() => added(queue, 'three'));
    await eventually(() => done.includes('three'));
    await queue.close();
    await proxy.close();
  }, 30_000);

  it('are still done after the network also dropped the connections that replaced the first ones', async () => {
    const { proxy, queue, done } = await workThroughProxy();
    await eventually(async () => (await connectionsThatWaited(server.url)) === 1);
    await proxy.halfOpen();
    // The worker gives up the connection on which it waits for jobs. The proxy accepts the next one and never
    // answers it.
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

  it('are refused within a time limit if Redis was never reached', async () => {
    const queue = new BullmqJobQueue('redis://127.0.0.1:1', times);
    queues.push(queue);
    await expect(queue.add([{ kind, id: 'one' }])).rejects.toThrow(JobQueueAway);
  });

  it('leave only their ids in Redis, even after a failure, and no data once they are done', async () => {
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

/** Returns how many connections last asked for a job, including those that no worker uses any more. */
async function connectionsThatWaited(url: string): Promise<number> {
  const redis = new Redis(url);
  const list = (await redis.client('LIST')) as string;
  redis.disconnect();
  return list.split('cmd=bzpopmin').length - 1;
}

/** Adds the job. Returns false if the queue cannot be reached, such as while its connection is being made. */
async function added(queue: BullmqJobQueue, id: string): Promise<boolean> {
  try {
    await queue.add([{ kind, id }]);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(JobQueueAway);
    return false;
  }
}

/** Polls until the condition holds. Fails after 20 seconds. */
async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const untilMs = performance.now() + 20_000;
  while (!(await isSo())) {
    expect(performance.now()).toBeLessThan(untilMs);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
