import type { Confirmation } from './confirmation.ts';
import { nextSteps } from './next-steps.ts';

const booked: Confirmation = {
  tour: 'Mnemba Reef Snorkelling',
  date: '2026-11-28',
  time: '08:30',
  guests: 2,
  reference: 'ZBL-74100680',
  isRequest: false,
  isWithoutSeats: false,
};

const wordsAt = (confirmation: Confirmation, now: string) =>
  JSON.stringify(nextSteps(confirmation, now));

describe('the next steps after a booking', () => {
  it('name the last moment of free cancellation, and the day', () => {
    const words = wordsAt(booked, '2026-11-20T06:00:00.000Z');
    expect(words).toContain(
      'Until Fri, Nov 27, 2026, 08:30, Zanzibar time, you can cancel free of charge',
    );
    expect(words).toContain('"time":"08:30","title":"Be at the meeting point');
    expect(words).toContain('On Sat, Nov 28, 2026.');
  });

  it('do not promise free cancellation after that moment', () => {
    const words = wordsAt(booked, '2026-11-27T05:30:00.000Z');
    expect(words).toContain('cancelling is no longer free');
    expect(words).not.toContain('free of charge');
  });

  it('give the general rule if only the day is known', () => {
    const words = wordsAt({ ...booked, time: null }, '2026-11-20T06:00:00.000Z');
    expect(words).toContain('Until 24 hours before the start you can cancel free of charge');
    expect(words).toContain('"time":"The day","title":"Be at the meeting point');
  });

  it('say that a request still needs a confirmation', () => {
    const words = wordsAt({ ...booked, isRequest: true }, '2026-11-20T06:00:00.000Z');
    expect(words).toContain('"time":"Soon","title":"We confirm your seats"');
    expect(wordsAt(booked, '2026-11-20T06:00:00.000Z')).not.toContain('We confirm your seats');
  });
});
