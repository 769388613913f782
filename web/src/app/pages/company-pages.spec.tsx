import { screen, waitFor, within } from '@testing-library/react';
import { openSite, quietServer } from '../../../test-support/open-site.tsx';

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
});

describe('the pages about the operator', () => {
  it.each([
    ['/about', 'About Us'],
    ['/contact', 'Contact Us'],
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
  ])('%s has its own headline and title', async (path, title) => {
    site = openSite(path);
    await screen.findByRole('heading', { level: 1, name: title });
    await waitFor(() => {
      expect(document.title).toBe(`${title} | Kanga Day Trips`);
    });
    expect(document.querySelector('meta[name="description"]')).not.toBeNull();
  });

  it("show the operator's claims about itself", async () => {
    site = openSite('/about');
    const figures = within(await screen.findByRole('region', { name: 'The operator in numbers' }));
    for (const figure of ['2015', '10,000+', '3', '4.8']) {
      expect(figures.getByText(figure)).toBeVisible();
    }
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Browse All Tours' })).toHaveAttribute('href', '/tours');
    expect(main.getByRole('link', { name: 'Ask us first' })).toHaveAttribute('href', '/contact');
  });

  it('say “50+ tours” only if at least 50 tours are listed', async () => {
    const claims = { foundingYear: 2018, travellers: 2_500, tours: 50, rating: 4.6 };
    const answer = (await (
      await quietServer().fetch(new Request('http://x/api/site'))
    ).json()) as object;
    const server = quietServer().on('GET /site', { ...answer, claims, listedTours: 50 });
    site = openSite('/about', server);
    const figures = within(await screen.findByRole('region', { name: 'The operator in numbers' }));
    for (const figure of ['2018', '2,500+', '50+', '4.6']) {
      expect(figures.getByText(figure)).toBeVisible();
    }
    expect(figures.getByText('Our rating')).toBeVisible();
  });

  it.each(['/privacy', '/terms'])('%s links to each of its sections', async (path) => {
    site = openSite(path);
    const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
    for (const link of contents.getAllByRole('link')) {
      const part = document.querySelector(link.getAttribute('href') ?? '');
      expect(part).toHaveAccessibleName(link.textContent);
    }
    expect(await screen.findByText(/Kanga Day Trips, 1 Example Street/)).toBeVisible();
  });

  it.each([
    [
      36,
      24,
      'We keep your booking data for 3 years after the day of the tour',
      'When such a period ends, we delete that data automatically',
    ],
    [
      1,
      0,
      'We keep your booking data for 1 month after',
      'We keep your messages until you ask us to delete them.',
    ],
    [
      0,
      12,
      'We keep your booking data until you ask us to delete it.',
      'We keep your messages for a year after',
    ],
  ])(
    'say how long data is kept, as configured: %i and %i months',
    async (bookings, contact, ...said) => {
      const dataKept = { bookingMonths: bookings, contactMonths: contact };
      const stub = quietServer();
      const answer = {
        name: 'Kanga Day Trips',
        publicUrl: 'https://site.example',
        whatsAppNumber: '255000000000',
        operatorEmail: 'operator@kanga-day-trips.example',
        operatorPhone: '+255 000 000 000',
        operatorAddress: '1 Example Street',
        howToPay: 'Pay on arrival: cash in USD or TZS.',
        holdsSeats: true,
      };
      site = openSite('/privacy', stub.on('GET /site', { ...answer, dataKept }));
      const part = await screen.findByRole('region', { name: 'How long, and how it is deleted' });
      await waitFor(() => {
        for (const words of said) expect(part).toHaveTextContent(words);
      });
    },
  );

  it('are linked in the footer of every page', async () => {
    site = openSite('/about');
    const foot = within(await screen.findByRole('navigation', { name: 'Footer' }));
    expect(foot.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/tours',
      '/destinations',
      '/attractions',
      '/find-booking',
      '/about',
      '/contact',
      '/privacy',
      '/terms',
    ]);
  });
});
