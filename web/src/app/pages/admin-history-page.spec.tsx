import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { auditEntry } from '../../../test-support/audit-entry.ts';
import { address, openSite } from '../../../test-support/open-site.tsx';
import { staffServer } from '../../../test-support/sample-bookings.ts';
import { sampleTours } from '../../../test-support/sample-tours.ts';
import { brokenConnection, type StubApi } from '../../../test-support/stub-api.ts';
import { StubEventSource } from '../../../test-support/stub-event-source.ts';

const path = '/admin/history';
const booking = { kind: 'booking', id: '74100680', title: 'ZBL-74100680' } as const;
const tour = { kind: 'tour', id: 'spice-farm-tour', title: 'Spice Farm Tour' } as const;
const account = { kind: 'account', id: 'own', title: 'asha' } as const;

const placed = auditEntry('BookingPlaced', booking);
const edited = auditEntry('TourDetailsEdited', tour, {
  at: '2026-11-19T08:00:00.000Z',
  actor: { kind: 'admin', id: '1', name: 'amina' },
  changes: [
    { field: 'capacity', before: null, after: 12 },
    { field: 'isDeleted', before: true, after: false },
  ],
  cause: { id: 'cause', action: 'BookingPlaced', subject: booking },
});

function serverOf(entries: readonly AuditEntryView[], role = 'owner'): StubApi {
  return staffServer()
    .on('GET /auth/session', { user: { id: 'own', username: 'asha', role, hasTotp: false } })
    .on('GET /admin/audit', { items: entries })
    .on('GET /admin/audit/people', { items: [{ id: '1', name: 'amina' }] })
    .on('GET /admin/tours', {
      items: sampleTours.map((each) => ({ ...each, isActive: true, isDeleted: false })),
    });
}

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
});

async function openHistory(server: StubApi, query = '') {
  site = openSite(`${path}${query}`, server);
  await screen.findByRole('heading', { name: 'History' });
}
const listed = async () =>
  within(await screen.findByRole('list', { name: 'What happened' })).getAllByRole('article');

/** jsdom has no layout: without a fixed height, no row would be in view. */
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { value: 120 });
});

