import {
  BrowserStory,
  describeInChromium,
  type OpenPage,
  openPage,
  storyDay,
} from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { owner } from '../support/processes/start-system.ts';

const day = storyDay(9);

describeInChromium('everyone can use', () => {
  let story: BrowserStory;
  /** In each of these, one address is opened after another, so that most files are already in the cache. */
  let screens: readonly OpenPage[];

  beforeAll(async () => {
    story = await BrowserStory.begin();
    screens = [await openPage(story.browser, 320), await openPage(story.browser, 1280)];
  });

  afterAll(() => story.end());

  it.each([
    ['the home page', '/', 'Top Booked Experiences'],
    ['the list', `/tours?date=${day}&guests=4`, 'Mnemba Reef Snorkelling'],
    ['the list without a tour', '/tours?q=penguin', 'No tours found'],
    ['a tour priced by age', `/tour/mnemba-reef-snorkelling?date=${day}`, 'Book this tour'],
    ['a tour priced by season', '/tour/michamvi-mangrove-sunset', 'Book this tour'],
    ['the booking form', `/booking/stone-town-heritage-walk?date=${day}`, 'Your details'],
    ['the thank-you page', '/thank-you?reference=ZBL-74100680&status=pending', 'What’s Next'],
    ['the page about the operator', '/about', 'How we work'],
    ['the contact page', '/contact', 'Write to us'],
    ['the page about privacy', '/privacy', 'When you book'],
    ['the terms', '/terms', 'Price and payment'],
    ['a guide with a map', '/destinations/nungwi', 'About Nungwi'],
    ['a guide to the mainland', '/attractions/mikumi-park', 'About Mikumi National Park'],
    ['a guide that has a map for its scene', '/attractions/masingini-forest', 'Nearby'],
    ['signing in', '/auth', 'Admin Sign In'],
    ['a page that does not exist', '/404', '404'],
  ])('%s, narrow and wide', async (_, path, heading) => {
    for (const { page } of screens) {
      await page.goto(`${story.system.url}${path}`);
      await page.getByRole('heading', { name: heading }).first().waitFor();
      await expectUsable(page);
    }
  });

  it('the parts that open: suggestions, the search of the bar, the menu, a form’s errors', async () => {
    const { page, context } = await openPage(story.browser, 390);
    await page.goto(`${story.system.url}/`);
    await page.getByLabel('What').fill('spice');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await expectUsable(page);
    await page.getByRole('button', { name: 'Search tours' }).click();
    await page.getByRole('combobox', { name: 'Search tours' }).waitFor();
    await expectUsable(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await expectUsable(page);
    await page.goto(`${story.system.url}/booking/stone-town-heritage-walk?date=${day}`);
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    await page.getByText('Please fill in all required fields').waitFor();
    await expectUsable(page);
    await page.goto(`${story.system.url}/contact`);
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Please fill in all required fields').waitFor();
    await expectUsable(page);
    await context.close();
  });

  it('the operator’s list', async () => {
    const { page, context } = await openPage(story.browser, 390);
    await page.goto(`${story.system.url}/admin/bookings`);
    await page.getByLabel('Username').fill(owner.username);
    await page.getByLabel('Password').fill(owner.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('No bookings found for the selected filter.').waitFor();
    await expectUsable(page);
    await page.goto(`${story.system.url}/admin/notifications`);
    await page.getByText('There are no such e-mails.').waitFor();
    await expectUsable(page);
    await context.close();
  });
});
