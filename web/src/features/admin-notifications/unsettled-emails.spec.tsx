import type { NotificationItem } from '@contracts/notification/notification-view.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { openSite, quietServer } from '../../../test-support/open-site.tsx';
import { problem, type StubApi } from '../../../test-support/stub-api.ts';

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
});

function email(status: NotificationItem['status']): NotificationItem {
  return {
    ...{ id: 'one', status, template: 'booking-confirmed', recipient: 'traveller' },
    ...{ reference: 'ZBL-74100680', bookingNumber: 74_100_680 },
    queuedAt: '2026-11-20T21:30:00.000Z',
    updatedAt: '2026-11-20T21:30:00.000Z',
    attempts: [{ at: '2026-11-20T21:30:00.000Z', outcome: 'failed', reason: '550 5.1.1' }],
  };
}

/** A server that has one e-mail with this status. */
function serverWith(
  status: NotificationItem['status'],
  role: 'staff' | 'read-only' = 'staff',
): StubApi {
  const item = email(status);
  const message = { to: 'asha@example.com', subject: 'Booking confirmed', html: '', text: '' };
  return quietServer()
    .on('GET /auth/session', { user: { id: 'a1', username: 'amina', role } })
    .on('GET /admin/notifications', { items: [item], delivery: 'smtp', hasStopped: false })
    .on('GET /admin/notifications/one', { ...item, ...message, revision: '2', attachments: [] });
}

async function openEmail(server: StubApi): Promise<void> {
  site = openSite('/admin/notifications?open=one', server);
  await screen.findByRole('article', { name: 'Booking confirmed, to the traveller' });
}

describe('e-mails that staff have to settle', () => {
  it('are announced on the first screen, which links to them', async () => {
    const server = serverWith('failed').on('GET /admin/notifications/counts', {
      failed: 2,
      unknown: 1,
    });
    site = openSite('/admin/dashboard', server);
    const notice = await screen.findByRole('list', { name: 'E-mails that need a decision' });
    expect(notice).toHaveTextContent('2 e-mails could not be sent.');
    expect(notice).toHaveTextContent('We do not know whether one e-mail arrived.');
    const [failed, unknown] = within(notice).getAllByRole('link');
    expect(failed).toHaveAttribute('href', '/admin/notifications?status=failed');
    expect(unknown).toHaveAttribute('href', '/admin/notifications?status=unknown');
  });

  it('are not announced if there are none', async () => {
    site = openSite('/admin/dashboard', serverWith('sent'));
    await waitFor(() => {
      expect(site.stub.calls('GET /admin/notifications/counts')).toHaveLength(1);
    });
    expect(screen.queryByRole('list', { name: 'E-mails that need a decision' })).toBeNull();
  });

  it('are dismissed after confirmation', async () => {
    const server = serverWith('failed').on('POST /admin/notifications/one/dismissal', () =>
      Response.json({ ...email('dismissed'), revision: '3', position: 'log.9' }),
    );
    await openEmail(server);
    await site.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    const dialog = await screen.findByRole('dialog', { name: 'Dismiss this e-mail?' });
    expect(dialog).toHaveTextContent('gets no e-mail about this');
    expect(server.calls('POST /admin/notifications/one/dismissal')).toHaveLength(0);
    const asked = server.calls('GET /admin/notifications/one').length;
    await site.user.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => {
      expect(server.calls('POST /admin/notifications/one/dismissal')).toHaveLength(1);
      expect(server.calls('GET /admin/notifications/one').length).toBeGreaterThan(asked);
    });
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('are explained if their outcome is unknown', async () => {
    await openEmail(serverWith('unknown'));
    expect(screen.getByText(/the connection broke while it was being sent/)).toHaveTextContent(
      'If it arrived, dismiss it.',
    );
    await site.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('is not sent again, now or later.');
  });

  it('show why they cannot be dismissed', async () => {
    const server = serverWith('queued').on('POST /admin/notifications/one/dismissal', () =>
      problem('NotificationUnderWay'),
    );
    await openEmail(server);
    await site.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    const dialog = await screen.findByRole('dialog');
    await site.user.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
    await within(dialog).findByText('This e-mail is being sent at this moment');
  });

  it('do not include sent e-mails, and cannot be settled by accounts that only read', async () => {
    await openEmail(serverWith('sent'));
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    site.leave();
    await openEmail(serverWith('failed', 'read-only'));
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
  });
});
