import { booking, wordsOf } from '../../../../test/support/stories/letter-story.ts';
import { operator } from '../../../../test/support/stories/mail-world.ts';
import { type FoundBooking, lostReferencesLetter } from './lost-references-letter.ts';

const found = (reference: string, change: Partial<FoundBooking['booking']> = {}): FoundBooking => ({
  booking: { ...booking, reference, ...change },
  manageUrl: `https://tours.example/manage-booking/${reference}#token=secret`,
});

const letterOf = (...all: readonly FoundBooking[]) =>
  lostReferencesLetter({ found: all, today: '2026-11-25', operator });

describe('the e-mail with lost references', () => {
  it('lists upcoming bookings (the next one first), then cancelled ones, then past ones (the latest first)', () => {
    const letter = letterOf(
      found('ZBL-4', { date: '2026-01-02' }),
      found('ZBL-2', { date: '2026-12-05', status: 'cancelled' }),
      found('ZBL-3', { date: '2026-11-24' }),
      found('ZBL-1', { date: '2026-11-25' }),
    );
    const lists = letter.parts.flatMap((part) =>
      part.kind === 'facts' ? [[part.heading, ...part.rows.map(({ label }) => label)]] : [],
    );
    expect(lists.slice(0, 3)).toEqual([
      ['Coming up', 'ZBL-1'],
      ['Cancelled', 'ZBL-2'],
      ['Past', 'ZBL-3', 'ZBL-4'],
    ]);
    expect(wordsOf(letter)).toContain('Saturday 5 December 2026, 08:30 (cancelled)');
  });

  it('has a link to each booking, for which no other proof is needed, and contains no name', () => {
    const letter = wordsOf(letterOf(found('ZBL-1')));
    expect(letter).toContain('https://tours.example/manage-booking/ZBL-1#token=secret');
    expect(letter).not.toContain('Asha');
    expect(letter).not.toContain('Past');
  });

  it('lists the latest ten past bookings', () => {
    const many = Array.from({ length: 12 }, (_none, index) =>
      found(`ZBL-${index}`, { date: `2026-10-${10 + index}` }),
    );
    const letter = wordsOf(letterOf(...many));
    expect(letter).toContain('"ZBL-2"');
    expect(letter).not.toContain('"ZBL-1"');
  });
});
