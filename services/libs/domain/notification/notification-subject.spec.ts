import { contactSubject, subject } from '../../../../test/support/stories/notification-story.ts';
import { type NotificationSubject, subjectOf } from './notification-subject.ts';

const cause = { commandId: '5ad5f4a5-0f53-5d1b-a8a1-0d3b9d1c5e11', revision: 0 };

describe('the subject of a notification', () => {
  it.each<[string, NotificationSubject]>([
    ['a booking', subject],
    ['a message to the operator', contactSubject],
    [
      'the bookings of a traveller',
      { customerId: 'customer-7', template: 'lost-references', recipient: 'traveller', cause },
    ],
    [
      'the departures of a day',
      { day: '2026-12-01', template: 'departures-digest', recipient: 'operator', cause },
    ],
  ])('is %s, without any other fields', (_what, about) => {
    const more = { ...about, type: 'QueueNotification', now: '2026-11-20T09:00:00.000Z' };
    expect(subjectOf(more)).toStrictEqual(about);
  });
});
