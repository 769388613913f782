import { given } from '../../../../../test/support/decider-story.ts';
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

describe('writing to the operator', () => {
  it('keeps who wrote, where they are reached, and what', () => {
    given(contactDecider, []).when(submit()).then([submitted()]);
  });

  it('keeps the address as the customer’s others are kept, and nothing around the words', () => {
    given(contactDecider, [])
      .when(submit({ email: ' Asha@Example.COM\n', name: ' Asha Juma ', message: '\n Hello \n' }))
      .then([submitted({ message: 'Hello' })]);
  });

  it('keeps nothing that came along', () => {
    given(contactDecider, [])
      .when(submit({ phone: '+255' }))
      .then([submitted()]);
  });

  it('keeps the name on one line, so that it starts no line of an e-mail’s head', () => {
    given(contactDecider, [])
      .when(submit({ name: 'Asha\r\nBcc: everybody@example.com\u0000\u2028Juma' }))
      .then([submitted({ name: 'Asha Bcc: everybody@example.com Juma' })]);
  });

  it('keeps the lines of the message, and no character that cannot be seen', () => {
    given(contactDecider, [])
      .when(submit({ message: 'One\r\nTwo\rThree\u0007\u001b[31m\tFour' }))
      .then([submitted({ message: 'One\nTwo\nThree[31m\tFour' })]);
  });

  it('is done once', () => {
    given(contactDecider, [submitted()]).when(submit()).thenNothing();
  });

  it('is refused without a name, an address and words, each told', () => {
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
