import { screen, within } from '@testing-library/react';
import { openSite } from '../../../test-support/open-site.tsx';
import { adminBooking, staffServer } from '../../../test-support/sample-bookings.ts';
import { reefTour, slot } from '../../../test-support/sample-tours.ts';
import type { StubApi } from '../../../test-support/stub-api.ts';

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
beforeEach(() => {
  localStorage.clear();
});
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

describe('a dialog about a booking', () => {
  it('opens again after a reload, with the input from before', async () => {
    await openBooking();
    await press('Cancel booking');
    await site.user.type(
      await (await dialog()).findByLabelText(/^Reason/),
      'Their flight was cancelled',
    );
    site.leave();
    await openBooking();
    expect((await dialog()).getByLabelText(/^Reason/)).toHaveValue('Their flight was cancelled');
    await pressInDialog('Back');
    expect(localStorage).toHaveLength(0);
  });

  it('keeps the changes, and the booking on which they are based', async () => {
    const server = serverOf().on(`PATCH ${path}`, () => done({ message: 'Vegetarians' }));
    await openBooking(server);
    await press('Modify');
    await site.user.type(await (await dialog()).findByLabelText(/^Message/), 'Vegetarians');
    site.leave();
    server.on(`GET ${path}`, { ...booking, revision: '7' });
    await openBooking(server);
    await (await dialog()).findByText(/^This is your draft of/);
    await pressInDialog('Save changes');
    await screen.findByText('Booking updated: ZBL-74100680');
    const [sent] = server.calls(`PATCH ${path}`);
    expect(sent?.body).toEqual({ message: 'Vegetarians' });
    expect(sent?.headers.get('if-match')).toBe(`"${booking.revision}"`);
    expect(localStorage).toHaveLength(0);
  });

  it('does not open again once the booking no longer allows it', async () => {
    await openBooking();
    await press('Cancel booking');
    await site.user.type(
      await (await dialog()).findByLabelText(/^Reason/),
      'Their flight was cancelled',
    );
    site.leave();
    await openBooking(serverOf({ ...booking, status: 'cancelled' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not needed for a note: its field keeps a half-written note', async () => {
    await openBooking();
    await site.user.type(await screen.findByLabelText('New note'), 'Vegetarians');
    site.leave();
    await openBooking();
    expect(await screen.findByLabelText('New note')).toHaveValue('Vegetarians');
  });
});
