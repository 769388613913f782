import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import type { PaymentEntryView } from '@contracts/booking/payment-entry-view.ts';
import type { DaySheetView } from '@contracts/departure/day-sheet-view.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { today } from '../../shared/dates/today.ts';
import { openSite, placedBooking, quietServer } from '../../../test-support/open-site.tsx';
import { brokenConnection, problem } from '../../../test-support/stub-api.ts';

const id = 'mnemba-reef-snorkelling_2099-11-28_0830';

function booking(bookingNumber: number, more: Partial<AdminBookingView> = {}): AdminBookingView {
  return {
    ...placedBooking({
      tourId: 'mnemba-reef-snorkelling',
      date: today(),
      pickupTime: '08:30',
      travellers: [{ categoryId: 'Adult (12+)', category: 'Adult (12+)', count: 2 }],
      customer: { name: 'Asha Juma', email: 'asha@example.com', phone: '+255 700 000 001' },
      expectedTotal: 60,
      expectedCurrency: 'USD',
    }),
    bookingNumber,
    reference: `ZBL-${String(bookingNumber)}`,
    attendance: { checkedIn: null, isNoShow: false },
    payments: { collected: 0, refunded: 0, due: 60 },
    guestIds: [],
    ...more,
  };
}

/** A payment in dollars of which no part was given back. */
function payment(number: number, amount: number): PaymentEntryView {
  const money = { amount, currency: 'USD' } as const;
  return {
    ...{ kind: 'payment', number, at: '2099-11-28T06:00:00.000Z', method: 'cash' },
    ...{ tendered: money, applied: money, refundable: amount },
    actor: { kind: 'admin', id: 'asha' },
  };
}

function sheet(more: Partial<DaySheetView> = {}): DaySheetView {
  return {
    id,
    tourId: 'mnemba-reef-snorkelling',
    tourTitle: 'Mnemba Reef Snorkelling',
    date: today(),
    time: '08:30',
    status: 'available',
    capacity: 18,
    seatsTaken: 2,
    seatsLeft: 16,
    isClosed: false,
    bookings: [booking(74_100_680)],
    cancelled: [],
    totals: {
      guests: 2,
      byCategory: [{ categoryId: 'Adult (12+)', category: 'Adult (12+)', count: 2 }],
      checkedIn: 0,
      noShow: 0,
      money: [{ currency: 'USD', total: 60, collected: 0, refunded: 0, due: 60, toRefund: 0 }],
    },
    ...more,
  };
}

function serverWith(shown: DaySheetView, role = 'staff') {
  return quietServer()
    .on('GET /auth/session', { user: { id: 'own', username: 'asha', role } })
    .on(`GET /admin/departures/${id}`, shown)
    .on('GET /admin/audit', { items: [] })
    .on('GET /admin/bulk-acts', { items: [] })
    .on('POST /admin/bookings/*/check-in', booking(74_100_680))
    .on('DELETE /admin/bookings/*/check-in', booking(74_100_680))
    .on('POST /admin/bookings/*/no-show', booking(74_100_680))
    .on('POST /admin/bookings/*/collections', booking(74_100_680))
    .on('POST /admin/bookings/*/refunds', booking(74_100_680));
}

let site: ReturnType<typeof openSite>;
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  site.leave();
});

