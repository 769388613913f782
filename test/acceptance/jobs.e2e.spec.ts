import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { NotificationItem } from '../../services/libs/contracts/notification/notification-view.ts';
import {
  type JobName,
  jobNames,
  type JobView,
} from '../../services/libs/contracts/operations/job-view.ts';
import { book } from '../support/stories/booking-requests.ts';
import { eventually, everything } from '../support/stories/distributed-story.ts';
import { System } from '../support/processes/start-system.ts';
import type { Visitor } from '../support/stories/visitor.ts';

const path = '/api/admin/jobs';

describe('the background jobs', () => {
  let system: System;
  let staff: Visitor;

  beforeAll(async () => {
    system = await System.start();
    staff = await system.staff();
  });

  afterAll(() => system.remove());

  const jobs = async (): Promise<readonly JobView[]> =>
    (await staff.get<ListView<JobView>>(path)).body.items;

  async function jobOnce(name: JobName, isSo: (job: JobView) => boolean): Promise<JobView> {
    let found: JobView | undefined;
    await eventually(
      `${name} has the expected state`,
      async () => {
        found = (await jobs()).find((job) => job.name === name);
        return found !== undefined && isSo(found);
      },
      { tell: () => JSON.stringify(found) },
    );
    if (found === undefined) throw new Error('The job was not found after waiting.');
    return found;
  }

  const reminders = async () =>
    (await everything<NotificationItem>(staff, '/api/admin/notifications?limit=100')).filter(
      ({ template }) => template === 'reminder' || template === 'departures-digest',
    );

  it('are listed with the last run, its outcome and the next time', async () => {
    expect((await jobs()).map(({ name }) => name)).toEqual(jobNames);
    const sweeping = await jobOnce('send-due-notifications', ({ state }) => state === 'done');
    expect(sweeping).toMatchObject({ isLate: false, canRun: true });
    const { startedAt = '', finishedAt = '', nextAt = '' } = sweeping;
    expect([startedAt, finishedAt, nextAt]).toEqual([startedAt, finishedAt, nextAt].toSorted());
    const waiting = await jobOnce('check-log', (job) => job.nextAt !== undefined);
    expect(waiting).toMatchObject({ state: 'waiting', canRun: false });
  });

  it('run at once when staff ask for it', async () => {
    const before = await jobOnce('drop-unused-sessions', ({ state }) => state === 'done');
    expect((await staff.post(`${path}/drop-unused-sessions/run`)).status).toBe(202);
    await jobOnce(
      'drop-unused-sessions',
      ({ startedAt = '' }) => startedAt > String(before.startedAt),
    );
    expect(await staff.post(`${path}/check-log/run`)).toMatchObject({ status: 404 });
    expect(await staff.post(`${path}/unheard-of/run`)).toMatchObject({ status: 404 });
  });

  it('remind the traveller and inform the operator the evening before, once, also after a restart', async () => {
    const { reference } = await book(system.visitor());
    expect(await reminders()).toEqual([]);
    // Both times passed while no process ran: the tour is tomorrow at nine.
    for (const evening of ['2026-11-30T15:30:00.000Z', '2026-11-30T16:30:00.000Z']) {
      await system.kill();
      await system.startAgain({ CLOCK_START: evening });
      staff = await system.staff();
      await jobOnce(
        'remind-travellers',
        ({ state, nextAt = '' }) => state === 'done' && nextAt > evening,
      );
      await jobOnce(
        'send-departures-digest',
        ({ state, nextAt = '' }) => state === 'done' && nextAt > evening,
      );
      await eventually('both are over', async () => {
        const sent = (await reminders()).filter(({ status }) => status === 'kept');
        return sent.length === 2;
      });
    }
    const [digest, reminder] = (await reminders()).toSorted((one, other) =>
      one.template.localeCompare(other.template),
    );
    expect(reminder).toMatchObject({ template: 'reminder', recipient: 'traveller', reference });
    expect(digest).toMatchObject({ recipient: 'operator', day: '2026-12-01' });
    expect(await reminders()).toHaveLength(2);
  });

  it('can be switched off by a setting', async () => {
    await book(system.visitor(), { date: '2026-12-02' });
    await system.kill();
    const off = { REMINDER_TIME: 'off', DIGEST_TIME: 'off', REVIEW_INVITATION_TIME: 'off' };
    await system.startAgain({ CLOCK_START: '2026-12-01T16:30:00.000Z', ...off });
    staff = await system.staff();
    await jobOnce('remind-travellers', ({ nextAt }) => nextAt === undefined);
    await jobOnce('invite-reviewers', ({ nextAt }) => nextAt === undefined);
    const digest = await jobOnce('send-departures-digest', ({ nextAt }) => nextAt === undefined);
    expect(digest.canRun).toBe(false);
    expect(await reminders()).toHaveLength(2);
  });

  it('end promptly with their process', async () => {
    const began = performance.now();
    expect(await system.stop()).toMatchObject({ code: 0 });
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});
