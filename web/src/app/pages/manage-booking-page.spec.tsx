import { addDays } from '@contracts/calendar.ts';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { address, openSite, quietServer, someDay } from '../../../test-support/open-site.tsx';
import {
  maskedBooking as masked,
  ownBooking as booking,
  reference,
  serverOfBooking as server,
} from '../../../test-support/own-bookings.ts';
import { reefTour, slot } from '../../../test-support/sample-tours.ts';
import { brokenConnection, problem, type StubApi } from '../../../test-support/stub-api.ts';

const path = `/manage-booking/${reference}`;
const nextDay = addDays(someDay, 1);

const button = (name: string) => screen.findByRole('button', { name });

describe('the page to manage a booking', () => {
  let site: ReturnType<typeof openSite>;
  afterEach(() => {
    site.leave();
    jest.restoreAllMocks();
  });

  async function beginToModify() {
    await site.user.click(await button('Modify Booking'));
    return await screen.findByRole('dialog', { name: 'Modify Booking' });
  }
  async function chooseDay(day: string) {
    const field = await screen.findByLabelText(/^Date/);
    await site.user.clear(field);
    await site.user.type(field, day);
  }
  const changes = (stub: StubApi) => stub.calls(`PATCH /bookings/${reference}`);

  it('shows the booking, its price and its status', async () => {
    site = openSite(path, server());
    await screen.findByRole('heading', { name: 'Manage Your Booking' });
    for (const fact of [reference, 'Mnemba Reef Snorkelling', 'Confirmed', '2 × Adult (12+)']) {
      expect(await screen.findByText(fact)).toBeVisible();
    }
    expect(await screen.findByText('You booked')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voucher (PDF)' })).toHaveAttribute(
      'href',
      `/api/bookings/${reference}/voucher.pdf`,
    );
    const chat = screen.getByRole('link', { name: 'Ask us on WhatsApp' });
    expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain(reference);
    expect(screen.getByRole('link', { name: 'Show on a map' })).toHaveAttribute(
      'href',
      expect.stringContaining('openstreetmap'),
    );
  });

  it.each([
    ['there is none', path, 'Booking Not Found', /^Booking not found/],
    ['it is no reference', '/manage-booking/hello', 'Invalid booking reference', /eight digits/],
  ])('says so if %s', async (_, opened, heading, words) => {
    const stub = quietServer().on(`GET /bookings/*`, () => problem('BookingNotFound'));
    site = openSite(opened, stub);
    await screen.findByRole('heading', { name: heading });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find my booking' })).toBeVisible();
  });

  it('redirects to the home page without a reference', async () => {
    site = openSite('/manage-booking');
    await screen.findByRole('heading', { name: 'Top Booked Experiences' });
    expect(address()).toBe('/');
  });

  it('says when to try again after too many attempts', async () => {
    const tooMany = problem('TooManyRequests');
    tooMany.headers.set('retry-after', '600');
    site = openSite(
      path,
      quietServer().on('GET /bookings/*', () => tooMany.clone()),
    );
    await screen.findByText('Too many attempts. Please try again later. Try again in 10 minutes.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  describe('the proof', () => {
    it('is required once, before the first change', async () => {
      const stub = server(masked());
      site = openSite(path, stub);
      expect(await screen.findByText('A••• J•••')).toBeVisible();
      await site.user.click(await button('Modify Booking'));
      await screen.findByRole('dialog', { name: 'Is this your booking?' });
      await site.user.type(screen.getByLabelText(/^E-mail/), 'asha@example.com');
      await site.user.click(await button('Continue'));
      await screen.findByRole('dialog', { name: 'Modify Booking' });
      expect(stub.calls(`POST /bookings/${reference}/proof`)[0]?.body).toEqual({
        email: 'asha@example.com',
      });
      await site.user.click(await button('Close'));
      expect(screen.getByText('asha@example.com')).toBeVisible();
      await site.user.click(await button('Cancel Booking'));
      expect(await screen.findByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
    });

    it('is refused beside the field if it is wrong', async () => {
      const stub = server(masked()).on(`POST /bookings/${reference}/proof`, () =>
        problem('ProofRefused'),
      );
      site = openSite(path, stub);
      await site.user.click(await button('Show all details'));
      await site.user.type(await screen.findByLabelText(/^E-mail/), 'other@example.com');
      await site.user.click(await button('Continue'));
      await waitFor(() => {
        expect(screen.getByLabelText(/^E-mail/)).toBeInvalid();
      });
      expect(screen.getByLabelText(/^E-mail/)).toHaveAccessibleDescription(
        'Error: The reference and the e-mail address do not match',
      );
    });

    it('is not required if the operator does not ask for it', async () => {
      site = openSite(path, server(masked({ proof: 'not-asked' })));
      await beginToModify();
    });

    it('is given by a mailed link, and its token leaves the address at once', async () => {
      const stub = server(masked());
      site = openSite(`${path}#token=${'a'.repeat(64)}`, stub);
      expect(await screen.findByText('asha@example.com')).toBeVisible();
      expect(location.hash).toBe('');
      expect(stub.calls(`POST /bookings/${reference}/proof`)[0]?.body).toEqual({
        token: 'a'.repeat(64),
      });
      expect(stub.calls(`GET /bookings/${reference}`)).toHaveLength(1);
    });

    it('is required if the link no longer works', async () => {
      const stub = server(masked()).on(`POST /bookings/${reference}/proof`, () =>
        problem('ProofRefused'),
      );
      site = openSite(`${path}#token=old`, stub);
      await screen.findByRole('dialog', { name: 'Is this your booking?' });
      expect(screen.getByText(/^The link in your e-mail no longer works/)).toBeVisible();
      expect(location.hash).toBe('');
    });

    it('is required again if the browser’s proof has expired, and keeps what was entered', async () => {
      const stub = server();
      site = openSite(path, stub);
      await beginToModify();
      await chooseDay(nextDay);
      await screen.findByText('The total stays $100.00.');
      stub.on(`PATCH /bookings/${reference}`, () => problem('ProofRequired'));
      stub.now = masked();
      await site.user.click(await button('Confirm changes'));
      await site.user.type(await screen.findByLabelText(/^E-mail/), 'asha@example.com');
      await site.user.click(await button('Continue'));
      await screen.findByRole('dialog', { name: 'Modify Booking' });
      expect(screen.getByLabelText(/^Date/)).toHaveValue(nextDay);
    });
  });

  describe('a change', () => {
    it('shows the new total and the difference before it is made', async () => {
      const stub = server();
      site = openSite(path, stub);
      await beginToModify();
      await site.user.click(await button('One more: Child (8-11)'));
      expect(
        await screen.findByText('$50.00 more than before ($100.00). You pay on arrival.'),
      ).toBeVisible();
      expect(changes(stub)).toHaveLength(0);
      await site.user.click(await button('Confirm changes'));
      expect(await screen.findByRole('group', { name: 'Done' })).toHaveFocus();
      expect(screen.getAllByText('Booking updated successfully!')).not.toHaveLength(0);
      const [sent] = changes(stub);
      expect(sent?.body).toEqual({
        travellers: [
          { categoryId: 'Adult (12+)', category: 'Adult (12+)', count: 2 },
          { categoryId: 'Child (8-11)', category: 'Child (8-11)', count: 1 },
        ],
        expectedTotal: 150,
        expectedCurrency: 'USD',
      });
      expect(sent?.headers.get('if-match')).toBe('"1"');
    });

    it('is called a move if the day changes', async () => {
      site = openSite(path, server());
      await beginToModify();
      await chooseDay(nextDay);
      await screen.findByText('The total stays $100.00.');
      await site.user.click(await button('Confirm changes'));
      expect(await screen.findAllByText('Booking Rescheduled')).not.toHaveLength(0);
    });

    it('asks for a choice if nothing would change', async () => {
      const stub = server();
      site = openSite(path, stub);
      await beginToModify();
      await site.user.click(await button('Confirm changes'));
      expect(await screen.findByRole('group', { name: 'There is a problem' })).toHaveFocus();
      expect(changes(stub)).toHaveLength(0);
    });

    it.each([
      ['is full', 'DepartureFull', 'Not enough seats are left on this departure: it is full'],
      ['is closed', 'DepartureClosed', 'This departure takes no more bookings'],
      ['was called off', 'DepartureCalledOff', 'This departure has been cancelled or moved'],
    ] as const)('offers the nearest departures if the wanted one %s', async (_, code, words) => {
      const stub = server();
      const other = addDays(someDay, 3);
      stub.on(`PATCH /bookings/${reference}`, () =>
        problem(code, {
          ...(code === 'DepartureFull' ? { seatsLeft: 0 } : {}),
          nearestFree: [slot(other, '08:30')],
        }),
      );
      site = openSite(path, stub);
      await beginToModify();
      await chooseDay(nextDay);
      await screen.findByText('The total stays $100.00.');
      await site.user.click(await button('Confirm changes'));
      await screen.findByText('Failed to update booking');
      await screen.findByText(words);
      const nearest = await screen.findByRole('group', { name: 'Nearest departures with seats' });
      await site.user.click(within(nearest).getByRole('button'));
      expect(screen.getByLabelText(/^Date/)).toHaveValue(other);
      expect(screen.queryByText('Failed to update booking')).toBeNull();
    });

    it('shows a changed price and is made at it after another confirmation', async () => {
      const stub = server();
      const price = { lines: [], total: 120, currency: 'USD' };
      stub.on(`PATCH /bookings/${reference}`, () => problem('PriceChanged', { price }));
      site = openSite(path, stub);
      await beginToModify();
      await chooseDay(nextDay);
      await screen.findByText('The total stays $100.00.');
      await site.user.click(await button('Confirm changes'));
      await screen.findByText(/The total is now \$120\.00\. Press the button again/);
      await screen.findByText('$20.00 more than before ($100.00). You pay on arrival.');
      await site.user.click(await button('Confirm changes'));
      await waitFor(() => {
        expect(changes(stub)[1]?.body).toMatchObject({ expectedTotal: 120 });
      });
    });

    it('shows what another person changed and keeps what was entered', async () => {
      const stub = server();
      const done = (): Response => {
        stub.now = { ...stub.now, revision: '6' };
        return Response.json({ ...stub.now, position: 'log.44' });
      };
      site = openSite(path, stub);
      await beginToModify();
      await site.user.click(await button('One more: Child (8-11)'));
      await screen.findByText(/^\$50\.00 more/);
      stub.now = { ...stub.now, date: nextDay, revision: '5' };
      stub.on(`PATCH /bookings/${reference}`, ({ headers }) =>
        headers.get('if-match') === '"5"'
          ? done()
          : problem('RevisionMismatch', {
              differences: [{ field: 'date', before: someDay, after: nextDay }],
            }),
      );
      await site.user.click(await button('Confirm changes'));
      const note = await screen.findByText(/^This booking was changed meanwhile/);
      expect(note.closest('[data-slot="conflict-note"]')).toHaveFocus();
      expect(screen.getByLabelText(/^Date/)).toHaveValue(nextDay);
      expect(screen.getByRole('spinbutton', { name: 'Child (8-11)' })).toHaveValue('1');
      await screen.findByText(/^\$50\.00 more/);
      await site.user.click(await button('Confirm changes'));
      await screen.findByRole('group', { name: 'Done' });
      expect(changes(stub)[1]?.body).not.toHaveProperty('date');
    });

    it.each([
      ['the connection breaks', brokenConnection],
      ['the server does not know the outcome', () => problem('OutcomeUnknown')],
    ])('is made once if %s and it is sent again', async (_, fail) => {
      const stub = server().on(`PATCH /bookings/${reference}`, fail);
      site = openSite(path, stub);
      await beginToModify();
      await chooseDay(nextDay);
      await screen.findByText('The total stays $100.00.');
      await site.user.click(await button('Confirm changes'));
      await screen.findByText(/^We got no answer, so we do not know whether it was done/);
      await site.user.click(await button('Confirm changes'));
      await waitFor(() => {
        expect(changes(stub)).toHaveLength(2);
      });
      const keys = changes(stub).map(({ headers }) => headers.get('idempotency-key'));
      expect(new Set(keys).size).toBe(1);
    });

    it('can only reduce the travellers if the tour is no longer on sale', async () => {
      const stub = server().on(`GET /tours/${reefTour.id}`, () => problem('TourNotFound'));
      site = openSite(path, stub);
      await beginToModify();
      await screen.findByText(/^This tour is no longer on sale/);
      expect(screen.queryByLabelText(/^Date/)).toBeNull();
      await site.user.click(await button('One fewer: Travellers'));
      await screen.findByText('$50.00 less than before ($100.00). You pay on arrival.');
      await site.user.click(await button('Confirm changes'));
      await screen.findByRole('group', { name: 'Done' });
      expect(changes(stub)[0]?.body).toMatchObject({
        travellers: [{ categoryId: 'Adult (12+)', category: 'Adult (12+)', count: 1 }],
      });
    });
  });

  describe('a cancellation', () => {
    const until = new Date(Date.now() + 3_600_000).toISOString();

    it('says that it is free and how long it can be undone, and cancels', async () => {
      site = openSite(path, server());
      await site.user.click(await button('Cancel Booking'));
      const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
      expect(within(dialog).getByText('Cancelling is free of charge')).toBeVisible();
      expect(within(dialog).getByText(/You can undo this here for one hour/)).toBeVisible();
      await site.user.click(within(dialog).getByRole('button', { name: 'Cancel Booking' }));
      expect(await screen.findByRole('group', { name: 'Done' })).toHaveFocus();
      expect(screen.getAllByText('Booking cancelled successfully')).not.toHaveLength(0);
      expect(screen.getAllByText('Booking Cancelled')).not.toHaveLength(0);
      expect(screen.queryByRole('button', { name: 'Modify Booking' })).toBeNull();
      expect(screen.queryByRole('link', { name: 'Voucher (PDF)' })).toBeNull();
    });

    it('says, in the open dialog, that cancelling is no longer free once the time limit passes', async () => {
      site = openSite(path, server(booking({ freeCancellationUntil: until })));
      await site.user.click(await button('Cancel Booking'));
      const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
      expect(within(dialog).getByText('Cancelling is free of charge')).toBeVisible();
      jest.useFakeTimers({ now: Date.parse(until), doNotFake: ['setTimeout', 'queueMicrotask'] });
      const wake = () => {
        act(() => {
          document.dispatchEvent(new Event('visibilitychange'));
        });
      };
      wake();
      expect(within(dialog).getByText('Cancelling is free of charge')).toBeVisible();
      jest.setSystemTime(Date.parse(until) + 1);
      wake();
      expect(within(dialog).getByText('Cancelling is no longer free.')).toBeVisible();
      jest.useRealTimers();
    });

    it('says why it failed', async () => {
      const stub = server().on(`POST /bookings/${reference}/cancellation`, () =>
        problem('AlreadyStarted'),
      );
      site = openSite(path, stub);
      await site.user.click(await button('Cancel Booking'));
      const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
      await site.user.click(within(dialog).getByRole('button', { name: 'Cancel Booking' }));
      await screen.findByText('Failed to cancel booking');
      expect(screen.getByText('This departure has already started')).toBeVisible();
    });
  });

  it('corrects name, phone, pick-up place and message in place', async () => {
    const stub = server(booking({ pickupPlace: 'Paje' }));
    site = openSite(path, stub);
    await site.user.click(await button('Correct details'));
    const name = screen.getByLabelText(/^Full name/);
    expect(name).toHaveFocus();
    await site.user.clear(name);
    await site.user.click(await button('Save details'));
    expect(await screen.findByRole('link', { name: 'Enter your full name' })).toBeVisible();
    await site.user.type(name, 'Asha J. Juma');
    await site.user.clear(screen.getByLabelText(/^Pick-up place/));
    await site.user.click(await button('Save details'));
    await screen.findByRole('group', { name: 'Done' });
    expect(changes(stub)[0]?.body).toEqual({ contact: { name: 'Asha J. Juma' }, pickupPlace: '' });
    expect(screen.getByText('Asha J. Juma')).toBeVisible();
  });

  it.each([
    ['is past', { date: addDays(someDay, -30) }, 'Past', /^This tour started on/],
    ['is cancelled', { status: 'cancelled' }, 'Cancelled', /^This booking is cancelled/],
  ] as const)('offers no changes if the booking %s', async (_, more, badge, words) => {
    site = openSite(path, server(booking(more)));
    expect(await screen.findByText(badge)).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Modify Booking' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Correct details' })).toBeNull();
  });

  it.each([
    [true, undefined, 'Nothing on arrival. Cancelling was free of charge.'],
    [
      false,
      undefined,
      'Nothing on arrival. Cancelling was not free of charge: the operator may charge up to the full price ($84.00).',
    ],
    [
      false,
      { freeUntilHours: 48, chargePercentMax: 50 },
      'Nothing on arrival. Cancelling was not free of charge: the operator may charge up to 50 % of the price ($42.00).',
    ],
  ])('says what a cancellation cost: free %s, terms %j', async (cancelledFree, terms, words) => {
    const cancelled = booking({
      status: 'cancelled',
      totalPrice: 84,
      currency: 'USD',
      cancelledFree,
      ...(terms !== undefined && { cancellation: terms }),
    });
    site = openSite(path, server(cancelled));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says that a request is waiting for an answer', async () => {
    site = openSite(path, server(booking({ status: 'pending' })));
    expect(await screen.findByText('Waiting')).toBeVisible();
    expect(screen.getByText(/^We have your request/)).toBeVisible();
  });

  it('says that there is no network', async () => {
    site = openSite(path, server());
    await button('Modify Booking');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => {
      dispatchEvent(new Event('offline'));
    });
    expect(screen.getByText(/^You are offline\./)).toBeVisible();
  });
});
