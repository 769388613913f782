import { addDays } from '@contracts/calendar.ts';
import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { auditEntry } from '../../../test-support/audit-entry.ts';
import { address, openSite, quietServer } from '../../../test-support/open-site.tsx';
import { adminBooking, staffServer } from '../../../test-support/sample-bookings.ts';
import { reefTour, slot } from '../../../test-support/sample-tours.ts';
import { brokenConnection, problem, type StubApi } from '../../../test-support/stub-api.ts';
import { today } from '../../shared/dates/today.ts';

const booking = adminBooking(74_100_680);
const path = `/admin/bookings/${booking.reference}`;
const tour = { ...reefTour, isActive: true, isDeleted: false, revenueGenerated: [], revision: '4' };

function serverOf(one = booking): StubApi {
  return staffServer(one)
    .on('GET /admin/tours/*', tour)
    .on('GET /tours/*/availability', ({ query }) =>
      Response.json({ items: [slot(query.from ?? '', '08:30', { seatsLeft: 2 })] }),
    );
}

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
});

async function openBooking(server = serverOf()) {
  site = openSite(path, server);
  await screen.findByRole('heading', { name: 'Mnemba Reef Snorkelling' });
}

const press = async (name: string) => {
  await site.user.click(await screen.findByRole('button', { name }));
};
const dialog = async () => within(await screen.findByRole('dialog'));
const pressInDialog = async (name: string) => {
  await site.user.click(await (await dialog()).findByRole('button', { name }));
};
const done = (more: object) =>
  Response.json({ ...booking, revision: '2', position: 'log.9', ...more });

function erased({ customer, ...rest }: AdminBookingView): AdminBookingView {
  expect(customer).toBeDefined();
  return rest;
}

