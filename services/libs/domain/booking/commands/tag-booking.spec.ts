import {
  bookingAsked,
  bookingConfirmed,
  bookingPlaced,
  cancelled,
  confirmed,
  pending,
} from '../../../../../test/support/stories/booking-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import type { BookingEvent } from '../booking.events.ts';
import { tagBooking } from './tag-booking.ts';
import { untagBooking } from './untag-booking.ts';

const tagging = bookingAsked(tagBooking);
const untagging = bookingAsked(untagBooking);

const added = (tag: string): BookingEvent => ({ type: 'BookingTagAdded', data: { tag } });
const removed = (tag: string): BookingEvent => ({ type: 'BookingTagRemoved', data: { tag } });
const tag = (text: string) => ({ type: 'TagBooking', tag: text }) as const;
const untag = (text: string) => ({ type: 'UntagBooking', tag: text }) as const;

describe('a tag', () => {
  it.each([
    ['pending', pending],
    ['confirmed', confirmed],
    ['cancelled', cancelled],
  ])('can be added and removed while the booking is %s', (_status, events) => {
    given(tagging, events)
      .when(tag('  Travel  agency\n'))
      .then([added('Travel agency')]);
    given(untagging, [...events, added('Travel agency')])
      .when(untag('travel agency'))
      .then([removed('Travel agency')]);
  });

  it('is not added again in another letter case', () => {
    given(tagging, [...confirmed, added('VIP')])
      .when(tag('vip'))
      .thenNothing();
  });

  it('counts as removed if the booking does not have it', () => {
    given(untagging, confirmed).when(untag('VIP')).thenNothing();
    given(untagging, [...confirmed, added('VIP'), removed('VIP')])
      .when(untag('VIP'))
      .thenNothing();
  });

  it('is refused if the booking has ten', () => {
    const ten = Array.from({ length: 10 }, (_none, place) => added(`Tag ${place}`));
    given(tagging, [...confirmed, ...ten])
      .when(tag('VIP'))
      .thenRefused({ code: 'TooManyTags' });
    given(tagging, [...confirmed, ...ten])
      .when(tag('TAG 3'))
      .thenNothing();
    given(tagging, [...confirmed, ...ten.slice(1)])
      .when(tag('VIP'))
      .then([added('VIP')]);
  });

  it('stays when a request gets its seats, and when the booking is cancelled', () => {
    const { data } = bookingPlaced();
    const { takes, ...request } = data;
    expect(takes).toBeDefined();
    const requested: BookingEvent = { type: 'BookingRequestedWithoutSeats', data: request };
    for (const after of [[bookingPlaced(), bookingConfirmed], cancelled]) {
      given(tagging, [requested, added('VIP'), ...after])
        .when(tag('vip'))
        .thenNothing();
    }
  });

  it.each([
    [' ', 'Write the tag first'],
    ['a'.repeat(25), 'Use at most 24 characters'],
    ['asha@example.com', 'Use letters, digits, spaces, and the signs - & / ’'],
    ['VIP;', 'Use letters, digits, spaces, and the signs - & / ’'],
    ['-VIP', 'Use letters, digits, spaces, and the signs - & / ’'],
    ['0777 123 456', 'Use at most 4 digits'],
  ])('%j is refused', (text, message) => {
    given(tagging, confirmed)
      .when(tag(text))
      .thenRefused({ code: 'InvalidFields', faults: [{ field: 'tag', message }] });
  });

  it.each(['Safari 2026', 'B&B', 'Honeymoon', 'Früh/spät', 'मेहमान'])('%s is accepted', (text) => {
    given(tagging, confirmed)
      .when(tag(text))
      .then([added(text)]);
  });

  it('is refused if there is no booking', () => {
    given(tagging, []).when(tag('VIP')).thenRefused({ code: 'BookingNotFound' });
    given(untagging, []).when(untag('VIP')).thenRefused({ code: 'BookingNotFound' });
  });
});
