import type { SavedViewView } from '@contracts/saved-view/saved-view-view.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { address, openSite } from '../../../test-support/open-site.tsx';
import { adminBooking, staffServer } from '../../../test-support/sample-bookings.ts';
import { problem } from '../../../test-support/stub-api.ts';

const debts: SavedViewView = {
  id: 'debts',
  name: 'Debts',
  filter: { tab: 'all', money: 'unpaid', sort: 'due-desc' },
  bookings: 12,
  savedBy: { kind: 'admin', id: 'juma', name: 'juma' },
  savedAt: '2026-11-20T09:00:00.000Z',
};

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
});

async function open(server: ReturnType<typeof staffServer>, path = '/admin/bookings?tab=all') {
  site = openSite(path, server);
  await screen.findByRole('heading', { name: 'Booking Management' });
  return within(await screen.findByRole('region', { name: 'Saved views' }));
}

const press = async (name: string) => {
  await site.user.click(await screen.findByRole('button', { name }));
};

describe('the saved views of bookings', () => {
  it('are chosen with one click, with their number of bookings and who saved them', async () => {
    const server = staffServer(adminBooking(74_100_680)).on('GET /admin/saved-views', {
      items: [debts],
    });
    const views = await open(server);
    await site.user.click(await views.findByRole('link', { name: 'Debts 12' }));
    await waitFor(() => {
      expect(address()).toBe('/admin/bookings?tab=all&money=unpaid&sort=due-desc');
      expect(views.getByRole('link', { name: 'Debts 12' })).toHaveAttribute('aria-current', 'page');
    });
    views.getByText('Saved by juma, Nov 20, 2026');
    expect(views.queryByRole('button', { name: 'Save this view' })).toBeNull();
  });

  it('are saved from the present filter, and not from a search', async () => {
    const server = staffServer(adminBooking(74_100_680))
      .on('GET /admin/saved-views', { items: [] })
      .on('POST /admin/saved-views', () => problem('SavedViewExists'));
    await open(server, '/admin/bookings?tab=tomorrow&tag=VIP&sort=start-asc');
    await press('Save this view');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    await site.user.type(dialog.getByLabelText('Name *'), 'Our VIPs');
    await site.user.click(dialog.getByRole('button', { name: 'Save the view' }));
    await dialog.findAllByText('There already is a view with this name');
    server.on('POST /admin/saved-views', () => Response.json({ items: [], position: 'log.9' }));
    await site.user.click(dialog.getByRole('button', { name: 'Save the view' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    const filter = { tab: 'tomorrow', tag: 'VIP', sort: 'start-asc' };
    expect(server.calls('POST /admin/saved-views').at(-1)?.body).toEqual({
      name: 'Our VIPs',
      filter,
    });
    site.leave();
    const views = await open(server, '/admin/bookings?tab=all#search=asha');
    expect(views.queryByRole('button', { name: 'Save this view' })).toBeNull();
  });

  it('are renamed and removed', async () => {
    const done = () => Response.json({ items: [], position: 'log.9' });
    const server = staffServer(adminBooking(74_100_680))
      .on('GET /admin/saved-views', { items: [debts] })
      .on('PATCH /admin/saved-views/debts', done)
      .on('DELETE /admin/saved-views/debts', done);
    await open(server, '/admin/bookings?tab=all&money=unpaid&sort=due-desc');
    await press('Actions for the view Debts');
    await site.user.click(await screen.findByRole('menuitem', { name: 'Rename this view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename Debts' }));
    await site.user.clear(dialog.getByLabelText('Name *'));
    await site.user.type(dialog.getByLabelText('Name *'), 'To collect');
    await site.user.click(dialog.getByRole('button', { name: 'Save the name' }));
    await waitFor(() => {
      expect(server.calls('PATCH /admin/saved-views/debts')[0]?.body).toEqual({
        name: 'To collect',
      });
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    await press('Actions for the view Debts');
    await site.user.click(await screen.findByRole('menuitem', { name: 'Remove this view' }));
    await press('Remove the view');
    await waitFor(() => {
      expect(server.calls('DELETE /admin/saved-views/debts')).toHaveLength(1);
    });
  });
});
