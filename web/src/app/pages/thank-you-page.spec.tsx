import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { address, openSite } from '../../../test-support/open-site.tsx';

const thanks =
  '/thank-you?tour=Spice+Farm+Tour&date=2026-11-28&time=09:00&guests=3&email=asha%40example.com&reference=ZBL-74100680';

/** The state of the history entry in the browser that made the booking. */
const justBooked = {
  usr: {
    email: 'asha@example.com',
    booked: {
      reference: 'ZBL-74100680',
      meetingPoint: 'Darajani market, main entrance',
      meetingPointLink: null,
      pickupPlace: 'Tembo House Hotel',
      totalPrice: 90,
      currency: 'USD',
      whatToBring: ['Closed shoes', 'Insect repellent'],
    },
  },
};

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

  it('shows all facts for the day of the tour on one screen, in the browser that made the booking', async () => {
    site = openSite(thanks);
    history.replaceState(justBooked, '');
    await screen.findByText('Confirmed');
    for (const fact of [
      '$90.00',
      'Pay on arrival: cash in USD or TZS.',
      'Tembo House Hotel',
      /Darajani market, main entrance/,
      'Closed shoes · Insect repellent',
    ]) {
      expect(await screen.findByText(fact)).toBeVisible();
    }
    const main = within(screen.getByRole('main'));
    for (const [name, href] of [
      ['Voucher (PDF)', '/api/bookings/ZBL-74100680/voucher.pdf'],
      ['Add to calendar', '/api/bookings/ZBL-74100680/calendar.ics'],
      ['Manage booking', '/manage-booking/ZBL-74100680'],
      ['WhatsApp us', expect.stringMatching(/^https:\/\/wa\.me\/.*ZBL-74100680/)],
    ] as const) {
      expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });

  it('says that a request is not confirmed yet', async () => {
    site = openSite(`${thanks}&status=pending`);
    history.replaceState(justBooked, '');
    expect(await screen.findByText('Not confirmed yet')).toBeVisible();
    expect(screen.queryByText('Confirmed')).toBeNull();
  });

  it.each([
    ['the address alone', null],
    [
      'the history of another booking',
      { usr: { booked: { ...justBooked.usr.booked, reference: 'ZBL-10000001' } } },
    ],
  ])('confirms nothing and offers no documents for %s', async (_, state) => {
    site = openSite(thanks);
    history.replaceState(state, '');
    const main = within(await screen.findByRole('main'));
    await main.findByRole('link', { name: 'WhatsApp us' });
    expect(screen.queryByText('Confirmed')).toBeNull();
    expect(screen.queryByText('How to pay')).toBeNull();
    expect(main.queryByRole('link', { name: 'Voucher (PDF)' })).toBeNull();
    expect(main.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
    expect(main.getByRole('link', { name: 'Manage booking' })).toBeVisible();
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
