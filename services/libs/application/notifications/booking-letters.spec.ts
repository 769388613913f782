import { categoryNamed } from '../../../../test/support/category-named.ts';
import { booking, facts, wordsOf } from '../../../../test/support/stories/letter-story.ts';
import { operator } from '../../../../test/support/stories/mail-world.ts';
import { bookingLetters } from './booking-letters.ts';

describe('an e-mail about a booking', () => {
  it.each([
    ['booking-confirmed', 'Booking confirmed: Jozani Forest, Tuesday 1 December 2026'],
    ['booking-requested', 'Request received: Jozani Forest, Tuesday 1 December 2026'],
  ] as const)('gives the traveller everything they need to come: %s', (template, subject) => {
    const letter = bookingLetters[template].traveller(facts);
    expect(letter.subject).toBe(subject);
    for (const words of [
      'Asha Juma',
      'ZBL-74100680',
      'Tuesday 1 December 2026',
      '08:30, Zanzibar time',
      '2 × Adult (12+), 1 × Child (4-11)',
      '2 × Adult (12+) at $65.00',
      '$130.00',
      '$170.00',
      'The gate',
      'https://maps.example/gate',
      'Closed shoes',
      'Free cancellation until Monday 30 November 2026, 08:30, Zanzibar time',
      operator.phone,
      operator.email,
    ]) {
      expect(wordsOf(letter)).toContain(words);
    }
  });

  it('says that a request is not yet a booking', () => {
    const letter = wordsOf(bookingLetters['booking-requested'].traveller(facts));
    expect(letter).toContain('This is not yet a booking');
    expect(letter).not.toContain('confirmed.');
  });

  it('does not promise a free cancellation after its deadline', () => {
    const writtenAt = booking.freeCancellationUntil;
    const letter = bookingLetters['booking-confirmed'].traveller({ ...facts, writtenAt });
    expect(wordsOf(letter)).toContain('no longer free');
    expect(wordsOf(letter)).not.toContain('Free cancellation until');
  });

  it('leaves out parts that the tour does not have', () => {
    const letter = bookingLetters['booking-confirmed'].traveller({
      ...facts,
      whatToBring: [],
      booking: { ...booking, meetingPointLink: null },
    });
    expect(wordsOf(letter)).not.toContain('What to bring');
    expect(wordsOf(letter)).not.toContain('Open the map');
  });

  it('shows the operator who comes, how to reach them, and what they requested', () => {
    const letter = bookingLetters['booking-requested'].operator({
      ...facts,
      booking: { ...booking, pickupPlace: 'Paje', message: 'Vegetarians' },
    });
    expect(letter.subject).toBe('New request ZBL-74100680: Jozani Forest, Tuesday 1 December 2026');
    for (const words of ['+255 700 000 001', 'asha@example.com', 'Paje', 'Vegetarians']) {
      expect(wordsOf(letter)).toContain(words);
    }
    expect(letter.subject).not.toContain('Asha');
  });

  it('writes shillings without cents, and one traveller in the singular', () => {
    const letter = bookingLetters['booking-confirmed'].traveller({
      ...facts,
      booking: {
        ...booking,
        currency: 'TZS',
        totalPrice: 90_000,
        travellers: [{ ...categoryNamed('Travelers'), count: 1 }],
        priceLines: [
          { ...categoryNamed('Travelers'), count: 1, unitPrice: 90_000, amount: 90_000 },
        ],
      },
    });
    expect(wordsOf(letter)).toContain('1 traveller at TZS\u00a090,000');
  });
});
