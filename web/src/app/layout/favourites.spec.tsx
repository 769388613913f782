import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { favouriteOf } from '../../features/favourites/favourite.ts';
import { favouritesKey } from '../../features/favourites/favourites-storage.ts';
import { address, openSite } from '../../../test-support/open-site.tsx';
import { reefTour, townTour } from '../../../test-support/sample-tours.ts';

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
  localStorage.clear();
  jest.restoreAllMocks();
});

const keep = (...tours: readonly (typeof reefTour)[]) => {
  localStorage.setItem(favouritesKey, JSON.stringify(tours.map(favouriteOf)));
};
const keptIds = () =>
  (JSON.parse(localStorage.getItem(favouritesKey) ?? '[]') as { id: string }[]).map(({ id }) => id);

const heartOf = (tour: typeof reefTour) =>
  screen.findByRole('button', { name: `Favourite: ${tour.title}` });

async function openPanel() {
  await site.user.click(screen.getByRole('button', { name: /^Favourites/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Favourites' }));
  await waitFor(() => {
    expect(dialog.queryByText('Loading...')).toBeNull();
  });
  return dialog;
}

describe('adding a tour to the favourites', () => {
  it('shows a message, raises the count, and is kept in the browser', async () => {
    site = openSite('/tours');
    const heart = await heartOf(reefTour);
    expect(heart).not.toBePressed();
    await site.user.click(heart);
    expect(heart).toBePressed();
    await screen.findByText('Added to favorites');
    expect(screen.getByRole('button', { name: 'Favourites: 1' })).toBeVisible();
    expect(keptIds()).toEqual([reefTour.id]);
    site.leave();
    site = openSite('/');
    expect(await screen.findByRole('button', { name: 'Favourites: 1' })).toBeVisible();
    await site.user.click(await heartOf(reefTour));
    await screen.findByText('Removed from favorites');
    expect(screen.queryByText('Added to favorites')).toBeNull();
    expect(screen.getByRole('button', { name: 'Favourites' })).toBeVisible();
    expect(keptIds()).toEqual([]);
  });

  it('takes effect in every tab', async () => {
    site = openSite('/tours');
    const heart = await heartOf(townTour);
    keep(townTour);
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: favouritesKey }));
    });
    expect(heart).toBePressed();
    localStorage.setItem(favouritesKey, '[]');
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'of something else' }));
    });
    expect(heart).toBePressed();
    localStorage.clear();
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    expect(heart).not.toBePressed();
  });

  it('is lost with the page if the browser stores nothing, and this is logged', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const deny = () => {
      throw new DOMException('no', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
    site = openSite('/tours');
    await site.user.click(await heartOf(reefTour));
    const panel = await openPanel();
    expect(panel.getByRole('link', { name: reefTour.title })).toBeVisible();
    expect(logged).toHaveBeenCalledWith('The favourites could not be saved.', expect.anything());
  });
});

