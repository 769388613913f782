import { BrowserStory, describeInChromium, openPage, storyDay } from '../support/browser.ts';

const bookingDay = storyDay(9);

const spiceFarm = '/tour/spice-farm-tour';

describeInChromium('an address that a visitor types', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  it.each([
    [
      'a list with invalid filters',
      '/tours?date=2026-02-30&guests=-1&category=Space&q=%20',
      '/tours',
      'Zanzibar Tours',
    ],
    ['a very long search', `/tours?q=${'x'.repeat(5_000)}`, '/tours', 'No tours found'],
    [
      'a tour with an invalid date and invalid travellers',
      `${spiceFarm}?date=yesterday&travellers=%7B`,
      spiceFarm,
      'Spice Farm Tour',
    ],
    ['a tour that does not exist', '/tour/no-such-tour', '/404', '404'],
    ['a path that leaves its folder', '/tour/%2e%2e%2fadmin', '/404', '404'],
    ['a booking without a date', '/booking/spice-farm-tour', spiceFarm, 'Spice Farm Tour'],
    [
      'a booking on a date that does not exist',
      '/booking/spice-farm-tour?date=2026-02-30',
      spiceFarm,
      'Spice Farm Tour',
    ],
    [
      'a booking of a tour that does not exist',
      '/booking/no-such-tour?date=2027-01-01',
      '/404',
      '404',
    ],
    [
      'a booking with invalid travellers',
      `/booking/spice-farm-tour?date=${bookingDay}&guests=lots&travellers=%5B%7B%22count%22%3A-1%7D%5D`,
      '/booking/spice-farm-tour',
      'Complete your booking',
    ],
    [
      'a thank-you page with invalid values',
      '/thank-you?reference=%3Cimg%20src%3Dx%3E&date=never&guests=-5',
      '/thank-you',
      'No booking to show here',
    ],
    ['a booking page without a reference', '/manage-booking', '/', 'Top Booked Experiences'],
    [
      'a booking page with an invalid reference',
      '/manage-booking/%3Cimg%20src%3Dx%3E',
      '/manage-booking/%3Cimg%20src%3Dx%3E',
      'Invalid booking reference',
    ],
    ['an empty set-up link', '/auth#set-up=', '/auth', 'Admin Sign In'],
    [
      'a console page for a visitor who is not signed in',
      '/admin/bookings?tab=yesterday',
      '/auth',
      'Admin Sign In',
    ],
    ['a page that does not exist', '/no/such/page', '/no/such/page', '404'],
  ])('%s: shows the page that matches best', async (_, typed, path, heading) => {
    const { page, context, complaints } = await openPage(story.browser, 390);
    await page.goto(`${story.system.url}${typed}`);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is answered with status 404 if the page does not exist', async () => {
    const { status } = await fetch(`${story.system.url}/no/such/page`);
    expect(status).toBe(404);
  });
});
