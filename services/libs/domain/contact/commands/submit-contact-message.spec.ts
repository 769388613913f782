import { given } from '../../../../../test/support/stories/decider-story.ts';
import { contactDecider } from '../contact.decider.ts';
import type { ContactMessageSubmitted } from '../contact.events.ts';
import type { ContactMessage } from '../contact-message.ts';

const written: ContactMessage = {
  name: 'Asha Juma',
  email: 'asha@example.com',
  message: 'Do you sail in June?\nWe are nine.',
};
const submitted = (change: Partial<ContactMessage> = {}): ContactMessageSubmitted => ({
  type: 'ContactMessageSubmitted',
  data: { personal: { ...written, ...change } },
});
const submit = (change: object = {}) =>
  ({ type: 'SubmitContactMessage', contactMessage: { ...written, ...change } }) as const;

describe('sending a contact message', () => {
  it('stores the name, the contact and the message', () => {
    given(contactDecider, []).when(submit()).then([submitted()]);
  });

  it('normalises the address like other addresses, and trims the texts', () => {
    given(contactDecider, [])
      .when(submit({ email: ' Asha@Example.COM\n', name: ' Asha Juma ', message: '\n Hello \n' }))
      .then([submitted({ message: 'Hello' })]);
  });

  it('ignores unknown fields', () => {
    given(contactDecider, [])
      .when(submit({ phone: '+255' }))
      .then([submitted()]);
  });

  it('keeps the name on one line, so that it cannot start a header line of an e-mail', () => {
    given(contactDecider, [])
      .when(submit({ name: 'Asha\r\nBcc: everybody@example.com\u0000\u2028Juma' }))
      .then([submitted({ name: 'Asha Bcc: everybody@example.com Juma' })]);
  });

  it('keeps the line breaks of the message, and removes invisible characters', () => {
    given(contactDecider, [])
      .when(submit({ message: 'One\r\nTwo\rThree\u0007\u001b[31m\tFour' }))
      .then([submitted({ message: 'One\nTwo\nThree[31m\tFour' })]);
  });

  it('is done once', () => {
    given(contactDecider, [submitted()]).when(submit()).thenNothing();
  });

  it('is refused without a name, an address and a message, with one fault for each', () => {
    const fault = (field: string) => ({ field, message: 'Please fill in all required fields' });
    given(contactDecider, [])
      .when(submit({ name: '\u0000 ', email: ' ', message: '\n\u0007' }))
      .thenRefused({
        code: 'InvalidFields',
        faults: [fault('name'), fault('email'), fault('message')],
      });
    given(contactDecider, [])
      .when(submit({ message: '' }))
      .thenRefused({ code: 'InvalidFields', faults: [fault('message')] });
  });
});
