import { categoryNamed } from '../../../../test/support/category-named.ts';
import { booking, facts, wordsOf } from '../../../../test/support/stories/letter-story.ts';
import { changedBookingLetters as letters } from './changed-booking-letters.ts';
import type { WhatHappened } from './what-happened.ts';

const before = { ...booking, date: '2026-11-30', totalPrice: 150 };

function after(happened: Partial<WhatHappened>, reason?: string) {
  return {
    ...facts,
    happened: { ...facts.happened, ...happened },
    ...(reason === undefined ? {} : { reason }),
  };
}

describe('the e-mail to a traveller about a cancellation', () => {
  const letter = letters['booking-cancelled'].traveller;

  it('has the heading that the requirements quote, and names the cancelled booking', () => {
    const { subject, heading } = letter(after({}));
    expect([subject, heading]).toEqual([
      'Booking Cancelled: Jozani Forest, Tuesday 1 December 2026',
      'Booking Cancelled',
    ]);
    for (const words of ['ZBL-74100680', '08:30, Zanzibar time', 'The gate', '+255 777 000 000']) {
      expect(wordsOf(letter(after({})))).toContain(words);
    }
  });

  it('says who cancelled it', () => {
    expect(wordsOf(letter(after({ by: 'customer' })))).toContain('as you asked');
    expect(wordsOf(letter(after({ by: 'admin' })))).toContain('we have cancelled your booking');
    const withDeparture = letter(after({ by: 'admin', isWithDeparture: true }));
    expect(wordsOf(withDeparture)).toContain('this departure does not take place');
  });

  it('does not ask the traveller to pay or to come', () => {
    const words = wordsOf(letter(after({ isFree: true })));
    expect(words).not.toContain('To pay on arrival');
    expect(words).not.toContain('What to bring');
    expect(words).not.toContain('Karibu');
  });

  it.each([
    [true, [], 'free of charge. You paid nothing, so there is no refund.'],
    [true, [{ amount: 170, currency: 'USD' }], '$170.00 was paid and is refunded in full.'],
    [
      true,
      [
        { amount: 170, currency: 'USD' },
        { amount: 20, currency: 'EUR' },
      ],
      '$170.00 and €20.00 was paid',
    ],
    [false, [], 'not free of charge: the operator may charge up to the full price ($'],
    [false, [], 'Nothing was paid.'],
    [false, [{ amount: 40, currency: 'USD' }], 'We agree with you how much of it is refunded'],
  ])('gives the costs and the refund: free %s, paid %j', (isFree, paid, words) => {
    expect(wordsOf(letter(after({ isFree, paid })))).toContain(words);
  });

  it('offers the undo while the traveller can still undo it', () => {
    const undoUntil = '2026-11-20T10:00:00.000Z';
    const written = (writtenAt: string) => {
      const told = after({});
      return letter({ ...told, booking: { ...told.booking, undoUntil }, writtenAt });
    };
    const offered = written('2026-11-20T09:00:01.000Z');
    expect(wordsOf(offered)).toContain(
      'You can undo this until Friday 20 November 2026, 13:00, Zanzibar time, while seats are free',
    );
    expect(wordsOf(offered)).toContain(facts.manageUrl);
    for (const without of [written(undoUntil), letter(after({}))]) {
      expect(wordsOf(without)).not.toContain('undo');
      expect(wordsOf(without)).not.toContain(facts.manageUrl);
    }
  });

  it('gives a reason only if there is one', () => {
    const stormy = letter(after({ isWithDeparture: true }, 'The sea is too rough.'));
    expect(stormy.parts).toContainEqual({
      kind: 'quote',
      heading: 'Why',
      text: 'The sea is too rough.',
    });
    expect(letter(after({})).parts.map(({ kind }) => kind)).not.toContain('quote');
  });
});

describe('the e-mail to a traveller about a declined request', () => {
  const letter = letters['request-declined'].traveller;

  it('does not call it a cancellation, and says that it costs nothing', () => {
    const declined = letter(after({ by: 'admin' }, 'The guide is ill.'));
    expect(declined.subject).toBe('Request declined: Jozani Forest, Tuesday 1 December 2026');
    const words = wordsOf(declined);
    expect(words).toContain('The guide is ill.');
    expect(words).toContain('You paid nothing, so there is no refund.');
    expect(words).not.toMatch(/cancel/i);
  });
});

