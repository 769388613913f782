import type { CheckRecord, CheckRecords } from './check-records.ts';

const record: CheckRecord = {
  id: 'check-1',
  startedAt: '2026-11-20T06:00:00.000Z',
  startedBy: 'account-1',
  notedAt: '2026-11-20T06:00:01.000Z',
  progress: 0.25,
};

/** Tests that every {@link CheckRecords} must pass; each `start` opens the same store. */
export function checkRecordsContract(start: () => CheckRecords): void {
  it('have no check before the first one', async () => {
    expect(await start().load()).toBeUndefined();
  });

  it('return the last check to every process', async () => {
    const finished: CheckRecord = {
      id: 'check-2',
      startedAt: '2026-11-21T00:05:00.000Z',
      notedAt: '2026-11-21T00:05:09.000Z',
      finishedAt: '2026-11-21T00:05:09.000Z',
      progress: 1,
      verdict: {
        events: 3,
        streams: 2,
        anchors: 1,
        faults: [{ kind: 'event', what: 'it is another', position: '3', stream: 'tour-a' }],
      },
    };
    await start().save(record);
    expect(await start().load()).toEqual(record);
    await start().save(finished);
    expect(await start().load()).toEqual(finished);
  });

  it('can be stored for the first time by two processes at once', async () => {
    const other = { ...record, id: 'check-2' };
    await Promise.all([start().save(record), start().save(other)]);
    expect([record, other]).toContainEqual(await start().load());
  });
}
