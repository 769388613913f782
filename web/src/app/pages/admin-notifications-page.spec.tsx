import type { NotificationItem } from '@contracts/notification/notification-view.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { address, openSite, quietServer } from '../../../test-support/open-site.tsx';
import { brokenConnection, problem } from '../../../test-support/stub-api.ts';
import { StubEventSource } from '../../../test-support/stub-event-source.ts';

function item(id: string, more: Partial<NotificationItem> = {}): NotificationItem {
  return {
    id,
    status: 'sent',
    template: 'booking-confirmed',
    recipient: 'traveller',
    reference: 'ZBL-74100680',
    bookingNumber: 74_100_680,
    queuedAt: '2026-11-20T21:30:00.000Z',
    updatedAt: '2026-11-20T21:30:00.000Z',
    attempts: [{ at: '2026-11-20T21:30:00.000Z', outcome: 'sent' }],
    ...more,
  };
}

const message = {
  revision: '2',
  to: 'asha@example.com',
  subject: 'Booking confirmed: Spice Farm Tour',
  html: '<p>Karibu</p>',
  text: 'Karibu Asha',
  attachments: [],
};

function serverWith(...items: readonly NotificationItem[]) {
  const server = quietServer()
    .on('GET /auth/session', { user: { username: 'asha', role: 'staff' } })
    .on('GET /admin/notifications', { items, delivery: 'outbox', hasStopped: false });
  for (const each of items)
    server.on(`GET /admin/notifications/${each.id}`, { ...each, ...message });
  return server;
}

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
});

async function openEmails(server: ReturnType<typeof serverWith>, path = '/admin/notifications') {
  site = openSite(path, server);
  await screen.findByRole('heading', { name: 'E-mails' });
}

