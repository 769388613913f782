import type { ContactMessageRequest } from '../../../services/libs/contracts/contact/contact-message.ts';

/** A message to the operator, as the site would send it. */
export const question: ContactMessageRequest = {
  name: 'Asha Juma',
  email: 'asha@example.com',
  message: 'Do you sail in June?\nWe are nine, two of us children.',
};
