import { screen, waitFor } from '@testing-library/react';
import { booking, openDaySheet, payment, sheet } from '../../../test-support/open-day-sheet.tsx';
import { brokenConnection } from '../../../test-support/stub-api.ts';

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

describe('money on the day sheet', () => {
  it('records a payment of the due amount, or of another amount', async () => {
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

  it('asks once to confirm an amount that is higher than the due amount', async () => {
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
    await screen.findByRole('button', { name: 'Record the payment' }); // The attempt is over.
    await press('Record the payment');
    await waitFor(() => {
      expect(site.stub.calls('POST /admin/bookings/*/collections')).toHaveLength(2);
    });
    await screen.findByRole('button', { name: 'Record the payment' }); // The attempt is over.
    await site.user.click(screen.getByLabelText('Card'));
    await press('Record the payment');
    await waitFor(() => {
      expect(site.stub.calls('POST /admin/bookings/*/collections')).toHaveLength(3);
    });
    await screen.findByRole('button', { name: 'Record the payment' }); // The attempt is over.
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

  it('records a payment in shillings for an amount in dollars, and first shows both amounts', async () => {
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

  it('explains why a rate or an amount cannot be right', async () => {
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
});
