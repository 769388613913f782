import type { Page } from 'playwright-core';
import type { PlacedBookingAnswer } from '../../services/libs/contracts/booking/booking-view.ts';
import { addDays, instantOf } from '../../services/libs/contracts/calendar.ts';
import { book, spiceFarm } from '../support/stories/booking-requests.ts';
import { changeTour } from '../support/stories/change-tour.ts';
import {
  BrowserStory,
  describeInChromium,
  type OpenPage,
  openPage,
  untilHydrated,
  storyDay,
  storyTime,
} from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { eventually } from '../support/eventually.ts';
import { MailServer } from '../support/processes/mail-server.ts';
import type { Visitor } from '../support/stories/visitor.ts';

const day = storyDay(9);
const any = { 'if-match': '*' };
const email = 'asha@example.com';

describeInChromium('managing a booking', () => {
  let story: BrowserStory;
  let mails: MailServer;
  let staff: Visitor;

  beforeAll(async () => {
    mails = await MailServer.start();
    story = await BrowserStory.begin({
      RATE_LIMITS: 'on',
      // All travellers of these tests have one address.
      LIMIT_BOOKINGS_PER_NETWORK: '100',
      LIMIT_BOOKINGS_PER_NETWORK_WITH_PROOF: '100',
      LIMIT_BOOKINGS_PER_WIDE_NETWORK: '100',
      LIMIT_BOOKINGS_PER_WIDE_NETWORK_WITH_PROOF: '100',
      LIMIT_BOOKINGS_PER_MINUTE: '100',
      LIMIT_BOOKINGS_PER_PERSON: '100',
      LIMIT_CHANGES_PER_BOOKING: '100',
      SMTP_URL: mails.url,
    });
    staff = await story.system.staff();
  });

  afterAll(async () => {
    await story.end();
    await mails.close();
  });

  /** A booking made in another browser, so this browser still has to give a proof. */
  const booked = (more: object = {}): Promise<PlacedBookingAnswer> =>
    book(story.system.visitor(), { date: day, ...more });

  const addressOf = ({ reference }: PlacedBookingAnswer) =>
    `${story.system.url}/manage-booking/${reference}`;

  /** The page of a booking in a browser that has given a proof. */
  async function opened(booking: PlacedBookingAnswer, width = 390): Promise<OpenPage> {
    const screen = await openPage(story.browser, width);
    const proof = `${story.system.url}/api/bookings/${booking.reference}/proof`;
    expect((await screen.context.request.post(proof, { data: { email } })).status()).toBe(204);
    await screen.page.goto(addressOf(booking));
    return screen;
  }

  /** The link that was mailed to the person who booked. */
  async function mailedLink(booking: PlacedBookingAnswer): Promise<string> {
    const token = await eventually(
      () =>
        mails.received
          .filter(({ text }) => text?.includes(booking.reference) === true)
          .flatMap(({ text = '' }) => /#token=([0-9a-f]{64})/.exec(text)?.[1] ?? [])[0],
    );
    return `${addressOf(booking)}#token=${token}`;
  }

  const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
  const inDialog = (page: Page, name: string) =>
    page.getByRole('dialog').getByRole('button', { name });

  it.each([390, 1280])(
    'leads from the mailed link to a change of travellers, a correction and a cancellation (%i px)',
    async (width) => {
      const { page, context, complaints } = await openPage(story.browser, width);
      const booking = await booked();
      await page.goto(await mailedLink(booking));
      await page.getByText(email).first().waitFor();
      expect(page.url()).toBe(addressOf(booking));
      await expectUsable(page);

      await press(page, 'Modify Booking');
      await press(page, 'One more: Child (4-11)');
      await page.getByText('$15.00 more than before ($60.00).').waitFor();
      await expectUsable(page);
      await press(page, 'Confirm changes');
      await page.getByRole('group', { name: 'Done' }).waitFor();
      await page.getByText('2 × Adult (12+), 1 × Child (4-11)', { exact: true }).waitFor();
      expect(await focused(page)).toContain('Booking updated successfully!');

      await press(page, 'Correct details');
      await page.getByLabel('Full name').fill('Asha J. Juma');
      await expectUsable(page);
      await press(page, 'Save details');
      await page.getByText('Asha J. Juma').first().waitFor();
      await page.getByText('You corrected your details').waitFor();

      await press(page, 'Cancel Booking');
      await page.getByText('You can undo this here for one hour').waitFor();
      await expectUsable(page);
      await inDialog(page, 'Cancel Booking').click();
      await page.getByText('This booking is cancelled, and').waitFor();
      expect(await focused(page)).toContain('Booking cancelled successfully');
      await page.getByText(/You can undo the cancellation until \d\d:\d\d/).waitFor();
      await expectUsable(page);

      await press(page, 'Undo the cancellation');
      await page.getByText('your booking is confirmed as before').waitFor();
      await expectUsable(page);
      await inDialog(page, 'Undo the cancellation').click();
      await page.getByText(/^Your seats are reserved\./).waitFor();
      expect(await focused(page)).toContain('Your booking is confirmed as before.');
      await page.getByText('You undid the cancellation').waitFor();
      await page.getByText('2 × Adult (12+), 1 × Child (4-11)', { exact: true }).waitFor();
      await expectUsable(page);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('shows the terms of cancelling that the tour had when it was booked', async () => {
    const { tourId } = spiceFarm;
    const terms = (freeCancellationHours: number, cancellationChargePercent: number) =>
      changeTour(staff, tourId, { freeCancellationHours, cancellationChargePercent });
    // Cancelling is free until ten days before the start. For a departure in nine days, this time is over.
    await terms(240, 50);
    const { page, context, complaints } = await openPage(story.browser, 390);
    await page.goto(`${story.system.url}/tour/${tourId}`);
    await page
      .getByText(
        'Free until 240 hours before the start. After that the operator may charge up to 50 %',
      )
      .first()
      .waitFor();
    const booking = await booked();
    await terms(24, 100);
    const proof = `${story.system.url}/api/bookings/${booking.reference}/proof`;
    expect((await context.request.post(proof, { data: { email } })).status()).toBe(204);
    await page.goto(addressOf(booking));
    const charge = `$${(booking.totalPrice / 2).toFixed(2)}`;
    const words = `the operator may charge up to 50 % of the price (${charge}).`;
    await page.getByText(words).first().waitFor();
    await press(page, 'Cancel Booking');
    await page.getByRole('dialog').getByText(words).waitFor();
    await expectUsable(page);
    await inDialog(page, 'Cancel Booking').click();
    await page.getByText(`Cancelling was not free of charge: ${words}`).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('asks for a proof before the first change, and limits wrong answers', async () => {
    const { page, context, complaints } = await openPage(story.browser, 390);
    const booking = await booked();
    await page.goto(addressOf(booking));
    await page.getByText('A••• J•••').waitFor();
    await expectUsable(page);
    await press(page, 'Modify Booking');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('somebody@example.com');
    await press(page, 'Continue');
    await page.getByText('The reference and the e-mail address do not match').first().waitFor();
    await expectUsable(page);
    const proof = `${story.system.url}/api/bookings/${booking.reference}/proof`;
    for (let tries = 0; tries < 5; tries += 1) {
      await context.request.post(proof, { data: { email: 'somebody@example.com' } });
    }
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await press(page, 'Continue');
    await page
      .getByText(/Too many attempts\. Please try again later\. Try again in \d+/)
      .first()
      .waitFor();
    // The owner's mailed link works during the limit.
    await page.goto('about:blank');
    await page.goto(await mailedLink(booking));
    await page.getByText(email).first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('asks for the e-mail address if a link no longer works', async () => {
    const { page, context } = await openPage(story.browser, 390);
    await page.goto(`${addressOf(await booked())}#token=${'0'.repeat(64)}`);
    await page.getByText('The link in your e-mail no longer works').waitFor();
    expect(page.url()).not.toContain('token');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await press(page, 'Continue');
    await page.getByText(email).first().waitFor();
    await context.close();
  });

  it('offers the nearest departures if the wanted day is full', async () => {
    const full = addDays(day, 1);
    const departure = `/api/admin/departures/spice-farm-tour_${full}_0900/capacity`;
    const { page, context } = await opened(await booked());
    await press(page, 'Modify Booking');
    await page.getByLabel('Date').fill(full);
    await page.getByText('The total stays $60.00.').waitFor();
    expect((await staff.put(departure, { capacity: 1 }, any)).status).toBe(200);
    await press(page, 'Confirm changes');
    await page.getByText('Failed to update booking').waitFor();
    await expectUsable(page);
    const nearest = page.getByRole('group', { name: 'Nearest departures with seats' });
    await nearest.getByRole('button').first().click();
    await page.getByText('The total stays $60.00.').waitFor();
    await press(page, 'Confirm changes');
    await page.getByText('Booking Rescheduled').first().waitFor();
    await context.close();
  });

  it('shows the second of two tabs what changed, and keeps the entered values', async () => {
    const booking = await booked();
    const { page, context } = await opened(booking, 1280);
    await press(page, 'Modify Booking');
    await press(page, 'One more: Child (4-11)');
    await page.getByText('$15.00 more than before ($60.00).').waitFor();

    const other = await context.newPage();
    await other.goto(addressOf(booking));
    await press(other, 'Modify Booking');
    await other.getByLabel('Date').fill(addDays(day, 3));
    await other.getByText('The total stays $60.00.').waitFor();
    await press(other, 'Confirm changes');
    await other.getByText('Booking Rescheduled').first().waitFor();

    await press(page, 'Confirm changes');
    await page.getByText('This booking was changed meanwhile').waitFor();
    await expectUsable(page);
    expect(await page.getByLabel('Date').inputValue()).toBe(addDays(day, 3));
    await page.getByText('$15.00 more than before ($60.00).').waitFor();
    await press(page, 'Confirm changes');
    await page.getByRole('group', { name: 'Done' }).waitFor();
    const { body } = await staff.get<PlacedBookingAnswer>(
      `/api/admin/bookings/${booking.bookingNumber}`,
    );
    expect([body.date, body.guests]).toEqual([addDays(day, 3), 3]);
    await context.close();
  });

  it('changes once if the answer is lost and the traveller presses again', async () => {
    const booking = await booked();
    const { page, context } = await opened(booking);
    const keys: (string | undefined)[] = [];
    await page.route(`**/api/bookings/${booking.reference}`, async (route) => {
      if (route.request().method() !== 'PATCH') {
        await route.continue();
        return;
      }
      keys.push(route.request().headers()['idempotency-key']);
      const response = await route.fetch(); // The request reaches the server and is executed …
      if (keys.length === 1)
        await route.abort('connectionreset'); // … and the browser gets no answer.
      else await route.fulfill({ response });
    });
    await press(page, 'Modify Booking');
    await press(page, 'One more: Child (4-11)');
    await page.getByText('$15.00 more than before ($60.00).').waitFor();
    await press(page, 'Confirm changes');
    await page.getByText('It will be done only once').waitFor();
    await press(page, 'Confirm changes');
    await page.getByRole('group', { name: 'Done' }).waitFor();
    expect(new Set(keys).size).toBe(1);
    await context.close();
  });

  it('shows that cancelling is free until the exact second when it no longer is', async () => {
    const { page, context } = await openPage(story.browser, 390);
    const booking = await booked();
    const until = Date.parse(booking.freeCancellationUntil);
    expect(booking.freeCancellationUntil).toBe(
      instantOf({ date: addDays(day, -1), time: '09:00' }),
    );
    await page.clock.install();
    await page.goto(addressOf(booking));
    await page.getByText('Cancelling is free of charge').waitFor();
    const anHour = 3_600_000;
    await page.clock.fastForward(until - Date.parse(storyTime()) - anHour);
    await page.getByText('Cancelling is free of charge').waitFor();
    await page.clock.fastForward(anHour + 1000);
    await page.getByText('Cancelling is no longer free.').waitFor();
    await context.close();
  });

  it('is reached from the menu with reference and e-mail, and mails lost references', async () => {
    const { page, context, complaints } = await openPage(story.browser, 390);
    const booking = await booked();
    await page.goto(`${story.system.url}/about`);
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Manage booking' }).click();
    const form = await page.getByRole('button', { name: 'Open my booking' }).boundingBox();
    expect((form?.y ?? Infinity) + (form?.height ?? 0)).toBeLessThanOrEqual(844); // no scrolling
    await page.getByLabel('Booking reference').fill('hello');
    await page.getByRole('textbox', { name: 'E-mail' }).first().fill(email);
    await press(page, 'Open my booking');
    await page.getByText('Invalid booking reference').first().waitFor();
    await expectUsable(page);

    await page.getByText('Lost your reference?').click();
    await page.getByRole('textbox', { name: 'E-mail' }).last().fill('nobody@example.com');
    await press(page, 'Send my references');
    await page.getByText('If bookings were made with this address').waitFor();
    await expectUsable(page);

    await page.getByLabel('Booking reference').fill(booking.reference.toLowerCase());
    await press(page, 'Open my booking');
    await page.getByText(email).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(`/manage-booking/${booking.reference.toLowerCase()}`);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '');
}