async function openSheet(shown: DaySheetView = sheet(), role?: string) {
  site = openSite(`/admin/departures/${id}`, serverWith(shown, role));
  await screen.findByRole('heading', { name: '08:30 Mnemba Reef Snorkelling' });
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

  it('checks a whole party in with one press and undoes it with another', async () => {
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

  it('offers no check-in before that day and says so', async () => {
    const date = '2099-11-28';
    await openSheet(sheet({ date, bookings: [booking(74_100_680, { date })] }));
    const card = within(screen.getByRole('article', { name: 'Asha Juma' }));
    expect(card.getByText('Check-in starts on Sat, Nov 28, 2099.')).toBeVisible();
    expect(card.queryByRole('button', { name: /^(?:Check in|No-show)/ })).toBeNull();
  });

  it('asks how many came if only some did', async () => {
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

  it('records a payment of the due amount, or of another one', async () => {
    await openSheet();
    await press('Record payment: Asha Juma');
    const amount = screen.getByLabelText(/Amount in USD/);
    expect(amount).toHaveValue('60');
    await site.user.clear(amount);
    await press('Record the payment');
    await screen.findByRole('group', { name: 'There is a problem' });
    expect(screen.getAllByText(/Enter an amount above 0/)).not.toHaveLength(0);
    await site.user.type(amount, '40,5');
    await press('Record the payment');
    await screen.findByText('Collected: $40.50, Asha Juma');
    const [call] = site.stub.calls('POST /admin/bookings/*/collections');
    expect(call?.body).toEqual({ amount: 40.5, currency: 'USD', method: 'cash' });
  });

  it('asks once to confirm an amount above what is due', async () => {
    await openSheet();
    await press('Record payment: Asha Juma');
    const amount = screen.getByLabelText(/Amount in USD/);
    await site.user.clear(amount);
    await site.user.type(amount, '600');
    await press('Record the payment');
    await screen.findByRole('group', { name: 'There is a problem' });
    expect(screen.getAllByText(/^Only \$60\.00 is due\./)).not.toHaveLength(0);
    expect(site.stub.calls('POST /admin/bookings/*/collections')).toEqual([]);
    await press('Record the payment');
    await screen.findByText('Collected: $600.00, Asha Juma');
  });

  it('refuses an amount that must be a typing error and says why', async () => {
    await openSheet();
    await press('Record payment: Asha Juma');
    const amount = screen.getByLabelText(/Amount in USD/);
    await site.user.clear(amount);
    await site.user.type(amount, '6000');
    await press('Record the payment');
    await press('Record the payment');
    const words = 'At most 1000 USD at once for a booking of 60 USD';
    expect(screen.getAllByText(words)).not.toHaveLength(0);
    expect(site.stub.calls('POST /admin/bookings/*/collections')).toEqual([]);
  });

  it('repeats a payment with the same key, and sends another payment with a new key', async () => {
    await openSheet();
    site.stub.on('POST /admin/bookings/*/collections', brokenConnection);
    await press('Record payment: Asha Juma');
    await press('Record the payment');
    await screen.findByText(/You are offline, so this was not saved/);
    await screen.findByRole('button', { name: 'Record the payment' }); // The try is over.
    await press('Record the payment');
    await waitFor(() => {
      expect(site.stub.calls('POST /admin/bookings/*/collections')).toHaveLength(2);
    });
    await screen.findByRole('button', { name: 'Record the payment' }); // The try is over.
    await site.user.click(screen.getByLabelText('Card'));
    await press('Record the payment');
    await waitFor(() => {
      expect(site.stub.calls('POST /admin/bookings/*/collections')).toHaveLength(3);
    });
    await screen.findByRole('button', { name: 'Record the payment' }); // The try is over.
    await site.user.click(screen.getByLabelText('Cash'));
    await press('Record the payment');
    await waitFor(() => {
      expect(site.stub.calls('POST /admin/bookings/*/collections')).toHaveLength(4);
    });
    const [first, again, other, firstOnceMore] = site.stub
      .calls('POST /admin/bookings/*/collections')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBe(again);
    expect(other).not.toBe(first);
    expect(firstOnceMore).toBe(first);
  });

  it('suggests the amount that was overpaid as the refund', async () => {
    const payments = { collected: 80, refunded: 0, due: -20 };
    await openSheet(sheet({ bookings: [booking(74_100_680, { payments })] }));
    site.stub.on('GET /admin/bookings/*/payments', { items: [payment(1, 60), payment(2, 20)] });
    expect(screen.getByText('to refund', { exact: false })).toBeVisible();
    await press('Refund: Asha Juma');
    expect(await screen.findByLabelText(/Amount in USD/)).toHaveValue('20');
    await site.user.click(screen.getByLabelText(/Payment 2: \$20\.00/));
    await press('Record the refund');
    await screen.findByText('Refunded: $20.00, Asha Juma');
    const [sent] = site.stub.calls('POST /admin/bookings/*/refunds');
    expect(sent?.body).toEqual({ amount: 20, currency: 'USD', method: 'cash', of: 2 });
  });

  it('records shillings for dollars, and shows both amounts before', async () => {
    await openSheet();
    await press('Record payment: Asha Juma');
    await site.user.click(screen.getByLabelText('TZS'));
    expect(screen.getByLabelText(/Amount in TZS/)).toHaveValue('');
    await site.user.type(screen.getByLabelText(/Rate: TZS for 1 USD/), '2,550.5');
    expect(screen.getByLabelText(/Amount in TZS/)).toHaveValue('153030');
    expect(screen.getByLabelText(/Counts as, in USD/)).toHaveValue('60');
    const amount = screen.getByLabelText(/Amount in TZS/);
    await site.user.clear(amount);
    await site.user.type(amount, '153,500');
    expect(screen.getByLabelText(/Counts as, in USD/)).toHaveValue('60.18');
    const counts = screen.getByLabelText(/Counts as, in USD/);
    await site.user.clear(counts);
    await site.user.type(counts, '60');
    await site.user.type(screen.getByLabelText(/Receipt number/), '17');
    await press('Record the payment');
    await screen.findByText(/^Collected: TZS\s153,500, Asha Juma$/);
    const [sent] = site.stub.calls('POST /admin/bookings/*/collections');
    expect(sent?.body).toEqual({
      ...{ amount: 153_500, currency: 'TZS', method: 'cash' },
      ...{ rate: '2550.5', applied: 60, receiptNumber: '17' },
    });
  });

  it('says in words why a rate or an amount cannot be right', async () => {
    await openSheet();
    await press('Record payment: Asha Juma');
    await site.user.click(screen.getByLabelText('EUR'));
    const rate = screen.getByLabelText(/Rate: USD for 1 EUR/);
    await site.user.type(screen.getByLabelText(/Amount in EUR/), '50');
    for (const wrong of ['0', '1.1234567', 'much']) {
      await site.user.clear(rate);
      await site.user.type(rate, wrong);
      await press('Record the payment');
      const words = 'Enter how many USD are 1 EUR: a number above 0, with at most six decimals';
      await screen.findByRole('link', { name: words });
    }
    await site.user.clear(rate);
    await site.user.type(rate, '108');
    await press('Record the payment');
    await screen.findByRole('link', { name: 'At most 1000 USD at once for a booking of 60 USD' });
    expect(site.stub.calls('POST /admin/bookings/*/collections')).toHaveLength(0);
  });

  it('filters the list by parties still to come and still to pay', async () => {
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
    site.stub.on(`PUT /admin/departures/${id}/capacity`, () =>
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
    site.stub.on(`PUT /admin/departures/${id}/capacity`, sheet());
    await press('Set capacity');
    await screen.findByText('Capacity changed');
    expect(site.stub.calls(`PUT /admin/departures/${id}/capacity`).at(-1)?.body).toEqual({
      capacity: 1,
      force: { reason: 'Small boat' },
    });
  });

  it('asks for a reason to move all bookings to a full departure, until another day is chosen', async () => {
    await openSheet();
    site.stub.on(`POST /admin/departures/${id}/move`, () =>
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
    site.stub.on(`POST /admin/departures/${id}/move`, () => problem('DepartureClosed'));
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
      expect(site.stub.calls(`POST /admin/departures/${id}/move`)[0]?.body).toMatchObject({
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
    site.stub.on(`POST /admin/departures/${id}/disruption/stop`, sheet());
    await site.user.click(panel.getByRole('button', { name: 'Stop' }));
    expect(site.stub.calls(`POST /admin/departures/${id}/disruption/stop`)).toHaveLength(1);
  });

  it('says if there is no such departure', async () => {
    const server = serverWith(sheet()).on(`GET /admin/departures/${id}`, () =>
      problem('DepartureNotFound'),
    );
    site = openSite(`/admin/departures/${id}`, server);
    await screen.findByText('There is no such departure.');
  });

  it('shows the past, also in print, without buttons to change it', async () => {
    const asOf = '2026-11-20T06:00:00.000Z';
    const server = serverWith(sheet()).on(`GET /admin/departures/${id}`, ({ query }) =>
      Response.json({ ...sheet(), bookings: [], asOf: query.asOf }),
    );
    site = openSite(`/admin/departures/${id}?asOf=${asOf}`, server);
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
    const server = serverWith(sheet()).on(`GET /admin/departures/${id}`, () =>
      problem('DepartureNotFound'),
    );
    site = openSite(`/admin/departures/${id}?asOf=2020-01-01T00:00:00Z`, server);
    await screen.findByText('There was no such departure at that moment.');
  });
});
