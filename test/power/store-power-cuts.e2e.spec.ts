import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupRefused } from '../../services/libs/composition/backup/backup-refused.ts';
import { restoreBackup } from '../../services/libs/composition/backup/restore-backup.ts';
import { StartRefused } from '../../services/libs/composition/start-refused.ts';
import { describeWherePossible } from '../support/jest/describe-where-possible.ts';
import { unpackStore } from '../support/kept-stores.ts';
import { settingsOn } from '../support/in-memory/opened-store.ts';
import { runProgram } from '../support/processes/run-program.ts';
import { System } from '../support/processes/start-system.ts';
import { storyProfile } from '../support/stories/story-profile.ts';
import { cutPower, cutsOf, fullMsMax } from './cut-power.ts';
import { readDisk } from './disk-image-files.ts';
import { recorded, whyNotRecorded } from './disk-recorder.ts';
import { readTrace } from './disk-trace.ts';
import { type Events, eventsOf, whatIsMissing } from './store-contents.ts';

const cuts = cutsOf(8);
const whyNot =
  storyProfile === 'embedded'
    ? undefined
    : 'This story is about the files of the embedded profile.';

describeWherePossible([whyNotRecorded(), whyNot], `a store after ${cuts} power cuts`, () => {
  let place: string;
  /** A store of an earlier release as its process left it, whose customer keys are not wrapped yet. */
  let source: string;
  let events: Events;
  const inPlace = (name: string) => join(place, name);

  beforeAll(async () => {
    place = mkdtempSync(join(tmpdir(), 'power-'));
    source = inPlace('source');
    unpackStore('v0.6.0', source);
    cpSync(source, inPlace('opened'), { recursive: true });
    events = await eventsOf(inPlace('opened'));
  }, 60_000);

  afterAll(() => {
    rmSync(place, { recursive: true, force: true });
  });

  it(
    'is whole, and opens every key, while this release takes over the store of an earlier release',
    async () => {
      const root = inPlace('upgraded');
      cpSync(source, root, { recursive: true });
      const start = readDisk(root);
      const trace = inPlace('upgrade.trace');
      const system = await System.start({ DATA_DIR: root, ...recorded({ root, trace }) });
      await system.stop();
      const changes = readTrace(trace);
      // The keys are wrapped first, in a small part of the trace, and then the mark of the log is written.
      const wrapped = changes.findIndex(({ change }) => change.path === 'event-log.mark');
      expect(wrapped).toBeGreaterThan(0);
      const wrapping = changes.slice(0, wrapped);
      const [half, after] = [Math.ceil(cuts / 2), wrapping.at(-1)?.endsAt ?? 0];
      const judge = (left: string) => whatIsMissing(left, events);
      const wrong = [
        ...(await cutPower({ start, trace: wrapping }, { seed: 10, cuts: half }, judge)),
        ...(await cutPower({ start, trace: changes }, { seed: 4, cuts: half, after }, judge)),
      ];
      expect(wrong).toEqual([]);
    },
    fullMsMax,
  );

  it(
    'is complete while it is backed up; a finished backup is complete too',
    async () => {
      const root = inPlace('backed-up');
      const data = join(root, 'data');
      const trace = inPlace('backup.trace');
      cpSync(inPlace('opened'), data, { recursive: true });
      const start = readDisk(root);
      const { code, complaints } = await runProgram(
        'backup',
        [join(root, 'backup'), '--with-key'],
        {
          ...recorded({ root, trace }),
          ...{ DATA_DIR: data, CLOCK_START: '2026-11-20T06:00:00.000Z' },
        },
      );
      expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
      const changes = readTrace(trace);
      const wrong = await cutPower(
        { start, trace: changes },
        { seed: 5, cuts },
        async (left, { at }) => {
          const missing = await whatIsMissing(join(left, 'data'), events);
          if (missing !== undefined) return missing;
          try {
            await restoreBackup(join(left, 'backup'), settingsOn(join(left, 'restored')));
          } catch (error) {
            const wasMade = at === changes.at(-1)?.endsAt;
            return error instanceof BackupRefused && !wasMade ? undefined : String(error);
          }
          return await whatIsMissing(join(left, 'restored'), events);
        },
      );
      expect(wrong).toEqual([]);
    },
    fullMsMax,
  );

  it(
    'is complete or absent while a backup is restored, and the backup can then be restored',
    async () => {
      const backup = inPlace('backup');
      const settings = { DATA_DIR: inPlace('opened'), CLOCK_START: '2026-11-20T06:00:00.000Z' };
      expect(await runProgram('backup', [backup, '--with-key'], settings)).toMatchObject({
        code: 0,
      });
      const root = inPlace('restored');
      mkdirSync(root);
      const trace = inPlace('restore.trace');
      const restored = await runProgram('restore', [backup], {
        ...recorded({ root, trace }),
        ...{ DATA_DIR: root, CLOCK_START: '2026-11-20T06:00:00.000Z' },
      });
      expect(restored).toMatchObject({ code: 0, complaints: [] });
      const changes = readTrace(trace);
      const start = new Map<string, Buffer>();
      const wrong = await cutPower({ start, trace: changes }, { seed: 6, cuts }, async (left) => {
        try {
          await restoreBackup(backup, settingsOn(left));
        } catch (error) {
          // The log was restored before the power cut, so it has to be complete.
          if (!(error instanceof BackupRefused || error instanceof StartRefused)) throw error;
        }
        return await whatIsMissing(left, events);
      });
      expect(wrong).toEqual([]);
    },
    fullMsMax,
  );
});
