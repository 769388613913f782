import { addDays } from '@contracts/calendar.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { formatShortDay } from '../../shared/dates/format-date.ts';
import { today } from '../../shared/dates/today.ts';
import { address, openSite, quietServer, someDay } from '../../../test-support/open-site.tsx';
import { kiteTour, reefTour, slot, townTour } from '../../../test-support/sample-tours.ts';
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
  it('shows eight placeholders until the tours arrive', async () => {
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

  it("shows each tour's price, duration and rating, two highlights and how many more there are", async () => {
    await openTours('/tours');
    const card = await cardOf(reefTour.title);
    expect(card.getByText('+2 more')).toBeVisible();
    expect(card.queryByText('A guide in the water')).toBeNull();
    expect(card.getByText('$50')).toBeVisible();
    expect(card.getByText('5 hours')).toBeVisible();
    expect(card.getByText('4.8')).toBeVisible();
  });

  it('names the size of the party to which the price applies, if the price depends on it', async () => {
    await openTours('/tours');
    const card = await cardOf(townTour.title);
    expect(card.getByText(/each for/)).toHaveTextContent('From $22 each for 3 or more');
  });

  it('asks for the filters in the address and ignores invalid ones', async () => {
    await openTours(`/tours?q=reef&date=${someDay}&guests=4&category=City+Tours`);
    await waitFor(() => {
      expect(site.stub.calls('GET /tours').at(-1)?.query).toEqual({
        q: 'reef',
        date: someDay,
        guests: '4',
      });
    });
    site.leave();
    await openTours('/tours?date=2026-02-30&guests=0&category=Space');
    await screen.findByText('3 tours');
    expect(site.stub.calls('GET /tours').at(-1)?.query).toEqual({});
  });

  it('keeps every choice in the address, and shows each as a filter that can be removed', async () => {
    await openTours('/tours');
    await site.user.selectOptions(screen.getByLabelText('Travellers'), '6+');
    await site.user.selectOptions(
      await screen.findByLabelText('Category'),
      'Cultural & Historical',
    );
    await site.user.type(screen.getByLabelText('What'), 'spice');
    await waitFor(() => {
      expect(address()).toBe('/tours?q=spice&guests=6&category=Cultural+%26+Historical');
    });
    const filters = await screen.findByRole('group', { name: 'Active filters' });
    expect(within(filters).getByText('6 travellers')).toBeVisible();
    await site.user.click(within(filters).getByRole('link', { name: 'Remove travellers filter' }));
    await site.user.click(within(filters).getByRole('link', { name: 'Remove search filter' }));
    await waitFor(() => {
      expect(address()).toBe('/tours?category=Cultural+%26+Historical');
    });
    await waitFor(() => {
      expect(screen.getByLabelText('What')).toHaveValue('');
    });
    expect(screen.getByLabelText('Travellers')).toHaveValue('2');
  });

  it('sets a day from the list of the next days, keeps the other filters, and removes it again', async () => {
    await openTours('/tours?guests=4');
    const days = within(screen.getByRole('list', { name: 'Next days' }));
    const names = [/^Today/, /^Tomorrow/, /^(This|Next) weekend/];
    expect(names.map((name) => days.getByRole('link', { name }))).toHaveLength(3);
    const tomorrow = days.getByRole('link', { name: /^Tomorrow/ });
    await site.user.click(tomorrow);
    await waitFor(() => {
      expect(address()).toBe(`/tours?date=${addDays(today(), 1)}&guests=4`);
    });
    await waitFor(() => {
      expect(screen.getByLabelText('When')).toHaveValue(addDays(today(), 1));
    });
    expect(days.getByRole('link', { name: /^Tomorrow/ })).toHaveAttribute('aria-current', 'true');
    await site.user.click(days.getByRole('link', { name: /^Tomorrow/ }));
    await waitFor(() => {
      expect(address()).toBe('/tours?guests=4');
    });
  });

  it.each([
    '/tours?date=banana&guests=999&category=%3Cscript%3E',
    '/tours?q=%00%00&guests=1e3&date=2026-13-40',
    '/tours?guests=-1&guests=4&date=&category=City+Tours%00',
  ])('shows all tours at %s', async (path) => {
    await openTours(path);
    await screen.findByText('3 tours');
    expect(site.stub.calls('GET /tours').at(-1)?.query).toEqual({});
    expect(screen.queryByRole('group', { name: 'Active filters' })).toBeNull();
  });

  it('searches for only the beginning of a very long text, as plain text', async () => {
    const q = `<img src=x onerror=alert(1)>${'x'.repeat(10_000)}`;
    await openTours(`/tours?${new URLSearchParams({ q }).toString()}`);
    await screen.findByText('3 tours');
    expect(site.stub.calls('GET /tours').at(-1)?.query).toEqual({ q: q.slice(0, 100) });
    expect(document.querySelector('img')).toBeNull();
  });

  it('works without JavaScript: a form leads to the list', async () => {
    await openTours(`/tours?q=reef&date=${someDay}&guests=4&category=City+Tours`);
    const form = screen.getByRole<HTMLFormElement>('search', { name: 'Tours' });
    expect(form).toHaveAttribute('action', '/tours');
    expect(form.method).toBe('get');
    await screen.findByLabelText('Sort by');
    expect(Object.fromEntries(new FormData(form))).toEqual({
      ...{ q: 'reef', date: someDay, guests: '4', category: 'City Tours', sort: '' },
      ...{ price: '', duration: '', place: '', pickup: '', children: '' },
    });
    expect(await screen.findByRole('link', { name: 'Remove travellers filter' })).toHaveAttribute(
      'href',
      `/tours?q=reef&date=${someDay}&category=City+Tours`,
    );
  });

  it('offers to clear the filters if no tour is found', async () => {
    await openTours('/tours?q=penguin&guests=4', quietServer().on('GET /tours', { items: [] }));
    await screen.findByRole('heading', { name: 'No tours found' });
    await site.user.click(screen.getByRole('link', { name: 'Clear all filters' }));
    await waitFor(() => {
      expect(address()).toBe('/tours');
    });
  });

  it('says why the tours could not be fetched, and tries again on request', async () => {
    const server = quietServer().on('GET /tours', () => problem('MalformedRequest'));
    await openTours('/tours', server);
    await screen.findByText('Failed to fetch tours: The request could not be read');
    server.on('GET /tours', { items: [townTour] });
    await site.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: townTour.title });
  });

  it('first shows the tours with seats on the chosen day, with start times, and folds the others', async () => {
    const full = slot(someDay, '09:00', { status: 'full', seatsLeft: 0 });
    const few = slot(someDay, '14:00', { status: 'limited', seatsLeft: 3 });
    const server = quietServer().on('GET /tours', {
      items: [
        { ...townTour, availability: [full] },
        { ...reefTour, availability: [slot(someDay, '08:30'), few] },
      ],
    });
    await openTours(`/tours?date=${someDay}&guests=3`, server);
    const open = await screen.findByRole('link', { name: reefTour.title });
    expect(open).toHaveAttribute('href', `/tour/mnemba-reef-snorkelling?date=${someDay}&guests=3`);
    expect(
      (await cardOf(reefTour.title)).getByText('Starts 08:30, 14:00 (3 seats left)'),
    ).toBeVisible();
    const day = formatShortDay(someDay);
    expect(screen.getByText(`1 tour on ${day}, 1 not on this day`)).toBeVisible();
    expect(screen.getByRole('list', { name: 'Tours' })).not.toHaveTextContent(townTour.title);
    const folded = screen.getByText('Fully booked');
    expect(folded).not.toBeVisible();
    await site.user.click(screen.getByText('1 not on this day'));
    expect(folded).toBeVisible();
    expect(screen.getByRole('list', { name: 'Not on this day' })).toHaveTextContent(townTour.title);
  });

  it('unfolds the tours without seats on the chosen day if there are no others', async () => {
    const server = quietServer().on('GET /tours', { items: [{ ...townTour, availability: [] }] });
    await openTours(`/tours?date=${someDay}`, server);
    expect(await screen.findByText('Not on this day')).toBeVisible();
  });

  it('filters and sorts without asking the server again, and keeps the choice in the address', async () => {
    await openTours('/tours');
    const panel = within(await screen.findByRole('group', { name: 'Filter and sort' }));
    await site.user.selectOptions(panel.getByLabelText('Sort by'), 'Lowest price');
    const titles = () =>
      within(screen.getByRole('list', { name: 'Tours' }))
        .getAllByRole('heading')
        .map(({ textContent }) => textContent);
    await waitFor(() => {
      expect(titles()).toEqual([townTour.title, reefTour.title, kiteTour.title]);
    });
    const textsOf = (label: string) =>
      within(panel.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(textsOf('Price')).toEqual([
      'Any price',
      'Up to $30 (1)',
      'Up to $50 (2)',
      'Up to $100 (3)',
      'Up to $200 (3)',
    ]);
    await site.user.selectOptions(panel.getByLabelText('Price'), 'Up to $50 (2)');
    await site.user.selectOptions(panel.getByLabelText('Children'), 'Children welcome (2)');
    await waitFor(() => {
      expect(titles()).toEqual([townTour.title, reefTour.title]);
    });
    expect(textsOf('Category')).not.toContain('Adventure & Sports (1)');
    expect(textsOf('Category')).not.toContain('Multi-day Experiences (0)');
    expect(address()).toBe('/tours?price=50&children=welcome&sort=price');
    expect(await screen.findByRole('button', { name: 'Filter and sort (3)' })).toBeVisible();
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(site.stub.calls('GET /tours')).toHaveLength(1);
    await site.user.click(screen.getByRole('link', { name: 'Remove price filter' }));
    await screen.findByText('2 tours');
    await site.user.click(screen.getByRole('link', { name: 'Remove children filter' }));
    await screen.findByText('3 tours');
    expect(address()).toBe('/tours?sort=price');
  });

  it('fetches the next start of each tour to show the soonest first', async () => {
    const server = quietServer().on('GET /tours', {
      items: [
        { ...reefTour, nextStart: slot('2027-01-02', '08:30') },
        { ...townTour, nextStart: slot('2027-01-01', '15:30') },
        { ...kiteTour, nextStart: null },
      ],
    });
    await openTours('/tours?sort=soonest&guests=4', server);
    expect((await cardOf(townTour.title)).getByText('Next: Fri 1 Jan, 15:30')).toBeVisible();
    expect(site.stub.calls('GET /tours').at(-1)?.query).toEqual({ guests: '4', nextStartFor: '4' });
    const titles = screen
      .getAllByRole('article')
      .map((card) => within(card).getByRole('heading').textContent);
    expect(titles).toEqual([townTour.title, reefTour.title, kiteTour.title]);
  });

  it('says if the tours only resemble the search', async () => {
    const server = quietServer().on('GET /tours', { items: [{ ...reefTour, isSimilar: true }] });
    await openTours('/tours?q=mnemda', server);
    expect(await screen.findByText('1 tour similar to “mnemda”')).toBeVisible();
  });

  it('opens the tour of a chosen suggestion, with the day and the travellers', async () => {
    const { id, title } = reefTour;
    const server = quietServer().on('GET /tours/suggestions', { items: [{ id, title }] });
    await openTours(`/tours?date=${someDay}&guests=4`, server);
    await site.user.type(screen.getByLabelText('What'), 're');
    await site.user.click(await screen.findByRole('option', { name: title }));
    await screen.findByRole('heading', { level: 1, name: title });
    expect(address()).toBe(`/tour/${id}?date=${someDay}&guests=4`);
  });
});
