import { setTimeout as pause } from 'node:timers/promises';
import { askToBook } from '../../support/stories/booking-requests.ts';
import { describeDistributed, eventually } from '../../support/stories/distributed-story.ts';
import { FaultProxy } from '../../support/processes/fault-proxy.ts';
import { freePort } from '../../support/processes/free-port.ts';
import { Engines } from '../../support/processes/product-place.ts';
import { ProductProcess } from '../../support/processes/product-process.ts';
import { storyBegins } from '../../support/processes/start-system.ts';
import { Visitor } from '../../support/stories/visitor.ts';

const programs = ['api', 'projector', 'worker'] as const;

/**
 * The delay of each answer of an engine in milliseconds, in each direction: a process that needs several
 * answers falls behind.
 */
const lateMs = 250;

/** The pause between bookings, in milliseconds: there is always an event that is not processed yet. */
const thinkMs = 200;

/** Connects through separate proxies, so that the API still reaches the engines directly. */
const throughProxies = async ({ settings }: Engines) => {
  const proxied = await Promise.all(
    (['EVENTSTORE_URL', 'MONGODB_URL'] as const).map(async (name) => {
      const url = settings[name] ?? '';
      const [host = '', port] = (/[^/@]+:\d+/.exec(url)?.[0] ?? '').split(':');
      const proxy = await FaultProxy.open({ host, port: Number(port) });
      return { proxy, setting: [name, proxy.through(url)] as const };
    }),
  );
  return {
    proxies: proxied.map(({ proxy }) => proxy),
    settings: Object.fromEntries(proxied.map(({ setting }) => setting)),
  };
};

describeDistributed('processes that lag behind for longer than READY_LAG_SECONDS', () => {
  let engines: Engines;
  let proxies: readonly FaultProxy[];
  let processes: readonly ProductProcess[];
  let readiness: readonly string[];

  beforeAll(async () => {
    engines = await Engines.start();
    const far = await throughProxies(engines);
    proxies = far.proxies;
    const startedAt = new Date().toISOString();
    const begun = await Promise.all(
      programs.map(async (program) => {
        const port = String(await freePort());
        const settings = {
          ...engines.settings,
          ...(program !== 'api' && far.settings),
          CLOCK_START: storyBegins,
          CLOCK_STARTED_AT: startedAt,
          RATE_LIMITS: 'off',
          READY_LAG_SECONDS: '1',
          ...(program === 'api' ? { PORT: port } : { HEALTH_PORT: port }),
        };
        const process = new ProductProcess(settings, program);
        return { process, url: `http://127.0.0.1:${port}/health/ready` };
      }),
    );
    processes = begun.map(({ process }) => process);
    readiness = begun.map(({ url }) => url);
    await Promise.all(processes.map((each) => each.ready()));
  });

  afterAll(async () => {
    await Promise.all(processes.map((each) => each.kill()));
    await Promise.all(proxies.map((proxy) => proxy.close()));
    await engines.remove();
  });

  /** Undefined if the process closed a kept-alive connection just as it was used again. */
  const statusOf = (url: string) =>
    fetch(url).then(
      ({ status }) => status,
      () => undefined,
    );

  /** Waits for each process separately: one may have caught up when another falls behind. */
  const eachAnswers = (status: number) =>
    Promise.all(
      readiness.map(async (url, index) => {
        const what = `the ${programs[index] ?? ''} answers ${status}`;
        await eventually(what, async () => (await statusOf(url)) === status);
      }),
    );

  it('are not ready, each by its READY_LAG_SECONDS, and are ready again when they have caught up', async () => {
    await eachAnswers(200);
    const api = new URL(readiness[0] ?? '').origin;
    const visitor = new Visitor(() => api);
    let isOver = false;
    const booking = async (first: number) => {
      for (let day = first; !isOver; day = 1 + (day % 28)) {
        await askToBook(visitor, { date: `2026-12-${String(day).padStart(2, '0')}` });
        await pause(thinkMs);
      }
    };
    // Several clients at a time: on a busy machine a process could deal with one booking before the next
    // arrives.
    const booked = Promise.all([1, 8, 15, 22].map(booking));
    try {
      await Promise.all(proxies.map((proxy) => proxy.latency(lateMs)));
      await eachAnswers(503);
    } finally {
      await Promise.all(proxies.map((proxy) => proxy.up()));
      isOver = true;
    }
    await booked;
    await eachAnswers(200);
  });
});
