import { screen, waitFor } from '@testing-library/react';
import { address, openSite, sampleSite } from '../../../test-support/open-site.tsx';
import { maskedBooking, reference, serverOfBooking } from '../../../test-support/own-bookings.ts';
import { problem, type StubApi } from '../../../test-support/stub-api.ts';

describe('the page to find a booking', () => {
  let site: ReturnType<typeof openSite>;
  afterEach(() => {
    site.leave();
  });

  /** Fills in the form and submits it. */
  async function find(stub: StubApi, typed: string, email: string) {
    site = openSite('/find-booking', stub);
    await screen.findByRole('heading', { level: 1, name: 'Manage booking' });
    const [mail] = screen.getAllByLabelText(/^E-mail/);
    if (typed !== '') await site.user.type(screen.getByLabelText(/^Booking reference/), typed);
    if (email !== '') await site.user.type(mail as HTMLElement, email);
    await site.user.click(screen.getByRole('button', { name: 'Open my booking' }));
  }

  it('opens a booking by its reference and e-mail address', async () => {
    const stub = serverOfBooking(maskedBooking());
    await find(stub, ` ${reference}`, 'asha@example.com ');
    expect(await screen.findByText('asha@example.com')).toBeVisible();
    expect(address()).toBe(`/manage-booking/${reference}`);
    expect(stub.calls(`POST /bookings/${reference}/proof`)[0]?.body).toEqual({
      email: 'asha@example.com',
    });
  });

  it('asks for both fields', async () => {
    const stub = serverOfBooking();
    await find(stub, '', '');
    expect(await screen.findByRole('group', { name: 'There is a problem' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Enter your reference' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Enter your e-mail' })).toBeVisible();
    expect(stub.calls('POST /bookings/*/proof')).toHaveLength(0);
  });

  it.each([
    ['ProofRefused', 'The reference and the e-mail address do not match'],
    ['InvalidReference', 'Invalid booking reference'],
    ['Unavailable', 'We got no answer. Please try again.'],
  ] as const)('says what is wrong: %s', async (code, words) => {
    const stub = serverOfBooking().on('POST /bookings/*/proof', () => problem(code));
    await find(stub, 'ZBL-74100681', 'asha@example.com');
    expect(await screen.findAllByText(words)).not.toHaveLength(0);
    expect(address()).toBe('/find-booking');
  });

  it('mails lost references, and shows the same answer for every address', async () => {
    const stub = serverOfBooking().on('POST /lost-references', () =>
      Response.json({}, { status: 202 }),
    );
    site = openSite('/find-booking', stub);
    await site.user.click(await screen.findByText('Lost your reference?'));
    const mail = screen.getAllByLabelText(/^E-mail/)[1] as HTMLElement;
    await site.user.click(screen.getByRole('button', { name: 'Send my references' }));
    await waitFor(() => {
      expect(mail).toBeInvalid();
    });
    await site.user.type(mail, 'nobody@example.com');
    await site.user.click(screen.getByRole('button', { name: 'Send my references' }));
    expect(await screen.findByText(/^If bookings were made with this address/)).toBeVisible();
    expect(stub.calls('POST /lost-references')[0]?.body).toEqual({ email: 'nobody@example.com' });
  });

  it('lets travellers ask for lost references if there is no mail server', async () => {
    const stub = serverOfBooking().on('GET /site', { ...sampleSite, sendsEmail: false });
    site = openSite('/find-booking', stub);
    await site.user.click(await screen.findByText('Lost your reference?'));
    expect(await screen.findByRole('link', { name: 'Ask for my reference' })).toHaveAttribute(
      'href',
      '/contact',
    );
    expect(screen.queryByRole('button', { name: 'Send my references' })).toBeNull();
  });
});
