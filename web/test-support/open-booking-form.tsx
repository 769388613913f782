import { screen } from '@testing-library/react';
import { openSite, quietServer, someDay } from './open-site.tsx';

export const reefBooking = `/booking/mnemba-reef-snorkelling?date=${someDay}&guests=3`;

export const changeLabel = 'Change the date and the travellers';

/** Opens the booking form. Its controls for the day and the party are open unless `opensControls` is false. */
export async function openForm(path = reefBooking, server = quietServer(), opensControls = true) {
  const site = openSite(path, server);
  await screen.findByRole('heading', { name: 'Complete your booking' });
  await screen.findByLabelText(/^Full name/);
  const { user } = site;
  const change = screen.queryByRole('button', { name: changeLabel });
  if (change !== null && opensControls) await user.click(change);
  if (opensControls) await screen.findByRole('radio', { name: /08:30|09:00/ });
  return {
    ...site,
    async fill(fields: Readonly<Record<string, string>>) {
      for (const [label, text] of Object.entries(fields)) {
        const input = screen.getByLabelText(new RegExp(`^${label}`));
        await user.clear(input);
        await user.type(input, text);
      }
    },
    confirm: () => user.click(screen.getByRole('button', { name: 'Confirm Booking' })),
  };
}

export const asha = {
  'Full name': 'Asha Juma',
  'E-mail': 'asha@example.com',
  Phone: '+255 700 000 001',
};
