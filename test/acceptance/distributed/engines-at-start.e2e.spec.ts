import { book } from '../../support/stories/booking-requests.ts';
import { describeDistributed } from '../../support/stories/distributed-story.ts';
import { Engines } from '../../support/processes/product-place.ts';
import { ProductProcess, type ProgramName } from '../../support/processes/product-process.ts';
import { storyBegins, System } from '../../support/processes/start-system.ts';

describeDistributed('an engine that is down when a process starts', () => {
  let engines: Engines;

  beforeAll(async () => {
    engines = await Engines.start({ own: true });
  });

  afterAll(() => engines.remove());

  const settings = () => ({ PORT: '0', CLOCK_START: storyBegins, ...engines.settings });

  const refusalOf = async (name: ProgramName) => {
    const patience = { ...settings(), ENGINE_WAIT_SECONDS: '3' };
    const { code, output } = await new ProductProcess(patience, name).ended;
    return [code, ...output.split('\n')];
  };

  it.each(['api', 'projector', 'worker'] as const)(
    'stops the %s after a while when it is the event store, and says what to do',
    async (name) => {
      const where = `EventStoreDB at 127.0.0.1:${engines.eventStore.port}`;
      await engines.eventStore.kill();
      try {
        expect(await refusalOf(name)).toEqual([
          1,
          expect.stringContaining(
            `"msg":"${where} does not answer yet. It is tried again for 3 s."`,
          ),
          `${where} did not answer within 3 s. Start it, or set EVENTSTORE_URL to where it is.`,
        ]);
      } finally {
        await engines.eventStore.start();
      }
    },
  );

  it('stops the API when it is the database, and says what to do', async () => {
    await engines.mongo.stop();
    try {
      const [code, ...lines] = await refusalOf('api');
      expect(code).toBe(1);
      expect(lines.at(-1)).toMatch(/^MongoDB at \S+ did not answer within 3 s\. Start it, or set /);
    } finally {
      await engines.mongo.startAgain();
    }
  });

  it('is waited for, and the process starts when the engine answers', async () => {
    await engines.mongo.stop();
    const api = new ProductProcess({ ...settings(), SEED_CATALOGUE: 'false' }, 'api');
    await api.line(/MongoDB at \S+ does not answer yet\. It is tried again for 60 s\./);
    await engines.mongo.startAgain();
    await api.ready();
    await api.stop();
  });

  it('does not prevent a waiting process from ending when it gets a signal', async () => {
    await engines.mongo.stop();
    const projector = new ProductProcess(settings(), 'projector');
    await projector.line(/does not answer yet/);
    const { code } = await projector.stop();
    await engines.mongo.startAgain();
    expect(code).toBe(0);
  });

  it('does not prevent bookings when it is Redis', async () => {
    await engines.redis.stop();
    const smtp = { SMTP_URL: 'smtp://127.0.0.1:1' }; // Without a Redis, the e-mail always fails.
    const system = await System.startOn(engines.asPlace(), smtp);
    const { confirmationEmail } = await book(system.visitor());
    expect(confirmationEmail).toBe('failed');
    await system.stop();
    await engines.redis.startAgain();
  });
});
