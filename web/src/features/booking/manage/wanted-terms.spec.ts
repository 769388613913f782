import { kiteTour, reefTour } from '../../../../test-support/sample-tours.ts';
import { bookedParty, isChange, rulesOfChange, wantedChanges } from './wanted-terms.ts';

const booked = {
  date: '2026-12-01',
  pickupTime: '08:30',
  guests: 3,
  travellers: [
    { categoryId: 'Adult (12+)', category: 'Adult (12+)', count: 2 },
    { categoryId: 'Child (8-11)', category: 'Child (8-11)', count: 1 },
  ],
};
const asBooked = { date: booked.date, time: booked.pickupTime, party: booked.travellers };

describe('the wanted changes of a booking', () => {
  it('are empty if nothing changes', () => {
    expect(isChange(wantedChanges(booked, asBooked))).toBe(false);
    const reordered = [...booked.travellers].reverse();
    expect(wantedChanges(booked, { ...asBooked, party: reordered })).toEqual({});
  });

  it('contain only the fields that differ', () => {
    expect(wantedChanges(booked, { ...asBooked, date: '2026-12-02' })).toEqual({
      date: '2026-12-02',
    });
    const party = [
      { categoryId: 'Adult (12+)', category: 'Adult (12+)', count: 2 },
      { categoryId: 'Child (8-11)', category: 'Child (8-11)', count: 0 },
    ];
    expect(wantedChanges(booked, { date: null, time: null, party })).toEqual({
      travellers: [{ categoryId: 'Adult (12+)', category: 'Adult (12+)', count: 2 }],
    });
  });

  it('allow at most fifteen guests, or the booked number if it is larger', () => {
    const large = { ...kiteTour, maxGuests: 40 };
    expect(rulesOfChange(large, booked).maxGuests).toBe(15);
    expect(rulesOfChange(large, { ...booked, guests: 20 }).maxGuests).toBe(20);
    expect(rulesOfChange(reefTour, booked).maxGuests).toBe(6);
  });

  it('start with the booked party in the categories of the tour', () => {
    expect(bookedParty(rulesOfChange(reefTour, booked), booked)).toEqual(booked.travellers);
    const renamed = [{ categoryId: 'Adult (12+)', category: 'Grown-ups', count: 3 }];
    expect(bookedParty(reefTour, { ...booked, travellers: renamed })).toEqual([
      { categoryId: 'Adult (12+)', category: 'Adult (12+)', count: 3 },
      { categoryId: 'Child (8-11)', category: 'Child (8-11)', count: 0 },
    ]);
  });

  it('keep travellers of a category that the tour no longer has', () => {
    const seniors = {
      ...booked,
      travellers: [{ categoryId: 'seniors', category: 'Seniors', count: 3 }],
    };
    const rules = rulesOfChange(reefTour, seniors);
    expect(rules.removed).toEqual(seniors.travellers);
    expect(bookedParty(rules, seniors)).toEqual([
      { categoryId: 'Adult (12+)', category: 'Adult (12+)', count: 0 },
      { categoryId: 'Child (8-11)', category: 'Child (8-11)', count: 0 },
      ...seniors.travellers,
    ]);
  });
});
