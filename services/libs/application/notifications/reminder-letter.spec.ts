import { booking, facts, wordsOf } from '../../../../test/support/stories/letter-story.ts';
import { reminderLetters } from './reminder-letter.ts';

/** 08:29:59 in Zanzibar. */
const letterOn = (day: string) =>
  reminderLetters.reminder.traveller({ ...facts, writtenAt: `${day}T05:29:59.000Z` });

describe('the reminder of a tour', () => {
  it('says when and where it starts, what to bring, and until when cancelling is free', () => {
    const letter = letterOn('2026-11-30');
    expect([letter.subject, letter.heading]).toEqual([
      'Reminder: Jozani Forest, Tuesday 1 December 2026',
      'See you tomorrow',
    ]);
    for (const words of [
      'Jozani Forest starts tomorrow at 08:30, Zanzibar time.',
      'The gate',
      'https://maps.example/gate',
      'Closed shoes',
      'Free cancellation until Monday 30 November 2026, 08:30, Zanzibar time',
      facts.manageUrl,
    ]) {
      expect(wordsOf(letter)).toContain(words);
    }
  });

  it('says when and where the traveller is picked up', () => {
    const pickup = { zone: '', date: '2026-12-01', from: '07:15', to: '07:45' };
    const pickedUp = { ...booking, pickupPlace: 'Kendwa Rocks', pickup };
    const letter = reminderLetters.reminder.traveller({ ...facts, booking: pickedUp });
    expect(wordsOf(letter)).toContain(
      'Your pick-up is 07:15–07:45 at Kendwa Rocks. Please wait at the reception, and bring',
    );
    expect(wordsOf(letter)).toContain('07:15–07:45 at Kendwa Rocks: wait at the reception');
  });

  it.each([
    ['2026-12-01', 'See you today'],
    ['2026-11-29', 'See you on Tuesday 1 December 2026'],
  ])('names the day relative to the time of writing: %s', (today, heading) => {
    expect(letterOn(today).heading).toBe(heading);
  });
});