describe('the page of one booking', () => {
  it('shows all its data', async () => {
    const notes = [{ revision: '3', at: '2026-11-21T06:00:00.000Z', text: 'Vegetarians' }];
    const noted = { revision: '3', actor: { kind: 'admin', id: 'juma', name: 'juma' } };
    await openBooking(
      serverOf({ ...booking, notes, pickupPlace: 'Paje', message: 'A stroller' }).on(
        `GET ${path}/history`,
        { items: [noted] },
      ),
    );
    for (const text of [
      'ZBL-74100680',
      'confirmed',
      'Sat, Nov 28, 2026',
      '3 (3 × Adult (12+))',
      'Muyuni beach, north of Matemwe',
      'Paje',
      'Not checked in',
      'Asha Juma',
      'A stroller',
      'USD $150.00',
      '$50.00',
      '$100.00',
      'Vegetarians',
      'juma',
      'No e-mail was sent about it yet.',
    ]) {
      const [shown] = await screen.findAllByText(text);
      expect(shown).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Sat, Nov 28, 2026' })).toHaveAttribute(
      'href',
      '/admin/departures/mnemba-reef-snorkelling_2026-11-28_0830',
    );
    expect(screen.getByRole('button', { name: 'Record payment: Asha Juma' })).toBeVisible();
    expect(document.title).toContain('ZBL-74100680');
  });

  it('lists its history with person, reason, cause and changes, the newest first', async () => {
    const of = { kind: 'booking', id: '74100680', title: 'ZBL-74100680' } as const;
    const mail = { kind: 'notification', id: 'mail', title: 'booking cancelled' } as const;
    const cancelled = auditEntry('BookingCancelled', of, {
      at: '2026-11-21T06:00:00.000Z',
      actor: { kind: 'admin', id: '1', name: 'amina' },
      changes: [{ field: 'status', before: 'confirmed', after: 'cancelled' }],
      reason: 'Ill',
      isReasonTold: true,
    });
    const cause = { id: cancelled.id, action: cancelled.action, subject: of };
    const waiting = { id: 'queued', action: 'NotificationQueued', subject: mail };
    const system = { actor: { kind: 'system' }, at: '2026-11-21T06:00:01.000Z', cause };
    const server = serverOf().on('GET /admin/audit', {
      items: [
        auditEntry('NotificationSent', mail, { ...system, cause: waiting }),
        auditEntry('NotificationQueued', mail, system),
        cancelled,
        auditEntry('BookingPlaced', of, { actor: { kind: 'admin', id: 'own', name: 'asha' } }),
      ],
    });
    await openBooking(server);
    const history = within(await screen.findByRole('group', { name: 'History of ZBL-74100680' }));
    const stops = history.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(stops).toEqual([
      '09:00E-mail sent by the systembooking cancelledBecause of: Booking cancelled',
      '09:00Booking cancelled by amina“Ill” (in the e-mail to the traveller)Statusconfirmedcancelled' +
        'Show the state at that timeUndo',
      '00:30Booking made by youShow the state at that time',
    ]);
    expect(history.getByText('confirmed')).toHaveAttribute('aria-label', 'before: confirmed');
    expect(history.getByRole('link', { name: 'booking cancelled' })).toHaveAttribute(
      'href',
      '/admin/notifications?open=mail',
    );
    expect(server.calls('GET /admin/audit')[0]?.query).toMatchObject({ subject: 'ZBL-74100680' });
  });

  it('shows the newest fifty entries of a long history, and older ones on request', async () => {
    const of = { kind: 'booking', id: '74100680', title: 'ZBL-74100680' } as const;
    const items = Array.from({ length: 70 }, () => auditEntry('BookingNoteAdded', of));
    await openBooking(serverOf().on('GET /admin/audit', { items }));
    const history = within(await screen.findByRole('group', { name: 'History of ZBL-74100680' }));
    expect(history.getAllByRole('listitem')).toHaveLength(50);
    await press('Show older');
    expect(history.getAllByRole('listitem')).toHaveLength(70);
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  });

  describe('at a past moment', () => {
    const of = { kind: 'booking', id: '74100680', title: 'ZBL-74100680' } as const;
    const placedAt = '2026-11-20T21:30:00.000Z';
    const cancelledAt = '2026-11-21T06:00:00.000Z';
    const later = { ...booking, status: 'cancelled', revision: '2' } as const;
    const pastServer = () =>
      serverOf()
        .on(`GET ${path}`, ({ query }) =>
          Response.json(query.asOf === placedAt ? { ...booking, asOf: placedAt } : later),
        )
        .on('GET /admin/audit', {
          items: [
            auditEntry('BookingCancelled', of, {
              at: cancelledAt,
              changes: [{ field: 'status', before: 'confirmed', after: 'cancelled' }],
            }),
            auditEntry('BookingPlaced', of, { at: placedAt }),
          ],
        });

    it('shows the booking as it was and the changes since, without buttons to change it', async () => {
      await openBooking(pastServer());
      await press('Show an earlier state');
      const slider = await screen.findByRole('slider');
      await waitFor(() => {
        expect(slider).toHaveAttribute('max', '2');
      });
      expect(slider).toHaveAttribute('aria-valuetext', 'Now');
      fireEvent.change(slider, { target: { value: '0' } });
      expect(slider).toHaveAttribute(
        'aria-valuetext',
        'Sat, Nov 21, 2026, 00:30:00: Booking made by the traveller',
      );
      await screen.findByText('confirmed', { selector: '[data-slot="badge"]' });
      expect(screen.getByText('This is the past:')).toBeVisible();
      expect(address()).toBe(`${path}?asOf=${encodeURIComponent(placedAt)}`);
      const since = within(screen.getByRole('region', { name: 'Time travel' }));
      expect(since.getByLabelText('then: confirmed')).toBeVisible();
      expect(since.getByLabelText('now: cancelled')).toBeVisible();
      for (const name of ['Modify', 'Rebook', 'Cancel booking', 'Add note', /^Collect/]) {
        expect(screen.queryByRole('button', { name })).toBeNull();
      }
      await press('Back to now');
      await screen.findByRole('button', { name: 'Rebook' });
      expect(address()).toBe(path);
      expect(screen.getByRole('button', { name: 'Show an earlier state' })).toHaveFocus();
    });

    it('shows the reference in capital letters, even if the address has small letters', async () => {
      const typed = path.replace('ZBL-', 'zbl-');
      const server = pastServer().on(`GET ${typed}`, { ...booking, asOf: placedAt });
      site = openSite(`${typed}?asOf=${placedAt}`, server);
      await screen.findByText(/ZBL-74100680 as it was on/);
      await waitFor(() => {
        expect(screen.getByRole('slider')).toHaveAttribute('max', '2');
      });
    });

    it('opens if the address has a past moment, or if staff choose a past day and time', async () => {
      site = openSite(`${path}?asOf=${placedAt}`, pastServer());
      await screen.findByText('This is the past:');
      const moment = screen.getByLabelText('Any other moment (time in Zanzibar)');
      expect(moment).toHaveValue('2026-11-21T00:30');
      fireEvent.change(moment, { target: { value: '2999-01-01T00:00' } });
      await press('Show this moment');
      await screen.findByText('Choose a moment that has passed.');
      fireEvent.change(moment, { target: { value: '2026-11-21T09:00' } });
      await press('Show this moment');
      await screen.findByText('Nothing has changed since then.');
      expect(address()).toBe(`${path}?asOf=${encodeURIComponent('2026-11-21T06:00:59.999Z')}`);
    });

    it('says if the booking did not exist yet', async () => {
      const server = pastServer().on(`GET ${path}`, () => problem('BookingNotFound'));
      site = openSite(`${path}?asOf=2020-01-01T00:00:00.000Z`, server);
      await screen.findByText('There was no booking ZBL-74100680 at that moment.');
      await screen.findByText('ZBL-74100680 did not exist yet.');
    });
  });

  it('cancels with a reason and names the amount to refund', async () => {
    const server = serverOf();
    await openBooking(server);
    await press('Cancel booking');
    expect(
      (await dialog()).getByText(/\$50\.00 was collected and has to be refunded\./),
    ).toBeVisible();
    await site.user.type((await dialog()).getByLabelText('Reason (optional)'), ' Ill ');
    await site.user.click((await dialog()).getByRole('checkbox', { name: /^Show the reason/ }));
    server.on(`POST ${path}/cancellation`, () => done({ status: 'cancelled' }));
    await pressInDialog('Cancel booking');
    await screen.findByText('Booking cancelled: ZBL-74100680');
    const [call] = server.calls(`POST ${path}/cancellation`);
    expect(call?.body).toEqual({ reason: 'Ill', tellTraveller: true });
    expect(call?.headers.get('if-match')).toBe('"1"');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it.each([
    ['confirmed', 'Cancel booking', 'cancellation', 'Failed to cancel booking. Please try again.'],
    ['cancelled', 'Rebook', 'rebooking', 'Failed to rebook booking. Please try again.'],
  ] as const)(
    'says why a %s booking could not be changed: %s',
    async (status, name, call, words) => {
      const server = serverOf({ ...booking, status });
      await openBooking(server);
      await press(name);
      const confirm = name === 'Rebook' ? 'Rebook booking' : name;
      server.on(`POST ${path}/${call}`, brokenConnection);
      await pressInDialog(confirm);
      await (await dialog()).findByText(words);
      server.on(`POST ${path}/${call}`, () => problem('CustomerErased'));
      await pressInDialog(confirm);
      await (await dialog()).findByText('This customer’s personal data was erased');
    },
  );

  it('marks the start time as not on sale only after the server answered', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const server = serverOf().on('GET /tours/*/availability', async () => {
      await promise;
      return Response.json({ items: [] });
    });
    await openBooking(server);
    await press('Modify');
    expect(await (await dialog()).findByRole('radio', { name: '08:30' })).toBeChecked();
    resolve(undefined);
    await (await dialog()).findByRole('radio', { name: '08:30 Not on sale' });
  });

  describe('after a change by somebody else', () => {
    const differences = [{ field: 'pickupTime', before: '08:30', after: '09:00' }];

    async function meetConflict(server: StubApi) {
      await openBooking(server);
      await press('Cancel booking');
      server
        .on(`POST ${path}/cancellation`, ({ headers }) =>
          headers.get('if-match') === '"1"'
            ? problem('RevisionMismatch', { differences, position: 'log.8' })
            : done({ status: 'cancelled' }),
        )
        .on(`GET ${path}`, { ...booking, pickupTime: '09:00', revision: '7' });
      await pressInDialog('Cancel booking');
      await (await dialog()).findByText('This was changed by someone else meanwhile.');
    }

    it('shows the differences and cancels anyway on request', async () => {
      const server = serverOf();
      await meetConflict(server);
      const shown = within(await screen.findByRole('alert'));
      expect(shown.getByLabelText('you saw: 08:30')).toBeVisible();
      expect(shown.getByLabelText('it is now: 09:00')).toBeVisible();
      await pressInDialog('Cancel booking anyway');
      await screen.findByText('Booking cancelled: ZBL-74100680');
      const sent = server.calls(`POST ${path}/cancellation`);
      expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"7"']);
    });

    it("keeps the other person's changes on request", async () => {
      const server = serverOf();
      await meetConflict(server);
      await pressInDialog('Keep it as it is now');
      await waitFor(() => {
        expect(screen.queryByRole('dialog')).toBeNull();
      });
      expect(server.calls(`POST ${path}/cancellation`)).toHaveLength(1);
    });
  });

  it('changes the booking at the shown price, and overrides a full departure only with a reason', async () => {
    const server = serverOf();
    await openBooking(server);
    await press('Modify');
    const form = await dialog();
    await form.findByText('The price stays as it is.');
    await form.findByText('2 left');
    await site.user.click(form.getByRole('button', { name: 'One more: Adult (12+)' }));
    await form.findByText('$50.00 more than before ($150.00).');
    server.on(`PATCH ${path}`, ({ body }) =>
      'override' in (body as object) ? done({}) : problem('DepartureFull', { nearestFree: [] }),
    );
    await pressInDialog('Save changes');
    await form.findByText('Not enough seats are left on this departure');
    await site.user.type(form.getByLabelText('Reason for overriding'), 'A bigger boat');
    await pressInDialog('Save changes');
    await screen.findByText('Booking updated: ZBL-74100680');
    expect(server.calls(`PATCH ${path}`).at(-1)?.body).toEqual({
      travellers: [{ categoryId: 'Adult (12+)', category: 'Adult (12+)', count: 4 }],
      expectedTotal: 200,
      expectedCurrency: 'USD',
      override: { reason: 'A bigger boat' },
    });
  });

  it('offers to confirm or decline a pending booking', async () => {
    const server = serverOf({ ...booking, status: 'pending' });
    await openBooking(server);
    expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Decline' })).toBeVisible();
    await press('Confirm');
    server.on(`POST ${path}/confirmation`, () => done({}));
    await pressInDialog('Confirm booking');
    await screen.findByText('Booking confirmed: ZBL-74100680');
  });

  it('takes a payment, checks in and undoes the check-in on the day of departure', async () => {
    let attendance = { checkedIn: null as number | null, isNoShow: false };
    const travelling = () => ({ ...booking, date: today(), attendance });
    const noted = (next: typeof attendance) => () => {
      attendance = next;
      return done(travelling());
    };
    const server = serverOf()
      .on(`GET ${path}`, () => Response.json(travelling()))
      .on(`POST ${path}/collections`, () => done({}))
      .on(`POST ${path}/check-in`, noted({ checkedIn: 3, isNoShow: false }))
      .on(`DELETE ${path}/check-in`, noted({ checkedIn: null, isNoShow: false }))
      .on(`POST ${path}/no-show`, noted({ checkedIn: null, isNoShow: true }));
    await openBooking(server);
    await press('Check in all 3: Asha Juma');
    await screen.findByText('3 of 3 checked in', { selector: 'dd' });
    await press('Undo: Asha Juma');
    await press('No-show: Asha Juma');
    await screen.findByRole('button', { name: 'Undo: Asha Juma' });
    await press('Record payment: Asha Juma');
    await pressInDialog('Record the payment');
    await waitFor(() => {
      expect(server.calls(`POST ${path}/collections`)[0]?.body).toMatchObject({
        ...{ amount: 100, currency: 'USD', method: 'cash' },
      });
    });
  });

  it('does not report the person’s own payment as a change by somebody else', async () => {
    // No other test of this file uses this revision.
    const paid = { revision: '31', payments: { collected: 150, refunded: 0, due: 0 } };
    const server = serverOf().on(`POST ${path}/collections`, () => done(paid));
    await openBooking(server);
    await press('Record payment: Asha Juma');
    server.on(`GET ${path}`, { ...booking, ...paid });
    await pressInDialog('Record the payment');
    await screen.findByText('Paid');
    expect(screen.queryByText(/^Somebody else changed this booking/)).toBeNull();
  });

  it('offers no check-in before the day of departure', async () => {
    await openBooking(serverOf({ ...booking, date: addDays(today(), 1) }));
    await screen.findByText(/^Check-in starts on /);
    expect(screen.queryByRole('button', { name: /^Check in/ })).toBeNull();
  });

  it('adds notes', async () => {
    const server = serverOf().on(`POST ${path}/notes`, () => done({}));
    await openBooking(server);
    await press('Add note');
    await screen.findByText('Write the note first.');
    await site.user.type(screen.getByLabelText('New note'), 'Vegetarians');
    await press('Add note');
    await waitFor(() => {
      expect(server.calls(`POST ${path}/notes`)[0]?.body).toEqual({ text: 'Vegetarians' });
    });
    expect(screen.getByLabelText('New note')).toHaveValue('');
  });

  it('shows no buttons to people with read-only access', async () => {
    const user = { username: 'juma', role: 'read-only' };
    await openBooking(serverOf().on('GET /auth/session', { user }));
    for (const name of ['Modify', 'Cancel booking', 'Add note']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  it('shows no name after the traveller’s personal data was erased', async () => {
    await openBooking(serverOf(erased(booking)));
    expect(await screen.findByText('The traveller’s personal data was erased.')).toBeVisible();
  });

  it('says if there is no such booking', async () => {
    site = openSite(
      path,
      staffServer().on(`GET ${path}`, () => problem('BookingNotFound')),
    );
    expect(await screen.findByText('There is no booking ZBL-74100680.')).toBeVisible();
  });

  it('is only for staff', async () => {
    site = openSite(path, quietServer());
    await screen.findByRole('heading', { name: 'Admin Sign In' });
  });
});
