import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { DirectoryArchive } from '../../adapters/node/directory-archive.ts';
import { RandomIdentifiers } from '../../adapters/node/random-identifiers.ts';
import { PrometheusTelemetry } from '../../adapters/telemetry/prometheus-telemetry.ts';
import { noteBackup } from '../safety/backup-notes.ts';
import { backupSounding } from './backup-sounding.ts';

describe('the last backup', () => {
  const directory = mkdtempSync(join(tmpdir(), 'backups-'));
  const archive = new DirectoryArchive(directory, new RandomIdentifiers());
  const clock = new VirtualClock();
  const telemetry = new PrometheusTelemetry();
  const sound = backupSounding(archive, clock, telemetry);

  afterAll(() => {
    rmSync(directory, { recursive: true });
  });

  async function told(): Promise<string | undefined> {
    await clock.advance(300_000);
    await sound();
    const { text } = await telemetry.page();
    return /^tours_backup_timestamp_seconds (\S+)$/m.exec(text)?.[1];
  }

  it('is the latest one in any order of the notes, and is reported only after the first backup', async () => {
    expect(await told()).toBeUndefined();
    await noteBackup(archive, '2026-11-22T08:00:00.000Z', 7);
    await noteBackup(archive, '2026-11-21T08:00:00.000Z', 5);
    expect(await told()).toBe(String(Date.parse('2026-11-22T08:00:00.000Z') / 1000));
  });
});
