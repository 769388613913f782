import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  booking,
  daySheetId,
  openDaySheet,
  serverWith,
  sheet,
} from '../../../test-support/open-day-sheet.tsx';
import { openSite } from '../../../test-support/open-site.tsx';
import { brokenConnection, problem } from '../../../test-support/stub-api.ts';

let site: Awaited<ReturnType<typeof openDaySheet>>;
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  site.leave();
});

async function openSheet(...args: Parameters<typeof openDaySheet>) {
  site = await openDaySheet(...args);
}

const press = (name: string) => site.user.click(screen.getByRole('button', { name }));

describe('the day sheet', () => {
  it('shows the data of each party that staff need at the harbour', async () => {
    const notes = [{ revision: '3', at: '2026-11-20T06:00:00.000Z', text: 'Comes late' }];
    await openSheet(sheet({ bookings: [booking(74_100_680, { pickupPlace: 'Paje', notes })] }));
    const card = within(screen.getByRole('article', { name: 'Asha Juma' }));
    for (const text of ['2 × Adult (12+)', 'ZBL-74100680', 'Paje', 'Comes late', 'USD $60.00']) {
      expect(card.getByText(text, { exact: false })).toBeVisible();
    }
    expect(card.getByRole('link', { name: 'Call Asha Juma' })).toHaveAttribute(
      'href',
      'tel:+255700000001',
    );
    expect(card.getByRole('link', { name: /^WhatsApp Asha Juma/ })).toHaveAttribute(
      'href',
      'https://wa.me/255700000001',
    );
    const totals = within(screen.getByRole('region', { name: 'Totals' }));
    for (const text of ['0 of 2', '2 of 18 seats', '$60.00']) {
      expect(totals.getAllByText(text)[0]).toBeVisible();
    }
  });

  it('checks a whole party in with one press, and undoes the check-in with another press', async () => {
    await openSheet();
    await press('Check in all 2: Asha Juma');
    const [call] = site.stub.calls('POST /admin/bookings/*/check-in');
    expect([call?.path, call?.body]).toEqual(['/admin/bookings/ZBL-74100680/check-in', {}]);
    site.leave();
    const here = { attendance: { checkedIn: 1, isNoShow: false } };
    await openSheet(sheet({ bookings: [booking(74_100_680, here)] }));
    expect(screen.getByText('1 of 2 checked in')).toBeVisible();
    await press('Undo: Asha Juma');
    expect(site.stub.calls('DELETE /admin/bookings/*/check-in')).toHaveLength(1);
  });

  it('offers no check-in before the day of departure and says so', async () => {
    const date = '2099-11-28';
    await openSheet(sheet({ date, bookings: [booking(74_100_680, { date })] }));
    const card = within(screen.getByRole('article', { name: 'Asha Juma' }));
    expect(card.getByText('Check-in starts on Sat, Nov 28, 2099.')).toBeVisible();
    expect(card.queryByRole('button', { name: /^(?:Check in|No-show)/ })).toBeNull();
  });

  it('asks how many travellers came if some did not come', async () => {
    await openSheet();
    await press('Check in some: Asha Juma');
    await press('One fewer: Travellers checked in');
    await press('Check in 1 traveller');
    await waitFor(() => {
      expect(site.stub.calls('POST /admin/bookings/*/check-in')[0]?.body).toEqual({ guests: 1 });
    });
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('says beside the party what was not saved, and why', async () => {
    await openSheet();
    site.stub.on('POST /admin/bookings/*/no-show', () => problem('GuestsAreCheckedIn'));
    await press('No-show: Asha Juma');
    expect(await screen.findByText('The travellers are checked in')).toBeVisible();
    site.stub.on('POST /admin/bookings/*/check-in', brokenConnection);
    await press('Check in all 2: Asha Juma');
    await screen.findByText(/You are offline, so this was not saved/);
  });

  it('filters the list by parties that are not checked in, and by parties that have to pay', async () => {
    const came = booking(74_100_681, {
      customer: { name: 'Juma Ali', email: 'j@example.com', phone: '1' },
      attendance: { checkedIn: 2, isNoShow: false },
      payments: { collected: 60, refunded: 0, due: 0 },
    });
    await openSheet(sheet({ bookings: [booking(74_100_680), came] }));
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await site.user.click(screen.getByRole('tab', { name: 'Not checked in (1)' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await site.user.click(screen.getByRole('tab', { name: 'To pay (1)' }));
    expect(screen.getByRole('article', { name: 'Asha Juma' })).toBeVisible();
  });

  it('shows no buttons for changes to people with read-only access', async () => {
    await openSheet(sheet(), 'read-only');
    expect(
      screen.queryByRole('button', { name: /Check in|Record payment|Close for bookings|capacity/ }),
    ).toBeNull();
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  });

  it('asks for a reason to set fewer seats than are taken', async () => {
    await openSheet();
    site.stub.on(`PUT /admin/departures/${daySheetId}/capacity`, () =>
      problem('CapacityBelowSeatsTaken', { seatsTaken: 2 }),
    );
    await press('Change capacity');
    const seats = screen.getByLabelText('Seats');
    await site.user.clear(seats);
    await site.user.type(seats, '1');
    await press('Set capacity');
    await site.user.type(
      await screen.findByLabelText(/Reason for fewer seats than are taken/),
      'Small boat',
    );
    site.stub.on(`PUT /admin/departures/${daySheetId}/capacity`, sheet());
    await press('Set capacity');
    await screen.findByText('Capacity changed');
    expect(site.stub.calls(`PUT /admin/departures/${daySheetId}/capacity`).at(-1)?.body).toEqual({
      capacity: 1,
      force: { reason: 'Small boat' },
    });
  });

  it('asks for a reason to move all bookings to a full departure, until another day is chosen', async () => {
    await openSheet();
    site.stub.on(`POST /admin/departures/${daySheetId}/move`, () =>
      problem('DepartureFull', { seatsLeft: 0 }),
    );
    await press('More for the whole departure');
    await site.user.click(screen.getByRole('menuitem', { name: 'Move the whole departure' }));
    const day = screen.getByLabelText(/^To the day/);
    fireEvent.change(day, { target: { value: '2099-11-29' } });
    await site.user.type(screen.getByLabelText(/^Reason/), 'Low tide');
    await press('Move all bookings');
    await screen.findByLabelText(/^Reason for overriding/);
    fireEvent.change(day, { target: { value: '2099-11-30' } });
    expect(screen.queryByLabelText(/^Reason for overriding/)).toBeNull();
  });

  it('moves all bookings to a start time of the tour, or to any other time in any spelling', async () => {
    await openSheet();
    site.stub.on(`POST /admin/departures/${daySheetId}/move`, () => problem('DepartureClosed'));
    site.stub.on('GET /admin/tours/mnemba-reef-snorkelling', { pickupTimes: ['08:30', '13:00'] });
    await press('More for the whole departure');
    await site.user.click(screen.getByRole('menuitem', { name: 'Move the whole departure' }));
    const times = within(screen.getByLabelText(/^Start time/));
    await times.findByRole('option', { name: '13:00' });
    const offered = times.getAllByRole('option').map(({ textContent }) => textContent);
    expect(offered).toEqual(['08:30', '13:00', 'Another time']);
    fireEvent.change(screen.getByLabelText(/^To the day/), { target: { value: '2099-11-29' } });
    await site.user.type(screen.getByLabelText(/^Reason/), 'Low tide');
    await site.user.selectOptions(screen.getByLabelText(/^Start time/), 'Another time');
    await press('Move all bookings');
    await screen.findByRole('link', { name: 'Enter the time as HH:MM.' });
    await site.user.type(screen.getByLabelText(/^Another time/), '9:00');
    await press('Move all bookings');
    await waitFor(() => {
      expect(site.stub.calls(`POST /admin/departures/${daySheetId}/move`)[0]?.body).toMatchObject({
        time: '09:00',
      });
    });
  });

  it('opens a half-filled dialog again after a reload', async () => {
    await openSheet();
    await site.user.click(screen.getByRole('button', { name: 'More for the whole departure' }));
    await site.user.click(screen.getByRole('menuitem', { name: 'Move the whole departure' }));
    const move = () => screen.findByRole('dialog', { name: 'Move the whole departure' });
    const reason = async () => within(await move()).getByLabelText(/^Reason/);
    await site.user.type(await reason(), 'Strong wind');
    site.leave();
    await openSheet();
    expect(await reason()).toHaveValue('Strong wind');
    await site.user.click(within(await move()).getByRole('button', { name: 'Back' }));
    expect(localStorage).toHaveLength(0);
  });

  it('shows the progress of a cancelled departure and stops it', async () => {
    const disruption = {
      id: '1',
      kind: 'cancellation',
      reason: 'Storm warning',
      state: 'running',
      total: 3,
      done: 1,
      failed: [{ reference: 'ZBL-74100680', why: 'This booking is cancelled' }],
    } as const;
    await openSheet(sheet({ disruption }));
    const panel = within(screen.getByRole('region', { name: 'This departure is cancelled' }));
    expect(panel.getByRole('status')).toHaveTextContent(/Running: 1 of 3 bookings cancelled/);
    expect(panel.getByText('Storm warning')).toBeVisible();
    site.stub.on(`POST /admin/departures/${daySheetId}/disruption/stop`, sheet());
    await site.user.click(panel.getByRole('button', { name: 'Stop' }));
    expect(site.stub.calls(`POST /admin/departures/${daySheetId}/disruption/stop`)).toHaveLength(1);
  });

  it('says if there is no such departure', async () => {
    const server = serverWith(sheet()).on(`GET /admin/departures/${daySheetId}`, () =>
      problem('DepartureNotFound'),
    );
    site = openSite(`/admin/departures/${daySheetId}`, server);
    await screen.findByText('There is no such departure.');
  });

  it('shows the past, also in print, without buttons to change it', async () => {
    const asOf = '2026-11-20T06:00:00.000Z';
    const server = serverWith(sheet()).on(`GET /admin/departures/${daySheetId}`, ({ query }) =>
      Response.json({ ...sheet(), bookings: [], asOf: query.asOf }),
    );
    site = openSite(`/admin/departures/${daySheetId}?asOf=${asOf}`, server);
    await screen.findByText('This is the past:');
    await screen.findByText('Nobody is booked on this departure.');
    expect(screen.getByRole('table')).toHaveTextContent(
      'Old sheet, as it was on Fri, Nov 20, 2026, 09:00. Do not use it.',
    );
    const buttons = within(screen.getByRole('main')).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Back to now',
      'Show this moment',
    ]);
  });

  it('says if the departure did not exist at a past moment', async () => {
    const server = serverWith(sheet()).on(`GET /admin/departures/${daySheetId}`, () =>
      problem('DepartureNotFound'),
    );
    site = openSite(`/admin/departures/${daySheetId}?asOf=2020-01-01T00:00:00Z`, server);
    await screen.findByText('There was no such departure at that moment.');
  });
});
