import { book } from '../../support/stories/booking-requests.ts';
import {
  bookedReferences,
  describeDistributed,
  eventually,
} from '../../support/stories/distributed-story.ts';
import { freePort } from '../../support/processes/free-port.ts';
import { ProductProcess, type ProgramName } from '../../support/processes/product-process.ts';
import { System } from '../../support/processes/start-system.ts';

const parts = ['projector', 'worker'] as const;

/** On a busy machine an engine may be late, and the process logs that as a warning. */
const warning = '{"level":"warn",';

describeDistributed('the processes of the product', () => {
  let system: System;

  beforeAll(async () => {
    system = await System.start();
  });

  afterAll(() => system.remove());

  const begin = (name: ProgramName, settings: Readonly<Record<string, string>> = {}) =>
    new ProductProcess({ ...system.settings, ...settings }, name);

  it('write one line each when they are ready', () => {
    const said = system.processes.map(({ lines }) =>
      lines.filter((line) => !line.startsWith(warning)),
    );
    expect(said).toEqual([
      [`Kanga Day Trips is ready at ${system.url}`],
      ['The projector is ready: every read model can be read.'],
      ['The worker is ready.'],
    ]);
  });

  it.each(parts)('report the health of the %s to supervisors', async (name) => {
    const port = String(await freePort());
    const another = begin(name, { HEALTH_PORT: port });
    await another.ready();
    const asked = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    expect((await asked('/health/live')).status).toBe(200);
    expect(await (await asked('/health/ready')).json()).toEqual({ status: 'ready' });
    expect((await asked('/')).status).toBe(404);
    const refused = await begin(name, { HEALTH_PORT: port }).ended;
    expect([refused.code, refused.output]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^HEALTH_PORT ${port} of 127\\.0\\.0\\.1 cannot be used: `)),
    ]);
    expect((await another.stop()).code).toBe(0);
  });

  it.each(['api', ...parts] as const)(
    'end cleanly when the %s receives a signal once or twice',
    async (name) => {
      const once = begin(name);
      await once.ready();
      expect((await once.stop()).code).toBe(0);
      const twice = begin(name);
      await twice.ready();
      twice.send('SIGTERM');
      twice.send('SIGTERM');
      const { code, signal } = await twice.ended;
      expect(signal).toBeNull();
      expect([0, 1]).toContain(code);
    },
  );

  it.each(['api', ...parts] as const)(
    'refuse to start the %s with impossible settings',
    async (name) => {
      const embedded = await begin(name, { PROFILE: 'embedded' }).ended;
      expect([embedded.code, embedded.output]).toEqual([
        1,
        expect.stringMatching(
          /^The \w+ runs on its own only if PROFILE is distributed\. .* npm start\.$/,
        ),
      ]);
      const other = await begin(name, { SECRET_KEY: 'another secret than the log was begun with' })
        .ended;
      expect([other.code, other.output]).toEqual([
        1,
        expect.stringContaining('another SECRET_KEY'),
      ]);
      const nowhere = await begin(name, { EVENTSTORE_URL: '', MONGODB_URL: 'mongodb://host' })
        .ended;
      expect([nowhere.code, nowhere.output.split('\n')]).toEqual([
        1,
        [
          'The product cannot start with these settings:',
          expect.stringMatching(/^ {2}EVENTSTORE_URL is needed/),
          expect.stringMatching(/^ {2}MONGODB_URL is an address such as/),
        ],
      ]);
    },
  );

  it('continue with a second projector when the first ends, and when it is killed', async () => {
    const staff = await system.staff();
    const second = begin('projector');
    await second.ready();
    const [, first] = system.processes;
    for (const end of [() => first?.stop(), () => system.replace('projector')]) {
      await end();
      const { reference } = await book(system.visitor());
      await eventually('somebody else keeps the read models', async () =>
        (await bookedReferences(staff)).includes(reference),
      );
    }
    await second.stop();
  });

  it('can all run in one process', async () => {
    const standalone = begin('standalone', { SEED_CATALOGUE: 'false' });
    const line = await standalone.ready();
    const url = line.slice(line.indexOf('http'));
    const listed = await fetch(`${url}/api/tours`);
    expect(((await listed.json()) as { items: unknown[] }).items).toHaveLength(24);
    expect((await standalone.stop()).code).toBe(0);
  });
});
