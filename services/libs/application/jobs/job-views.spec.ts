import { jobNames } from '../../contracts/operations/job-view.ts';
import type { JobRecord } from '../ports/job-records.ts';
import { jobViews } from './job-views.ts';

const now = '2026-11-20T06:00:00.000Z';
const startedAt = '2026-11-20T05:59:00.000Z';
const finishedAt = '2026-11-20T05:59:01.000Z';
const nextAt = '2026-11-20T06:59:00.000Z';

describe('what staff see of a job', () => {
  const shown = (record: Partial<JobRecord>, at = now) =>
    jobViews([{ name: 'remind-travellers', ...record }], at).find(
      ({ name }) => name === 'remind-travellers',
    );

  it('is shown for every job, also if no run was ever noted', () => {
    const views = jobViews([], now);
    expect(views.map(({ name }) => name)).toEqual(jobNames);
    expect(
      new Set(views.map(({ state, isLate, canRun }) => `${state} ${isLate} ${canRun}`)),
    ).toEqual(new Set(['waiting false false']));
  });

  it('has its last run, its outcome and the next time', () => {
    const record = {
      startedAt,
      finishedAt,
      outcome: 'failed',
      detail: 'The event log cannot be reached.',
      nextAt,
    };
    expect(shown(record as JobRecord)).toEqual({
      name: 'remind-travellers',
      state: 'failed',
      ...{ startedAt, finishedAt, detail: 'The event log cannot be reached.', nextAt },
      ...{ isLate: false, canRun: true },
    });
  });

  it('is running while a run is in progress', () => {
    expect(shown({ startedAt })).toMatchObject({ state: 'running', canRun: false });
  });

  it('is late if its time passed two minutes ago and no process ran it', () => {
    expect(shown({ nextAt }, '2026-11-20T07:01:00.000Z')?.isLate).toBe(false);
    expect(shown({ nextAt }, '2026-11-20T07:01:00.001Z')?.isLate).toBe(true);
  });

  it('cannot be run while it is switched off, or if only another page or process can start it', () => {
    expect(shown({ startedAt, finishedAt, outcome: 'done' })?.canRun).toBe(false);
    const records = jobNames.map((name) => ({ name, nextAt }));
    const fixed = jobViews(records, now).filter(({ canRun }) => !canRun);
    expect(fixed.map(({ name }) => name)).toEqual([
      'record-tour-views',
      'check-log',
      'check-engines',
    ]);
  });
});
