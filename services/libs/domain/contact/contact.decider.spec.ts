import { given } from '../../../../test/support/stories/decider-story.ts';
import { contactDecider } from './contact.decider.ts';
import type { ContactEvent } from './contact.events.ts';

const submitted: ContactEvent = {
  type: 'ContactMessageSubmitted',
  data: { personal: { name: 'Asha Juma', email: 'asha@example.com', message: 'Hello' } },
};
const answered = (text: string): ContactEvent => ({
  type: 'ContactMessageAnswered',
  data: { personal: { text } },
});
const closed: ContactEvent = { type: 'ContactMessageClosed', data: {} };
const reopened: ContactEvent = { type: 'ContactMessageReopened', data: {} };

const answer = (text: string) => ({ type: 'AnswerContactMessage', text }) as const;
const close = { type: 'CloseContactMessage' } as const;
const reopen = { type: 'ReopenContactMessage' } as const;

describe('a message to the operator', () => {
  it('is answered, and answered again, with tidy text', () => {
    given(contactDecider, [submitted])
      .when(answer(' Yes.\r\nEvery day.\u0007 \n'))
      .then([answered('Yes.\nEvery day.')]);
    given(contactDecider, [submitted, answered('Yes.')])
      .when(answer('At 9.'))
      .then([answered('At 9.')]);
  });

  it('is not answered with an empty text or with a text that is too long', () => {
    const refusal = (message: string) =>
      ({ code: 'InvalidFields', faults: [{ field: 'text', message }] }) as const;
    given(contactDecider, [submitted])
      .when(answer(' \u0000\n'))
      .thenRefused(refusal('Write the answer'));
    given(contactDecider, [submitted])
      .when(answer('x'.repeat(4_001)))
      .thenRefused(refusal('Use at most 4,000 characters'));
    given(contactDecider, [submitted])
      .when(answer('x'.repeat(4_000)))
      .then([answered('x'.repeat(4_000))]);
  });

  it('is closed once, answered or not', () => {
    given(contactDecider, [submitted]).when(close).then([closed]);
    given(contactDecider, [submitted, closed]).when(close).thenNothing();
    given(contactDecider, [submitted, answered('Yes.')])
      .when(close)
      .thenNothing();
  });

  it('waits again once it is reopened', () => {
    given(contactDecider, [submitted]).when(reopen).thenNothing();
    given(contactDecider, [submitted, closed]).when(reopen).then([reopened]);
    given(contactDecider, [submitted, answered('Yes.')])
      .when(reopen)
      .then([reopened]);
    given(contactDecider, [submitted, closed, reopened]).when(close).then([closed]);
  });

  it.each([answer('Yes.'), close, reopen])('must exist: $type', (command) => {
    given(contactDecider, []).when(command).thenRefused({ code: 'ContactMessageNotFound' });
  });
});
