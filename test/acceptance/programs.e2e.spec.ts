import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { book } from '../support/stories/booking-requests.ts';
import { type Ran, runProgram } from '../support/processes/run-program.ts';
import { storyBegins, System } from '../support/processes/start-system.ts';
import { describeOnlyIn } from '../support/stories/story-profile.ts';

/** Addresses at which no engine listens. */
const nowhere = {
  ...{ PROFILE: 'distributed', SECRET_KEY: 'a secret that opens nothing at all' },
  ...{ EVENTSTORE_URL: 'esdb://127.0.0.1:1?tls=false', ENGINE_WAIT_SECONDS: '0' },
  ...{ MONGODB_URL: 'mongodb://127.0.0.1:1/tours', REDIS_URL: 'redis://127.0.0.1:1' },
};

/** Expects one line of complaint, without a stack trace. */
function expectRefused({ code, complaints }: Ran, words: RegExp): void {
  expect(complaints).toEqual([expect.stringMatching(words)]);
  expect(code).toBe(1);
}

describe('the programs beside the product', () => {
  let root: string;
  let system: System;

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'programs-'));
    system = await System.start();
    await book(system.visitor());
  });

  afterAll(async () => {
    await system.remove();
    rmSync(root, { recursive: true });
  });

  const place = (name: string) => join(root, name);

  it('print their usage for missing, additional and unknown arguments', async () => {
    const asked = await Promise.all([
      runProgram('backup', [], system.settings),
      runProgram('restore', ['one', 'two'], system.settings),
      runProgram('migrate-to-distributed', [], nowhere),
      runProgram('migrate-to-embedded', ['--picture', 'one'], nowhere),
    ]);
    for (const { code, complaints } of asked) {
      expect(complaints[0]).toMatch(/npm run [a-z:-]+ -- [A-Z_]+/);
      expect(complaints.some((line) => /^\s+at /.test(line))).toBe(false);
      expect(code).toBe(2);
    }
  });

  it('make a backup while the product runs, and restore it, but not over a running product', async () => {
    const made = await runProgram('backup', [place('backup'), '--with-key'], system.settings);
    expect(made).toMatchObject({ code: 0, complaints: [] });
    expect(made.said).toMatch(/^Backed up and checked: \d+ events in \d+ streams/m);
    const { SECRET_KEY } = system.settings;
    const restored = await runProgram('restore', [place('backup')], {
      ...{ PROFILE: 'embedded', DATA_DIR: place('restored'), CLOCK_START: storyBegins },
      ...(SECRET_KEY !== undefined && { SECRET_KEY }),
    });
    expect(restored).toMatchObject({ code: 0, complaints: [] });
    expect(restored.said).toMatch(/^Restored the state of 2026-11-20T/m);

    // A restore does not replace the data of a running product.
    expectRefused(
      await runProgram('restore', [place('backup')], system.settings),
      / is in use(: .* End every process of the product first| by process)/,
    );
    expectRefused(
      await runProgram('backup', [place('backup')], system.settings),
      / is not empty: every backup has its own directory\.$/,
    );
  });

  it('explain a wrong argument in a sentence', async () => {
    mkdirSync(place('empty'));
    const [settings, missing, empty, engines, mover] = await Promise.all([
      runProgram('backup', [place('never')], { ...system.settings, PROFILE: 'both' }),
      runProgram('restore', [place('missing')], system.settings),
      runProgram('restore', [place('empty')], system.settings),
      runProgram('backup', [place('never')], nowhere),
      runProgram('migrate-to-embedded', [place('moved')], nowhere),
    ]);
    expect([settings.code, settings.complaints.join('\n')]).toEqual([
      1,
      expect.stringMatching(/PROFILE(?!.*\n\s+at )/s),
    ]);
    expectRefused(missing, /^There is no backup in .*: there is no such directory\.$/);
    expectRefused(empty, /^There is no backup in .*: backup\.json is missing/);
    for (const ran of [engines, mover]) {
      expectRefused(ran, /^EventStoreDB at 127\.0\.0\.1:1 did not answer within 0 s\. /);
    }
  });
});

describeOnlyIn(
  'embedded',
  'the other profile has no data directory that is locked',
  'a move of a data directory',
  () => {
    let system: System;

    beforeAll(async () => {
      system = await System.start();
    });

    afterAll(() => system.remove());

    it('is refused while the product uses the directory, and if the directory has no log', async () => {
      const { DATA_DIR = '' } = system.settings;
      const from = (directory: string) =>
        runProgram('migrate-to-distributed', [directory], nowhere);
      expectRefused(await from(DATA_DIR), / is in use by process \d+/);
      expectRefused(await from(join(DATA_DIR, 'none')), /^There is no log in /);
    });
  },
);

describeOnlyIn('distributed', 'it needs engines to move to', 'a move between the profiles', () => {
  let root: string;
  let system: System;

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'programs-'));
    system = await System.start();
  });

  afterAll(async () => {
    await system.remove();
    rmSync(root, { recursive: true });
  });

  const move = (to: 'distributed' | 'embedded') =>
    runProgram(`migrate-to-${to}`, [join(root, 'home')], system.settings);

  it('is refused while a process uses the store, and works in both directions', async () => {
    expectRefused(
      await move('embedded'),
      / is in use: .*\. End every process of the product first/,
    );
    await system.stop();
    const done = { code: 0, complaints: [] };
    const there = await move('embedded');
    expect(there).toMatchObject(done);
    expect(there.said).toMatch(/^Done in .*: \d+ events in \d+ streams/m);
    const again = await move('embedded');
    expect(again).toMatchObject(done);
    expect(again.said).toMatch(/^It was done before/m);
    const back = await move('distributed');
    expect(back).toMatchObject(done);
    expect(back.said).toMatch(/^Done in /m);
  });
});
