import { nextDailyAt, retryPauseMs } from './job-schedule.ts';

describe('the next run of a daily job', () => {
  const nine = '09:00';

  it.each([
    ['at once if the job never ran', undefined, '2026-11-20T06:00:00.000Z'],
    [
      'at once if the scheduled time passed after the last run',
      { startedAt: '2026-11-19T06:00:00.000Z', outcome: 'done' as const },
      '2026-11-20T06:00:00.000Z',
    ],
    [
      'at once if the last run failed',
      { startedAt: '2026-11-20T06:00:00.000Z', outcome: 'failed' as const },
      '2026-11-20T07:30:00.000Z',
    ],
    [
      'at once if the process ended during the last run',
      { startedAt: '2026-11-20T06:00:00.000Z' },
      '2026-11-20T06:01:00.000Z',
    ],
  ])('is %s', (_title, last, now) => {
    expect(nextDailyAt(nine, last, now)).toBe(now);
  });

  it.each([
    [
      'today, if the job was done yesterday and today’s time has not come yet',
      '2026-11-20T05:59:59.999Z',
      '2026-11-19T06:00:00.000Z',
    ],
    ['tomorrow, if the job was done today', '2026-11-20T06:00:00.001Z', '2026-11-20T06:00:00.000Z'],
  ])('is at the scheduled time in Zanzibar %s', (_title, now, startedAt) => {
    const next = nextDailyAt(nine, { startedAt, outcome: 'done' }, now);
    expect(next).toBe(
      now < '2026-11-20T06' ? '2026-11-20T06:00:00.000Z' : '2026-11-21T06:00:00.000Z',
    );
  });

  it('follows the days of Zanzibar, which begin at 21:00 UTC', () => {
    const last = { startedAt: '2026-11-20T21:30:00.000Z', outcome: 'done' as const };
    expect(nextDailyAt('00:15', last, '2026-11-20T22:00:00.000Z')).toBe('2026-11-21T21:15:00.000Z');
  });

  it('is delayed longer after each failure, by 15 minutes at most', () => {
    expect([1, 2, 3, 4, 5, 60].map((failures) => retryPauseMs(failures) / 60_000)).toEqual([
      1, 2, 4, 8, 15, 15,
    ]);
  });
});
