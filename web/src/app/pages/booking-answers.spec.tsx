import type { PlaceBookingRequest } from '@contracts/booking/booking-view.ts';
import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { asha, openForm, reefBooking } from '../../../test-support/open-booking-form.tsx';
import {
  address,
  openSite,
  placedBooking,
  quietServer,
  sampleSite,
  someDay,
} from '../../../test-support/open-site.tsx';
import { slot } from '../../../test-support/sample-tours.ts';
import { brokenConnection, problem } from '../../../test-support/stub-api.ts';

describe('the booking form, when it is sent,', () => {
  let site: Awaited<ReturnType<typeof openForm>> | undefined;
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined); // No conversion id is configured.
  });
  afterEach(() => {
    site?.leave();
    sessionStorage.clear();
    jest.restoreAllMocks();
  });

  it('shows the server’s errors beside their fields and keeps what was typed', async () => {
    const server = quietServer().on('POST /bookings', () =>
      problem('InvalidFields', {
        errors: [{ field: 'customer.email', message: 'This is not an e-mail address' }],
      }),
    );
    site = await openForm(reefBooking, server);
    await site.fill({ ...asha, 'E-mail': 'asha' });
    await site.confirm();
    await screen.findByRole('link', { name: 'This is not an e-mail address' });
    expect(screen.getByLabelText(/^E-mail/)).toBeInvalid();
    expect(screen.getByLabelText(/^Full name/)).toHaveValue('Asha Juma');
  });

  it('uses a new key for different details after a refusal', async () => {
    let isRefusing = true;
    const server = quietServer().on('POST /bookings', ({ body }) =>
      isRefusing
        ? problem('InvalidFields', { errors: [{ field: 'customer.email', message: 'No' }] })
        : Response.json(placedBooking(body as PlaceBookingRequest), { status: 201 }),
    );
    site = await openForm(reefBooking, server);
    await site.fill({ ...asha, 'E-mail': 'asha' });
    await site.confirm();
    await screen.findByRole('link', { name: 'No' });
    isRefusing = false;
    await site.fill({ 'E-mail': 'asha@example.com' });
    await site.confirm();
    await screen.findByText('ZBL-74100680');
    const keys = site.stub
      .calls('POST /bookings')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });

  it.each([
    ['the server does not know the outcome', () => problem('OutcomeUnknown')],
    ['the connection breaks', brokenConnection],
  ])('books once if %s and it is sent again', async (_, fail) => {
    let answer: () => Response | Promise<Response> = fail;
    const server = quietServer().on('POST /bookings', async ({ body }) => {
      const now = answer;
      answer = () => Response.json(placedBooking(body as PlaceBookingRequest), { status: 201 });
      return await now();
    });
    site = await openForm(reefBooking, server);
    await site.fill(asha);
    await site.confirm();
    await screen.findByText('Something went wrong. Please try again or contact us directly.');
    await site.confirm();
    await screen.findByText('ZBL-74100680');
    const [first, second, ...more] = site.stub.calls('POST /bookings');
    expect(more).toEqual([]);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(second?.body).toEqual(first?.body);
  });

  it('keeps the draft and the key if the page is reloaded before the answer', async () => {
    const server = quietServer().on('POST /bookings', brokenConnection);
    site = await openForm(reefBooking, server);
    await site.fill(asha);
    await site.confirm();
    await screen.findByText('Something went wrong. Please try again or contact us directly.');
    const [before] = site.stub.calls('POST /bookings');
    site.leave();

    site = await openForm();
    expect(screen.getByLabelText(/^Full name/)).toHaveValue('Asha Juma');
    await site.confirm();
    await screen.findByText('ZBL-74100680');
    const [after] = site.stub.calls('POST /bookings');
    expect(after?.headers.get('idempotency-key')).toBe(before?.headers.get('idempotency-key'));
  });

  it('finds the booking whose answer was lost, even if the details were changed since', async () => {
    const booked: string[] = [];
    const server = quietServer().on('POST /bookings', ({ body }) => {
      const text = JSON.stringify(body);
      if (booked.length === 0) {
        booked.push(text);
        return brokenConnection(); // The booking was stored; only the answer was lost.
      }
      return booked.includes(text)
        ? Response.json(placedBooking(body as PlaceBookingRequest), { status: 201 })
        : problem('KeyReused');
    });
    site = await openForm(reefBooking, server);
    await site.fill(asha);
    await site.confirm();
    await screen.findByText('Something went wrong. Please try again or contact us directly.');
    await site.fill({ Phone: '+255 700 000 002' });
    await site.confirm();
    await screen.findByText('ZBL-74100680');
    expect(
      screen.getByText('You are booked already, with the details that you sent first.'),
    ).toBeVisible();
  });

  it('says, if there was no answer, that pressing again does not book twice', async () => {
    site = await openForm(reefBooking, quietServer().on('POST /bookings', brokenConnection));
    await site.fill(asha);
    await site.confirm();
    await screen.findByText('Press “Confirm Booking” again: you get only one booking.');
  });

  it('books the only start time of a tour before its availability is known', async () => {
    const server = quietServer().on(
      'GET /tours/mnemba-reef-snorkelling/availability',
      () => new Promise<Response>(() => undefined),
    );
    const opened = openSite(reefBooking, server);
    for (const [label, text] of Object.entries(asha)) {
      await opened.user.type(await screen.findByLabelText(new RegExp(`^${label}`)), text);
    }
    await opened.user.click(screen.getByRole('button', { name: 'Confirm Booking' }));
    await screen.findByText('ZBL-74100680');
    expect(server.calls('POST /bookings')[0]?.body).toMatchObject({ pickupTime: '08:30' });
    opened.leave();
  });

  it('links to the start times even if all are full', async () => {
    const server = quietServer().on('GET /tours/mnemba-reef-snorkelling/availability', {
      items: [slot(someDay, '08:30', { status: 'full', seatsLeft: 0 })],
    });
    site = await openForm(reefBooking, server);
    await site.fill(asha);
    await site.confirm();
    await site.user.click(await screen.findByRole('link', { name: 'Choose a start time' }));
    expect(screen.getByRole('group', { name: 'Start time' })).toHaveFocus();
  });

  it('sends one booking if the button is pressed twice', async () => {
    let release: (answer: Response) => void = () => undefined;
    const server = quietServer().on(
      'POST /bookings',
      () => new Promise<Response>((resolve) => (release = resolve)),
    );
    site = await openForm(reefBooking, server);
    await site.fill(asha);
    await site.user.dblClick(screen.getByRole('button', { name: 'Confirm Booking' }));
    expect(await screen.findByRole('button', { name: 'Confirming Booking...' })).toBeDisabled();
    const [call, ...more] = site.stub.calls('POST /bookings');
    expect(more).toEqual([]);
    release(Response.json(placedBooking(call?.body as PlaceBookingRequest), { status: 201 }));
    await screen.findByText('ZBL-74100680');
  });

  it.each([
    ['DepartureFull', { seatsLeft: 1 }, 'Not enough seats are left on this departure: 1 left'],
    ['DepartureClosed', {}, 'This departure takes no more bookings'],
    ['DepartureCalledOff', {}, 'This departure has been cancelled or moved'],
  ] as const)('offers the nearest departures with room on %s', async (code, more, words) => {
    const nearest = slot(`${someDay.slice(0, 8)}28`, '15:30');
    const server = quietServer().on('POST /bookings', () =>
      problem(code, { ...more, nearestFree: [nearest] }),
    );
    site = await openForm(reefBooking, server);
    await site.fill(asha);
    await site.confirm();
    await screen.findByRole('link', { name: words });
    await site.user.click(screen.getByRole('button', { name: /, 15:30$/ }));
    expect(document.activeElement).toContainElement(screen.getByRole('group', { name: /^Date: / }));
    expect(screen.queryByText(words)).toBeNull();
    expect(document.querySelector(`[data-day="${nearest.date}"]`)).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.getByLabelText(/^Full name/)).toHaveValue('Asha Juma');
    await waitFor(() => {
      expect(address()).toContain(`date=${nearest.date}`);
    });
  });

  it('shows a changed price and books at it after another confirmation', async () => {
    const price = {
      lines: [
        {
          categoryId: 'Adult (12+)',
          category: 'Adult (12+)',
          count: 3,
          unitPrice: 60,
          amount: 180,
        },
      ],
      total: 180,
      currency: 'USD',
    };
    const server = quietServer().on('POST /bookings', ({ body }) => {
      const request = body as PlaceBookingRequest;
      return request.expectedTotal === 180
        ? Response.json(placedBooking(request), { status: 201 })
        : problem('PriceChanged', { price });
    });
    site = await openForm(reefBooking, server);
    await site.fill(asha);
    await site.confirm();
    await screen.findByText(
      'The price has changed. The total is now $180.00. Press the button again to book at this price.',
    );
    expect(
      screen.getByText('$180.00', { selector: '[data-slot=price-lines] [data-part=total] data' }),
    ).toBeVisible();
    await site.confirm();
    await screen.findByText('ZBL-74100680');
  });

  it('confirms the booking if the e-mail failed, and says so', async () => {
    const server = quietServer().on('POST /bookings', ({ body }) =>
      Response.json(placedBooking(body as PlaceBookingRequest, { confirmationEmail: 'failed' })),
    );
    site = await openForm(reefBooking, server);
    await site.fill(asha);
    await site.confirm();
    await screen.findByText('ZBL-74100680');
    expect(
      screen.getByText('Booking confirmed but email failed. We will contact you directly.'),
    ).toBeVisible();
  });

  it('promises no e-mail if there is no mail server', async () => {
    const server = quietServer()
      .on('GET /site', { ...sampleSite, sendsEmail: false })
      .on('POST /bookings', ({ body }) =>
        Response.json(placedBooking(body as PlaceBookingRequest, { confirmationEmail: 'failed' })),
      );
    site = await openForm(reefBooking, server);
    await site.fill(asha);
    await site.confirm();
    await screen.findByText('ZBL-74100680');
    expect(screen.getByText('Booking confirmed! Write down your reference.')).toBeVisible();
    expect(screen.queryByText(/e-?mail|We write to/i)).toBeNull();
  });

  it('says that a booking of a tour confirmed by hand is a request', async () => {
    const server = quietServer().on('POST /bookings', ({ body }) =>
      Response.json(placedBooking(body as PlaceBookingRequest, { status: 'pending' })),
    );
    site = await openForm(`/booking/paje-kitesurf-intro?date=${someDay}&guests=1`, server);
    await site.fill(asha);
    await site.confirm();
    await screen.findByRole('heading', { name: 'We have your request' });
    expect(screen.getByText(/This is a request, not yet a booking/)).toBeVisible();
  });
});
