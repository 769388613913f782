import { jest } from '@jest/globals';
import { addDays } from '@contracts/calendar.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { address, openSite, quietServer, someDay } from '../../../test-support/open-site.tsx';
import { reefTour, slot } from '../../../test-support/sample-tours.ts';
import { problem } from '../../../test-support/stub-api.ts';
import { StubIntersectionObserver } from '../../../test-support/stub-intersection-observer.ts';
import { today } from '../../shared/dates/today.ts';

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
  jest.restoreAllMocks();
});

async function openTour(path: string, server = quietServer()) {
  site = openSite(path, server);
  const panel = await screen.findByRole('region', { name: 'Book this tour' });
  return within(panel);
}

describe('a tour’s page', () => {
  it('shows everything about the tour and records one view', async () => {
    await openTour('/tour/mnemba-reef-snorkelling');
    expect(screen.getByRole('heading', { level: 1, name: reefTour.title })).toBeVisible();
    for (const text of ['Two swims', 'Boat with awning', 'Lunch', 'Reef shoes', 'Good to know']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByText('How well must I swim?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show it on a map' })).toHaveAttribute(
      'href',
      reefTour.meetingPointLink,
    );
    await waitFor(() => {
      expect(document.title).toBe('Mnemba Reef Snorkelling | Kanga Day Trips');
    });
    expect(site.stub.calls('POST /tours/*/views')).toHaveLength(1);
  });

  it('records one view even if the visitor comes back several times', async () => {
    await openTour('/tour/mnemba-reef-snorkelling');
    await site.user.click(
      screen.getAllByRole('link', { name: 'Zanzibar Tours' })[0] ?? document.body,
    );
    await site.user.click(await screen.findByRole('link', { name: 'Stone Town Heritage Walk' }));
    await screen.findByRole('heading', { level: 1, name: 'Stone Town Heritage Walk' });
    history.go(-2);
    await screen.findByRole('heading', { level: 1, name: reefTour.title });
    await waitFor(() => {
      expect(site.stub.calls('POST /tours/stone-town-heritage-walk/views')).toHaveLength(1);
    });
    expect(site.stub.calls('POST /tours/mnemba-reef-snorkelling/views')).toHaveLength(1);
  });

  it('only logs a warning if its view cannot be recorded', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const server = quietServer().on('POST /tours/*/views', () => problem('Unexpected'));
    await openTour('/tour/mnemba-reef-snorkelling', server);
    await waitFor(() => {
      expect(warned).toHaveBeenCalledWith(
        'The view of this tour could not be recorded.',
        expect.anything(),
      );
    });
    expect(screen.getByRole('heading', { level: 1, name: reefTour.title })).toBeVisible();
  });

  it('says beside its button that a tour confirmed by hand is only requested', async () => {
    const panel = await openTour('/tour/paje-kitesurf-intro');
    expect(panel.getByRole('button', { name: 'Book' }).previousElementSibling).toHaveTextContent(
      'You send a request. It is booked once we confirm it by e-mail.',
    );
  });

  it('computes its times from the chosen start time', async () => {
    const panel = await openTour(`/tour/stone-town-heritage-walk?date=${someDay}`);
    expect(screen.getByText('07:30')).toBeVisible();
    await site.user.click(await panel.findByRole('radio', { name: '15:30' }));
    const rail = screen.getByRole('list', { name: 'The day with a start at 15:30' });
    expect(within(rail).getByText('14:00')).toBeVisible();
  });

  it('shows the price of the party line by line at once, and leads to the booking', async () => {
    const panel = await openTour('/tour/mnemba-reef-snorkelling');
    await chooseDay(someDay);
    await site.user.click(panel.getByRole('button', { name: 'One more: Child (8-11)' }));
    expect(panel.getByText('$130.00')).toBeVisible();
    expect(panel.getByText(/Free cancellation until/)).toHaveTextContent('08:30, Zanzibar time');
    await panel.findByRole('radio', { name: /08:30/, checked: true });
    await site.user.click(panel.getByRole('button', { name: 'Book' }));
    await screen.findByRole('heading', { name: 'Complete your booking' });
    const search = new URL(location.href).searchParams;
    expect(address()).toMatch(/^\/booking\/mnemba-reef-snorkelling\?/);
    expect(Object.fromEntries(search)).toEqual({
      date: someDay,
      time: '08:30',
      guests: '3',
      travellers:
        '[{"categoryId":"Adult (12+)","count":2},{"categoryId":"Child (8-11)","count":1}]',
    });
  });

  it('explains a price that depends on the size of the party, and shows the price for this size', async () => {
    const panel = await openTour('/tour/stone-town-heritage-walk?guests=2');
    expect(screen.getAllByText('each for 1 or 2')).toHaveLength(3); // in the hero, in the bar and in the facts
    const words =
      /depends on the number of travellers\. Adults \(10\+\): \$25 each for 1 or 2, \$22 each for 3 or more\./;
    expect(panel.getByText(words)).toBeVisible();
    const child = panel.getByRole('spinbutton', { name: '3-9 years' });
    expect(child).toHaveAccessibleDescription('$12 each');
    await site.user.click(panel.getByRole('button', { name: 'One more: 3-9 years' }));
    expect(child).toHaveAccessibleDescription('$11 each');
  });

  it('limits the party to the largest size that the tour takes, and says so', async () => {
    const panel = await openTour('/tour/mnemba-reef-snorkelling?guests=6');
    await site.user.click(panel.getByRole('button', { name: 'One more: Child (8-11)' }));
    expect(panel.getByText('Max 6 travelers')).toBeVisible();
    await site.user.click(panel.getByRole('button', { name: 'One fewer: Adult (12+)' }));
    expect(panel.queryByText('Max 6 travelers')).toBeNull();
  });

  it('allows one traveller up to the largest party for a tour with one price', async () => {
    const panel = await openTour('/tour/paje-kitesurf-intro?guests=1');
    const counter = panel.getByRole('spinbutton', { name: 'Travellers' });
    await site.user.click(panel.getByRole('button', { name: 'One fewer: Travellers' }));
    expect(counter).toHaveValue('1');
    await site.user.type(counter, '{End}{ArrowUp}');
    expect(counter).toHaveValue('2');
    expect(panel.getByText('Max 2 travelers')).toBeVisible();
  });

  it('asks for a day before it books', async () => {
    const panel = await openTour('/tour/mnemba-reef-snorkelling');
    await site.user.click(panel.getByRole('button', { name: 'Book' }));
    expect(panel.getByText('Please choose a date')).toBeVisible();
    expect(dayOf(today())).toHaveFocus();
    expect(panel.getByRole('group', { name: 'Date' })).toHaveAccessibleDescription(
      'Error: Please choose a date',
    );
    expect(address()).toBe('/tour/mnemba-reef-snorkelling');
  });

  it('marks start times without enough seats and offers the nearest days, before and after', async () => {
    const [before, next, later] = [-2, 1, 9].map((days) => addDays(someDay, days));
    const server = quietServer().on('GET /tours/stone-town-heritage-walk/availability', {
      items: [
        slot(someDay, '09:00', { status: 'full', seatsLeft: 0 }),
        slot(someDay, '15:30', { status: 'limited', seatsLeft: 1 }),
        slot(before ?? '', '09:00'),
        slot(next ?? '', '09:00'),
        slot(next ?? '', '15:30'),
        slot(later ?? '', '15:30'),
      ],
    });
    const panel = await openTour(`/tour/stone-town-heritage-walk?date=${someDay}`, server);
    const nearest = await panel.findByRole('group', { name: 'Nearest departures with seats' });
    expect(
      within(nearest)
        .getAllByRole('button')
        .map(({ textContent }) => textContent.slice(-5)),
    ).toEqual(['09:00', '09:00', '15:30']);
    expect(await panel.findByRole('radio', { name: /09:00.*Full/ })).toBeDisabled();
    expect(panel.getByRole('radio', { name: /15:30.*Only 1 seat left/ })).toBeDisabled();
    await site.user.click(panel.getAllByRole('button', { name: /, 09:00$/ })[0] ?? document.body);
    expect(dayOf(before ?? '')).toHaveAttribute('aria-pressed', 'true');
    expect(await panel.findByRole('radio', { name: '09:00' })).toBeChecked();
  });

  it('says if the tour does not run on that day', async () => {
    const server = quietServer().on('GET /tours/mnemba-reef-snorkelling/availability', {
      items: [],
    });
    const panel = await openTour(`/tour/mnemba-reef-snorkelling?date=${someDay}`, server);
    await panel.findByText(/This tour does not run on/);
  });

  it('opens a chat with the question filled in, records it, and only logs a warning if that fails', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const server = quietServer().on('POST /whatsapp-conversions', () => problem('Unexpected'));
    const panel = await openTour(`/tour/mnemba-reef-snorkelling?date=${someDay}`, server);
    const link = await panel.findByRole('link', { name: 'Book via WhatsApp' });
    const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
    expect(text).toContain('Travellers: 2 × Adult (12+)');
    expect(text).toContain('/tour/mnemba-reef-snorkelling');
    await site.user.click(link);
    expect(screen.getByText('Opening WhatsApp...')).toBeVisible();
    await waitFor(() => {
      expect(warned).toHaveBeenCalled();
    });
    expect(server.calls('POST /whatsapp-conversions')[0]?.body).toEqual({
      tourId: 'mnemba-reef-snorkelling',
      tourTitle: 'Mnemba Reef Snorkelling',
    });
  });

  it('redirects to /404 if there is no such tour', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = quietServer().on('GET /tours/gone', () => problem('TourNotFound'));
    site = openSite('/tour/gone', server);
    await screen.findByText('Oops! Page not found');
    expect(address()).toBe('/404');
    expect(logged).toHaveBeenCalledWith('Failed to fetch tour: Tour not found');
    expect(server.calls('GET /tours/gone')).toHaveLength(1);
    expect(server.calls('POST /tours/*/views')).toHaveLength(0);
    await site.user.click(screen.getByRole('link', { name: 'Return to Home' }));
    await waitFor(() => {
      expect(address()).toBe('/');
    });
  });

  it('says that the browser is offline if the tour could not be fetched, and stays at its address', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const server = quietServer().on('GET /tours/spice-farm-tour', () => problem('TourNotFound'));
    site = openSite('/tour/spice-farm-tour', server);
    await screen.findByText(/You are offline, and this page was not loaded yet/);
    expect(address()).toBe('/tour/spice-farm-tour');
    jest.restoreAllMocks();
  });

  it('shows a scene if it has no picture, and a single picture without controls', async () => {
    await openTour('/tour/mnemba-reef-snorkelling');
    const scene = screen.getByRole('img', {
      name: 'A moorish idol and sergeant fish over a coral reef',
    });
    expect(scene).toBeVisible();
    site.leave();
    const image = 'https://pictures.example/reef.jpg';
    const server = quietServer().on(`GET /tours/${reefTour.id}`, {
      ...reefTour,
      image,
      images: [image],
    });
    await openTour('/tour/mnemba-reef-snorkelling', server);
    expect(screen.getByRole('img', { name: reefTour.title })).toHaveAttribute('src', image);
    expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
  });

  it('moves through several pictures by button, key and thumbnail, and shows them full screen', async () => {
    const images = ['reef', 'boat', 'lunch'].map((name) => `https://pictures.example/${name}.jpg`);
    const server = quietServer().on(`GET /tours/${reefTour.id}`, {
      ...reefTour,
      image: images[0],
      images,
    });
    await openTour('/tour/mnemba-reef-snorkelling', server);
    const row = screen.getByRole('group', { name: 'Pictures: Mnemba Reef Snorkelling' });
    const at = (index: number) =>
      within(row).getByRole('list', { name: `Picture ${String(index)} of 3` });
    expect(
      within(row).getByRole('img', { name: 'Mnemba Reef Snorkelling, picture 2 of 3' }),
    ).toBeInTheDocument();
    await site.user.click(within(row).getByRole('button', { name: 'Next picture' }));
    at(2).focus();
    await site.user.keyboard('{ArrowRight}{ArrowRight}');
    expect(at(3)).toBeVisible();
    expect(within(row).getByRole('button', { name: 'Show picture 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await site.user.keyboard('{Home}');
    expect(at(1)).toBeVisible();
    await site.user.click(within(row).getByRole('button', { name: 'Show picture 2' }));
    expect(at(2)).toBeVisible();

    await site.user.click(within(row).getByRole('button', { name: 'View full screen' }));
    const dialog = screen.getByRole('dialog', { name: 'Mnemba Reef Snorkelling' });
    expect(within(dialog).getByRole('list', { name: 'Picture 2 of 3' })).toBeVisible();
    await site.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('marks in two months which days have seats, and only lets future days be chosen', async () => {
    const [full, closed, few, free] = [8, 9, 10, 11].map((days) =>
      addDays(firstOfNextMonth(), days),
    ) as [string, string, string, string];
    const server = quietServer().on('GET /tours/mnemba-reef-snorkelling/availability', {
      items: [
        slot(full, '08:30', { status: 'full', seatsLeft: 0 }),
        slot(closed, '08:30', { status: 'closed' }),
        slot(few, '08:30', { status: 'limited', seatsLeft: 3 }),
        slot(free, '08:30'),
      ],
    });
    const panel = await openTour('/tour/mnemba-reef-snorkelling', server);
    expect(panel.getByRole('button', { name: 'Previous month' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    for (const before of panel.queryAllByRole('button', { name: /cannot be booked/ })) {
      expect(before).toHaveAttribute('aria-disabled', 'true');
    }
    expect(panel.getAllByRole('grid')).toHaveLength(2);
    expect(
      await panel.findByRole('button', { name: /^9, \w{3}, \w{3} 09, \d{4}, full$/ }),
    ).toHaveTextContent(/^9Full$/);
    expect(dayOf(closed)).toHaveAccessibleName(/^10, .*, closed$/);
    expect(dayOf(few)).toHaveAccessibleName(/^11, .*, 3 left$/);
    expect(dayOf(few)).toHaveTextContent(/^113 left$/);
    expect(dayOf(free)).toHaveAccessibleName(/^12, .*, available$/);
    const none = panel.getAllByRole('button', { name: /, no departure$/ })[0];
    await site.user.click(none ?? document.body);
    expect(address()).toBe('/tour/mnemba-reef-snorkelling');
    await site.user.click(dayOf(free));
    expect(dayOf(free)).toHaveAttribute('aria-pressed', 'true');
    expect(panel.getByRole('group', { name: /^Date: / })).toBeVisible();
    await panel.findByRole('radio', { name: '08:30', checked: true });
    expect(server.calls('GET /tours/*/availability').length).toBe(3); // two months, and the start times
  });

  it('moves through the days by keys, also to another month', async () => {
    const panel = await openTour(`/tour/mnemba-reef-snorkelling?date=${firstOfNextMonth()}`);
    const first = dayOf(firstOfNextMonth());
    expect(first).toHaveAttribute('tabindex', '0');
    first.focus();
    await site.user.keyboard('{ArrowRight}{ArrowDown}');
    expect(dayOf(addDays(firstOfNextMonth(), 8))).toHaveFocus();
    await site.user.keyboard('{PageDown}');
    expect(document.activeElement).toHaveAttribute('data-day', expect.stringMatching(/-09$/));
    await site.user.keyboard('{PageDown}'); // to a month that was not shown
    expect(document.activeElement).toHaveAttribute('data-day', expect.stringMatching(/-09$/));
    expect(document.querySelector(`[data-day="${firstOfNextMonth()}"]`)).toBeNull();
    await site.user.dblClick(panel.getByRole('button', { name: 'Previous month' }));
    expect(dayOf(firstOfNextMonth())).toHaveAttribute('aria-pressed', 'true');
  });

  it('has links in the hero to the choice of the day and of the travellers', async () => {
    await openTour('/tour/mnemba-reef-snorkelling');
    const hero = within(
      document.querySelector<HTMLElement>('[data-slot=cloth-hero]') ?? document.body,
    );
    await site.user.click(hero.getByRole('link', { name: /^Travellers/ }));
    expect(screen.getByRole('group', { name: 'Travellers' })).toHaveFocus();
    await site.user.click(hero.getByRole('link', { name: /^Date/ }));
    expect(dayOf(today())).toHaveFocus();
    await site.user.click(hero.getByRole('button', { name: 'Book' }));
    expect(dayOf(today())).toHaveFocus();
  });

  it('continues from the bars to the booking once the day and the party are known', async () => {
    await openTour(`/tour/stone-town-heritage-walk?date=${someDay}`);
    const [, foot] = await screen.findAllByRole('link', { name: 'Continue' });
    await site.user.click(foot ?? document.body);
    await screen.findByRole('heading', { name: 'Complete your booking' });
    expect(new URL(location.href).searchParams.get('date')).toBe(someDay);
  });

  it('hides the bar at the foot of the screen while the buttons of the panel are in view', async () => {
    await openTour('/tour/mnemba-reef-snorkelling');
    const panel = document.querySelector('[data-slot=booking-panel] [data-part=ways]');
    const foot = document.querySelector('[data-slot=tour-foot]');
    expect(foot).toHaveAttribute('data-hidden', 'false');
    act(() => {
      StubIntersectionObserver.bring(panel);
    });
    expect(foot).toHaveAttribute('data-hidden', 'true');
    act(() => {
      StubIntersectionObserver.bring(panel, false);
    });
    expect(foot).toHaveAttribute('data-hidden', 'false');
  });

  it('shows its meeting point on the map of the island', async () => {
    await openTour('/tour/mnemba-reef-snorkelling');
    expect(screen.getByRole('img', { name: /^Map of Unguja.*Matemwe/ })).toBeInTheDocument();
  });

  it('can be added to the favourites', async () => {
    await openTour('/tour/mnemba-reef-snorkelling');
    const [heart] = screen.getAllByRole('button', { name: `Favourite: ${reefTour.title}` });
    await site.user.click(heart ?? document.body);
    await screen.findByText('Added to favorites');
    localStorage.clear();
  });
});

/** The button of a day in the calendar. */
function dayOf(date: string): HTMLElement {
  const day = document.querySelector<HTMLElement>(
    `[data-slot=month-calendar] [data-day="${date}"]`,
  );
  if (day === null) throw new Error(`The calendar does not show ${date}.`);
  return day;
}

/** Turns the calendar to a day and chooses it. */
async function chooseDay(date: string): Promise<void> {
  while (document.querySelector(`[data-day="${date}"]`) === null) {
    await site.user.click(screen.getByRole('button', { name: 'Next month' }));
  }
  await site.user.click(dayOf(date));
}

function firstOfNextMonth(): string {
  return addDays(`${addDays(`${today().slice(0, 7)}-01`, 31).slice(0, 7)}-01`, 0);
}
