import { addDays } from '@contracts/calendar.ts';
import type {
  DashboardMoneyView,
  DashboardTotalsView,
  DashboardView,
} from '@contracts/dashboard/dashboard-view.ts';
import type { PageSpeedView } from '@contracts/page-speed/page-speed.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { today } from '../../shared/dates/today.ts';
import { address, openSite, quietServer } from '../../../test-support/open-site.tsx';
import { problem } from '../../../test-support/stub-api.ts';

const inDollars: DashboardMoneyView = {
  ...{
    currency: 'USD',
    bookings: 5,
    gross: 270,
    cancelled: 180,
    net: 90,
    collected: 45,
    refunded: 0,
  },
};
const inEuros: DashboardMoneyView = {
  ...{
    currency: 'EUR',
    bookings: 1,
    gross: 60,
    cancelled: 0,
    net: 60,
    collected: 60,
    refunded: 20,
  },
};

function totals(
  bookings: number,
  cancelled: number,
  money: readonly DashboardMoneyView[],
): DashboardTotalsView {
  return {
    bookings,
    cancellations: {
      count: cancelled,
      share: bookings === 0 ? null : cancelled / bookings,
      free: Math.min(cancelled, 2),
      causes: [
        { cause: 'traveller', count: cancelled },
        { cause: 'operator', count: 0 },
        { cause: 'declined', count: 0 },
        { cause: 'departure', count: 0 },
      ],
    },
    leadTime: {
      meanDays: bookings === 0 ? null : 8.66,
      stretches: [
        { fromDays: 0, toDays: 0, bookings: 1 },
        { fromDays: 1, toDays: 1, bookings: 0 },
        { fromDays: 2, toDays: 3, bookings: bookings - 1 },
        { fromDays: 4, toDays: null, bookings: 0 },
      ],
    },
    money,
  };
}

function dashboard({ from, to }: { readonly from: string; readonly to: string }): DashboardView {
  const day = (date: string, bookings: number, cancelled: number, money = [inDollars]) => ({
    ...{ date, bookings, cancelled, money },
  });
  return {
    from,
    to,
    days: [day(from, 4, 1), day(to, 2, 2, [])],
    totals: totals(6, 3, [inDollars, inEuros]),
    before: {
      ...{ from: addDays(from, -2), to: addDays(from, -1) },
      totals: totals(4, 0, [{ ...inDollars, gross: 200, cancelled: 0, net: 200 }]),
    },
    popularity: {
      halfLifeDays: 30,
      weights: [
        { interest: 'booking', weight: 10 },
        { interest: 'enquiry', weight: 3 },
        { interest: 'view', weight: 0.1 },
      ],
      tours: [
        {
          ...{ tourId: 'spice-farm-tour', title: 'Spice Farm Tour', score: 26.5 },
          parts: [
            { interest: 'booking', count: 3, score: 20 },
            { interest: 'enquiry', count: 1, score: 2.5 },
            { interest: 'view', count: 80, score: 4 },
          ],
        },
      ],
    },
    seats: [
      {
        date: today(),
        departures: [
          {
            ...{ id: 'spice-farm-tour_2026-11-22_0900', tourTitle: 'Spice Farm Tour' },
            ...{ time: '09:00', seatsTaken: 5, capacity: 16, isCalledOff: false },
          },
          {
            ...{ id: 'reef_2026-11-22_1400', tourTitle: 'Reef by Dhow' },
            ...{ time: '14:00', seatsTaken: 2, capacity: 8, isCalledOff: true },
          },
        ],
        withoutGuests: 1,
      },
      { date: addDays(today(), 1), departures: [], withoutGuests: 0 },
    ],
  };
}

function serverWith(answer: (days: { from: string; to: string }) => DashboardView = dashboard) {
  return quietServer()
    .on('GET /auth/session', { user: { username: 'asha', role: 'read-only' } })
    .on('GET /admin/dashboard', ({ query: { from = '', to = '' } }) =>
      Response.json(answer({ from, to })),
    )
    .on('GET /admin/page-speed', () => Response.json(noSpeed));
}

const noSpeed: PageSpeedView = { from: '2026-10-26', to: '2026-11-22', pages: [] };

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
});

const days = { from: '2026-11-21', to: '2026-11-22' };

async function open(
  path = `/admin/dashboard?from=${days.from}&to=${days.to}`,
  server = serverWith(),
) {
  site = openSite(path, server);
  await screen.findByRole('region', { name: 'Totals' });
}