describe('the e-mail to a traveller about another date or time', () => {
  const letter = letters['booking-rescheduled'].traveller;

  it('has the heading that the requirements quote, and gives the old and the new time', () => {
    const moved = letter(after({ before }));
    expect([moved.subject, moved.heading]).toEqual([
      'Booking Rescheduled: Jozani Forest, Tuesday 1 December 2026',
      'Booking Rescheduled',
    ]);
    const words = wordsOf(moved);
    expect(moved.parts).toContainEqual({
      kind: 'facts',
      heading: 'What has changed',
      rows: [
        {
          label: 'Start time',
          value: 'Tuesday 1 December 2026, 08:30',
          more: ['was Monday 30 November 2026, 08:30'],
        },
        { label: 'Price', value: '$170.00', more: ['was $150.00'] },
      ],
    });
    expect(words).toContain('What to bring');
  });

  it('does not mention a price that stays the same', () => {
    expect(wordsOf(letter(after({ before: { ...before, totalPrice: 170 } })))).not.toContain(
      'was $',
    );
  });

  it('says who moved it, and offers another time if staff moved it', () => {
    expect(wordsOf(letter(after({ before })))).toContain('as you asked');
    expect(wordsOf(letter(after({ before, by: 'admin' })))).toContain('choose another one under');
    const withDeparture = after({ before, by: 'admin', isWithDeparture: true }, 'No wind.');
    expect(wordsOf(letter(withDeparture))).toContain('at the same price');
    expect(wordsOf(letter(withDeparture))).toContain('No wind.');
  });

  it('promises no free cancellation after its deadline', () => {
    const writtenAt = booking.freeCancellationUntil;
    const words = wordsOf(letter({ ...after({ before }), writtenAt }));
    expect(words).toContain('no longer free');
  });
});

describe('the e-mail to a traveller about a rebooked booking', () => {
  it('says that the cancellation no longer applies, and what has changed', () => {
    const words = wordsOf(letters['booking-rebooked'].traveller(after({ before, by: 'admin' })));
    expect(words).toContain('has been reinstated and is confirmed');
    expect(words).toContain('ignore our e-mail about its cancellation');
    expect(words).toContain('was Monday 30 November 2026, 08:30');
    const byTraveller = letters['booking-rebooked'].traveller(after({ before, by: 'customer' }));
    expect(wordsOf(byTraveller)).toContain('you undid the cancellation');
    const asItWas = letters['booking-rebooked'].traveller(after({ before: booking }));
    expect(wordsOf(asItWas)).not.toContain('What has changed');
  });
});

describe('the e-mail to a traveller about changed travellers, price or contact', () => {
  it('gives old and new values, and says that date and time stay the same', () => {
    const words = wordsOf(
      letters['booking-changed'].traveller(
        after({
          before: {
            ...booking,
            totalPrice: 130,
            travellers: [{ ...categoryNamed('Adult (12+)'), count: 2 }],
          },
        }),
      ),
    );
    expect(words).toContain('was 2 × Adult (12+)');
    expect(words).toContain('was $130.00');
    expect(words).toContain('Date and time stay as they were.');
    expect(words).toContain(facts.manageUrl);
  });

  it('gives the new values of corrected fields, and names the removed fields', () => {
    const corrected = ['phone', 'pickupPlace'] as const;
    const letter = letters['contact-corrected'].traveller(after({ corrected }));
    expect(letter.parts).toContainEqual({
      kind: 'facts',
      heading: 'What has changed',
      rows: [
        { label: 'Phone', value: '+255 700 000 001' },
        { label: 'Pick-up', value: 'removed' },
      ],
    });
  });

  it('covers a move and a correction together', () => {
    const both = after({ before, corrected: ['name'] });
    const words = wordsOf(letters['booking-rescheduled'].traveller(both));
    expect(words).toContain('was Monday 30 November 2026, 08:30');
    expect(words).toContain('{"label":"Name","value":"Asha Juma"}');
  });
});

describe('the e-mail to the operator', () => {
  it.each([
    ['request-declined', 'Request declined ZBL-74100680'],
    ['booking-cancelled', 'Booking cancelled ZBL-74100680'],
    ['booking-rescheduled', 'Booking rescheduled ZBL-74100680'],
    ['booking-rebooked', 'Booking confirmed again ZBL-74100680'],
    ['booking-changed', 'Booking changed ZBL-74100680'],
    ['contact-corrected', 'Contact corrected ZBL-74100680'],
  ] as const)(
    'names the booking and the traveller, but not the traveller in the subject: %s',
    (what, line) => {
      const letter = letters[what].operator(after({ before }));
      expect(letter.subject).toContain(line);
      expect(letter.subject).not.toContain('Asha');
      expect(wordsOf(letter)).toContain('asha@example.com');
      expect(wordsOf(letter)).toContain('https://tours.example/admin/bookings/ZBL-74100680');
      expect(wordsOf(letter)).not.toContain('token');
    },
  );

  it('says how much of a cancelled booking is to be refunded', () => {
    const paid = [{ amount: 170, currency: 'USD' }];
    const letter = letters['booking-cancelled'].operator(after({ isFree: true, paid }));
    expect(wordsOf(letter)).toContain('refunded in full');
  });
});
