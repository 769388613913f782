import type { InboxView } from '@contracts/inbox/inbox-view.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { address, emptyInbox, openSite } from '../../../test-support/open-site.tsx';
import { adminBooking, staffServer } from '../../../test-support/sample-bookings.ts';
import { problem } from '../../../test-support/stub-api.ts';
import { StubEventSource } from '../../../test-support/stub-event-source.ts';

const since = '2026-11-20T21:30:00.000Z';
const request = adminBooking(74_100_680, { status: 'pending' });
const cancelled = adminBooking(51_000_002, {
  status: 'cancelled',
  payments: { collected: 50, refunded: 0, due: -50 },
});
const full: InboxView = {
  total: 18,
  requests: { total: 1, items: [{ since, booking: request }] },
  refunds: { total: 12, items: [{ since, booking: cancelled }] },
  overbooked: {
    total: 1,
    items: [
      {
        ...{ id: 'spice-farm-tour_2026-12-01_0900', tourId: 'spice-farm-tour' },
        ...{ tourTitle: 'Spice Farm Tour', date: '2026-12-01', time: '09:00', status: 'full' },
        ...{ capacity: 8, seatsTaken: 10, seatsHeld: 0, seatsLeft: 0, isClosed: false },
      },
    ],
  },
  messages: {
    total: 1,
    items: [
      {
        ...{ id: 'hello', status: 'open', writtenAt: since, updatedAt: since, revision: '0' },
        ...{ name: 'Chiku Omari', email: 'chiku@example.com', message: 'Do you sail in June?' },
        answers: [],
      },
    ],
  },
  emails: {
    total: 1,
    items: [
      {
        ...{ id: 'mail', status: 'failed', template: 'booking-confirmed', recipient: 'traveller' },
        ...{ reference: 'ZBL-74100680', bookingNumber: 74_100_680, travellerName: 'Asha Juma' },
        ...{ queuedAt: since, updatedAt: since, attempts: [] },
      },
    ],
  },
  reviews: 2,
};

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
  localStorage.clear(); // Drafts would open their dialogs again.
});

async function open(inbox: InboxView = full, role = 'staff', path = '/admin') {
  const server = staffServer(request)
    .on('GET /auth/session', { user: { id: 'own', username: 'asha', role, hasTotp: false } })
    .on('GET /admin/inbox', inbox);
  site = openSite(path, server);
  await screen.findByRole('heading', { name: 'Inbox', level: 1 });
  return server;
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the inbox', () => {
  it('lists everything that waits for staff, with its age, and links to the full lists', async () => {
    await open();
    const requests = await part('Requests to confirm (1)');
    expect(requests.getByRole('listitem')).toHaveTextContent(
      /Asha Juma ZBL-74100680Mnemba Reef Snorkelling, Nov 28, 2026, 08:30, 3 travellersWaiting for \d+ /,
    );
    const refunds = await part('Money to refund (12)');
    refunds.getByText('USD $50.00');
    expect(refunds.getByRole('link', { name: 'All 12' })).toHaveAttribute(
      'href',
      '/admin/bookings?tab=all&money=to-give-back',
    );
    const overbooked = await part('Departures with too many travellers (1)');
    overbooked.getByText('10 seats are booked, the capacity is 8.');
    const messages = await part('Messages to answer (1)');
    expect(messages.getByRole('listitem')).toHaveTextContent(
      /Chiku OmariDo you sail in June\?Waiting for \d+ /,
    );
    messages.getByRole('button', { name: 'Answer Chiku Omari' });
    const emails = await part('E-mails that need a decision (1)');
    expect(emails.getByRole('link')).toHaveAttribute('href', '/admin/notifications?open=mail');
    (await part('Reviews to read (2)')).getByRole('link', { name: 'Read and publish them' });
  });

  it('shows its count in the navigation', async () => {
    await open();
    const ways = within(screen.getByRole('navigation', { name: 'Console' }));
    expect(await ways.findByText('18')).toHaveTextContent('18 waiting');
  });

  it('confirms a request at once', async () => {
    const server = await open();
    server.on(`POST /admin/bookings/${request.reference}/confirmation`, () =>
      Response.json({ ...request, status: 'confirmed', revision: '2', position: 'log.9' }),
    );
    const requests = await part('Requests to confirm (1)');
    await site.user.click(requests.getByRole('button', { name: 'Confirm: ZBL-74100680' }));
    server.on('GET /admin/inbox', emptyInbox);
    const dialog = within(await screen.findByRole('dialog'));
    await site.user.click(dialog.getByRole('button', { name: /^Confirm/ }));
    await screen.findByText(/^You have no open tasks/);
  });

  it('shows the waiting entries without buttons to an account that only reads', async () => {
    await open(full, 'read-only');
    const requests = await part('Requests to confirm (1)');
    expect(requests.queryByRole('button')).toBeNull();
    expect((await part('Money to refund (12)')).queryByRole('button')).toBeNull();
  });

  it('says that nothing waits for staff', async () => {
    await open(emptyInbox);
    await screen.findByText(/^You have no open tasks\. Continue with/);
  });

  it('offers to try again if it could not be loaded', async () => {
    const server = staffServer(request).on('GET /admin/inbox', () => problem('NotFound'));
    site = openSite('/admin', server);
    await screen.findByText('The inbox could not be loaded.', { exact: false });
  });

  it('redirects addresses of the dashboard from earlier releases to the dashboard', async () => {
    site = openSite('/admin?days=7', staffServer(request));
    await waitFor(() => {
      expect(address()).toBe('/admin/dashboard?days=7');
    });
  });

  it('keeps a dialog and its text when a colleague settles the entry meanwhile', async () => {
    const server = await open();
    server.on('GET /admin/mail', { delivery: 'smtp' });
    server.on('POST /admin/messages/hello/answer', () =>
      problem('RevisionMismatch', { differences: [] }),
    );
    await site.user.click(await screen.findByRole('button', { name: 'Answer Chiku Omari' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer Chiku Omari' }));
    await site.user.type(dialog.getByLabelText('Answer *'), 'Yes.');
    server.on('GET /admin/inbox', emptyInbox);
    const before = server.calls('GET /admin/inbox').length;
    act(() => {
      StubEventSource.opened.at(-1)?.tell('changed', { subjects: ['messages'] });
    });
    await waitFor(() => {
      expect(server.calls('GET /admin/inbox').length).toBeGreaterThan(before);
    });
    const ways = within(screen.getByRole('navigation', { name: 'Console' }));
    await waitFor(() => {
      expect(ways.queryByText('18')).toBeNull();
    });
    expect(dialog.getByLabelText('Answer *')).toHaveValue('Yes.');
    await site.user.click(dialog.getByRole('button', { name: 'Send answer' }));
    await dialog.findByText(/^A colleague answered or closed this message meanwhile/);
    await site.user.click(dialog.getByRole('button', { name: 'Back' }));
    await screen.findByText(/^You have no open tasks/);
    expect(server.calls('POST /admin/messages/hello/answer')[0]?.headers.get('if-match')).toBe(
      '"0"',
    );
  });
});
