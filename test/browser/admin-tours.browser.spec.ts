import type { Page } from 'playwright-core';
import { addDays } from '../../services/libs/contracts/calendar.ts';
import type { AdminTourView, TourFields } from '../../services/libs/contracts/tour/tour-view.ts';
import { book } from '../support/stories/booking-requests.ts';
import {
  BrowserStory,
  describeInChromium,
  type OpenPage,
  openPage,
  storyDay,
} from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { hostileTitles, hostileTours } from '../support/hostile/hostile-tours.ts';
import { owner } from '../support/processes/start-system.ts';
import { freshKey, type Visitor } from '../support/stories/visitor.ts';

/** The number of tours that are made at the same time. */
const atOnce = 10;

const today = storyDay();

describeInChromium('staff who manage tours', () => {
  let story: BrowserStory;
  let staff: Visitor;

  beforeAll(async () => {
    story = await BrowserStory.begin();
    staff = await story.system.staff();
  });

  afterAll(() => story.end());

  const openTours = async (width: number, path = ''): Promise<OpenPage> => {
    const opened = await openPage(story.browser, width);
    await opened.context.request.post(`${story.system.url}/api/auth/sign-in`, { data: owner });
    await opened.page.goto(`${story.system.url}/admin/tours${path}`);
    return opened;
  };
  const create = async (fields: Partial<TourFields>): Promise<AdminTourView> => {
    const once = { 'idempotency-key': freshKey() };
    const answer = await staff.post<AdminTourView>('/api/admin/tours', fields, once);
    const { body, status, text } = answer;
    if (status !== 201) throw new Error(`Creating was answered with ${status}: ${text}`);
    return body;
  };
  const createAll = async (forms: readonly Partial<TourFields>[]) => {
    const tours: AdminTourView[] = [];
    for (let at = 0; at < forms.length; at += atOnce) {
      tours.push(...(await Promise.all(forms.slice(at, at + atOnce).map(create))));
    }
    return tours;
  };
  const fixed = { type: 'fixed', currency: 'USD', basePrice: 35 } as const;
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
  const saved = async ({ id }: { readonly id: string }) =>
    (await staff.get<AdminTourView>(`/api/admin/tours/${id}`)).body;

  describe.each([390, 1280])('at %i px', (width) => {
    it('make a tour that is then on the site', async () => {
      const { page, context, complaints } = await openTours(width);
      await page.getByRole('list', { name: 'All tours' }).waitFor();
      await expectUsable(page);
      await page.getByRole('tab', { name: 'New Tour' }).click();
      await page.getByRole('toolbar').waitFor();
      await button(page, 'Create Tour').click();
      const summary = page.getByRole('group', { name: 'There is a problem' });
      await summary.getByText('Title: Give the tour a title').waitFor();
      await expectUsable(page);
      await page.getByLabel('Title').fill(`Clove Farm ${String(width)}`);
      await page.getByRole('checkbox', { name: 'Food & Culinary' }).check();
      await button(page, 'Add pickup time').click();
      await field(page, 'Pickup time 1').fill('14:30');
      await page.getByText('2:30 PM').waitFor();
      await field(page, 'Price for one traveller (USD)').fill('35');
      await field(page, 'Short Description').fill('A morning among cloves.');
      await button(page, 'Create Tour').click();
      await page.getByText('Tour created successfully').waitFor();
      const card = page.getByRole('article').filter({ hasText: `Clove Farm ${String(width)}` });
      await card.getByText('Fixed, $35 per traveller').waitFor();
      await card.getByRole('link', { name: /^View on the site/ }).click();
      await page.getByRole('heading', { name: `Clove Farm ${String(width)}`, level: 1 }).waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('see what a save changes, and for whom, before they save', async () => {
      const title = `Walk at dawn ${String(width)}`;
      const tour = await create({ title, pricingStructure: fixed, pickupTimes: ['09:00'] });
      const travellers = [{ category: 'Travelers', count: 2 }];
      await book(story.system.visitor(), { tourId: tour.id, date: addDays(today, 9), travellers });
      const { page, context, complaints } = await openTours(width, `/${tour.id}`);
      await page.getByRole('toolbar').waitFor();
      await page.getByLabel('Title').fill(`${title}, early`);
      await button(page, 'Add highlight').click();
      await field(page, 'Highlight 1').fill('First light on the reef');
      await button(page, 'Update Tour').click();
      const dialog = page.getByRole('dialog', { name: 'Save these changes?' });
      await dialog.getByText(/^1 upcoming booking\./).waitFor();
      await dialog.getByText('First light on the reef').waitFor();
      await expectUsable(page);
      expect((await saved(tour)).title).toBe(title);
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await page.getByText('Tour updated successfully').waitFor();
      expect(await saved(tour)).toMatchObject({
        title: `${title}, early`,
        highlights: ['First light on the reef'],
      });
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('never overwrite each other’s changes: the second person sees a comparison', async () => {
      const title = `Two at once ${String(width)}`;
      const tour = await create({ title, pricingStructure: fixed });
      const slow = await openTours(width, `/${tour.id}`);
      const fast = await openTours(width, `/${tour.id}`);
      await slow.page.getByLabel('Title').fill(`${title}, slow`);
      await field(slow.page, 'Badge').fill('Slow');
      await fast.page.getByLabel('Title').fill(`${title}, fast`);
      await field(fast.page, 'Meeting Point Description').fill('The old fort');
      await button(fast.page, 'Update Tour').click();
      await button(fast.page, 'Save changes').click();
      await fast.page.getByText('Tour updated successfully').waitFor();

      await slow.page.getByText(/^Somebody else saved this tour/).waitFor();
      await button(slow.page, 'Update Tour').click();
      const dialog = slow.page.getByRole('dialog', { name: 'Somebody else changed this tour' });
      await dialog.getByText('you both changed it').waitFor();
      await expectUsable(slow.page);
      await dialog.getByRole('radio', { name: `Yours ${title}, slow` }).check();
      await button(slow.page, 'Use these choices').click();
      await button(slow.page, 'Update Tour').click();
      await button(slow.page, 'Save changes').click();
      await slow.page.getByText('Tour updated successfully').waitFor();
      expect(await saved(tour)).toMatchObject({
        title: `${title}, slow`,
        badge: 'Slow',
        meetingPoint: 'The old fort',
      });
      await Promise.all([slow.context.close(), fast.context.close()]);
    });

    it('lose no text they wrote, and are asked before they leave the page', async () => {
      const title = `Half written ${String(width)}`;
      const tour = await create({ title, pricingStructure: fixed });
      const { page, context } = await openTours(width, `/${tour.id}`);
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.type());
        void dialog.accept();
      });
      await page.getByLabel('Title').fill(`${title}, more`);
      await page.getByText('Unsaved changes, kept as a draft').waitFor();
      await page.reload();
      expect(asked).toEqual(['beforeunload']);
      await page.getByText(/^There is a draft of /).waitFor();
      await expectUsable(page);
      await button(page, 'Continue with the draft').click();
      await button(page, 'Cancel').click();
      const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
      await dialog.waitFor();
      await expectUsable(page);
      await dialog.getByRole('button', { name: 'Continue editing' }).click();
      expect(await page.getByLabel('Title').inputValue()).toBe(`${title}, more`);
      await button(page, 'Cancel').click();
      await dialog.getByRole('button', { name: 'Leave, discard the changes' }).click();
      await page.getByRole('link', { name: `Edit ${title}` }).click();
      await page.getByRole('toolbar').waitFor();
      expect(await page.getByLabel('Title').inputValue()).toBe(title);
      await context.close();
    });

    it('delete a tour after a confirmation, and restore it', async () => {
      const title = `Here and gone ${String(width)}`;
      const tour = await create({ title, pricingStructure: fixed });
      const { page, context } = await openTours(width);
      const onSite = async () => (await fetch(`${story.system.url}/api/tours/${tour.id}`)).status;
      await button(page, `Delete ${title}`).click();
      const dialog = page.getByRole('dialog', {
        name: 'Are you sure you want to delete this tour?',
      });
      await dialog.getByText(/nobody is affected/).waitFor();
      await expectUsable(page);
      await dialog.getByRole('button', { name: 'Delete tour' }).click();
      await page.getByText('Tour deleted successfully').waitFor();
      expect(await onSite()).toBe(404);
      await page.getByText(/^Deleted tours/).click();
      await expectUsable(page);
      await button(page, `Restore ${title}`).click();
      await page.getByText('Tour restored successfully').waitFor();
      await page.getByRole('link', { name: `Edit ${title}` }).waitFor();
      expect(await onSite()).toBe(200);
      await context.close();
    });

    it('close a day, and reopen it', async () => {
      const title = `Closed at times ${String(width)}`;
      const times = ['09:00', '15:00'];
      const tour = await create({ title, pricingStructure: fixed, pickupTimes: times });
      const { page, context } = await openTours(width, `/${tour.id}`);
      await page.getByLabel('Close a day').fill(addDays(today, 9));
      await button(page, 'Close the day').click();
      const dialog = page.getByRole('dialog', { name: /^Close / });
      await dialog.getByLabel('Reason (optional)').fill('Ramadan');
      await expectUsable(page);
      await dialog.getByRole('button', { name: 'Close the day' }).click();
      const list = page.getByRole('list', { name: 'Closed dates' });
      await list.getByText('Ramadan').nth(1).waitFor();
      await expectUsable(page);
      await list.getByRole('button', { name: /^Reopen .*09:00$/ }).click();
      await page.getByText('The departure is open again').waitFor();
      await page.waitForFunction(
        () => document.querySelectorAll('[data-slot="closed-dates"] > li').length === 1,
      );
      await context.close();
    });
  });

  it('see hostile texts in every field, and no text is run', async () => {
    const [named] = await createAll(hostileTitles);
    const filled = await createAll(hostileTours);
    const { page, context, complaints } = await openTours(1280);
    const ran = () => page.evaluate(() => '__ran' in globalThis);
    await page
      .getByText(/^T242 /)
      .first()
      .waitFor();
    expect(await ran()).toBe(false);
    for (const tour of filled) {
      await page.goto(`${story.system.url}/admin/tours/${tour.id}`);
      await page.getByRole('toolbar').waitFor();
      await field(page, 'Highlight 50').or(field(page, 'Highlight 43')).first().waitFor();
      expect(await ran()).toBe(false);
    }
    const [first, second] = filled;
    const last = filled.at(-1);
    if (first === undefined || second === undefined || last === undefined) throw new Error('None.');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(first.title);
    await field(page, 'Short Description').fill(first.description);
    await staff.put(
      `/api/admin/tours/${last.id}`,
      { ...second, isFeatured: true },
      { 'if-match': `"${last.revision}"` },
    );
    await button(page, 'Update Tour').click();
    const comparison = page.getByRole('dialog', { name: 'Somebody else changed this tour' });
    await comparison.getByText('you both changed it').first().waitFor();
    await button(page, 'All yours').click();
    await button(page, 'Use these choices').click();
    await button(page, 'Update Tour').click();
    await page.getByRole('dialog', { name: 'Save these changes?' }).waitFor();
    expect(await ran()).toBe(false);
    await staff.ask('DELETE', `/api/admin/tours/${named?.id ?? ''}`);
    await page.goto(`${story.system.url}/admin/tours`);
    await page.getByText('Deleted tours (1)').click();
    expect([await ran(), complaints]).toEqual([false, []]);
    await context.close();
  });
});
