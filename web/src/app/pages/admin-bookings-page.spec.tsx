import { jest } from '@jest/globals';
import { addDays } from '@contracts/calendar.ts';
import { problemKinds } from '@contracts/problems.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { address, openSite } from '../../../test-support/open-site.tsx';
import { payment } from '../../../test-support/open-day-sheet.tsx';
import { adminBooking, staffServer } from '../../../test-support/sample-bookings.ts';
import { problem } from '../../../test-support/stub-api.ts';
import { StubEventSource } from '../../../test-support/stub-event-source.ts';
import { today } from '../../shared/dates/today.ts';

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
});

async function openBookings(server: ReturnType<typeof staffServer>, path = '/admin/bookings') {
  site = openSite(path, server);
  await screen.findByRole('heading', { name: 'Booking Management' });
}

describe('the filters of the list of bookings', () => {
  const reef = { id: 'mnemba-reef-snorkelling', title: 'Mnemba Reef Snorkelling' };

  it('combine with the tab, count the bookings, and are cleared together', async () => {
    const server = staffServer(adminBooking(74_100_680)).on('GET /admin/tours', { items: [reef] });
    await openBookings(server, '/admin/bookings?tab=all');
    await site.user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await site.user.selectOptions(sheet.getByLabelText('Status'), 'Confirmed');
    await sheet.findByRole('option', { name: reef.title });
    await site.user.selectOptions(sheet.getByLabelText('Tour'), reef.title);
    await sheet.findByRole('button', { name: 'Clear filters' });
    await waitFor(() => {
      expect(address()).toContain('tourId');
    });
    fireEvent.change(sheet.getByLabelText('Travel on or after'), {
      target: { value: '2026-11-28' },
    });
    await site.user.click(sheet.getByRole('button', { name: 'Show 4 bookings' }));
    const query = { status: 'confirmed', tourId: reef.id, dateFrom: '2026-11-28' };
    await waitFor(() => {
      expect(address()).toBe(
        `/admin/bookings?${new URLSearchParams({ tab: 'all', ...query }).toString()}`,
      );
      expect(server.calls('GET /admin/bookings').at(-1)?.query).toMatchObject(query);
      expect(server.calls('GET /admin/bookings/counts').at(-1)?.query).toEqual(query);
    });
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      expect.stringContaining(`tourId=${reef.id}`),
    );
    screen.getByRole('button', { name: 'Filters (3)' });
    await site.user.click(screen.getByRole('button', { name: 'Show bookings of every tour' }));
    await site.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => {
      expect(address()).toBe('/admin/bookings?tab=all');
    });
  });

  it('offer the tags in use with their number of bookings, and bookings whose origin is not known', async () => {
    const server = staffServer(adminBooking(74_100_680)).on('GET /admin/bookings/tags', {
      items: [
        { tag: 'VIP', bookings: 12 },
        { tag: 'Agency', bookings: 3 },
      ],
    });
    await openBookings(server, '/admin/bookings?tab=all');
    await site.user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await sheet.findByRole('option', { name: 'VIP (12)' });
    await site.user.selectOptions(sheet.getByLabelText('Tag'), 'VIP');
    await site.user.selectOptions(sheet.getByLabelText('Booked through'), 'Not known');
    const query = { origin: 'unknown', tag: 'VIP' };
    await waitFor(() => {
      expect(server.calls('GET /admin/bookings').at(-1)?.query).toMatchObject(query);
      expect(server.calls('GET /admin/bookings/counts').at(-1)?.query).toEqual(query);
    });
  });

  it('include the order, which is announced, exported, and not part of the counts', async () => {
    const server = staffServer(adminBooking(74_100_680));
    await openBookings(server, '/admin/bookings?tab=all&status=confirmed');
    await site.user.click(screen.getByRole('button', { name: 'Filters (1)' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByLabelText('Sort by')).toHaveAccessibleDescription(/^Not by name/);
    await site.user.selectOptions(sheet.getByLabelText('Sort by'), 'Amount due, highest first');
    await waitFor(() => {
      expect(address()).toBe('/admin/bookings?tab=all&status=confirmed&sort=due-desc');
      expect(server.calls('GET /admin/bookings').at(-1)?.query).toMatchObject({ sort: 'due-desc' });
    });
    await screen.findByText('4 bookings, sorted by amount due, highest first');
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      expect.stringContaining('sort=due-desc'),
    );
    for (const { query } of server.calls('GET /admin/bookings/counts')) {
      expect(query).not.toHaveProperty('sort');
    }
  });

  it('offer no order during a search', async () => {
    await openBookings(staffServer(), '/admin/bookings?tab=all&sort=total-asc#search=asha');
    await site.user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByLabelText('Sort by')).toBeDisabled();
    expect(sheet.getByLabelText('Sort by')).toHaveAccessibleDescription(
      'A search lists the newest bookings first.',
    );
  });

  it('name debts, origin, notes and tag, and each can be removed', async () => {
    const path = '/admin/bookings?tab=all&money=unpaid&origin=unknown&notes=with&tag=VIP';
    await openBookings(staffServer(adminBooking(74_100_680)), path);
    for (const words of ['Not paid', 'Origin not known', 'With a note', 'Tag: VIP']) {
      screen.getByText(words);
    }
    for (const name of [
      'Also show paid bookings',
      'Show bookings of every origin',
      'Show bookings without a note too',
      'Show bookings without this tag too',
    ]) {
      await site.user.click(screen.getByRole('button', { name }));
    }
    await waitFor(() => {
      expect(address()).toBe('/admin/bookings?tab=all');
    });
  });
});

