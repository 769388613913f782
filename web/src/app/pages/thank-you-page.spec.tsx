import { screen } from '@testing-library/react';
import { address, openSite } from '../../../test-support/open-site.tsx';

describe('the thank-you page', () => {
  it('shows what was booked and takes the e-mail out of the address at once', async () => {
    const site = openSite(
      '/thank-you?tour=Spice+Farm+Tour&date=2026-11-28&guests=3&email=asha%40example.com&reference=ZBL-74100680',
    );
    await screen.findByText('ZBL-74100680');
    for (const fact of [
      'Spice Farm Tour',
      'Sat, Nov 28, 2026',
      '3 travellers',
      'asha@example.com',
    ]) {
      expect(screen.getByText(fact)).toBeVisible();
    }
    expect(address()).toBe(
      '/thank-you?tour=Spice+Farm+Tour&date=2026-11-28&guests=3&reference=ZBL-74100680',
    );
    expect(screen.getByRole('list', { name: 'What’s Next' })).toBeVisible();
    await site.user.click(screen.getByRole('link', { name: 'Explore More Tours' }));
    await screen.findByRole('heading', { name: 'Top Booked Experiences' });
    expect(address()).toBe('/');
    site.leave();
  });

  it('thanks whoever comes without anything in the address', async () => {
    const site = openSite('/thank-you?reference=%3Cb%3E&date=2026-02-30');
    await screen.findByRole('heading', { name: 'Thank you for booking' });
    expect(screen.queryByText(/reference$/)).toBeNull();
    site.leave();
  });
});
