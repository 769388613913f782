import type { PlaceBookingRequest } from '@contracts/booking/booking-view.ts';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  asha,
  changeLabel,
  openForm,
  reefBooking,
} from '../../../test-support/open-booking-form.tsx';
import {
  address,
  openSite,
  placedBooking,
  quietServer,
  someDay,
} from '../../../test-support/open-site.tsx';
import { brokenConnection, problem } from '../../../test-support/stub-api.ts';

describe('the booking page', () => {
  let site: Awaited<ReturnType<typeof openForm>> | undefined;
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined); // No conversion id is configured.
  });
  afterEach(() => {
    site?.leave();
    sessionStorage.clear();
    jest.restoreAllMocks();
  });

  it('books what it shows at the shown price, and opens the thank-you page', async () => {
    site = await openForm();
    await site.user.click(screen.getByRole('radio', { name: 'Pick me up at my hotel' }));
    await site.fill({ ...asha, 'Hotel or guesthouse': ' Paje ' });
    expect(screen.getByText('Pick-up 07:00–07:30: wait at the reception.')).toBeVisible();
    expect(
      screen.getByText('$150.00', { selector: '[data-slot=price-lines] [data-part=total] data' }),
    ).toBeVisible();
    await site.confirm();

    await screen.findByRole('heading', { name: 'Thank you for booking' });
    expect(screen.getByText('ZBL-74100680')).toBeVisible();
    expect(
      screen.getByText('Booking confirmed! Check your email for confirmation details.'),
    ).toBeVisible();
    const [call] = site.stub.calls('POST /bookings');
    expect(call?.body).toEqual({
      tourId: 'mnemba-reef-snorkelling',
      date: someDay,
      pickupTime: '08:30',
      travellers: [{ categoryId: 'Adult (12+)', category: 'Adult (12+)', count: 3 }],
      customer: { name: 'Asha Juma', email: 'asha@example.com', phone: '+255 700 000 001' },
      pickupPlace: 'Paje',
      expectedTotal: 150,
      expectedCurrency: 'USD',
    });
    expect(call?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/);
    expect(sessionStorage.getItem('booking-draft.1')).not.toContain('Asha');
  });

  it.each([
    ['/booking/mnemba-reef-snorkelling', 'no day'],
    ['/booking/mnemba-reef-snorkelling?date=2026-02-30&guests=2', 'a day that does not exist'],
  ])('redirects to the tour if the address is %s (%s)', async (path) => {
    const opened = openSite(path);
    await screen.findByRole('heading', { level: 1, name: 'Mnemba Reef Snorkelling' });
    expect(address()).toBe('/tour/mnemba-reef-snorkelling');
    opened.leave();
  });

  it('says which travellers in the address have no price, until the visitor changes the party', async () => {
    const elephants = encodeURIComponent('[{"category":"Elephants","count":2}]');
    site = await openForm(`${reefBooking}&travellers=${elephants}`);
    const doubt = /contains travellers for whom this tour has no price/;
    expect(screen.getByText(doubt)).toBeVisible();
    await site.user.click(screen.getByRole('button', { name: 'One more: Child (8-11)' }));
    expect(screen.queryByText(doubt)).toBeNull();
  });

  it('says which days can be booked if the day in the address is past', async () => {
    const opened = openSite('/booking/mnemba-reef-snorkelling?date=2020-01-01&guests=2');
    await screen.findByText(/Choose a day from today to/);
    expect(address()).toContain('/booking/');
    opened.leave();
  });

  it('asks only for facts that are not known yet, and shows the rest in one line', async () => {
    site = await openForm(reefBooking, quietServer(), false);
    expect(
      screen.getByText('3 × Adult (12+)', { selector: '[data-slot=known-departure] span' }),
    ).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('link', { name: 'privacy notice' })).toHaveAttribute(
      'href',
      '/privacy',
    );
    await site.user.click(screen.getByRole('button', { name: changeLabel }));
    expect(screen.getAllByRole('grid')).toHaveLength(2);
    expect(document.activeElement).toContainElement(screen.getByRole('group', { name: /^Date: / }));
    await site.user.click(screen.getByRole('button', { name: 'One more: Child (8-11)' }));
    expect(
      screen.getByText('$180.00', { selector: '[data-slot=booking-foot] data' }),
    ).toBeVisible();
  });

  it('asks for the start time if the tour has several, and shows the day in one line', async () => {
    site = await openForm(
      `/booking/stone-town-heritage-walk?date=${someDay}`,
      quietServer(),
      false,
    );
    expect(await screen.findByRole('radio', { name: '15:30' })).not.toBeChecked();
    expect(screen.queryByRole('grid')).toBeNull();
    await site.user.click(screen.getByRole('button', { name: 'Change the date' }));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: /^Date: / }));
  });

  it('books if the browser stores nothing', async () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // The favourites log it.
    for (const method of ['getItem', 'setItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
    }
    site = await openForm();
    await site.fill(asha);
    await site.confirm();
    await screen.findByText('ZBL-74100680');
  });

  it('says that there is no network, and books what was typed when it is back', async () => {
    const server = quietServer().on('POST /bookings', brokenConnection);
    site = await openForm(reefBooking, server);
    await site.fill(asha);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => {
      dispatchEvent(new Event('offline'));
    });
    expect(screen.getByText(/^You are offline\. What you typed is kept/)).toBeVisible();
    await site.confirm();
    await screen.findByText(/^You are offline, so nothing was booked/);
    expect(server.calls('POST /bookings')).toHaveLength(0);

    server.on('POST /bookings', ({ body }) =>
      Response.json(placedBooking(body as PlaceBookingRequest), { status: 201 }),
    );
    online.mockRestore();
    act(() => {
      dispatchEvent(new Event('online'));
    });
    expect(screen.queryByText(/^You are offline\./)).toBeNull();
    await site.confirm();
    await screen.findByText('ZBL-74100680');
  });

  it('asks for all required fields and links to the missing ones', async () => {
    site = await openForm(`/booking/stone-town-heritage-walk?date=${someDay}`);
    await site.confirm();
    const summary = await screen.findByRole('group', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(within(summary).getByText('Please fill in all required fields')).toBeVisible();
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Choose a start time',
      'Enter your full name',
      'Enter your e-mail',
      'Enter your phone number',
    ]);
    await site.user.click(within(summary).getByRole('link', { name: 'Enter your full name' }));
    expect(screen.getByLabelText(/^Full name/)).toHaveFocus();
    expect(site.stub.calls('POST /bookings')).toHaveLength(0);
  });

  it('says if a tour has no start times', async () => {
    const server = quietServer();
    const tour = (await (
      await server.fetch(new Request('http://x/api/tours/paje-kitesurf-intro'))
    ).json()) as object;
    server.on('GET /tours/paje-kitesurf-intro', { ...tour, pickupTimes: [] });
    const opened = openSite(`/booking/paje-kitesurf-intro?date=${someDay}`, server);
    const words = 'No start times available for this tour. Please contact us directly.';
    await screen.findByText(words);
    expect(await screen.findByRole('link', { name: 'Book on WhatsApp' })).toBeVisible();
    await opened.user.click(screen.getByRole('button', { name: 'Confirm Booking' }));
    const summary = await screen.findByRole('group', { name: 'There is a problem' });
    expect(within(summary).getByText(words)).toBeVisible();
    expect(server.calls('POST /bookings')).toHaveLength(0);
    opened.leave();
  });

  it('says beside the button that a tour confirmed by hand is only requested', async () => {
    const opened = openSite(`/booking/paje-kitesurf-intro?date=${someDay}`, quietServer());
    const button = await screen.findByRole('button', { name: 'Confirm Booking' });
    expect(button.closest('[data-slot=booking-foot]')).toHaveTextContent(
      'You send a request. It is booked once we confirm it by e-mail.',
    );
    opened.leave();
  });

  it.each([
    ['a tour that takes no bookings', () => problem('TourNotBookable')],
    ['an error nobody expected', () => problem('Unexpected')],
    ['a broken connection', brokenConnection],
  ])('shows how to reach us after %s', async (_name, answer) => {
    site = await openForm(reefBooking, quietServer().on('POST /bookings', answer));
    expect(screen.queryByText('You send a request.')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Book on WhatsApp' })).toBeNull();
    await site.fill(asha);
    await site.confirm();
    expect(await screen.findByRole('link', { name: 'Book on WhatsApp' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Call / })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write an e-mail' })).toBeVisible();
  });

  it('keeps the form and its text when the tour is withdrawn meanwhile', async () => {
    const stub = quietServer();
    stub.on('POST /bookings', () => {
      stub.on('GET /tours/mnemba-reef-snorkelling', () => problem('TourNotFound'));
      return problem('TourNotBookable');
    });
    site = await openForm(reefBooking, stub);
    const before = stub.calls('GET /tours/mnemba-reef-snorkelling').length;
    await site.fill(asha);
    await site.confirm();
    await screen.findByText(/This tour cannot be booked at the moment/);
    await waitFor(() => {
      expect(stub.calls('GET /tours/mnemba-reef-snorkelling').length).toBeGreaterThan(before);
    });
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
    expect(screen.getByLabelText(/^Full name/)).toHaveValue('Asha Juma');
  });
});
