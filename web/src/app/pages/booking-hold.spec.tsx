import { jest } from '@jest/globals';
import type { HoldAnswer, HoldRequest } from '@contracts/booking/hold-view.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { asha, openForm, reefBooking } from '../../../test-support/open-booking-form.tsx';
import {
  placedBooking,
  quietServer,
  sampleSite,
  someDay,
} from '../../../test-support/open-site.tsx';
import { problem } from '../../../test-support/stub-api.ts';

const path = '/booking/mnemba-reef-snorkelling';
const heldWords = '3 seats are held for you while you fill in the form.';
const overWords = /The time is over, so the seats are not held for you any more/;

describe('the booking form, if few seats are free', () => {
  let site: Awaited<ReturnType<typeof openForm>> | undefined;
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined); // No conversion id is configured.
  });
  afterEach(() => {
    site?.leave();
    sessionStorage.clear();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  const answer = (more: Partial<HoldAnswer> = {}): HoldAnswer => ({
    ...{ date: someDay, pickupTime: '08:30', seats: 3, expiresAt: '2026-11-20T09:10:00.000Z' },
    ...{ secondsLeft: 600, canBeExtended: true, position: 'log.40' },
    ...more,
  });

  /** A server with this many free seats, besides those that the form holds. */
  function serverWith(seatsLeft: number) {
    let heldSeats = 0;
    const items = (): object => ({
      items: [
        {
          ...{ date: someDay, time: '08:30', seatsLeft: seatsLeft - heldSeats },
          status: seatsLeft === heldSeats ? 'full' : 'limited',
        },
      ],
    });
    return quietServer()
      .on('GET /tours/mnemba-reef-snorkelling/availability', () => Response.json(items()))
      .on('POST /holds', ({ body }) => {
        const { travellers } = body as HoldRequest;
        heldSeats = travellers.reduce((sum, { count }) => sum + count, 0);
        return Response.json(answer({ seats: heldSeats }), { status: 201 });
      })
      .on('PATCH /holds', ({ body }) => {
        const { travellers } = body as HoldRequest;
        heldSeats = travellers.reduce((sum, { count }) => sum + count, 0);
        return Response.json(answer({ seats: heldSeats, secondsLeft: 300 }));
      })
      .on('POST /holds/extension', answer({ secondsLeft: 700, canBeExtended: false }))
      .on('DELETE /holds', () => {
        heldSeats = 0;
        return new Response(null, { status: 204 });
      });
  }

  const keyOf = (call: string) => site?.stub.calls(call)[0]?.headers.get('idempotency-key');

  it('holds seats at the first input, books them with the same key, and does not release them', async () => {
    site = await openForm(reefBooking, serverWith(3), false);
    expect(site.stub.calls('POST /holds')).toEqual([]);
    await site.user.type(screen.getByLabelText(/^Full name/), 'A');
    expect(await screen.findByText(heldWords)).toBeVisible();
    expect(screen.getByRole('timer', { name: 'Time left to book' })).toHaveTextContent('10:00');
    expect(site.stub.calls('POST /holds')[0]?.body).toEqual({
      tourId: 'mnemba-reef-snorkelling',
      date: someDay,
      pickupTime: '08:30',
      travellers: [{ categoryId: 'Adult (12+)', category: 'Adult (12+)', count: 3 }],
    });
    await site.fill(asha);
    await site.confirm();
    await screen.findByRole('heading', { name: 'Thank you for booking' });
    expect(keyOf('POST /bookings')).toBe(keyOf('POST /holds'));
    expect(site.stub.calls('POST /holds')).toHaveLength(1);
    expect(site.stub.calls('DELETE /holds')).toEqual([]);
  });

  it('changes the held seats with the party, and still offers the departure', async () => {
    site = await openForm(`${path}?date=${someDay}&guests=2`, serverWith(3));
    await site.user.type(screen.getByLabelText(/^Full name/), 'A');
    expect(await screen.findByText(/^2 seats are held/)).toBeVisible();
    await site.user.click(screen.getByRole('button', { name: 'One more: Adult (12+)' }));
    expect(await screen.findByText(heldWords)).toBeVisible();
    const { body, headers } = site.stub.calls('PATCH /holds')[0] ?? {};
    expect(body).toMatchObject({ pickupTime: '08:30', travellers: [{ count: 3 }] });
    expect(headers?.get('idempotency-key')).toBe(keyOf('POST /holds'));
    expect(screen.getByRole('radio', { name: /08:30/ })).toBeChecked();
  });

  it('releases the seats when the traveller leaves the form', async () => {
    site = await openForm(reefBooking, serverWith(3), false);
    await site.user.type(screen.getByLabelText(/^Full name/), 'A');
    await screen.findByText(heldWords);
    await site.user.click(screen.getByRole('link', { name: 'terms' }));
    await waitFor(() => {
      expect(site?.stub.calls('DELETE /holds')).toHaveLength(1);
    });
    expect(keyOf('DELETE /holds')).toBe(keyOf('POST /holds'));
  });

  it('releases the seats when the page is closed, and holds again if the browser shows it once more', async () => {
    site = await openForm(reefBooking, serverWith(3), false);
    await site.user.type(screen.getByLabelText(/^Full name/), 'A');
    await screen.findByText(heldWords);
    act(() => {
      globalThis.dispatchEvent(new Event('pagehide'));
    });
    await waitFor(() => {
      expect(site?.stub.calls('DELETE /holds')).toHaveLength(1);
    });
    expect(screen.queryByText(heldWords)).toBeNull();
  });

  it.each([
    [6, 'at least twice as many seats are free'],
    [2, 'too few seats are free'],
  ])('holds no seats with %d seats left: %s', async (seatsLeft) => {
    site = await openForm(reefBooking, serverWith(seatsLeft), false);
    jest.useFakeTimers({ advanceTimers: true });
    await site.user.type(screen.getByLabelText(/^Full name/), 'Asha');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(site.stub.calls('POST /holds')).toEqual([]);
  });

  it('holds no seats if the operator turned that off', async () => {
    const server = serverWith(3).on('GET /site', { ...sampleSite, holdsSeats: false });
    site = await openForm(reefBooking, server, false);
    jest.useFakeTimers({ advanceTimers: true });
    await site.user.type(screen.getByLabelText(/^Full name/), 'Asha');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(site.stub.calls('POST /holds')).toEqual([]);
  });

  it('books without a hold if the seats could not be held', async () => {
    const server = serverWith(3).on('POST /holds', () => problem('NetworkShareReached'));
    site = await openForm(reefBooking, server, false);
    await site.fill(asha);
    await waitFor(() => {
      expect(site?.stub.calls('POST /holds')).toHaveLength(1);
    });
    await site.confirm();
    await screen.findByRole('heading', { name: 'Thank you for booking' });
    expect(keyOf('POST /bookings')).not.toBe(keyOf('POST /holds'));
  });

  it('offers more time once before the end', async () => {
    const server = serverWith(3).on('POST /holds', answer({ secondsLeft: 120 }));
    site = await openForm(reefBooking, server, false);
    await site.user.type(screen.getByLabelText(/^Full name/), 'A');
    await screen.findByText('The seats are held for you only for a few more minutes.');
    await site.user.click(screen.getByRole('button', { name: 'Hold them for 10 more minutes' }));
    expect(await screen.findByText(heldWords)).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^11:\d\d$/);
    expect(screen.queryByRole('button', { name: /more minutes/ })).toBeNull();
  });

  it('says when the time is over, releases the seats, and still books with a new key', async () => {
    const server = serverWith(3).on('POST /holds', answer({ secondsLeft: 1 }));
    site = await openForm(reefBooking, server, false);
    await site.user.type(screen.getByLabelText(/^Full name/), 'A');
    expect(await screen.findByText(overWords, undefined, { timeout: 4_000 })).toBeVisible();
    await waitFor(() => {
      expect(site?.stub.calls('DELETE /holds')).toHaveLength(1);
    });
    await site.fill(asha);
    await site.confirm();
    await screen.findByRole('heading', { name: 'Thank you for booking' });
    expect(keyOf('POST /bookings')).not.toBe(keyOf('POST /holds'));
    expect(site.stub.calls('POST /holds')).toHaveLength(1);
  });

  it('books with a new key if the server says that the hold ended', async () => {
    const server = serverWith(3);
    let tries = 0;
    server.on('POST /bookings', ({ body }) => {
      tries += 1;
      return tries === 1
        ? problem('HoldEnded')
        : Response.json(placedBooking(body as Parameters<typeof placedBooking>[0]), {
            status: 201,
          });
    });
    site = await openForm(reefBooking, server, false);
    await site.fill(asha);
    await screen.findByText(heldWords);
    await site.confirm();
    await screen.findByRole('heading', { name: 'Thank you for booking' });
    const [first, second] = site.stub
      .calls('POST /bookings')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBe(keyOf('POST /holds'));
    expect(second).not.toBe(first);
    expect(keyOf('DELETE /holds')).toBe(first);
  });
});
