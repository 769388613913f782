import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import type { PaymentEntryView } from '@contracts/booking/payment-entry-view.ts';
import { screen, within } from '@testing-library/react';
import { payment } from '../../../test-support/open-day-sheet.tsx';
import { openSite } from '../../../test-support/open-site.tsx';
import { adminBooking, staffServer } from '../../../test-support/sample-bookings.ts';
import { problem } from '../../../test-support/stub-api.ts';

const booking = adminBooking(74_100_680);
const path = `/admin/bookings/${booking.reference}`;

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
});

async function openBooking(
  entries: readonly PaymentEntryView[],
  more: Partial<AdminBookingView> = {},
) {
  const server = staffServer({ ...booking, ...more }).on(`GET ${path}/payments`, {
    items: entries,
  });
  site = openSite(path, server);
  await screen.findByRole('heading', { name: 'Mnemba Reef Snorkelling' });
  return server;
}

const press = async (name: string) => {
  await site.user.click(await screen.findByRole('button', { name }));
};

/** Types a reason into the open dialog and presses its button. */
async function giveReason(text: string, label: string) {
  const dialog = within(await screen.findByRole('dialog'));
  if (text !== '') await site.user.type(dialog.getByLabelText(/^Reason/), text);
  await site.user.click(dialog.getByRole('button', { name: label }));
}

describe('the payments of a booking', () => {
  it('are each listed with the amount paid, the amount it counts for, the rate and the receipt', async () => {
    await openBooking([
      {
        ...payment(1, 60),
        tendered: { amount: 153_000, currency: 'TZS' },
        rate: { base: 'USD', quote: 'TZS', value: '2550' },
        receiptNumber: 'R-17',
        remark: 'Paid by his brother',
      },
    ]);
    const list = await screen.findByRole('list', { name: 'Payments and refunds' });
    expect(list).toHaveTextContent('Payment 1: TZS 153,000, counts as $60.00');
    expect(list).toHaveTextContent('1 USD = 2,550 TZS');
    expect(list).toHaveTextContent('receipt R-17');
    expect(list).toHaveTextContent('“Paid by his brother”');
  });

  it('can be voided only with a reason', async () => {
    const server = await openBooking([payment(1, 2550)]);
    const call = `POST ${path}/payments/1/void`;
    server.on(call, booking);
    await press('Void Payment 1');
    await giveReason('', 'Void the payment');
    expect(server.calls(call)).toEqual([]);
    await giveReason('A digit too many', 'Void the payment');
    await screen.findByText('Payment 1 voided: ZBL-74100680');
    expect(server.calls(call).map(({ body }) => body)).toEqual([{ reason: 'A digit too many' }]);
  });

  it('say why a payment cannot be voided', async () => {
    const server = await openBooking([payment(1, 60)]);
    server.on(`POST ${path}/payments/1/void`, () => problem('PaymentIsRefunded'));
    await press('Void Payment 1');
    await giveReason('By mistake', 'Void the payment');
    const { title } = (await problem('PaymentIsRefunded').json()) as { readonly title: string };
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('stay in the list when they are voided, with the reason and without a button', async () => {
    const voided = {
      at: '2099-11-28T07:00:00.000Z',
      actor: { kind: 'admin', id: 'asha' },
      reason: 'A digit too many',
    } as const;
    await openBooking([{ ...payment(1, 2550), voided }, payment(2, 255)]);
    const struck = await screen.findByText('Payment 1: $2,550.00');
    expect(struck.tagName).toBe('DEL');
    expect(screen.getByText(/“A digit too many”/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Void Payment 1' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Void Payment 2' })).toBeVisible();
  });

  it('leave a debt after a no-show; staff write it off with a reason, and make it due again', async () => {
    const noShow = { attendance: { checkedIn: null, isNoShow: true } };
    const server = await openBooking([], noShow);
    server.on(`POST ${path}/write-off`, booking);
    await press('Write off: Asha Juma');
    await giveReason('Ill', 'Write off');
    await screen.findByText('Written off: $100.00, Asha Juma');
    expect(server.calls(`POST ${path}/write-off`).map(({ body }) => body)).toEqual([
      { reason: 'Ill' },
    ]);
    site.leave();
    const payments = { collected: 50, refunded: 0, due: 0, writtenOff: 100 };
    const after = await openBooking([], { ...noShow, payments });
    after.on(`DELETE ${path}/write-off`, booking);
    await press('Undo the write-off: Asha Juma');
    await screen.findByText('Due again: Asha Juma');
  });
});
