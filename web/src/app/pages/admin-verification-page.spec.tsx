import type { AnchorView, VerificationView } from '@contracts/operations/verification-view.ts';
import { screen, within } from '@testing-library/react';
import { openSite, quietServer } from '../../../test-support/open-site.tsx';
import { problem, type StubApi } from '../../../test-support/stub-api.ts';

const intact: VerificationView = {
  state: 'done',
  startedAt: '2026-11-22T06:00:00.000Z',
  startedBy: 'amina',
  finishedAt: '2026-11-22T06:01:00.000Z',
  progress: 1,
  verdict: { events: 12_345, streams: 678, anchors: 2, faults: [] },
};
const anchor: AnchorView = {
  name: '2026-11-21',
  at: '2026-11-21T00:05:00.000Z',
  position: '12001',
  events: 12_001,
  streams: 650,
  heads: 'f'.repeat(64),
  isAuthentic: true,
  isGivenUp: false,
};

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
});

/** Opens the page of a server with this last check. */
async function open(
  last: VerificationView | undefined,
  anchors: readonly AnchorView[] = [anchor],
): Promise<StubApi> {
  const user = { id: 'a1', username: 'amina', role: 'owner', hasTotp: true };
  const server = quietServer()
    .on('GET /auth/session', { user })
    .on('GET /admin/verification', { ...(last !== undefined && { last }) })
    .on('GET /admin/anchors', { items: anchors });
  site = openSite('/admin/system/log', server);
  await screen.findByRole('heading', { name: 'Log check', level: 1 });
  return server;
}

describe('the page of the log check', () => {
  it("describes the last check's result, who started it, and the anchors it was compared with", async () => {
    await open(intact);
    const panel = await screen.findByRole('region', { name: 'The last check' });
    await within(panel).findByText('The log is intact.');
    expect(panel).toHaveTextContent('12,345 entries in 678 histories are intact');
    expect(panel).toHaveTextContent('and 2 fingerprints agree');
    expect(panel).toHaveTextContent('Started Sun, Nov 22, 2026, 09:00 by amina');
    const anchors = await screen.findByRole('list', { name: 'Saved fingerprints' });
    expect(anchors).toHaveTextContent('12,001 entries in 650 histories, up to position 12001');
    expect(anchors).toHaveTextContent('sealed');
  });

  it('lists each changed event with a link to its subject', async () => {
    const faults = [
      {
        kind: 'event',
        what: 'it is not the event that was stored after its predecessor',
        position: '812',
        stream: 'booking-74100680',
        revision: 2,
        eventId: '4b1d',
        eventType: 'BookingCancelled',
      },
    ] as const;
    await open({ ...intact, verdict: { events: 811, streams: 90, anchors: 1, faults } });
    const found = await screen.findByRole('list', { name: 'An entry was changed' });
    expect(screen.getByText('The log was changed or damaged.')).toBeVisible();
    expect(found).toHaveTextContent('It is not the event that was stored after its predecessor.');
    expect(found).toHaveTextContent('Booking cancelled');
    expect(found).toHaveTextContent('812');
    expect(within(found).getByRole('link', { name: 'booking-74100680' })).toHaveAttribute(
      'href',
      '/admin/bookings/ZBL-74100680',
    );
    const steps = screen.getByText('What to do').parentElement;
    expect(steps).toHaveTextContent('Do not stop the product');
    expect(steps).toHaveTextContent('docs/runbooks/log-faulty.md');
  });

  it('says once what to do about several faults of the same kind', async () => {
    const faults = ['812', '950'].map((position) => ({
      ...({ kind: 'event', what: 'it was changed', position } as const),
    }));
    await open({ ...intact, verdict: { events: 811, streams: 90, anchors: 1, faults } });
    const found = await screen.findByRole('list', { name: '2 entries were changed' });
    expect(within(found).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getAllByText('What to do')).toHaveLength(1);
  });

  it('says how many entries were checked, and how many more faults there are than the list shows', async () => {
    const faults = [{ kind: 'event', what: 'it was changed', position: '812' }] as const;
    const counts = { checked: 4_327, events: 3_127, faultCount: 1_200 };
    await open({ ...intact, verdict: { ...counts, streams: 90, anchors: 1, faults } });
    const panel = await screen.findByRole('region', { name: 'The last check' });
    await within(panel).findByText(/^4,327 entries were checked. 3,127 entries in 90 histories/);
    expect(panel).toHaveTextContent('1,200 faults were found. The first 1 are listed.');
  });

  it('distinguishes a forged anchor from a broken log', async () => {
    const faults = [
      { kind: 'forged-anchor', what: 'it does not carry the seal', anchor: '2026-11-21' },
    ] as const;
    await open({ ...intact, verdict: { events: 9, streams: 2, anchors: 0, faults } }, [
      { ...anchor, isAuthentic: false },
    ]);
    await screen.findByText('The log is intact, but its fingerprints are not.');
    expect(await screen.findByRole('list', { name: 'Saved fingerprints' })).toHaveTextContent(
      'wrong seal',
    );
  });

  it('marks the anchors with events that a restore lost', async () => {
    await open(intact, [
      { ...anchor, isGivenUp: true },
      { ...anchor, name: '2026-11-20' },
    ]);
    const anchors = await screen.findByRole('list', { name: 'Saved fingerprints' });
    const [lost, kept] = within(anchors).getAllByRole('listitem');
    expect(lost).toHaveTextContent('no longer compared');
    expect(kept).not.toHaveTextContent('no longer compared');
    expect(screen.getByText(/were lost when an older backup was restored/)).toBeVisible();
  });

  it('starts a check, shows its progress, and then its result', async () => {
    const server = await open(undefined, []);
    await screen.findByText('The log has not been checked yet.');
    await screen.findByText(/There is no fingerprint yet/);
    const { verdict, finishedAt, ...begun } = intact;
    const running: VerificationView = { ...begun, state: 'running', progress: 0.4 };
    let last: VerificationView = running;
    server
      .on('POST /admin/verification', () => Response.json({ last }, { status: 202 }))
      .on('GET /admin/verification', () => Response.json({ last }));
    await site.user.click(screen.getByRole('button', { name: 'Check the log now' }));
    await screen.findByText(/40 % of the log is read/);
    expect(screen.getByRole('progressbar', { name: 'Progress of the check' })).toHaveValue(40);
    await site.user.click(screen.getByRole('button', { name: 'Checking...' }));
    expect(server.calls('POST /admin/verification')).toHaveLength(1);
    last = {
      ...begun,
      state: 'done',
      ...(verdict && { verdict }),
      ...(finishedAt && { finishedAt }),
    };
    await screen.findByText('The log is intact.', {}, { timeout: 4_000 });
  });

  it('says if a check was interrupted or cannot be started', async () => {
    const { startedAt } = intact;
    const server = await open({ state: 'broken-off', startedAt, progress: 0.2 });
    await screen.findByText(/The check stopped before the end/);
    server.on('POST /admin/verification', () => problem('Unavailable'));
    await site.user.click(screen.getByRole('button', { name: 'Check the log now' }));
    await screen.findByRole('alert');
  });

  it('shows two weeks of anchors, and all of them on request', async () => {
    const anchors = Array.from({ length: 20 }, (_none, index) => ({
      ...anchor,
      name: `2026-10-${String(index + 1).padStart(2, '0')}`,
    }));
    await open(intact, anchors);
    const list = await screen.findByRole('list', { name: 'Saved fingerprints' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(14);
    await site.user.click(screen.getByRole('button', { name: 'Show all 20' }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(20);
  });
});