const bookings = (query: string) =>
  `/admin/bookings?tab=all&createdFrom=${days.from}&createdTo=${days.to}${query}`;

describe('the dashboard', () => {
  it('shows the last thirty days', async () => {
    await open('/admin/dashboard');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
    const [asked] = site.stub.calls('GET /admin/dashboard');
    expect(asked?.query).toEqual({ from: addDays(today(), -29), to: today() });
    expect(screen.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current');
  });

  it.each([
    ['6 bookings made', ''],
    ['3 of them cancelled', '&status=cancelled'],
    ['$270 gross in USD', '&currency=USD'],
    ['$180 cancelled in USD', '&currency=USD&status=cancelled'],
    ['€60 net in EUR', '&currency=EUR&status=live'],
  ])('links a figure to its bookings: %s', async (figure, query) => {
    await open();
    const link = screen.getByRole('link', { name: `${figure}: show the bookings` });
    expect(link).toHaveAttribute('href', bookings(query));
  });

  it('shows the money collected in each currency, and the amounts paid in another currency', async () => {
    const exchanged = { ...inEuros, taken: 0 };
    const shown = (days: { from: string; to: string }) => ({
      ...dashboard(days),
      totals: totals(6, 3, [inDollars, exchanged]),
    });
    await open(undefined, serverWith(shown));
    const figures = screen.getAllByText(/^(?:Collected|Taken)/).map((name) => name.parentElement);
    expect(figures.map((figure) => figure?.textContent)).toEqual([
      expect.stringContaining('Collected in this period$45'),
      expect.stringContaining('Collected in this period€60'),
      expect.stringContaining('Taken in EUR€0'),
    ]);
  });

  it('compares each figure with the period before, even if that period has no bookings', async () => {
    await open();
    const region = within(screen.getByRole('region', { name: 'Totals' }));
    for (const words of [
      '+2 (+50%), before: 4',
      '+$70 (+35%), before: $200',
      '−$110 (−55%), before: $200',
      '0% before',
    ]) {
      expect(region.getByText(words)).toBeVisible();
    }
    // The period before has no bookings in euros and no cancellations.
    expect(region.getAllByText('0 in the period before').length).toBeGreaterThanOrEqual(3);
    expect(region.getAllByText('0 in the period before too').length).toBeGreaterThan(0);
  });

  it('reads a chart day by day with the arrow keys and links each day to its bookings', async () => {
    await open();
    const chart = await screen.findByRole('slider', { name: 'Bookings by day' });
    expect(chart).toHaveAttribute(
      'aria-valuetext',
      'Sun 22 Nov: made 2, not cancelled 0, cancelled 2',
    );
    fireEvent.change(chart, { target: { value: '0' } });
    expect(chart).toHaveAttribute(
      'aria-valuetext',
      'Sat 21 Nov: made 4, not cancelled 3, cancelled 1',
    );
    const link = screen.getAllByRole('link', { name: 'Show the bookings of Sat 21 Nov' })[0];
    expect(link).toHaveAttribute(
      'href',
      '/admin/bookings?tab=all&createdFrom=2026-11-21&createdTo=2026-11-21',
    );
  });

  it('can show the figures of a chart as a table', async () => {
    await open();
    await screen.findByRole('slider', { name: 'Bookings by day' });
    const row = () =>
      within(screen.getByRole('table', { name: 'Bookings by day' })).getByRole('row', {
        name: /^Sat 21 Nov/,
      });
    expect(row()).toHaveTextContent('Sat 21 Nov431');
    expect(within(row()).queryByRole('link')).toBeNull();
    const toggle = screen.getByRole('button', { name: 'Show as table: Bookings by day' });
    await site.user.click(toggle);
    expect(screen.queryByRole('slider', { name: 'Bookings by day' })).toBeNull();
    expect(
      within(row()).getByRole('link', { name: '1 cancelled on Sat 21 Nov: show the bookings' }),
    ).toHaveAttribute(
      'href',
      '/admin/bookings?tab=all&createdFrom=2026-11-21&createdTo=2026-11-21&status=cancelled',
    );
    await site.user.click(screen.getByRole('button', { name: 'Show as chart: Bookings by day' }));
    await screen.findByRole('slider', { name: 'Bookings by day' });
  });

  it('links today’s departures to their day sheets', async () => {
    await open();
    const seats = within(screen.getByRole('region', { name: 'Seats today' }));
    // A departure that is called off does not count.
    expect(
      seats.getByText('5 seats sold on 1 departure. 1 departure has no travellers yet.'),
    ).toBeVisible();
    expect(seats.getByText('5 of 16')).toBeVisible();
    expect(seats.getByText('Cancelled or moved')).toBeVisible();
    expect(seats.getByRole('link', { name: 'Spice Farm Tour' })).toHaveAttribute(
      'href',
      '/admin/departures/spice-farm-tour_2026-11-22_0900',
    );
    const tomorrow = within(screen.getByRole('region', { name: 'Seats tomorrow' }));
    expect(tomorrow.getByText('No seats are booked.')).toBeVisible();
  });

  it('shows the parts of a tour’s popularity', async () => {
    await open();
    expect(
      screen.getByText(/a booking counts 10, an enquiry counts 3, a view counts 0.1\. The points/),
    ).toBeVisible();
    const table = screen.getByRole('table', { name: 'What each score is made of' });
    const row = within(table).getByRole('row', { name: /^Spice Farm Tour/ });
    expect(row).toHaveTextContent('Spice Farm Tour26.520.0 from 32.5 from 14.0 from 80');
    expect(within(row).getByRole('link', { name: 'Spice Farm Tour' })).toHaveAttribute(
      'href',
      '/admin/tours/spice-farm-tour',
    );
  });

  it('shows how fast visitors saw the pages, in words', async () => {
    const good = (p75: number) => ({ p75, verdict: 'good' }) as const;
    const speed: PageSpeedView = {
      ...noSpeed,
      pages: [
        { page: 'home', width: 'phone', views: 1204, lcp: good(1800), inp: null, cls: good(0) },
        {
          ...{ page: 'tour', width: 'desktop', views: 7, lcp: { p75: null, verdict: 'poor' } },
          ...{ inp: { p75: 250, verdict: 'needs-work' }, cls: good(0.075) },
        },
      ],
    };
    const server = serverWith().on('GET /admin/page-speed', () => Response.json(speed));
    await open('/admin/dashboard', server);
    const row = async (table: string) =>
      within(await screen.findByRole('table', { name: table })).getAllByRole('row')[1];
    expect(await row('Phones')).toHaveTextContent('Home1,2041.8 s goodnot measured0 good');
    expect(await row('Desktops')).toHaveTextContent(
      'A tour7over 10.0 s poor250 ms needs work0.075 good',
    );
  });

  it('says if no page was measured, and if the speeds could not be loaded', async () => {
    await open();
    await screen.findByText('No page views were measured yet.');
    expect(screen.queryByRole('table', { name: 'Phones' })).toBeNull();
    site.leave();
    await open(
      '/admin/dashboard',
      serverWith().on('GET /admin/page-speed', () => problem('NotFound')),
    );
    await screen.findByText('The page speeds could not be loaded.');
  });

  it('shows other days by a preset, or by a first and a last day', async () => {
    await open();
    await site.user.click(screen.getByRole('link', { name: '7 days' }));
    expect(address()).toBe('/admin/dashboard?days=7');
    await waitFor(() => {
      expect(site.stub.calls('GET /admin/dashboard')).toHaveLength(2);
    });
    const from = screen.getByLabelText('From');
    fireEvent.change(from, { target: { value: addDays(today(), 1) } });
    await site.user.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByText('The last day must not be before the first.')).toBeVisible();
    expect(address()).toBe('/admin/dashboard?days=7');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-01' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-05' } });
    await site.user.click(screen.getByRole('button', { name: 'Show' }));
    expect(address()).toBe('/admin/dashboard?from=2026-03-01&to=2026-03-05');
    expect(await screen.findByText(/compared with Feb 24 – Feb 28, 2026/)).toBeVisible();
  });

  it('says if there were no bookings, and draws no chart', async () => {
    const empty = (asked: { from: string; to: string }): DashboardView => ({
      ...dashboard(asked),
      days: [{ date: asked.from, bookings: 0, cancelled: 0, money: [] }],
      totals: totals(0, 0, []),
    });
    await open('/admin/dashboard', serverWith(empty));
    expect(screen.getByText('No bookings were made on these days.')).toBeVisible();
    expect(screen.getByText('No bookings made in this period were cancelled.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Show as table/ })).toBeNull();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('offers to try again if the figures could not be loaded', async () => {
    const server = serverWith().on('GET /admin/dashboard', () => problem('InvalidFields'));
    site = openSite('/admin/dashboard', server);
    await screen.findByText('The figures could not be loaded.');
    server.on('GET /admin/dashboard', () => Response.json(dashboard(days)));
    await site.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('region', { name: 'Totals' });
  });
});
