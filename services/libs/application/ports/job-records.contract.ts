import type { JobRecord, JobRecords } from './job-records.ts';

const record: JobRecord = {
  name: 'remind-travellers',
  startedAt: '2026-11-20T06:00:00.000Z',
  nextAt: '2026-11-21T06:00:00.000Z',
};

/** Tests that every {@link JobRecords} must pass; each `start` opens the same store. */
export function jobRecordsContract(start: () => JobRecords): void {
  it('have no job before the first one', async () => {
    expect(await start().list()).toEqual([]);
  });

  it('return the last record of each job to every process', async () => {
    const finished: JobRecord = {
      ...record,
      finishedAt: '2026-11-20T06:00:02.000Z',
      outcome: 'failed',
      detail: 'The store of lists and figures cannot be reached.',
    };
    const off: JobRecord = { name: 'check-log' };
    await start().note(record);
    expect(await start().list()).toEqual([record]);
    await start().note(off);
    await start().note(finished);
    const noted = await start().list();
    expect(noted.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
      off,
      finished,
    ]);
  });

  it('can be stored for the first time by two processes at once', async () => {
    const other: JobRecord = { ...record, startedAt: '2026-11-20T06:00:00.001Z' };
    await Promise.all([start().note(record), start().note(other)]);
    const [noted, ...more] = await start().list();
    expect([record, other]).toContainEqual(noted);
    expect(more).toEqual([]);
  });
}
