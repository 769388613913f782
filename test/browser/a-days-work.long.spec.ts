import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { AccountView } from '../../services/libs/contracts/account/account-view.ts';
import type { ListView } from '../../services/libs/contracts/answers.ts';
import { BrowserStory, describeInChromium, storyDay } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { MailServer } from '../support/processes/mail-server.ts';
import { runProgram } from '../support/processes/run-program.ts';
import { book } from '../support/stories/booking-requests.ts';
import { changeTour } from '../support/stories/change-tour.ts';
import { type ClerksPage, DaysWork, openForClerk } from '../support/stories/days-work.ts';
import { type Task, tasks } from '../support/stories/days-work-tasks.ts';
import { newColleague } from '../support/stories/new-colleague.ts';
import type { Visitor } from '../support/stories/visitor.ts';

const [phone, desk] = [390, 1280];
const tourId = 'spice-farm-tour';
const times = ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];
const anyRevision = { 'if-match': '*' };
const ownersAddress = 'amina@tours.example';
const newPassword = 'another password for stories';

/** The last day of the month of a day. */
function lastDayOf(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The cells of a table, without those that depend on the machine. */
function rowsWithoutSeconds(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| --'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map((cells) => cells.filter((_, place) => place !== secondsColumn));
}
const secondsColumn = 5;

/** Every task of the first review's day, done as a clerk does it. Presses and seconds are printed as a table. */
describeInChromium('a day’s work', () => {
  let mails: MailServer;
  let story: BrowserStory;
  let staff: Visitor;
  let days = 1;
  const work = new DaysWork();

  beforeAll(async () => {
    mails = await MailServer.start();
    story = await BrowserStory.begin({ SMTP_URL: mails.url });
    staff = await story.system.staff();
    await changeTour(staff, tourId, { pickupTimes: times });
  });

  afterAll(async () => {
    console.log(work.table);
    await story.end();
    await mails.close();
  });

  /** A day that no other task uses. */
  const freshDate = () => storyDay((days += 2));
  const aBooking = async (change: object = {}): Promise<string> => {
    const { reference } = await book(story.system.visitor(), { date: freshDate(), ...change });
    return reference;
  };
  const sheetOf = (date: string) => `/admin/departures/${tourId}_${date}_0930`;
  const dialogOf = (page: Page) => page.getByRole('dialog');
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

  const open = (width: number, path: string, morningOf?: string): Promise<ClerksPage> =>
    openForClerk(
      story,
      width,
      path,
      morningOf === undefined ? undefined : new Date(`${morningOf}T05:30:00Z`),
    );

  /** Does the task, and compares its presses with those of the first review. */
  async function measure(task: Task, opened: ClerksPage, act: () => Promise<unknown>) {
    const presses = await work.measure(task, opened, act);
    expect(presses).toBeGreaterThan(0);
    if (task.before !== undefined) expect(presses).toBeLessThanOrEqual(task.before);
  }

  it('opens the day sheet of 9:30, and checks a party in', async () => {
    const date = freshDate();
    await aBooking({ date, pickupTime: '09:30' });
    const opened = await open(phone, '/admin', date);
    const { page, context } = opened;
    const card = page.getByRole('article', { name: 'Asha Juma' });
    await measure(tasks.openSheet, opened, async () => {
      await page
        .getByRole('navigation', { name: 'Console, bottom menu' })
        .getByRole('link', { name: 'Departures' })
        .click();
      await page
        .getByRole('listitem')
        .filter({ hasText: '09:30' })
        .getByRole('link', { name: 'Spice Farm Tour' })
        .click();
      await card.waitFor();
    });
    await measure(tasks.checkIn, opened, async () => {
      await card.getByRole('button', { name: /^Check in all 2/ }).click();
      await card.getByText('2 of 2 checked in').waitFor();
    });
    await measure(tasks.undoCheckIn, opened, async () => {
      await card.getByRole('button', { name: /^Undo/ }).click();
      await card.getByRole('button', { name: /^Check in all 2/ }).waitFor();
    });
    await context.close();
  });

  it('collects what is due, and notes a no-show', async () => {
    const date = freshDate();
    await aBooking({ date, pickupTime: '09:30' });
    const opened = await open(phone, sheetOf(date), date);
    const { page, context } = opened;
    const card = page.getByRole('article', { name: 'Asha Juma' });
    await measure(tasks.noShow, opened, async () => {
      await card.getByRole('button', { name: /^No-show/ }).click();
      await card.getByText('Did not come').waitFor();
    });
    await measure(tasks.undoNoShow, opened, async () => {
      await card.getByRole('button', { name: /^Undo/ }).click();
      await card.getByRole('button', { name: /^No-show/ }).waitFor();
    });
    await measure(tasks.collect, opened, async () => {
      await card.getByRole('button', { name: /^Record payment/ }).click();
      await button(page, 'Record the payment').click();
      await card.getByText('Paid', { exact: true }).waitFor();
    });
    await context.close();
  });

  it('books for a caller', async () => {
    const date = freshDate();
    const opened = await open(desk, '/admin/bookings');
    const { page, context } = opened;
    await measure(tasks.bookForCaller, opened, async () => {
      await page.getByRole('link', { name: 'New booking' }).click();
      await page.getByRole('heading', { level: 1, name: 'New booking' }).waitFor();
      await page.getByRole('combobox', { name: 'Tour' }).selectOption(tourId);
      await page.getByRole('textbox', { name: 'Date' }).fill(date);
      await page.getByRole('radio', { name: /^09:30/ }).check();
      await button(page, 'One more: Adult (12+)').click();
      await button(page, 'One more: Adult (12+)').click();
      await page.getByLabel('Name').fill('Mzee Salum');
      await page.getByLabel('Phone').fill('0777 123 456');
      await button(page, 'Make the booking').click();
      await page.getByText(/^Booking made: ZBL-/).waitFor();
    });
    await context.close();
  });

  it('cancels a booking, rebooks it to another day and moves it', async () => {
    const reference = await aBooking();
    const opened = await open(desk, '/admin/bookings?tab=all');
    const { page, context } = opened;
    const choose = async (action: string) => {
      await button(page, `Actions for ${reference}`).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await measure(tasks.cancel, opened, async () => {
      await choose('Cancel booking');
      await dialogOf(page).getByRole('button', { name: 'Cancel booking' }).click();
      await page.getByText(`Booking cancelled: ${reference}`).waitFor();
    });
    await measure(tasks.rebook, opened, async () => {
      await choose('Rebook');
      await dialogOf(page).getByRole('button', { name: 'Day after' }).click();
      await dialogOf(page).getByRole('button', { name: 'Rebook booking' }).click();
      await page.getByText(`Booking rebooked: ${reference}`).waitFor();
    });
    await measure(tasks.move, opened, async () => {
      await choose('Modify');
      await dialogOf(page).getByRole('button', { name: 'Day after' }).click();
      await dialogOf(page).getByRole('button', { name: 'Save changes' }).click();
      await page.getByText(`Booking updated: ${reference}`).waitFor();
    });
    await context.close();
  });

  async function callOff(page: Page, reason: string) {
    await button(page, 'More for the whole departure').click();
    await page.getByRole('menuitem', { name: 'Cancel the whole departure' }).click();
    await dialogOf(page)
      .getByLabel(/^Reason/)
      .fill(reason);
    await dialogOf(page).getByRole('button', { name: 'Cancel all bookings' }).click();
    await page.getByText('Done: 1 of 1 bookings cancelled').waitFor();
  }
  const follow = (page: Page, name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
  const departureAt = (page: Page, time: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: time })
      .getByRole('link', { name: 'Spice Farm Tour' });

  it('calls off one departure for the weather', async () => {
    const date = freshDate();
    await aBooking({ date, pickupTime: '09:30' });
    const opened = await open(desk, '/admin');
    const { page, context } = opened;
    await measure(tasks.callOff, opened, async () => {
      await follow(page, 'Departures');
      await page.getByLabel('Day', { exact: true }).fill(date);
      await departureAt(page, '09:30').click();
      await callOff(page, 'Strong wind');
    });
    await context.close();
  });

  it('calls off the eight departures of a day for a storm', async () => {
    const date = freshDate();
    for (const pickupTime of times) await aBooking({ date, pickupTime });
    const opened = await open(desk, '/admin');
    const { page, context } = opened;
    await measure(tasks.storm, opened, async () => {
      await follow(page, 'Departures');
      await page.getByLabel('Day', { exact: true }).fill(date);
      await button(page, 'Cancel several departures').click();
      await dialogOf(page)
        .getByLabel(/^Reason/)
        .fill('Storm warning');
      await button(page, 'Cancel 8 departures').click();
      await page.getByText('8 departures cancelled, with 8 bookings.').waitFor();
    });
    await context.close();
  });

  it('changes a price', async () => {
    const id = 'kiwengwa-caves-pongwe';
    const pricingStructure = { type: 'fixed', currency: 'USD', basePrice: 35 } as const;
    await changeTour(staff, id, { title: 'Caves', pricingStructure });
    const opened = await open(desk, '/admin');
    const { page, context } = opened;
    await measure(tasks.price, opened, async () => {
      await follow(page, 'Tours');
      await page.getByRole('link', { name: 'Edit Caves' }).click();
      await page.getByLabel('Price for one traveller (USD)').fill('39');
      await button(page, 'Update Tour').click();
      await dialogOf(page).getByRole('button', { name: 'Save changes' }).click();
      await page.getByText('Tour updated successfully').waitFor();
    });
    await context.close();
  });

  it('undoes a cancellation, and finds who cancelled', async () => {
    const customer = { name: 'Zuhura Omar', email: 'zuhura@example.com', phone: '+255700000009' };
    const reference = await aBooking({ customer });
    const path = `/api/admin/bookings/${reference}/cancellation`;
    await staff.post(path, { reason: 'Ill' }, anyRevision);
    const opened = await open(desk, '/admin');
    const { page, context } = opened;
    const story = page.getByRole('group', { name: `History of ${reference}` });
    await measure(tasks.whoCancelled, opened, async () => {
      await page.keyboard.press('Control+k');
      await dialogOf(page).getByRole('combobox').fill('Zuhura Omar');
      await page.getByRole('option', { name: reference }).waitFor();
      await page.keyboard.press('Enter');
      await story.getByText('“Ill”').first().waitFor();
    });
    await measure(tasks.undo, opened, async () => {
      await button(page, 'Undo: Booking cancelled').first().click();
      await button(page, 'Undo it').click();
      await page.getByText(`Undone: ${reference}`).waitFor();
    });
    await context.close();
  });

  it('exports the bookings of a month for the accountant', async () => {
    // No other task of this file uses the month of this day.
    const date = storyDay(75);
    const firstDay = `${date.slice(0, 7)}-01`;
    const reference = await aBooking({ date });
    const opened = await open(desk, '/admin');
    const { page, context } = opened;
    const file = Promise.withResolvers<string>();
    page.on('download', (download) => void download.path().then(file.resolve, file.reject));
    await measure(tasks.month, opened, async () => {
      await follow(page, 'Bookings');
      await page.getByRole('tab', { name: /^All/ }).click();
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await page.getByLabel('Travel on or after').fill(firstDay);
      await page.getByLabel('Travel on or before').fill(lastDayOf(date));
      await page.getByRole('tabpanel').getByText('1 booking', { exact: true }).waitFor();
      await page.getByRole('link', { name: 'Export CSV' }).click();
      await file.promise;
    });
    expect(await readFile(await file.promise, 'utf8')).toContain(reference);
    await context.close();
  });

  it('erases a person', async () => {
    const email = 'forgotten@example.com';
    await aBooking({ customer: { name: 'Forgotten', email, phone: '+255700000010' } });
    const opened = await open(desk, '/admin/customers');
    const { page, context } = opened;
    await measure(tasks.erase, opened, async () => {
      await page.getByRole('link', { name: 'Export or erase data' }).click();
      await page.getByLabel('E-mail address').fill(email);
      await button(page, 'Look up').click();
      await button(page, 'Erase this person').click();
      await dialogOf(page).getByLabel('Type the address again').fill(email);
      await button(page, 'Erase permanently').click();
      await page.getByText('The personal data is erased from 1 booking').waitFor();
    });
    await context.close();
  });

  it('voids a wrong payment and a wrong refund', async () => {
    const reference = await aBooking();
    const opened = await open(desk, `/admin/bookings/${reference}`);
    const { page, context } = opened;
    const state = page.locator('[data-slot="payment-state"]');
    await button(page, 'Record payment: Asha Juma').click();
    await button(page, 'Record the payment').click();
    await button(page, 'Refund: Asha Juma').click();
    await button(page, 'Record the refund').click();
    const voidEntry = async (kind: 'payment' | 'refund') => {
      await button(page, new RegExp(`^Void ${kind}`, 'i')).click();
      await dialogOf(page)
        .getByLabel(/^Reason/)
        .fill('Typed wrong');
      await button(page, `Void the ${kind}`).click();
    };
    await measure(tasks.voidRefund, opened, async () => {
      await voidEntry('refund');
      await state.getByText('Paid', { exact: true }).waitFor();
    });
    await measure(tasks.voidPayment, opened, async () => {
      await voidEntry('payment');
      await state.getByText('USD $60.00 due').waitFor();
    });
    await context.close();
  });

  it('invites a colleague, and lets one in who lost the password', async () => {
    const { account } = await newColleague(story.system, staff, 'staff');
    const opened = await open(desk, '/admin');
    const { page, context } = opened;
    await measure(tasks.invite, opened, async () => {
      await follow(page, 'Accounts');
      await button(page, 'Invite somebody').click();
      await page.getByLabel('Username').fill('neema');
      await page.getByLabel('E-mail (optional)').fill('neema@tours.example');
      await button(page, 'Send invitation').click();
      await page.getByRole('dialog', { name: 'E-mail sent to neema' }).waitFor();
    });
    await page.goto(`${story.system.url}/admin`);
    await measure(tasks.colleaguesPassword, opened, async () => {
      await follow(page, 'Accounts');
      await button(page, `Actions for ${account.username}`).click();
      await page.getByRole('menuitem', { name: 'Reset password' }).click();
      await dialogOf(page).getByRole('button', { name: 'Reset password' }).click();
      await page.getByRole('dialog', { name: `A link for ${account.username}` }).waitFor();
    });
    await context.close();
  });

  it('lets the only owner in again who lost the password', async () => {
    const { body } = await staff.get<ListView<AccountView>>('/api/admin/accounts');
    const id = body.items.find(({ role }) => role === 'owner')?.id ?? '';
    await staff.patch(`/api/admin/accounts/${id}`, { email: ownersAddress });
    const opened = await open(desk, '/auth');
    const { page, context } = opened;
    const choosePassword = async () => {
      await page.getByLabel('Password').fill(newPassword);
      await button(page, 'Choose password and sign in').click();
      await page.waitForURL((url) => url.pathname !== '/auth');
    };
    await measure(tasks.ownersPassword, opened, async () => {
      await button(page, 'Forgotten password?').click();
      await page.getByLabel('Username or e-mail address').fill(ownersAddress);
      await button(page, 'Send a link').click();
      const mail = await eventually(() =>
        mails.received.find(({ subject }) => subject?.startsWith('Choose a new password')),
      );
      await page.goto(/http\S+\/auth#link=[0-9a-f]{64}/.exec(mail.text ?? '')?.[0] ?? '');
      await choosePassword();
    });
    await context.clearCookies();
    await measure(tasks.ownersPasswordByCommand, opened, async () => {
      const { said } = await runProgram('accounts', ['reset-owner'], {
        ...story.system.settings,
        PUBLIC_URL: story.system.url,
      });
      await page.goto('about:blank');
      await page.goto(/http\S+\/auth#link=[0-9a-f]{64}/.exec(said)?.[0] ?? '');
      await choosePassword();
    });
    await context.close();
  });

  it('has the same presses in the documentation', async () => {
    const page = await readFile('docs/a-days-work.md', 'utf8');
    expect(rowsWithoutSeconds(page)).toEqual(
      expect.arrayContaining(rowsWithoutSeconds(work.table)),
    );
  });
});