describe('the page of e-mails', () => {
  it('lists e-mails with their status, in Zanzibar time', async () => {
    await openEmails(
      serverWith(item('one'), item('two', { recipient: 'operator', status: 'unknown' })),
    );
    const list = within(await screen.findByRole('list', { name: 'E-mails found' }));
    const [first, second] = list.getAllByRole('link');
    expect(first).toHaveTextContent(
      'Booking confirmed, to the travellerZBL-74100680sentSat, Nov 21, 2026, 00:30',
    );
    expect(second).toHaveTextContent('Booking confirmed, our copyZBL-74100680unknown');
  });

  it('names no booking for a contact message passed on to the operator', async () => {
    const passedOn: NotificationItem = {
      id: 'one',
      status: 'sent',
      template: 'contact-message',
      recipient: 'operator',
      queuedAt: '2026-11-20T21:30:00.000Z',
      updatedAt: '2026-11-20T21:30:00.000Z',
      attempts: [],
    };
    await openEmails(serverWith(passedOn));
    expect(
      await screen.findByRole('link', { name: /^Message from the contact page/ }),
    ).toHaveTextContent('Message from the contact pagesentSat, Nov 21, 2026, 00:30');
  });

  it('says that e-mails reached nobody if no mail server is set up', async () => {
    await openEmails(serverWith(item('one')));
    expect(await screen.findByText(/e-mails reach nobody/)).toBeVisible();
  });

  it('says if changes of bookings no longer cause e-mails, and lets staff resume them', async () => {
    const server = serverWith(item('one'));
    const list = (hasStopped: boolean) => ({ items: [item('one')], delivery: 'smtp', hasStopped });
    server.on('GET /admin/notifications', list(true));
    await openEmails(server);
    const resumeButton = await screen.findByRole('button', { name: 'Resume e-mails' });
    expect(screen.getByRole('alert')).toHaveTextContent(/log was restored or replaced/);
    expect(screen.getByRole('alert')).toHaveTextContent(/Look at them first/);
    server.on('POST /admin/notifications/resumption', brokenConnection);
    await site.user.click(resumeButton);
    expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
    server.on('POST /admin/notifications/resumption', () => new Response(null, { status: 204 }));
    server.on('GET /admin/notifications', list(false));
    await site.user.click(resumeButton);
    await waitFor(() => {
      expect(screen.queryByRole('alert')).toBeNull();
    });
    expect(screen.getByRole('link', { name: /to the traveller/ })).toBeVisible();
  });

  it('reads the list again when an e-mail changes', async () => {
    await openEmails(serverWith(item('one')));
    await screen.findByRole('link', { name: /to the traveller/ });
    const asked = () => site.stub.calls('GET /admin/notifications').length;
    const before = asked();
    act(() => StubEventSource.opened.at(-1)?.tell('changed', { subjects: ['notifications'] }));
    await waitFor(() => {
      expect(asked()).toBe(before + 1);
    });
  });

  it('shows an e-mail as sent, in a sandboxed frame, and as plain text', async () => {
    await openEmails(serverWith(item('one')));
    await site.user.click(await screen.findByRole('link', { name: /to the traveller/ }));
    const frame = await screen.findByTitle(message.subject);
    expect(frame).toHaveAttribute('sandbox', '');
    expect(frame).toHaveAttribute('src', '/api/admin/notifications/one/message');
    expect(screen.getByText('asha@example.com')).toBeVisible();
    expect(address()).toBe('/admin/notifications?open=one');
    await site.user.click(screen.getByRole('button', { name: 'Plain text' }));
    expect(screen.getByText('Karibu Asha')).toBeVisible();
    expect(screen.queryByTitle(message.subject)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
  });

  it('offers attachments for download', async () => {
    const files = [
      { filename: 'voucher.pdf', contentType: 'application/pdf', bytes: 40_000 },
      { filename: 'booking.ics', contentType: 'text/calendar; method=REQUEST', bytes: 900 },
    ];
    const server = serverWith(item('one')).on('GET /admin/notifications/one', {
      ...item('one'),
      ...message,
      attachments: files,
    });
    await openEmails(server, '/admin/notifications?open=one');
    const voucher = await screen.findByRole('link', { name: 'voucher.pdf' });
    expect(voucher).toHaveAttribute('href', '/api/admin/notifications/one/attachments/0');
    expect(voucher).toHaveAttribute('download', 'voucher.pdf');
    expect(voucher.closest('dd')).toHaveTextContent('voucher.pdf (40 KB)');
    expect(screen.getByRole('link', { name: 'booking.ics' })).toHaveAttribute(
      'href',
      '/api/admin/notifications/one/attachments/1',
    );
  });

  it('says why an e-mail was not sent, and which day it is about', async () => {
    const digest: NotificationItem = {
      ...{ id: 'two', template: 'departures-digest', recipient: 'operator', day: '2026-12-01' },
      ...{ status: 'sent', attempts: [] },
      ...{ queuedAt: '2026-11-30T15:00:00.000Z', updatedAt: '2026-11-30T15:00:00.000Z' },
    };
    const reminder = {
      template: 'reminder',
      status: 'dismissed',
      dismissedAs: 'outdated',
    } as const;
    await openEmails(serverWith(item('one', reminder), digest), '/admin/notifications?open=one');
    expect(await screen.findByText(/out of date before it could be sent/)).toBeVisible();
    expect(
      screen.getByRole('link', { name: /^Tomorrow’s departures, Tue, Dec 01, 2026/ }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /^Reminder, to the traveller/ })).toBeVisible();
  });

  it('says that an e-mail was not sent if there is no mail server', async () => {
    const attempts = [{ at: '2026-11-20T21:30:00.000Z', outcome: 'kept' }] as const;
    const kept = item('one', { status: 'kept', attempts });
    await openEmails(serverWith(kept), '/admin/notifications?open=one');
    expect(await screen.findByText(/it reached nobody. You can read it here/)).toBeVisible();
    expect(screen.getByRole('link', { name: /to the traveller/ })).toHaveTextContent(
      'not sent: no mail server',
    );
  });

  it('says in words why an attempt failed', async () => {
    const attempts = [
      { at: '2026-11-20T21:30:00.000Z', outcome: 'failed', reason: 'ECONNREFUSED' },
    ] as const;
    await openEmails(
      serverWith(item('one', { status: 'failed', attempts })),
      '/admin/notifications?open=one',
    );
    expect(await screen.findByText(/The mail server could not be reached/)).toBeVisible();
  });

  it('sends a sent e-mail again after confirmation', async () => {
    const again = item('two', { status: 'queued', attempts: [], resends: 'one' });
    const server = serverWith(item('one')).on('POST /admin/notifications/one/resending', () =>
      Response.json({ ...again, revision: '0', position: 'log.9' }),
    );
    await openEmails(server, '/admin/notifications?open=one');
    await site.user.click(await screen.findByRole('button', { name: 'Send again' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send this e-mail again?' });
    expect(dialog).toHaveTextContent('goes to asha@example.com once more');
    await site.user.click(within(dialog).getByRole('button', { name: 'Send again' }));
    await screen.findByText('The e-mail is queued again');
    expect(server.calls('POST /admin/notifications/one/resending')).toHaveLength(1);
  });

  it('sends an e-mail of unknown outcome again on request', async () => {
    const unknown = item('one', {
      status: 'unknown',
      attempts: [{ at: '2026-11-20T21:30:00.000Z', outcome: 'unknown', reason: 'ECONNECTION' }],
    });
    const server = serverWith(unknown).on('POST /admin/notifications/one/retry', () =>
      Response.json({ ...unknown, status: 'queued', revision: '3', position: 'log.9' }),
    );
    await openEmails(server, '/admin/notifications?open=one');
    await screen.findByText(/may send it twice/);
    expect(screen.getByText('ECONNECTION')).toBeVisible();
    await site.user.click(screen.getByRole('button', { name: 'Send now' }));
    await waitFor(() => {
      expect(site.stub.calls('POST /admin/notifications/one/retry')).toHaveLength(1);
      expect(site.stub.calls('GET /admin/notifications/one').length).toBeGreaterThan(1);
    });
  });

  it('says why an e-mail cannot be sent again', async () => {
    const server = serverWith(item('one', { status: 'failed' })).on(
      'POST /admin/notifications/one/retry',
      () => problem('NotificationUnderWay'),
    );
    await openEmails(server, '/admin/notifications?open=one');
    await site.user.click(await screen.findByRole('button', { name: 'Send now' }));
    await screen.findByText('This e-mail is being sent at this moment');
  });

  it('does not show the text of an e-mail if its traveller was erased', async () => {
    const server = serverWith(item('one', { status: 'dismissed' })).on(
      'GET /admin/notifications/one',
      { ...item('one', { status: 'dismissed' }), revision: '1' },
    );
    await openEmails(server, '/admin/notifications?open=one');
    await screen.findByText(/personal data was erased/);
  });

  it('shows the name on the booking', async () => {
    await openEmails(serverWith(item('one', { travellerName: 'Asha Juma' })));
    expect(await screen.findByText('Asha Juma', { exact: false })).toHaveTextContent(
      'ZBL-74100680 Asha Juma',
    );
  });

  it('filters e-mails by type, days and a complete booking reference', async () => {
    await openEmails(serverWith(), '/admin/notifications?template=reminder&queuedFrom=2026-11-01');
    await screen.findByText('There are no such e-mails.');
    expect(screen.getByLabelText('Type')).toHaveValue('reminder');
    const asked = () => site.stub.calls('GET /admin/notifications').at(-1)?.query;
    const booking = screen.getByLabelText('Booking');
    await site.user.type(booking, 'zbl-741');
    await site.user.tab();
    expect(booking).toHaveAccessibleDescription(/Enter a reference such as ZBL-74100680/);
    expect(asked()).toEqual({ template: 'reminder', queuedFrom: '2026-11-01' });
    await site.user.type(booking, '00680');
    await waitFor(() => {
      expect(asked()).toEqual({
        template: 'reminder',
        queuedFrom: '2026-11-01',
        bookingNumber: '74100680',
      });
    });
    expect(booking).toHaveValue('ZBL-74100680');
    expect(address()).toContain('booking=ZBL-74100680');
    await site.user.click(screen.getByRole('button', { name: 'Show everything' }));
    await waitFor(() => {
      expect(asked()).toEqual({});
    });
    expect(address()).toBe('/admin/notifications');
  });

  it('filters e-mails by their status', async () => {
    await openEmails(serverWith());
    await screen.findByText('There are no such e-mails.');
    await site.user.selectOptions(screen.getByLabelText('Status'), 'failed');
    await waitFor(() => {
      expect(site.stub.calls('GET /admin/notifications').at(-1)?.query).toEqual({
        status: 'failed',
      });
    });
    expect(address()).toBe('/admin/notifications?status=failed');
  });

  it('is only for staff', async () => {
    site = openSite('/admin/notifications', serverWith().on('GET /auth/session', { user: null }));
    await screen.findByRole('heading', { name: 'Admin Sign In' });
  });
});
