import { categoryNamed } from '../../../../test/support/category-named.ts';
import {
  adults,
  bookingCancelled,
  bookingConfirmed,
  bookingPlaced,
  contact,
  now,
  priceOf,
  reservationAbandoned,
  slot,
  twoAdults,
} from '../../../../test/support/stories/booking-story.ts';
import type { PastEvent } from '../undo/past-change.ts';
import type { BookingEvent } from './booking.events.ts';
import { undoPlan } from './undo-plan.ts';

/** The stream of a booking: one list of events for each command. */
function past(...commands: readonly (readonly BookingEvent[])[]): PastEvent<BookingEvent>[] {
  const told = commands.flatMap((events, index) =>
    events.map((event) => ({ ...event, metadata: { commandId: `command ${index}` } })),
  );
  return told.map((event, revision) => ({ ...event, revision }));
}

const booked = [bookingPlaced(), bookingConfirmed];
const afternoon = { ...slot, time: '14:00' };
const nextDay = { ...slot, date: '2026-12-02' };
const threeAdults = [{ ...categoryNamed(adults), count: 3 }];

const moved = (before: typeof slot, after: typeof slot, undoes?: number): BookingEvent => ({
  type: 'BookingRescheduled',
  data: { before, after, ...(undoes === undefined ? {} : { undoes }) },
});
const grown: readonly BookingEvent[] = [
  { type: 'PartyChanged', data: { before: twoAdults, after: threeAdults } },
  {
    type: 'BookingRepriced',
    data: { tourId: 'jozani-forest', placedAt: now, before: priceOf(2), after: priceOf(3) },
  },
];
const corrected = (changed: readonly (keyof typeof contact)[], undoes?: number): BookingEvent => ({
  type: 'ContactCorrected',
  data: {
    changed,
    personal: { ...contact, name: 'Corrected' },
    ...(undoes === undefined ? {} : { undoes }),
  },
});
const rebooked = (after = slot): BookingEvent => ({
  type: 'BookingRebooked',
  data: {
    tourId: 'jozani-forest',
    placedAt: now,
    departure: { before: slot, after },
    party: { before: twoAdults, after: twoAdults },
    price: { before: priceOf(2), after: priceOf(2) },
    takes: 'other-seats',
  },
});

const asBefore = { totalMinor: priceOf(2).totalMinor, currency: 'USD' };

describe('the undo of a change to a booking', () => {
  it('reverses a cancellation by rebooking', () => {
    expect(undoPlan(past(booked, [bookingCancelled()]), 2)).toEqual({ kind: 'rebook' });
  });

  it('has nothing to do for a cancellation of a booking that was rebooked', () => {
    const story = past(booked, [bookingCancelled()], [rebooked(nextDay)]);
    expect(undoPlan(story, 2)).toEqual({ kind: 'granted' });
  });

  it('refuses a cancellation if the booking was cancelled again later', () => {
    const story = past(booked, [bookingCancelled()], [rebooked()], [bookingCancelled()]);
    expect(undoPlan(story, 2)).toEqual({ code: 'ChangedSince', fields: ['status'] });
    expect(undoPlan(story, 4)).toEqual({ kind: 'rebook' });
  });

  it('refuses a declined request, because no one had accepted it', () => {
    const story = past([bookingPlaced()], [bookingCancelled({ declined: true })]);
    expect(undoPlan(story, 1)).toEqual({ code: 'NotUndoable', instead: 'rebook' });
  });

  it('moves a booking back, at the earlier price', () => {
    expect(undoPlan(past(booked, [moved(slot, afternoon)]), 2)).toEqual({
      kind: 'modify',
      changes: { time: '08:00' },
      expected: asBefore,
    });
    expect(undoPlan(past(booked, [moved(slot, nextDay)]), 2)).toEqual({
      kind: 'modify',
      changes: { date: '2026-12-01' },
      expected: asBefore,
    });
  });

  it('restores the party if any entry of the command is named', () => {
    const story = past(booked, grown);
    const plan = { kind: 'modify', changes: { party: twoAdults }, expected: asBefore };
    expect(undoPlan(story, 2)).toEqual(plan);
    expect(undoPlan(story, 3)).toEqual(plan);
  });

  it('restores a corrected contact', () => {
    expect(undoPlan(past(booked, [corrected(['name'])]), 2)).toEqual({
      kind: 'modify',
      changes: {},
      contact: { personal: contact, fields: ['name'] },
    });
  });

  it('restores the move and the contact of one command together', () => {
    const story = past(booked, [moved(slot, afternoon), corrected(['phone'])]);
    expect(undoPlan(story, 3)).toMatchObject({
      changes: { time: '08:00' },
      contact: { fields: ['phone'] },
    });
  });

  it('refuses to restore a value that was changed again later', () => {
    const again = past(booked, [moved(slot, afternoon)], [moved(afternoon, nextDay)]);
    expect(undoPlan(again, 2)).toEqual({ code: 'ChangedSince', fields: ['pickupTime'] });
    const grew = past(booked, [moved(slot, afternoon)], grown);
    expect(undoPlan(grew, 2)).toEqual({ code: 'ChangedSince', fields: ['pickupTime'] });
    const contacts = past(booked, [corrected(['name', 'phone'])], [corrected(['phone'])]);
    expect(undoPlan(contacts, 2)).toEqual({ code: 'ChangedSince', fields: ['phone'] });
  });

  it('reverses an earlier change and keeps the later ones', () => {
    const story = past(booked, [corrected(['name'])], [corrected(['phone'])], grown);
    expect(undoPlan(story, 2)).toMatchObject({ kind: 'modify', contact: { fields: ['name'] } });
  });

  it('has nothing to do if the booking already has the earlier value', () => {
    const back = past(booked, [moved(slot, afternoon)], [moved(afternoon, slot)]);
    expect(undoPlan(back, 2)).toEqual({ kind: 'granted' });
    const undone = past(booked, [corrected(['name'])], [corrected(['name'], 2)]);
    expect(undoPlan(undone, 2)).toEqual({ kind: 'granted' });
  });

  it('reverses an undo', () => {
    const story = past(booked, [moved(slot, afternoon)], [moved(afternoon, slot, 2)]);
    expect(undoPlan(story, 3)).toMatchObject({ kind: 'modify', changes: { time: '14:00' } });
  });

  it.each<[string, readonly BookingEvent[], string | undefined]>([
    ['the placing of the booking', [], 'cancel'],
    ['a rebooking', [bookingCancelled(), rebooked()], 'cancel'],
    ['housekeeping', [reservationAbandoned], undefined],
  ])('refuses %s', (_title, events, instead) => {
    const story = past(booked, ...events.map((event) => [event]));
    expect(undoPlan(story, events.length === 0 ? 0 : story.length - 1)).toEqual({
      code: 'NotUndoable',
      ...(instead === undefined ? {} : { instead }),
    });
  });

  it('refuses an entry that does not exist', () => {
    expect(undoPlan(past(booked), 99)).toEqual({ code: 'NothingToUndo' });
    expect(undoPlan([], 0)).toEqual({ code: 'NothingToUndo' });
  });
});

