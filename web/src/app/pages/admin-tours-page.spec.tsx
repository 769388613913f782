import { screen, waitFor, within } from '@testing-library/react';
import { TourServer } from '../../../test-support/admin-tours.ts';
import { address, openSite } from '../../../test-support/open-site.tsx';
import { reefTour, townTour } from '../../../test-support/sample-tours.ts';
import { problem } from '../../../test-support/stub-api.ts';

let server: TourServer;
let site: ReturnType<typeof openSite>;
beforeEach(() => {
  server = new TourServer();
});
afterEach(() => {
  site.leave();
});

const open = () => {
  site = openSite('/admin/tours', server.stub);
};
const cardOf = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('article') as HTMLElement);

describe('the page of tours', () => {
  it("counts the tours and shows each one's state, meeting point and price", async () => {
    open();
    const reef = await cardOf(reefTour.title);
    expect(screen.getByRole('heading', { name: 'Tour Management', level: 1 })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'All Tours (2)', selected: true })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'New Tour' })).toBeVisible();
    for (const words of [
      ...['Active', 'Featured', reefTour.meetingPoint, '5 hours', 'By age, from $50'],
      reefTour.description,
    ]) {
      expect(reef.getByText(words)).toBeVisible();
    }
    const town = await cardOf(townTour.title);
    expect(town.getByText('Inactive')).toBeVisible();
    expect(town.queryByRole('link', { name: /^View on the site/ })).toBeNull();
  });

  it('deletes a tour after it named the affected bookings and asked for confirmation', async () => {
    open();
    const reef = await cardOf(reefTour.title);
    await site.user.click(reef.getByRole('button', { name: `Delete ${reefTour.title}` }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Are you sure you want to delete this tour?' }),
    );
    await question.findByText(/^3 upcoming bookings\./);
    await site.user.click(question.getByRole('button', { name: 'Delete tour' }));
    await screen.findByText('Tour deleted successfully');
    await screen.findByRole('tab', { name: 'All Tours (1)' });
    const [call] = server.stub.calls('DELETE /admin/tours/*');
    expect([call?.path, call?.headers.get('if-match')]).toEqual([
      `/admin/tours/${reefTour.id}`,
      '"4"',
    ]);
  });

  it('restores a deleted tour', async () => {
    server.change(reefTour.id, { isDeleted: true });
    open();
    await site.user.click(await screen.findByText('Deleted tours (1)'));
    await site.user.click(screen.getByRole('button', { name: `Restore ${reefTour.title}` }));
    await screen.findByText('Tour restored successfully');
    await screen.findByRole('tab', { name: 'All Tours (2)' });
    await waitFor(() => {
      expect(screen.queryByText(/^Deleted tours/)).toBeNull();
    });
  });

  it('says if tours cannot be fetched or deleted', async () => {
    server.stub.on('GET /admin/tours', () => problem('NotAllowed'));
    open();
    await screen.findByText('Failed to fetch tours');
    site.leave();
    server = new TourServer();
    server.stub.on('DELETE /admin/tours/*', () => problem('TourNotFound'));
    open();
    const reef = await cardOf(reefTour.title);
    await site.user.click(reef.getByRole('button', { name: `Delete ${reefTour.title}` }));
    const question = within(await screen.findByRole('dialog'));
    await site.user.click(question.getByRole('button', { name: 'Delete tour' }));
    await question.findByText('Failed to delete tour: Tour not found');
  });

  it('says if there are no tours yet', async () => {
    server.tours = [];
    open();
    await screen.findByText('There are no tours yet.');
    await site.user.click(screen.getByRole('link', { name: 'New Tour' }));
    await screen.findByRole('form', { name: 'New Tour' });
    expect(address()).toBe('/admin/tours/new');
  });

  it('shows no buttons for changes to people with read-only access', async () => {
    const user = { id: 'own', username: 'juma', role: 'read-only', hasTotp: false };
    server.stub.on('GET /auth/session', { user });
    open();
    const reef = await cardOf(reefTour.title);
    expect(reef.getByRole('link', { name: `Open ${reefTour.title}` })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'New Tour' })).toBeNull();
  });
});
