import type { Page } from 'playwright-core';
import { addDays } from '../../services/libs/contracts/calendar.ts';
import { book } from '../support/stories/booking-requests.ts';
import { BrowserStory, describeInChromium, storyDay } from '../support/browser.ts';
import { changeTour } from '../support/stories/change-tour.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { colleaguesPassword, newColleague } from '../support/stories/new-colleague.ts';
import { type Credentials, openConsole } from '../support/stories/open-console.ts';
import { runCommand } from '../support/processes/run-command.ts';
import type { Visitor } from '../support/stories/visitor.ts';

const day = storyDay(11);

const anyRevision = { 'if-match': '*' };

describeInChromium('staff who undo, and check the log', () => {
  let story: BrowserStory;
  let staff: Visitor;

  beforeAll(async () => {
    story = await BrowserStory.begin();
    staff = await story.system.staff();
  });

  afterAll(() => story.end());

  const openAt = (width: number, path: string, who?: Credentials) =>
    openConsole(story, width, path, who);

  const undoOf = (page: Page, what: string) =>
    page.getByRole('button', { name: `Undo: ${what}` }).first();

  describe.each([390, 1280])('at %i px', (width) => {
    it('rebook a booking that was cancelled by mistake, after a preview', async () => {
      const { reference } = await book(story.system.visitor(), { date: day });
      await staff.post(`/api/admin/bookings/${reference}/cancellation`, {}, anyRevision);
      const { page, context, complaints } = await openAt(width, `/admin/bookings/${reference}`);
      await undoOf(page, 'Booking cancelled').click();
      const dialog = page.getByRole('dialog', { name: 'Undo: Booking cancelled' });
      await dialog.getByText('No mail server is set up, so no e-mail is sent.').waitFor();
      expect(await dialog.textContent()).toMatch(/Status.*cancelled.*confirmed/);
      await expectUsable(page);
      await dialog.getByRole('button', { name: 'Undo it' }).click();
      await page.getByText(`Undone: ${reference}`).waitFor();
      const history = page.getByRole('group', { name: `History of ${reference}` });
      await history.getByText('Undoes: Booking cancelled').waitFor();
      const { body } = await staff.get(`/api/admin/bookings/${reference}`);
      expect(body.status).toBe('confirmed');
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('see a reason if an entry cannot be undone', async () => {
      const { reference } = await book(story.system.visitor(), { date: day });
      const path = `/api/admin/bookings/${reference}`;
      await staff.patch(path, { date: addDays(day, 1) });
      await staff.patch(path, { date: addDays(day, 2) });
      const { page, context, complaints } = await openAt(width, `/admin/bookings/${reference}`);
      await page.getByRole('button', { name: 'Undo: Booking rescheduled' }).last().click();
      const dialog = page.getByRole('dialog', { name: 'Undo: Booking rescheduled' });
      await dialog.getByText('This was changed again afterwards: date.').waitFor();
      await expectUsable(page);
      await dialog.getByRole('button', { name: 'Back' }).click();
      await dialog.waitFor({ state: 'hidden' });
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('undo a save of a tour', async () => {
      const id = 'kiwengwa-caves-pongwe';
      const { title } = (await staff.get(`/api/admin/tours/${id}`)).body;
      await changeTour(staff, id, { title: 'Renamed by mistake' });
      const { page, context, complaints } = await openAt(width, `/admin/tours/${id}`);
      await undoOf(page, 'Tour details edited').click();
      const dialog = page.getByRole('dialog', { name: 'Undo: Tour details edited' });
      await dialog.getByText('Nobody gets an e-mail.').waitFor();
      await expectUsable(page);
      await dialog.getByRole('button', { name: 'Undo it' }).click();
      await page.getByText(/^Undone: /).waitFor();
      expect((await staff.get(`/api/admin/tours/${id}`)).body.title).toBe(title);
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('check the log, and read what a check can and cannot find', async () => {
      runCommand('anchor', story.system.settings);
      const { page, context, complaints } = await openAt(width, '/admin/system/log');
      await page.getByRole('button', { name: 'Check the log now' }).click();
      await page.getByText('The log is intact.').waitFor();
      await page.getByText(/[\d,]+ entries in [\d,]+ histories are intact/).waitFor();
      await page
        .getByRole('list', { name: 'Saved fingerprints' })
        .getByText('sealed')
        .first()
        .waitFor();
      await page.getByRole('heading', { name: 'What a check cannot find' }).waitFor();
      await expectUsable(page);
      expect(complaints).toEqual([]);
      await context.close();
    });
  });

  it('see no button that they may not press', async () => {
    const { reference } = await book(story.system.visitor(), { date: day });
    await staff.post(`/api/admin/bookings/${reference}/cancellation`, {}, anyRevision);
    const { account } = await newColleague(story.system, staff, 'read-only');
    const reader = { username: account.username, password: colleaguesPassword };
    const { page, context } = await openAt(1280, `/admin/bookings/${reference}`, reader);
    await page.getByRole('group', { name: `History of ${reference}` }).waitFor();
    expect(await undoOf(page, 'Booking cancelled').count()).toBe(0);
    await context.close();
  });

  it('see that another person was faster to undo the same entry', async () => {
    const { reference } = await book(story.system.visitor(), { date: day });
    const path = `/api/admin/bookings/${reference}`;
    await staff.post(`${path}/cancellation`, {}, anyRevision);
    const { page, context } = await openAt(1280, `/admin/bookings/${reference}`);
    await undoOf(page, 'Booking cancelled').click();
    const dialog = page.getByRole('dialog', { name: 'Undo: Booking cancelled' });
    await dialog.getByRole('button', { name: 'Undo it' }).waitFor();
    await staff.post(`${path}/rebooking`, {}, anyRevision);
    await dialog.getByRole('button', { name: 'Undo it' }).click();
    await dialog.getByText('This change makes no difference now').waitFor();
    await context.close();
  });
});