describe('the plan to undo a note', () => {
  const noted: BookingEvent = { type: 'BookingNoteAdded', data: { personal: { text: 'Hats' } } };

  it('withdraws it, once', () => {
    const story = past(booked, [noted]);
    const withdrawal: BookingEvent = { type: 'BookingNoteWithdrawn', data: { undoes: 2 } };
    expect(undoPlan(story, 2)).toEqual({ kind: 'events', events: [withdrawal] });
    expect(undoPlan(past(booked, [noted], [withdrawal]), 2)).toEqual({ kind: 'granted' });
  });

  it('leaves other notes', () => {
    const story = past(
      booked,
      [noted],
      [noted],
      [{ type: 'BookingNoteWithdrawn', data: { undoes: 2 } }],
    );
    expect(undoPlan(story, 3)).toMatchObject({ kind: 'events', events: [{ data: { undoes: 3 } }] });
  });
});

describe('the plan to undo a tag', () => {
  const added: BookingEvent = { type: 'BookingTagAdded', data: { tag: 'VIP' } };
  const removed: BookingEvent = { type: 'BookingTagRemoved', data: { tag: 'VIP' } };

  it('removes it, or adds it again', () => {
    expect(undoPlan(past(booked, [added]), 2)).toEqual({ kind: 'events', events: [removed] });
    const story = past(booked, [added], [removed]);
    expect(undoPlan(story, 3)).toEqual({ kind: 'events', events: [added] });
  });

  it('changes nothing if the tag is already as it was before', () => {
    const story = past(booked, [added], [removed]);
    expect(undoPlan(story, 2)).toEqual({ kind: 'events', events: [] });
    expect(undoPlan(past(booked, [added], [removed], [added]), 3)).toEqual({
      kind: 'events',
      events: [],
    });
  });

  it('refuses to add it to a booking that has ten others', () => {
    const others = Array.from({ length: 10 }, (_none, place): readonly BookingEvent[] => [
      { type: 'BookingTagAdded', data: { tag: `Tag ${place}` } },
    ]);
    expect(undoPlan(past(booked, [added], [removed], ...others), 3)).toEqual({
      code: 'ChangedSince',
      fields: ['tags'],
    });
  });
});

describe('the plan to undo attendance', () => {
  const checkedIn = (guests: number): BookingEvent => ({
    type: 'GuestsCheckedIn',
    data: { guests },
  });
  const undone: BookingEvent = { type: 'CheckInUndone', data: {} };
  const noShow: BookingEvent = { type: 'NoShowMarked', data: {} };
  const noShowUndone: BookingEvent = { type: 'NoShowUndone', data: {} };

  it.each<[string, readonly BookingEvent[], BookingEvent]>([
    ['a check-in', [checkedIn(2)], undone],
    ['another number of travellers', [checkedIn(1), checkedIn(2)], checkedIn(1)],
    ['the undo of a check-in', [checkedIn(1), undone], checkedIn(1)],
    ['a no-show', [noShow], noShowUndone],
    ['the undo of a no-show', [noShow, noShowUndone], noShow],
  ])('restores the attendance from before %s', (_what, events, expected) => {
    const story = past(booked, ...events.map((event) => [event]));
    expect(undoPlan(story, story.length - 1)).toEqual({ kind: 'events', events: [expected] });
  });

  it('has nothing to do if the attendance is already as before', () => {
    const story = past(booked, [checkedIn(2)], [undone]);
    expect(undoPlan(story, 2)).toEqual({ kind: 'events', events: [] });
  });

  it('refuses if the attendance was changed since, or the booking was cancelled', () => {
    const later = past(booked, [checkedIn(1)], [checkedIn(2)]);
    expect(undoPlan(later, 2)).toEqual({ code: 'ChangedSince', fields: ['attendance'] });
    const cancelled = past(booked, [noShow], [bookingCancelled()]);
    expect(undoPlan(cancelled, 2)).toEqual({ code: 'ChangedSince', fields: ['status'] });
  });

  it('refuses to check in more travellers than the booking has now', () => {
    const smaller: BookingEvent = {
      type: 'PartyChanged',
      data: { before: threeAdults, after: twoAdults },
    };
    const story = past(booked, grown, [checkedIn(3)], [undone], [smaller]);
    expect(undoPlan(story, 5)).toEqual({ code: 'ChangedSince', fields: ['travellers'] });
  });
});