describe('the panel of favourites', () => {
  it('links to each tour and shows its price and duration', async () => {
    keep(reefTour, townTour);
    site = openSite('/tours');
    await heartOf(reefTour);
    const panel = await openPanel();
    const [reef, town] = panel.getAllByRole('listitem');
    expect(reef).toHaveTextContent('From $50 · 5 hours');
    expect(town).toHaveTextContent('From $22 · 5 hours');
    await site.user.click(panel.getByRole('link', { name: reefTour.title }));
    await screen.findByRole('heading', { level: 1, name: reefTour.title });
    expect(address()).toBe(`/tour/${reefTour.id}`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it("shows today's price, not the price when the tour was added", async () => {
    keep({ ...reefTour, price: 35 });
    site = openSite('/tours');
    await heartOf(reefTour);
    const panel = await openPanel();
    expect(panel.getByRole('listitem')).toHaveTextContent('From $50 · 5 hours');
  });

  it('removes one tour, moves the focus to the next one, and shows a visible message', async () => {
    keep(reefTour, townTour);
    site = openSite('/tours');
    await heartOf(reefTour);
    const panel = await openPanel();
    await site.user.click(panel.getByRole('button', { name: `Remove: ${reefTour.title}` }));
    expect(panel.getByRole('button', { name: `Remove: ${townTour.title}` })).toHaveFocus();
    expect(panel.getByText('Removed from favorites')).toBeVisible();
    expect(screen.getAllByText('Removed from favorites')).toHaveLength(1);
    expect(keptIds()).toEqual([townTour.id]);
    await site.user.click(panel.getByRole('button', { name: `Remove: ${townTour.title}` }));
    expect(panel.getByRole('button', { name: 'Close' })).toHaveFocus();
    expect(panel.getByText(/No favourites yet/)).toBeVisible();
    expect(panel.getByRole('link', { name: 'Browse All Tours' })).toHaveAttribute('href', '/tours');
  });

  it('removes all tours', async () => {
    keep(reefTour, townTour);
    site = openSite('/tours');
    await heartOf(reefTour);
    const panel = await openPanel();
    await site.user.click(panel.getByRole('button', { name: 'Clear all' }));
    expect(panel.getByText(/No favourites yet/)).toBeVisible();
    expect(panel.getByRole('button', { name: 'Close' })).toHaveFocus();
    expect(keptIds()).toEqual([]);
  });

  it.each([
    ['its button', (panel: HTMLElement) => within(panel).getByRole('button', { name: 'Close' })],
    ['a press outside', (panel: HTMLElement) => panel],
  ])('closes by %s', async (_, target) => {
    site = openSite('/tours');
    await heartOf(reefTour);
    await openPanel();
    await site.user.click(target(screen.getByRole('dialog')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes when the browser closes the dialog on Escape', async () => {
    site = openSite('/tours');
    await heartOf(reefTour);
    await openPanel();
    fireEvent(screen.getByRole('dialog'), new Event('close'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes when the visitor goes back', async () => {
    site = openSite('/');
    await site.user.click(await screen.findByRole('link', { name: 'View All Tours' }));
    await screen.findByRole('heading', { level: 1, name: 'Zanzibar Tours' });
    await openPanel();
    act(() => {
      history.back();
    });
    await screen.findByRole('heading', { name: 'Top Booked Experiences' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a shared list', () => {
  const sharedPath = `/tours?favourites=${reefTour.id},../admin,no-such-tour,${townTour.id}`;

  it('is shared as a link to its tours', async () => {
    keep(reefTour, townTour);
    site = openSite('/tours');
    await heartOf(reefTour);
    const panel = await openPanel();
    await site.user.click(panel.getByRole('button', { name: 'Share this list' }));
    await panel.findByText('Link copied');
    expect(await navigator.clipboard.readText()).toBe(
      `${location.origin}/tours?favourites=${reefTour.id},${townTour.id}`,
    );
  });

  it('shows its link if the browser cannot copy it', async () => {
    keep(reefTour);
    site = openSite('/tours');
    await heartOf(reefTour);
    const panel = await openPanel();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await site.user.click(panel.getByRole('button', { name: 'Share this list' }));
    expect(await panel.findByLabelText('Copy this link')).toHaveValue(
      `${location.origin}/tours?favourites=${reefTour.id}`,
    );
  });

  it('shows only its tours, and adds those that are missing to the favourites', async () => {
    keep(townTour);
    site = openSite(sharedPath);
    await screen.findByText('2 tours');
    expect(site.stub.calls('GET /tours').at(-1)?.query).toEqual({});
    await site.user.click(await screen.findByRole('button', { name: 'Add all to favourites' }));
    expect(screen.getByText('All of these tours are in your favourites.')).toBeVisible();
    expect(keptIds()).toEqual([townTour.id, reefTour.id]);
    await site.user.click(screen.getByRole('link', { name: 'Remove shared favourites filter' }));
    await screen.findByText('3 tours');
    expect(address()).toBe('/tours');
  });

  it('finds no tours if its tours no longer exist', async () => {
    site = openSite('/tours?favourites=gone,gone-too');
    await screen.findByRole('heading', { name: 'No tours found' });
    await site.user.click(screen.getByRole('link', { name: 'Clear all filters' }));
    await waitFor(() => {
      expect(address()).toBe('/tours');
    });
  });
});
