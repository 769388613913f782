import { jobNames, type JobName, type JobView } from '@contracts/operations/job-view.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { openSite, quietServer } from '../../../test-support/open-site.tsx';
import { problem, type StubApi } from '../../../test-support/stub-api.ts';

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
});

function job(name: JobName, more: Partial<JobView> = {}): JobView {
  return {
    name,
    state: 'done',
    startedAt: '2026-11-22T06:00:00.000Z',
    finishedAt: '2026-11-22T06:00:12.000Z',
    nextAt: '2026-11-23T06:00:00.000Z',
    isLate: false,
    canRun: true,
    ...more,
  };
}

/** Opens the page of a server with these jobs. */
async function open(items: readonly JobView[]): Promise<StubApi> {
  const user = { id: 'a1', username: 'amina', role: 'owner', hasTotp: true };
  const server = quietServer().on('GET /auth/session', { user }).on('GET /admin/jobs', { items });
  site = openSite('/admin/system/jobs', server);
  await screen.findByRole('heading', { name: 'Background jobs', level: 1 });
  await screen.findByRole('list', { name: 'Jobs' });
  return server;
}

const row = (name: string) => screen.getByRole('listitem', { name });

describe('the page of the background jobs', () => {
  it('shows when each job last ran, how long it took, what it did, and when it runs next', async () => {
    await open([
      job('remind-travellers', { detail: '3 reminders were queued.' }),
      ...jobNames.filter((name) => name !== 'remind-travellers').map((name) => job(name)),
    ]);
    expect(screen.getByText('No job failed or is late.')).toBeVisible();
    const reminders = row('Remind travellers');
    expect(reminders).toHaveTextContent('Last runSun, Nov 22, 2026, 09:00, 12 s');
    expect(reminders).toHaveTextContent('Next runMon, Nov 23, 2026, 09:00');
    expect(reminders).toHaveTextContent('What it did3 reminders were queued.');
    expect(screen.getAllByRole('listitem', { name: /./ })).toHaveLength(jobNames.length);
    expect(row('Record how often tours are viewed')).toHaveTextContent('at most one minute');
  });

  it('lists jobs that failed or did not run first, and says why', async () => {
    await open([
      job('send-due-notifications', { isLate: true }),
      job('remind-travellers'),
      job('check-log', { state: 'failed', detail: 'The event log cannot be reached.' }),
    ]);
    expect(screen.getByText('2 jobs need attention.')).toBeVisible();
    const rows = within(screen.getByRole('list', { name: 'Jobs' })).getAllByRole('heading');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Send e-mails that are due',
      'Check the log',
      'Remind travellers',
    ]);
    expect(row('Send e-mails that are due')).toHaveTextContent('but it did not run');
    expect(row('Check the log')).toHaveTextContent('Why it failedThe event log cannot be reached.');
    expect(row('Check the log')).toHaveTextContent('What to doOpen Log check');
    expect(row('Check the log')).toHaveTextContent('docs/runbooks/log-faulty.md');
    expect(row('Send e-mails that are due')).toHaveTextContent('What to doNo worker ran it.');
    expect(row('Remind travellers')).not.toHaveTextContent('What to do');
  });

  it('shows which jobs are running, never ran, or are switched off', async () => {
    await open([
      job('check-log', { state: 'running', startedAt: '2026-11-22T06:00:00.000Z' }),
      { name: 'drop-unused-sessions', state: 'waiting', isLate: false, canRun: false },
    ]);
    expect(row('Check the log')).toHaveTextContent('running');
    expect(row('Remove unused sessions')).toHaveTextContent('not scheduled');
    expect(row('Remove unused sessions')).toHaveTextContent('Last runNever');
  });

  it('runs a job now and reads the list again', async () => {
    const server = await open([job('remind-travellers')]);
    server.on('POST /admin/jobs/remind-travellers/run', () => new Response(null, { status: 202 }));
    const before = server.calls('GET /admin/jobs').length;
    await site.user.click(screen.getByRole('button', { name: 'Run now: Remind travellers' }));
    await screen.findByText('Remind travellers: it is running');
    await waitFor(() => {
      expect(server.calls('GET /admin/jobs').length).toBeGreaterThan(before);
    });
  });

  it('says if a job could not be run', async () => {
    const server = await open([job('remind-travellers')]);
    server.on('POST /admin/jobs/remind-travellers/run', () => problem('Unavailable'));
    await site.user.click(screen.getByRole('button', { name: 'Run now: Remind travellers' }));
    await screen.findByText('This cannot be answered at the moment. Please try again');
  });
});
