import type { JobView } from '@contracts/operations/job-view.ts';
import type { ProjectionView } from '@contracts/operations/projection-view.ts';
import type { LogFaultView, VerificationView } from '@contracts/operations/verification-view.ts';
import type { StaffRole } from '@contracts/session/session-view.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { address, openSite, quietServer } from '../../../test-support/open-site.tsx';

const model: ProjectionView = {
  ...{ name: 'departures', version: 2, build: 1, isServing: true, state: 'live', lag: 0 },
  position: 'log.00000000012345',
  behind: { events: 0, isMore: false, ms: 0 },
  ...{ progress: 1, parked: 0 },
};
const job: JobView = {
  name: 'make-backup',
  state: 'done',
  startedAt: '2026-11-22T06:00:00.000Z',
  finishedAt: '2026-11-22T06:00:12.000Z',
  nextAt: '2026-11-23T06:00:00.000Z',
  isLate: false,
  canRun: true,
};

function checkWith(faults: readonly LogFaultView[]): VerificationView {
  return {
    state: 'done',
    startedAt: '2026-11-22T06:00:00.000Z',
    finishedAt: '2026-11-22T06:01:00.000Z',
    progress: 1,
    verdict: { events: 12_345, streams: 678, anchors: 2, faults },
  };
}

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
});

function open(
  path: string,
  {
    role = 'owner',
    faults = [],
    jobs = [job],
    models = [model],
  }: {
    role?: StaffRole;
    faults?: readonly LogFaultView[];
    jobs?: readonly JobView[];
    models?: readonly ProjectionView[];
  } = {},
) {
  const server = quietServer()
    .on('GET /auth/session', { user: { id: 'a1', username: 'amina', role, hasTotp: true } })
    .on('GET /admin/notifications', { items: [], delivery: 'smtp', hasStopped: false })
    .on('GET /admin/verification', {
      last: checkWith(faults),
      ...(faults.length > 0 && {
        faults: { count: faults.length, foundAt: '2026-11-22T06:01:00.000Z' },
      }),
    })
    .on('GET /admin/anchors', { items: [] })
    .on('GET /admin/jobs', { items: jobs })
    .on('GET /admin/projections', { items: models });
  site = openSite(path, server);
  return server;
}

const part = (name: string) => screen.findByRole('region', { name });

describe('the page of the system', () => {
  it('says that every part is in order', async () => {
    open('/admin/system');
    const log = await part('Log check');
    await within(log).findByText(/^The log is intact. Started .* by the daily check/);
    expect(log).toHaveTextContent('in order');
    const jobs = await part('Background jobs');
    await within(jobs).findByText('No job failed or is late.');
    const built = await part('What the screens are built from');
    await within(built).findByText('All lists and figures are up to date.');
    expect(screen.queryByText('What to do')).toBeNull();
  });

  it('lists every finding with what to do', async () => {
    open('/admin/system', {
      faults: [{ kind: 'event', what: 'it was changed', position: '812' }],
      jobs: [{ ...job, state: 'failed', detail: 'The disk is full.' }],
      models: [{ ...model, parked: 2 }],
    });
    const faults = await screen.findByRole('list', { name: 'Faults of the log' });
    expect(faults).toHaveTextContent('An entry was changedWhat to doDo not stop the product');
    const jobs = await screen.findByRole('list', { name: 'Jobs that need attention' });
    expect(jobs).toHaveTextContent('Make a backup: failedThe disk is full.What to doCheck that');
    const built = await screen.findByRole('list', {
      name: 'Lists and figures that need attention',
    });
    expect(built).toHaveTextContent('Departures: some entries are not updatedWhat to do');
    expect(screen.getAllByText('needs attention')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Background jobs' })).toHaveAttribute(
      'href',
      '/admin/system/jobs',
    );
  });

  it.each([
    ['/admin/verification', '/admin/system/log', 'Log check'],
    ['/admin/jobs', '/admin/system/jobs', 'Background jobs'],
    ['/admin/read-models', '/admin/system/screens', 'What the screens are built from'],
  ])('opens the present address of %s', async (earlier, present, title) => {
    open(earlier);
    await screen.findByRole('heading', { name: title, level: 1 });
    await waitFor(() => {
      expect(address()).toBe(present);
    });
  });

  it('shows an owner on every screen that the log has faults, with a link to the steps', async () => {
    open('/admin/system/jobs', {
      faults: [{ kind: 'event', what: 'it was changed', position: '812' }],
    });
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(
      'The check of the log on Sun, Nov 22, 2026, 09:01 found 1 fault. See what to do',
    );
    expect(within(notice).getByRole('link')).toHaveAttribute('href', '/admin/system/log');
  });

  it.each(['staff', 'read-only'] as const)('is not for %s', async (role) => {
    const server = open('/admin/system/log', { role });
    await screen.findByText('Only an owner looks after the system.');
    expect(screen.queryByRole('link', { name: 'System' })).toBeNull();
    expect(server.calls('GET /admin/verification')).toHaveLength(0);
  });
});
