import { on, project } from '../../../../../test/support/stories/projection-story.ts';
import type { ContactEvent } from '../../../domain/contact/contact.events.ts';
import type { Sealed } from '../../../domain/personal-data/personal-data.ts';
import { type ContactMessageCard, contactMessages } from './contact-messages.projection.ts';

const first = '2026-11-20T06:00:00.000Z';
const second = '2026-11-21T06:00:00.000Z';
const third = '2026-11-22T06:00:00.000Z';
const personal = 'v1.asha.message' as Sealed;
const said = 'v1.asha.answer' as Sealed;
const submitted: ContactEvent = { type: 'ContactMessageSubmitted', data: { personal } };
const answered: ContactEvent = { type: 'ContactMessageAnswered', data: { personal: said } };
const closed: ContactEvent = { type: 'ContactMessageClosed', data: {} };
const reopened: ContactEvent = { type: 'ContactMessageReopened', data: {} };

function story(...events: readonly ContactEvent[]) {
  const times = [first, second, third];
  return events.map((event, index) => ({
    ...on('contact-hello', event, times[index]),
    revision: index,
  }));
}

const open: ContactMessageCard = {
  messageId: 'hello',
  status: 'open',
  isErased: false,
  personal,
  writtenAt: first,
  updatedAt: first,
  answers: [],
  revision: 0,
  waits: 1,
  order: -Date.parse(first),
};
const settled = { status: 'closed', waits: 0, updatedAt: second, order: Date.parse(second) };

describe('the list of messages to the operator', () => {
  it('has open messages first, the longest waiting one first', () => {
    project(contactMessages, story(submitted)).then({ hello: open });
  });

  it('keeps each answer, and closes the message', () => {
    project(contactMessages, story(submitted, answered, answered)).then({
      hello: {
        ...open,
        ...settled,
        answers: [
          { at: second, personal: said },
          { at: third, personal: said },
        ],
        ...{ revision: 2, updatedAt: third, order: Date.parse(third) },
      },
    });
  });

  it('has a reopened message at the same place as before it was closed', () => {
    project(contactMessages, story(submitted, closed)).then({
      hello: { ...open, ...settled, revision: 1 },
    });
    project(contactMessages, story(submitted, closed, reopened)).then({
      hello: { ...open, revision: 2, updatedAt: third },
    });
  });

  it('closes the messages of a person who was erased', () => {
    const erased = on(
      'customer-asha',
      { type: 'CustomerErased', data: { bookings: [], messages: ['hello', 'unknown'] } } as const,
      second,
    );
    project(contactMessages, [...story(submitted), erased]).then({
      hello: { ...open, ...settled, isErased: true },
    });
  });
});
