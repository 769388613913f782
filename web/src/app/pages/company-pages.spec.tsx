import { screen, waitFor, within } from '@testing-library/react';
import { openSite } from '../../../test-support/open-site.tsx';

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
  ])('%s has a headline and a title of its own', async (path, title) => {
    site = openSite(path);
    await screen.findByRole('heading', { level: 1, name: title });
    await waitFor(() => {
      expect(document.title).toBe(`${title} | Kanga Day Trips`);
    });
    expect(document.querySelector('meta[name="description"]')).not.toBeNull();
  });

  it('say what the operator claims of itself', async () => {
    site = openSite('/about');
    const figures = within(await screen.findByRole('region', { name: 'The operator in numbers' }));
    for (const figure of ['2015', '10,000+', '50+', '4.8']) {
      expect(figures.getByText(figure)).toBeVisible();
    }
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Browse All Tours' })).toHaveAttribute('href', '/tours');
    expect(main.getByRole('link', { name: 'Ask us first' })).toHaveAttribute('href', '/contact');
  });

  it.each(['/privacy', '/terms'])('%s lead to each of their parts', async (path) => {
    site = openSite(path);
    const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
    for (const link of contents.getAllByRole('link')) {
      const part = document.querySelector(link.getAttribute('href') ?? '');
      expect(part).toHaveAccessibleName(link.textContent);
    }
    expect(await screen.findByText(/Kanga Day Trips, 1 Example Street/)).toBeVisible();
  });

  it('are found from the foot of every page', async () => {
    site = openSite('/about');
    const foot = within(await screen.findByRole('navigation', { name: 'Footer' }));
    expect(foot.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/tours',
      '/find-booking',
      '/about',
      '/contact',
      '/privacy',
      '/terms',
    ]);
  });
});
