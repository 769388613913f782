import { screen, within } from '@testing-library/react';
import { openSite } from '../../../test-support/open-site.tsx';
import { maskedBooking, reference, serverOfBooking } from '../../../test-support/own-bookings.ts';
import { adminBooking, staffServer } from '../../../test-support/sample-bookings.ts';

const customer = { name: 'Asha Juma', email: null, phone: '+255 700 000 001' };

describe('a booking without an e-mail address', () => {
  let site: ReturnType<typeof openSite>;
  afterEach(() => {
    site.leave();
  });

  it('shows staff how to reach the traveller, and gives staff the link', async () => {
    const booking = { ...adminBooking(74_100_680), customer };
    const path = `/admin/bookings/${booking.reference}`;
    const manageUrl = 'https://tours.example/manage-booking/ZBL-74100680#token=abc';
    const server = staffServer(booking).on(`POST ${path}/manage-link`, () =>
      Response.json({ ...booking, revision: '2', position: 'log.9', manageUrl }),
    );
    site = openSite(path, server);
    expect(await screen.findByText('No e-mail address')).toBeVisible();
    expect(screen.getByRole('link', { name: /^WhatsApp Asha Juma/ })).toHaveAttribute(
      'href',
      'https://wa.me/255700000001',
    );
    await site.user.click(screen.getByRole('button', { name: 'Show the link for the traveller' }));
    expect(await screen.findByText(manageUrl)).toBeVisible();
    const text = encodeURIComponent(`Your booking ZBL-74100680: ${manageUrl}`);
    expect(screen.getByRole('link', { name: /^Send it on WhatsApp/ })).toHaveAttribute(
      'href',
      `https://wa.me/255700000001?text=${text}`,
    );
    await site.user.click(screen.getByRole('button', { name: 'Cancel booking' }));
    const asked = within(await screen.findByRole('dialog'));
    expect(asked.getByText(/The traveller has no e-mail address: call them/)).toBeVisible();
    expect(asked.queryByLabelText(/^Show the reason in the e-mail/)).toBeNull();
  });

  it('is opened by the traveller only with the link', async () => {
    const masked = { name: 'A••• J•••', email: null, phone: '•••01' };
    site = openSite(
      `/manage-booking/${reference}`,
      serverOfBooking(maskedBooking({ customer: masked })),
    );
    await site.user.click(await screen.findByRole('button', { name: 'Modify Booking' }));
    const dialog = await screen.findByRole('dialog', { name: 'Is this your booking?' });
    expect(dialog).toHaveTextContent('Open it with the link that we gave you.');
    expect(screen.queryByLabelText(/^E-mail/)).toBeNull();
    expect(screen.getByText('None')).toBeVisible();
  });
});
