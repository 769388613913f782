import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { address, openSite } from '../../../test-support/open-site.tsx';

const thanks =
  '/thank-you?tour=Spice+Farm+Tour&date=2026-11-28&time=09:00&guests=3&email=asha%40example.com&reference=ZBL-74100680';

describe('the thank-you page', () => {
  let site: ReturnType<typeof openSite>;
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined); // No conversion id is configured.
  });
  afterEach(() => {
    site.leave();
    jest.restoreAllMocks();
  });

  it('shows the booking and removes the e-mail from the address at once', async () => {
    site = openSite(thanks);
    await screen.findByText('ZBL-74100680');
    for (const fact of [
      'Spice Farm Tour',
      'Sat, Nov 28, 2026',
      '09:00, Zanzibar time',
      '3 travellers',
      'asha@example.com',
    ]) {
      expect(screen.getByText(fact)).toBeVisible();
    }
    expect(address()).toBe(
      '/thank-you?tour=Spice+Farm+Tour&date=2026-11-28&time=09%3A00&guests=3&reference=ZBL-74100680',
    );
    expect(screen.getByRole('list', { name: 'What’s Next' })).toBeVisible();
    await site.user.click(screen.getByRole('link', { name: 'Explore More Tours' }));
    await screen.findByRole('heading', { name: 'Top Booked Experiences' });
    expect(address()).toBe('/');
  });

  it('still shows the e-mail after a reload', async () => {
    site = openSite(thanks);
    await screen.findByText('asha@example.com');
    const reloaded = { path: address(), state: history.state as unknown };
    site.leave();
    site = openSite(reloaded.path);
    history.replaceState(reloaded.state, '');
    await screen.findByText('asha@example.com');
  });

  it('copies the reference, and says if it cannot', async () => {
    site = openSite(thanks);
    const button = await screen.findByRole('button', { name: 'Copy reference' });
    await site.user.click(button);
    await screen.findByText('Reference copied');
    expect(await navigator.clipboard.readText()).toBe('ZBL-74100680');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await site.user.click(button);
    await screen.findByText('The reference could not be copied. Please write it down.');
  });

  it('offers the calendar entry only in the browser that booked, and links to the booking', async () => {
    site = openSite(thanks);
    const entry = await screen.findByRole('link', { name: 'Add to calendar' });
    expect(entry).toHaveAttribute('href', '/api/bookings/ZBL-74100680/calendar.ics');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Manage booking' })).toHaveAttribute(
      'href',
      '/manage-booking/ZBL-74100680',
    );
    site.leave();
    history.replaceState(null, '');
    site = openSite(address()); // In the browser of somebody who got the address.
    await screen.findByText('ZBL-74100680');
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  });

  it('says if there is no booking to show', async () => {
    site = openSite('/thank-you?reference=%3Cb%3E&date=2026-02-30');
    await screen.findByRole('heading', { name: 'No booking to show here' });
    expect(screen.queryByText(/reference$/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
    await waitFor(() => {
      expect(screen.getByRole('link', { name: 'Explore More Tours' })).toBeVisible();
    });
  });
});
