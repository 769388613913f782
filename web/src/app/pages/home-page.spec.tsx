import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { address, openSite, quietServer, someDay } from '../../../test-support/open-site.tsx';
import { reefTour, townTour } from '../../../test-support/sample-tours.ts';
import { problem } from '../../../test-support/stub-api.ts';

const suggestions = {
  items: [
    { id: townTour.id, title: 'Spice Farm Tour' },
    { id: reefTour.id, title: 'Spice, Kidichi & Lunch' },
  ],
};

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
});

async function openHome(server = quietServer()) {
  site = openSite('/', server);
  return await screen.findByRole('combobox', { name: 'What' });
}

describe('the search of the home page', () => {
  it('opens the list with text, day and travellers', async () => {
    const box = await openHome();
    await site.user.type(box, '  reef ');
    await site.user.type(screen.getByLabelText('When'), someDay);
    await site.user.selectOptions(screen.getByLabelText('Travellers'), '4');
    await site.user.click(screen.getByRole('button', { name: 'Search Adventures' }));
    await screen.findByRole('heading', { level: 1, name: 'Zanzibar Tours' });
    expect(address()).toBe(`/tours?q=reef&date=${someDay}&guests=4`);
  });

  it('leaves out the default of two travellers, and opens the list on Enter', async () => {
    const box = await openHome();
    expect(screen.getByLabelText('Travellers')).toHaveValue('2');
    await site.user.type(box, 'reef{Enter}');
    await waitFor(() => {
      expect(address()).toBe('/tours?q=reef');
    });
  });

  it('suggests titles from the first letter; arrows choose, Escape closes, Enter opens the tour', async () => {
    const box = await openHome(quietServer().on('GET /tours/suggestions', suggestions));
    await site.user.selectOptions(screen.getByLabelText('Travellers'), '4');
    await site.user.type(box, 's');
    await screen.findByRole('option', { name: 'Spice Farm Tour' });
    expect(box).toHaveAttribute('aria-expanded', 'true');
    await site.user.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getByRole('option', { name: 'Spice, Kidichi & Lunch' });
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(box).toHaveAttribute('aria-activedescendant', second.id);
    await site.user.keyboard('{ArrowDown}');
    expect(box).not.toHaveAttribute('aria-activedescendant');
    await site.user.keyboard('{Escape}');
    expect(box).toHaveAttribute('aria-expanded', 'false');
    expect(box).toHaveValue('s');
    await site.user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await screen.findByRole('heading', { level: 1, name: townTour.title });
    expect(address()).toBe(`/tour/${townTour.id}?guests=4`);
  });

  it('opens the tour of a suggestion on a press, and closes the list on a press outside it', async () => {
    const box = await openHome(quietServer().on('GET /tours/suggestions', suggestions));
    await site.user.type(box, 'sp');
    await screen.findByRole('option', { name: 'Spice Farm Tour' });
    await site.user.click(document.body);
    expect(box).toHaveAttribute('aria-expanded', 'false');
    await site.user.type(box, 'i');
    await site.user.click(await screen.findByRole('option', { name: 'Spice, Kidichi & Lunch' }));
    await screen.findByRole('heading', { level: 1, name: reefTour.title });
    expect(address()).toBe(`/tour/${reefTour.id}`);
  });

  it('keeps the suggestions while the window is in the background, but not when the focus moves on', async () => {
    const box = await openHome(quietServer().on('GET /tours/suggestions', suggestions));
    await site.user.type(box, 'sp');
    await screen.findByRole('option', { name: 'Spice Farm Tour' });
    fireEvent.blur(box); // A window that loses the focus sends only this event.
    expect(box).toHaveAttribute('aria-expanded', 'true');
    await site.user.tab();
    expect(box).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps the suggestions visible while it loads those for a longer text', async () => {
    const server = quietServer().on('GET /tours/suggestions', ({ query: { q } }) =>
      q === 's' ? Response.json(suggestions) : new Promise<Response>(() => undefined),
    );
    const box = await openHome(server);
    await site.user.type(box, 's');
    await screen.findByRole('option', { name: 'Spice Farm Tour' });
    await site.user.type(box, 'p');
    await waitFor(() => {
      expect(server.calls('GET /tours/suggestions')).toHaveLength(2);
    });
    expect(box).toHaveAttribute('aria-expanded', 'true');
  });

  it('shows the suggestions for the newest text, even if their answer comes before an older one', async () => {
    const release: Record<string, () => void> = {};
    const server = quietServer().on('GET /tours/suggestions', async ({ query: { q = '' } }) => {
      await new Promise<void>((resolve) => (release[q] = resolve));
      return Response.json({ items: [{ id: q, title: `About ${q}` }] });
    });
    const box = await openHome(server);
    const asked = async (q: string) => {
      await waitFor(() => {
        expect(release[q]).toBeDefined();
      });
    };
    await site.user.type(box, 'r');
    await asked('r');
    await site.user.clear(box);
    await site.user.type(box, 'spice');
    await asked('spice');
    release.spice?.();
    await screen.findByRole('option', { name: 'About spice' });
    release.r?.();
    await site.user.type(box, 's');
    await asked('spices');
    const list = within(screen.getByRole('listbox', { name: 'Suggestions' }));
    const options = list.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual(['About spice']);
  });

  it('asks for no suggestions while the box is empty', async () => {
    const server = quietServer().on('GET /tours/suggestions', suggestions);
    const box = await openHome(server);
    await site.user.type(box, '   ');
    await site.user.keyboard('{ArrowDown}');
    expect(box).toHaveAttribute('aria-expanded', 'false');
    await site.user.type(box, 's');
    await screen.findByRole('option', { name: 'Spice Farm Tour' });
    await site.user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(box).toHaveValue('');
    expect(box).toHaveAttribute('aria-expanded', 'false');
    expect(server.calls('GET /tours/suggestions').map(({ query }) => query.q)).toEqual(['s']);
  });

  it('opens the list without JavaScript too', async () => {
    const box = await openHome();
    await site.user.type(box, 'reef');
    const form = screen.getByRole<HTMLFormElement>('search', { name: 'Tours' });
    expect(form).toHaveAttribute('action', '/tours');
    expect(form.method).toBe('get');
    expect(Object.fromEntries(new FormData(form))).toEqual({ q: 'reef', date: '', guests: '2' });
  });
});

describe('the tours of the home page', () => {
  it('are the featured tours, with links to all tours', async () => {
    await openHome();
    await screen.findByRole('link', { name: 'Mnemba Reef Snorkelling' });
    for (const name of ['View All Tours', 'Explore All Tours']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/tours');
    }
  });

  it('are replaced by the reason if they could not be fetched', async () => {
    await openHome(quietServer().on('GET /tours/featured', () => problem('MalformedRequest')));
    await screen.findByText('Failed to fetch featured tours: The request could not be read');
  });
});
