import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import type { HistoryEntryView } from '@contracts/booking/booking-view.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { openSite, quietServer } from '../../../test-support/open-site.tsx';
import { adminBooking, staffServer } from '../../../test-support/sample-bookings.ts';
import { reefTour, slot } from '../../../test-support/sample-tours.ts';
import { brokenConnection, problem, type StubApi } from '../../../test-support/stub-api.ts';

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

describe('one booking', () => {
  it('is shown whole', async () => {
    const notes = [{ at: '2026-11-21T06:00:00.000Z', text: 'Vegetarians' }];
    await openBooking(serverOf({ ...booking, notes, pickupPlace: 'Paje', message: 'A stroller' }));
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
      'No e-mail was sent about it yet.',
    ]) {
      const [shown] = await screen.findAllByText(text);
      expect(shown).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Sat, Nov 28, 2026' })).toHaveAttribute(
      'href',
      '/admin/departures/mnemba-reef-snorkelling_2026-11-28_0830',
    );
    expect(screen.getByRole('button', { name: 'Collect: Asha Juma' })).toBeVisible();
    expect(document.title).toContain('ZBL-74100680');
  });

  it('tells who did what, why, and what it changed, the newest first', async () => {
    const entry = (action: string, more: Partial<HistoryEntryView> = {}): HistoryEntryView => ({
      revision: '0',
      at: '2026-11-20T21:30:00.000Z',
      actor: { kind: 'customer' },
      action,
      changes: [],
      causedBy: 'command',
      ...more,
    });
    const changes = [{ field: 'status', before: 'confirmed', after: 'cancelled' }];
    const actor = { kind: 'admin', id: '1', name: 'amina' };
    await openBooking(
      serverOf().on(`GET ${path}/history`, {
        items: [
          entry('BookingPlaced', { actor: { kind: 'admin', id: 'own', name: 'asha' } }),
          entry('BookingCancelled', {
            at: '2026-11-21T06:00:00.000Z',
            actor,
            changes,
            reason: 'Ill',
          }),
        ],
      }),
    );
    const history = within(await screen.findByRole('group', { name: 'History of ZBL-74100680' }));
    const [first, second] = history.getAllByRole('listitem');
    expect(first).toHaveTextContent('09:00Booking cancelled by amina“Ill”Statusconfirmedcancelled');
    expect(second).toHaveTextContent('00:30Booking placed by you');
    expect(history.getByText('confirmed')).toHaveAttribute('aria-label', 'before: confirmed');
  });

  it('is cancelled with a reason, and what was collected is to be refunded', async () => {
    const server = serverOf();
    await openBooking(server);
    await press('Cancel booking');
    expect(
      (await dialog()).getByText(/\$50\.00 was collected and has to be refunded\./),
    ).toBeVisible();
    await site.user.type((await dialog()).getByLabelText('Reason (optional)'), ' Ill ');
    await site.user.click((await dialog()).getByRole('checkbox', { name: /says the reason$/ }));
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
    'that is %s says why it could not be changed: %s',
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

  describe('that somebody else changed first', () => {
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

    it('shows what is different, and is changed all the same if one says so', async () => {
      const server = serverOf();
      await meetConflict(server);
      const shown = within(await screen.findByRole('alert'));
      expect(shown.getByLabelText('you saw: 08:30')).toBeVisible();
      expect(shown.getByLabelText('it is now: 09:00')).toBeVisible();
      await pressInDialog('Cancel booking all the same');
      await screen.findByText('Booking cancelled: ZBL-74100680');
      const sent = server.calls(`POST ${path}/cancellation`);
      expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"7"']);
    });

    it('stays as the other left it if one says so', async () => {
      const server = serverOf();
      await meetConflict(server);
      await pressInDialog('Leave it as it is now');
      await waitFor(() => {
        expect(screen.queryByRole('dialog')).toBeNull();
      });
      expect(server.calls(`POST ${path}/cancellation`)).toHaveLength(1);
    });
  });

  it('is changed at the price that was shown, past what is full only for a reason', async () => {
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
    await site.user.type(form.getByLabelText('Do it all the same, because'), 'A bigger boat');
    await pressInDialog('Save changes');
    await screen.findByText('Booking updated: ZBL-74100680');
    expect(server.calls(`PATCH ${path}`).at(-1)?.body).toEqual({
      travellers: [{ category: 'Adult (12+)', count: 4 }],
      expectedTotal: 200,
      expectedCurrency: 'USD',
      override: { reason: 'A bigger boat' },
    });
  });

  it('is confirmed or declined while it is pending', async () => {
    const server = serverOf({ ...booking, status: 'pending' });
    await openBooking(server);
    expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Decline' })).toBeVisible();
    await press('Confirm');
    server.on(`POST ${path}/confirmation`, () => done({}));
    await pressInDialog('Confirm booking');
    await screen.findByText('Booking confirmed: ZBL-74100680');
  });

  it('takes notes', async () => {
    const server = serverOf().on(`POST ${path}/notes`, () => done({}));
    await openBooking(server);
    await press('Add note');
    await screen.findByText('Write something down first.');
    await site.user.type(screen.getByLabelText('New note'), 'Vegetarians');
    await press('Add note');
    await waitFor(() => {
      expect(server.calls(`POST ${path}/notes`)[0]?.body).toEqual({ text: 'Vegetarians' });
    });
    expect(screen.getByLabelText('New note')).toHaveValue('');
  });

  it('is shown without buttons to who only reads', async () => {
    const user = { username: 'juma', role: 'read-only' };
    await openBooking(serverOf().on('GET /auth/session', { user }));
    for (const name of ['Modify', 'Cancel booking', 'Add note']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  it('has no name once its traveller was erased', async () => {
    await openBooking(serverOf(erased(booking)));
    expect(await screen.findByText('The traveller’s personal data was erased.')).toBeVisible();
  });

  it('may not be there', async () => {
    site = openSite(
      path,
      staffServer().on(`GET ${path}`, () => problem('BookingNotFound')),
    );
    expect(await screen.findByText('There is no booking ZBL-74100680.')).toBeVisible();
  });

  it('is for staff alone', async () => {
    site = openSite(path, quietServer());
    await screen.findByRole('heading', { name: 'Admin Sign In' });
  });
});
