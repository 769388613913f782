import { reefTour } from '../../../test-support/sample-tours.ts';
import { changedTerms, quoteOfTerms, wantedTermsNow } from './change-of-terms.ts';

const adult = 'Adult (12+)';
const booking = {
  date: '2026-11-28',
  pickupTime: '08:30',
  travellers: [{ categoryId: adult, category: adult, count: 2 }],
  priceLines: [{ categoryId: adult, category: adult, count: 2, unitPrice: 40, amount: 80 }],
  totalPrice: 80,
  currency: 'USD',
};

describe('the change of a booking', () => {
  it('contains only the fields that differ', () => {
    expect(changedTerms(booking, booking)).toEqual({});
    const later = { ...booking, date: '2026-11-29', pickupTime: '09:00' };
    expect(changedTerms(booking, later)).toEqual({ date: '2026-11-29', pickupTime: '09:00' });
    const more = [
      ...booking.travellers,
      { categoryId: 'Child (8-11)', category: 'Child (8-11)', count: 1 },
    ];
    expect(changedTerms(booking, { ...booking, travellers: more })).toEqual({ travellers: more });
  });

  it('contains the changes of staff and those of another person', () => {
    const later = { ...booking, date: '2026-11-29' };
    const more = { ...booking, travellers: [{ categoryId: adult, category: adult, count: 3 }] };
    expect(wantedTermsNow(booking, later, more)).toEqual({
      date: '2026-11-29',
      pickupTime: '08:30',
      travellers: more.travellers,
    });
    const fewer = { ...booking, travellers: [{ categoryId: adult, category: adult, count: 1 }] };
    expect(wantedTermsNow(booking, fewer, more).travellers).toEqual(fewer.travellers);
  });

  it('keeps the agreed price while neither the day nor the party changes', () => {
    const later = { ...booking, pickupTime: '09:00' };
    expect(quoteOfTerms(reefTour, booking, later)).toMatchObject({ total: 80 });
  });

  it('uses the tour’s present price if the day or the party changes', () => {
    const moved = { ...booking, date: '2026-11-29' };
    expect(quoteOfTerms(reefTour, booking, moved)).toMatchObject({ total: 100, currency: 'USD' });
    expect(quoteOfTerms(reefTour, booking, { ...booking, travellers: [] })).toBeUndefined();
  });

  it('keeps the agreed price of travellers in a category that the tour no longer has', () => {
    const seniors = { categoryId: 'seniors', category: 'Seniors' };
    const old = {
      ...booking,
      travellers: [{ ...seniors, count: 2 }],
      priceLines: [{ ...seniors, count: 2, unitPrice: 30, amount: 60 }],
      totalPrice: 60,
    };
    const fewer = { ...old, travellers: [{ ...seniors, count: 1 }] };
    expect(quoteOfTerms(reefTour, old, fewer)).toMatchObject({ total: 30 });
    const more = { ...old, travellers: [{ ...seniors, count: 3 }] };
    expect(quoteOfTerms(reefTour, old, more)).toBeUndefined();
  });
});