describe('the page of bookings', () => {
  it('shows all that staff need to know about each booking', async () => {
    await openBookings(
      staffServer(adminBooking(74_100_680, { status: 'pending', pickupPlace: 'Paje' })),
    );
    const card = within(await screen.findByRole('article'));
    for (const text of [
      'Mnemba Reef Snorkelling',
      'ZBL-74100680',
      'pending',
      'Nov 28, 2026, 08:30',
      'Asha Juma',
      '3 (3 × Adult (12+))',
      'asha@example.com',
      '+255 700 000 001',
      'USD $150.00',
      '$100.00', // due
      'Muyuni beach, north of Matemwe',
      'Paje',
      'Nov 21, 2026', // the date in Zanzibar
    ]) {
      expect(card.getByText(text)).toBeVisible();
    }
  });

  it('shows the amount to refund if too much was collected', async () => {
    const payments = { collected: 180, refunded: 0, due: -30 };
    await openBookings(staffServer(adminBooking(74_100_680, { payments })));
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('To refund').nextSibling).toHaveTextContent('$30.00');
  });

  it('keeps the dialog of a refund when a colleague refunds the booking meanwhile', async () => {
    const payments = { collected: 180, refunded: 0, due: -30 };
    const server = staffServer(adminBooking(74_100_680, { payments })).on(
      'GET /admin/bookings/*/payments',
      { items: [payment(1, 180)] },
    );
    await openBookings(server, '/admin/bookings?money=to-give-back');
    await site.user.click(await screen.findByRole('button', { name: 'Refund: Asha Juma' }));
    const dialog = within(await screen.findByRole('dialog'));
    await site.user.type(await dialog.findByLabelText(/^Remark/), 'Cash from the drawer');
    server.on('GET /admin/bookings', { items: [] });
    const before = server.calls('GET /admin/bookings').length;
    act(() => {
      StubEventSource.opened.at(-1)?.tell('changed', { subjects: ['bookings'] });
    });
    await waitFor(() => {
      expect(server.calls('GET /admin/bookings').length).toBeGreaterThan(before);
    });
    await waitFor(() => {
      expect(server.calls('GET /admin/bookings/counts').length).toBeGreaterThan(1);
    });
    expect(dialog.getByLabelText(/^Remark/)).toHaveValue('Cash from the drawer');
    await site.user.click(dialog.getByRole('button', { name: 'Back' }));
    await screen.findByText('No bookings found for the selected filter.');
  });

  it("sums up today's bookings and links each figure to its bookings", async () => {
    await openBookings(staffServer());
    const card = within(screen.getByRole('region', { name: 'Total Revenue Today' }));
    const figures = [
      ['$1,234.50 gross in USD: show the bookings', 'tab=today&currency=USD'],
      ['3 bookings made today: show the bookings', 'tab=today'],
      ['$1,034.50 net in USD: show the bookings', 'tab=today&status=live&currency=USD'],
      ['$200.00 cancelled in USD: show the bookings', 'tab=today&status=cancelled&currency=USD'],
      ['€40.00 gross in EUR: show the bookings', 'tab=today&currency=EUR'],
      ['€40.00 net in EUR: show the bookings', 'tab=today&status=live&currency=EUR'],
    ];
    await card.findByText('$1,234.50');
    for (const [name = '', query = ''] of figures) {
      expect(card.getByRole('link', { name })).toHaveAttribute('href', `/admin/bookings?${query}`);
    }
    await site.user.click(card.getByRole('link', { name: figures[2]?.[0] ?? '' }));
    await waitFor(() => {
      expect(site.stub.calls('GET /admin/bookings').at(-1)?.query).toMatchObject({
        tab: 'today',
        status: 'live',
        currency: 'USD',
      });
    });
    await site.user.click(screen.getByRole('button', { name: 'Show bookings of every status' }));
    expect(address()).toBe('/admin/bookings?tab=today&currency=USD');
  });

  it('counts the bookings of each tab and lists those of the chosen one', async () => {
    await openBookings(staffServer());
    const tab = (name: string) => screen.findByRole('tab', { name });
    expect(await tab('Today (1)')).toHaveAttribute('aria-selected', 'true');
    await tab('Due Today (2)');
    await tab('Tomorrow (3)');
    await site.user.click(await tab('All (4)'));
    await waitFor(() => {
      expect(site.stub.calls('GET /admin/bookings').at(-1)?.query).toEqual({
        tab: 'all',
        limit: '100',
      });
    });
    expect(address()).toBe('/admin/bookings?tab=all');
    await site.user.keyboard('{ArrowRight}');
    expect(await tab('Today (1)')).toHaveFocus();
    await screen.findByText('No bookings found for the selected filter.');
  });

  it('searches after a pause in typing', async () => {
    await openBookings(staffServer(adminBooking(74_100_680)), '/admin/bookings?tab=all');
    await screen.findByText('ZBL-74100680');
    await site.user.type(screen.getByPlaceholderText('ZBL-74100680'), ' asha ');
    await waitFor(() => {
      expect(site.stub.calls('POST /admin/bookings/search').map(({ body }) => body)).toEqual([
        { tab: 'all', search: 'asha', limit: 100 },
      ]);
    });
    const counted = site.stub.calls('POST /admin/bookings/counts').map(({ body }) => body);
    expect(counted).toEqual([{ search: 'asha' }]);
  });

  it('sends the search text to the server in no address', async () => {
    const server = staffServer(adminBooking(74_100_680)).on(
      'POST /admin/exports/bookings.csv',
      () => problem('NotAllowed'),
    );
    await openBookings(server, '/admin/bookings?tab=all#search=asha');
    await screen.findByText('ZBL-74100680');
    await site.user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => {
      expect(site.stub.calls('POST /admin/exports/bookings.csv').map(({ body }) => body)).toEqual([
        { tab: 'all', search: 'asha' },
      ]);
    });
    await screen.findByText(problemKinds.NotAllowed.title);
    for (const { path, query } of site.stub.seen) {
      expect([path, ...Object.values(query)].join(' ')).not.toContain('asha');
    }
  });

  it('clears the search when a figure leads to a list without it', async () => {
    await openBookings(staffServer(), '/admin/bookings?tab=all#search=asha');
    const search = screen.getByLabelText('Search');
    expect(search).toHaveValue('asha');
    await site.user.click(await screen.findByRole('link', { name: /^\$1,234.50 gross/ }));
    await waitFor(() => {
      expect(search).toHaveValue('');
    });
    await site.user.type(search, 'juma');
    await waitFor(() => {
      expect(address()).toBe('/admin/bookings?tab=today&currency=USD');
      expect(location.hash).toBe('#search=juma');
    });
    expect(search).toHaveValue('juma');
  });

  it('fetches more bookings on scrolling', async () => {
    const server = staffServer().on('GET /admin/bookings', ({ query }) =>
      Response.json(
        query.cursor === 'next'
          ? { items: [adminBooking(74_100_681)] }
          : { items: [adminBooking(74_100_680)], nextCursor: 'next' },
      ),
    );
    await openBookings(server);
    await screen.findByText('ZBL-74100681');
    expect(screen.getByText('ZBL-74100680')).toBeVisible();
    expect(site.stub.calls('GET /admin/bookings')).toHaveLength(2);
  });

  it('lets staff export the bookings, and people with read-only access only without names', async () => {
    await openBookings(staffServer(), '/admin/bookings?tab=due-today');
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/admin/exports/bookings.csv?tab=due-today',
    );
    site.leave();
    const user = { id: 'own', username: 'asha', role: 'read-only', hasTotp: false };
    await openBookings(staffServer().on('GET /auth/session', { user }));
    expect(screen.getByRole('link', { name: /^Export/ })).toHaveTextContent(
      'Export CSV without names',
    );
    expect(screen.queryByRole('link', { name: 'New booking' })).toBeNull();
  });

  it('says if the bookings cannot be loaded', async () => {
    await openBookings(staffServer().on('GET /admin/bookings', () => problem('MalformedRequest')));
    await screen.findByText('Error: Failed to load bookings. Please try again.');
  });

  it('asks to sign in again if the session has ended', async () => {
    const server = staffServer(adminBooking(74_100_680));
    await openBookings(server);
    server
      .on('GET /auth/session', { user: null })
      .on('GET /admin/bookings', () => problem('NotSignedIn'));
    await site.user.click(await screen.findByRole('tab', { name: 'All (4)' }));
    await screen.findByRole('heading', { name: 'Admin Sign In' });
  });

  describe('while it is open', () => {
    const asked = () => site.stub.calls('GET /admin/bookings').length;
    const stream = () => StubEventSource.opened.at(-1);

    it('shows changes by others', async () => {
      const server = staffServer();
      await openBookings(server);
      await screen.findByText('No bookings found for the selected filter.');
      expect(stream()?.url).toBe('/api/admin/events');
      server.on('GET /admin/bookings', { items: [adminBooking(74_100_680)] });
      act(() => stream()?.tell('changed', { subjects: ['tours'] }));
      act(() => stream()?.tell('changed', { subjects: ['bookings'] }));
      await screen.findByText('ZBL-74100680');
      expect(asked()).toBe(2);
    });

    it('fetches only the page in view of a long list again, and starts over on request', async () => {
      const pages = 7;
      let status: 'confirmed' | 'cancelled' = 'confirmed';
      const server = staffServer().on('GET /admin/bookings', ({ query }) => {
        const page = Number(query.cursor ?? 0);
        const revision = status;
        const items = [adminBooking(10_000_000 + page, { status, revision })];
        return Response.json({ items, ...(page < pages - 1 && { nextCursor: String(page + 1) }) });
      });
      await openBookings(server);
      await screen.findByText('ZBL-10000006');
      await waitFor(() => {
        expect(asked()).toBe(pages + 1); // and the page in view once more
      });
      status = 'cancelled';
      act(() => stream()?.tell('changed', { subjects: ['bookings'] }));
      await screen.findByText('Changed just now');
      expect(screen.getAllByText('cancelled')).toHaveLength(1);
      expect(asked()).toBe(pages + 2);
      await site.user.click(screen.getByRole('button', { name: 'Show the newest bookings' }));
      await waitFor(() => {
        expect(screen.getAllByText('cancelled').length).toBeGreaterThan(1);
      });
    });

    it('reads everything again after the live connection was lost', async () => {
      await openBookings(staffServer());
      await screen.findByText('No bookings found for the selected filter.');
      act(() => stream()?.tell('open'));
      await waitFor(() => {
        expect(asked()).toBe(2);
      });
    });

    it('asks for the figures of a new day', async () => {
      await openBookings(staffServer());
      const days = () => site.stub.calls('GET /admin/revenue').map(({ query }) => query.from);
      await waitFor(() => {
        expect(days()).toHaveLength(1);
      });
      const tomorrow = addDays(today(), 1);
      act(() => stream()?.tell('day-changed', { date: tomorrow }));
      await waitFor(() => {
        expect(days().at(-1)).toBe(tomorrow);
      });
    });

    it('asks to sign in again when the session ends', async () => {
      const server = staffServer();
      await openBookings(server);
      server.on('GET /auth/session', { user: null });
      act(() => stream()?.tell('session-ended'));
      await screen.findByRole('heading', { name: 'Admin Sign In' });
    });

    it('reconnects after a refusal and disconnects when it is left', async () => {
      await openBookings(staffServer());
      jest.useFakeTimers({ advanceTimers: true });
      try {
        act(() => stream()?.turnAway());
        jest.advanceTimersByTime(5_000);
        expect(StubEventSource.opened).toHaveLength(2);
        site.leave();
        expect(stream()?.readyState).toBe(2);
      } finally {
        jest.useRealTimers();
      }
    });
  });
});
