import { localTimeOf } from '@contracts/calendar.ts';
import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { openSite } from '../../../test-support/open-site.tsx';
import {
  maskedBooking,
  ownBooking,
  reference,
  serverOfBooking as server,
} from '../../../test-support/own-bookings.ts';
import { problem } from '../../../test-support/stub-api.ts';

const path = `/manage-booking/${reference}`;
const until = new Date(Date.now() + 3_600_000).toISOString();
const cancelled = { status: 'cancelled', undoUntil: until } as const;
const undoing = `DELETE /bookings/${reference}/cancellation`;

describe('undoing one’s own cancellation', () => {
  let site: ReturnType<typeof openSite>;
  afterEach(() => {
    site.leave();
    jest.useRealTimers();
  });

  const button = (name: string) => screen.findByRole('button', { name });

  async function undo() {
    await site.user.click(await button('Undo the cancellation'));
    const dialog = await screen.findByRole('dialog', { name: 'Undo the cancellation' });
    await site.user.click(
      await within(dialog).findByRole('button', { name: 'Undo the cancellation' }),
    );
    return dialog;
  }

  it('is offered after cancelling, until a time in Zanzibar, and shows the booking as before', async () => {
    const stub = server();
    site = openSite(path, stub);
    await site.user.click(await button('Cancel Booking'));
    const asked = await screen.findByRole('dialog', { name: 'Are you sure?' });
    await site.user.click(within(asked).getByRole('button', { name: 'Cancel Booking' }));
    await screen.findByText('This booking is cancelled, and others can book your seats.');
    const offered = String(stub.now.undoUntil);
    expect(screen.getByText(localTimeOf(offered))).toHaveAttribute('datetime', offered);

    const dialog = await undo();
    expect(dialog).toHaveTextContent('2 × Adult (12+), $100.00');
    expect(await screen.findByRole('group', { name: 'Done' })).toHaveFocus();
    expect(screen.getAllByText('Your booking is confirmed as before.')).not.toHaveLength(0);
    expect(screen.getByText('Confirmed')).toBeVisible();
    expect(await button('Cancel Booking')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo the cancellation' })).toBeNull();
    const [call] = stub.calls(undoing);
    expect(call?.headers.get('if-match')).toBe('"2"');
    expect(call?.headers.get('idempotency-key')).not.toBeNull();
  });

  it('asks for the proof first', async () => {
    site = openSite(path, server(maskedBooking(cancelled)));
    await site.user.click(await button('Undo the cancellation'));
    await screen.findByRole('dialog', { name: 'Is this your booking?' });
    await site.user.type(screen.getByLabelText(/^E-mail/), 'asha@example.com');
    await site.user.click(await button('Continue'));
    await screen.findByRole('dialog', { name: 'Undo the cancellation' });
  });

  it.each([
    [() => problem('DepartureFull', { seatsLeft: 0 }), /it is full$/],
    [() => problem('PastDate'), 'This date can no longer be booked'],
    [() => problem('UndoTooLate'), 'The hour in which this could be undone has passed'],
  ])('says why it is not possible and offers to book again', async (answer, words) => {
    site = openSite(path, server(ownBooking(cancelled)).on(undoing, answer));
    const dialog = await undo();
    expect(await within(dialog).findByText('Failed to undo the cancellation')).toBeVisible();
    expect(within(dialog).getByText(words)).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Book this tour again' })).toBeVisible();
  });

  it('says if the cancellation was undone meanwhile', async () => {
    const stub = server(ownBooking(cancelled));
    stub.on(undoing, () => {
      stub.now = ownBooking({ revision: '7' });
      return problem('RevisionMismatch', { differences: [] });
    });
    site = openSite(path, stub);
    const dialog = await undo();
    expect(await within(dialog).findByText(/This booking is not cancelled any more/)).toBeVisible();
  });

  it('is no longer offered after one hour, even on the open page', async () => {
    site = openSite(path, server(ownBooking(cancelled)));
    await button('Undo the cancellation');
    jest.useFakeTimers({ now: Date.parse(until) + 1, doNotFake: ['setTimeout', 'queueMicrotask'] });
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.queryByRole('button', { name: 'Undo the cancellation' })).toBeNull();
    expect(screen.getByText(/Now it is too late/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book this tour again' })).toBeVisible();
  });

  it('is not offered if staff cancelled the booking, and not promised for a request', async () => {
    site = openSite(path, server(ownBooking({ status: 'cancelled' })));
    await screen.findByText(/cannot be changed or reinstated here/);
    expect(screen.queryByRole('button', { name: 'Undo the cancellation' })).toBeNull();
    site.leave();
    site = openSite(path, server(ownBooking({ status: 'pending' })));
    await site.user.click(await button('Cancel Booking'));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
    expect(await within(dialog).findByText(/You cannot undo this/)).toBeVisible();
  });
});