describe('the history page', () => {
  it('shows who did what to which subject, the reason and the cause, with links', async () => {
    await openHistory(serverOf([placed, edited]));
    const [first, second] = await listed();
    expect(first).toHaveTextContent(
      'Booking made by the travellerZBL-7410068000:30:00Show the state at that time',
    );
    expect(second).toHaveTextContent('Tour details edited by amina');
    expect(second).toHaveTextContent('Seats of one departureNo limit12');
    expect(second).toHaveTextContent('DeletedYesNo');
    expect(second).toHaveTextContent('Because of: Booking made, ZBL-74100680');
    const inSecond = within(second as HTMLElement);
    expect(inSecond.getByRole('button', { name: 'Undo: Tour details edited' })).toBeVisible();
    expect(inSecond.getByRole('link', { name: 'Spice Farm Tour' })).toHaveAttribute(
      'href',
      '/admin/tours/spice-farm-tour',
    );
    expect(
      inSecond.getByRole('link', { name: 'Show the state at that time: Spice Farm Tour' }),
    ).toHaveAttribute(
      'href',
      `/admin/tours/spice-farm-tour/history?asOf=${encodeURIComponent(edited.at)}`,
    );
  });

  it('groups entries by day in Zanzibar', async () => {
    await openHistory(serverOf([placed, edited]));
    await listed();
    const days = screen.getAllByRole('heading', { level: 2 });
    expect(days.map(({ textContent }) => textContent)).toEqual([
      'Sat, Nov 21, 2026',
      'Thu, Nov 19, 2026',
    ]);
  });

  it('shows the outcome of an e-mail once, and its steps on request', async () => {
    const email = { kind: 'notification', id: 'mail', title: 'Your booking' } as const;
    const queued = auditEntry('NotificationQueued', email, {
      at: '2026-11-20T21:29:58.000Z',
      actor: { kind: 'system' },
      cause: { id: placed.id, action: placed.action, subject: booking },
    });
    const sent = auditEntry('NotificationSent', email, { actor: { kind: 'system' } });
    await openHistory(serverOf([sent, queued, placed]));
    const [first, ...rest] = await listed();
    expect(rest).toHaveLength(1);
    expect(first).toHaveTextContent(
      'E-mail sent by the systemYour booking00:30:00Show 2 stepsBecause of: Booking made, ZBL-74100680',
    );
    const unfold = screen.getByRole('button', { name: 'Show 2 steps' });
    expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await site.user.click(unfold);
    expect(unfold).toHaveAttribute('aria-expanded', 'true');
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '00:30:00E-mail sent by the system',
      '00:29:58E-mail queued by the system',
    ]);
    await site.user.click(unfold);
    expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull();
  });

  it('shows the number of active filters on the button that hides them', async () => {
    await openHistory(serverOf([placed]), '?kind=booking&from=2026-11-01');
    const filters = screen.getByRole('button', { name: 'Filters (2)' });
    expect(filters).toHaveAttribute('aria-expanded', 'false');
    await site.user.click(filters);
    expect(filters).toHaveAttribute('aria-expanded', 'true');
    await site.user.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(await screen.findByRole('button', { name: 'Filters' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  it('filters the list and its export by the parameters of its address', async () => {
    const server = serverOf([placed]);
    await openHistory(server, '?kind=booking&from=2026-11-01&whom=asha');
    await listed();
    expect(server.calls('GET /admin/audit')[0]?.query).toEqual({
      kind: 'booking',
      from: '2026-11-01',
      limit: '100',
    });
    await screen.findByRole('option', { name: 'amina' });
    await site.user.selectOptions(screen.getByLabelText('Person'), 'amina');
    await screen.findByDisplayValue('amina');
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-20' } });
    await screen.findByDisplayValue('2026-11-20');
    await site.user.type(screen.getByLabelText('Reference or tour'), ' zbl-74100680 ');
    const narrowed = 'from=2026-11-01&to=2026-11-20&actor=1&kind=booking&subject=zbl-74100680';
    await waitFor(() => {
      expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
        'href',
        `/api/admin/exports/audit.csv?${narrowed}`,
      );
    });
    expect(address()).toBe(`${path}?${narrowed}`);
    await site.user.selectOptions(screen.getByLabelText('Tour'), sampleTours[0].title);
    await waitFor(() => {
      expect(screen.getByLabelText('Reference or tour')).toHaveValue(sampleTours[0].id);
    });
    await site.user.click(screen.getByRole('button', { name: 'Show everything' }));
    await waitFor(() => {
      expect(screen.getByLabelText('Reference or tour')).toHaveValue('');
      expect(address()).toBe(path);
    });
  });

  it('counts new entries, and adds them to the list only on request', async () => {
    const server = serverOf([edited]);
    await openHistory(server);
    expect(await listed()).toHaveLength(1);
    server.on('GET /admin/audit', { items: [placed, edited] });
    act(() => StubEventSource.opened.at(-1)?.tell('changed', { subjects: ['audit'] }));
    const news = await screen.findByRole('button', { name: 'Show 1 new entry' });
    expect(await listed()).toHaveLength(1);
    await site.user.click(news);
    await waitFor(async () => {
      expect(await listed()).toHaveLength(2);
    });
    expect(screen.queryByRole('button', { name: /^Show 1 new/ })).toBeNull();
  });

  it('undoes a merge of customers after it named both', async () => {
    const asha = { name: 'Asha Juma', email: 'asha@example.com' };
    const merge = {
      ...{ customerId: 'c2', into: 'c1', name: 'Asha J.', phone: '+255777000111' },
      ...{ survivor: asha, at: placed.at, revision: '3' },
    };
    const customer = { kind: 'customer', id: 'c1', title: 'a customer' } as const;
    const merged = auditEntry('CustomerAbsorbed', customer, { revision: '3' });
    const server = serverOf([merged])
      .on('GET /admin/customers/c1', { id: 'c1', ...asha, merged: [merge] })
      .on('DELETE /admin/customers/c1/merges/c2', () => {
        server.on('GET /admin/customers/c1', { id: 'c1', ...asha, merged: [] });
        return Response.json({ id: 'c1' });
      });
    await openHistory(server);
    await listed();
    const undo = screen.getByRole('button', { name: 'Undo: Merged with another customer' });
    await site.user.click(undo);
    const dialog = await screen.findByRole('dialog', { name: /^Undo/ });
    const people = within(await within(dialog).findByRole('list')).getAllByRole('listitem');
    expect(people.map(({ textContent }) => textContent)).toEqual([
      'Asha Juma, asha@example.com',
      'Asha J., +255777000111',
    ]);
    await site.user.click(within(dialog).getByRole('button', { name: 'Undo it' }));
    expect(await screen.findByText('The merge is undone.')).toBeVisible();
    expect(server.calls('DELETE /admin/customers/c1/merges/c2')).toHaveLength(1);
    await site.user.click(undo);
    expect(await screen.findByText(/The merge was undone before/)).toBeVisible();
  });

  it('says if no entry matches', async () => {
    await openHistory(serverOf([]), '?actor=nobody');
    expect(await screen.findByText('No entries match these filters.')).toBeVisible();
  });

  it('loads again on request after it could not be loaded', async () => {
    const server = serverOf([placed]).on('GET /admin/audit', brokenConnection);
    await openHistory(server);
    expect(screen.getByRole('status', { name: 'Loading the history' })).toBeVisible();
    await screen.findByText('The history could not be loaded.', undefined, { timeout: 15_000 });
    server.on('GET /admin/audit', { items: [placed] });
    await site.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await listed()).toHaveLength(1);
  }, 30_000);

  it('shows only their own account to people who are not owners, and no export to readers', async () => {
    await openHistory(serverOf([auditEntry('SignedIn', account)], 'read-only'));
    await screen.findByText(/You see only your own account here/);
    expect(await listed()).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'asha' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Export CSV' })).toBeNull();
  });
});
