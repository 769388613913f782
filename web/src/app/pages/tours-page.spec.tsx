import { screen, waitFor, within } from '@testing-library/react';
import { address, openSite, quietServer, someDay } from '../../../test-support/open-site.tsx';
import { reefTour, slot, townTour } from '../../../test-support/sample-tours.ts';
import { problem } from '../../../test-support/stub-api.ts';

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
});

async function openTours(path: string, server = quietServer()) {
  site = openSite(path, server);
  await screen.findByRole('heading', { level: 1, name: 'Zanzibar Tours' });
}

async function cardOf(title: string) {
  const cards = await screen.findAllByRole('article');
  const card = cards.find((each) => within(each).queryByRole('link', { name: title }) !== null);
  if (card === undefined) throw new Error(`There is no card of ${title}.`);
  return within(card);
}

describe('the list of tours', () => {
  it('keeps eight places until the tours are there', async () => {
    let release: () => void = () => undefined;
    const server = quietServer().on('GET /tours', async () => {
      await new Promise<void>((resolve) => (release = resolve));
      return Response.json({ items: [reefTour] });
    });
    await openTours('/tours', server);
    await screen.findByText('Loading tours');
    expect(document.querySelectorAll('[data-slot=cloth-skeleton]')).toHaveLength(8);
    release();
    await screen.findByRole('link', { name: reefTour.title });
    expect(document.querySelectorAll('[data-slot=cloth-skeleton]')).toHaveLength(0);
  });

  it('shows two highlights of each tour, how many more there are, price, length and rating', async () => {
    await openTours('/tours');
    const card = await cardOf(reefTour.title);
    expect(card.getByText('+2 more')).toBeVisible();
    expect(card.queryByText('A guide in the water')).toBeNull();
    expect(card.getByText('$50')).toBeVisible();
    expect(card.getByText('5 hours')).toBeVisible();
    expect(card.getByText('4.8')).toBeVisible();
  });

  it('asks for what the address says and ignores what is no filter', async () => {
    await openTours(`/tours?q=reef&date=${someDay}&guests=4&category=City+Tours`);
    await waitFor(() => {
      expect(site.stub.calls('GET /tours').at(-1)?.query).toEqual({
        q: 'reef',
        date: someDay,
        guests: '4',
        category: 'City Tours',
      });
    });
    site.leave();
    await openTours('/tours?date=2026-02-30&guests=0&category=Space');
    await screen.findByText('3 tours');
    expect(site.stub.calls('GET /tours').at(-1)?.query).toEqual({});
  });

  it('keeps every choice in the address, and shows it as a filter that can be taken away', async () => {
    await openTours('/tours');
    await site.user.selectOptions(screen.getByLabelText('Guests'), '6+');
    await site.user.selectOptions(screen.getByLabelText('Category'), 'City Tours');
    await site.user.type(screen.getByLabelText('What'), 'spice');
    await waitFor(() => {
      expect(address()).toBe('/tours?q=spice&guests=6&category=City+Tours');
    });
    const filters = screen.getByRole('group', { name: 'Active filters' });
    expect(within(filters).getByText('6 guests')).toBeVisible();
    await site.user.click(within(filters).getByRole('button', { name: 'Remove guests filter' }));
    await site.user.click(within(filters).getByRole('button', { name: 'Remove search filter' }));
    await waitFor(() => {
      expect(address()).toBe('/tours?category=City+Tours');
    });
    expect(screen.getByLabelText('What')).toHaveValue('');
    expect(screen.getByLabelText('Guests')).toHaveValue('2');
  });

  it('offers a way back where nothing is found', async () => {
    await openTours('/tours?q=penguin&guests=4', quietServer().on('GET /tours', { items: [] }));
    await screen.findByRole('heading', { name: 'No tours found' });
    await site.user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => {
      expect(address()).toBe('/tours');
    });
  });

  it('says why the tours could not be fetched, and tries again when asked', async () => {
    const server = quietServer().on('GET /tours', () => problem('MalformedRequest'));
    await openTours('/tours', server);
    await screen.findByText('Failed to fetch tours: The request could not be read');
    server.on('GET /tours', { items: [townTour] });
    await site.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: townTour.title });
  });

  it('says which tours cannot be booked on the chosen day, and takes the day along', async () => {
    const full = slot(someDay, '09:00', { status: 'full', seatsLeft: 0 });
    const server = quietServer().on('GET /tours', {
      items: [
        { ...reefTour, availability: [slot(someDay, '08:30')] },
        { ...townTour, availability: [full] },
      ],
    });
    await openTours(`/tours?date=${someDay}&guests=3`, server);
    expect((await cardOf(townTour.title)).getByText('Fully booked')).toBeVisible();
    const open = screen.getByRole('link', { name: reefTour.title });
    expect(open).toHaveAttribute('href', `/tour/mnemba-reef-snorkelling?date=${someDay}&guests=3`);
  });
});
