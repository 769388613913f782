import { differencesBetween, merged, plainChoices } from './tour-comparison.ts';
import { newTour } from './tour-draft.ts';

const base = { ...newTour, title: 'Spice Farm', maxGuests: 12, highlights: ['Cloves'] };
const theirs = { ...base, title: 'Spice Farm Tour', maxGuests: 10 };
const yours = { ...base, title: 'Kizimbani Farm', highlights: ['Cloves', 'Vanilla'] };

describe('two people who changed the same tour', () => {
  const differences = differencesBetween(base, theirs, yours);

  it('see which fields differ and who changed them', () => {
    expect(differences).toEqual([
      { field: 'title', changedBy: 'both' },
      { field: 'maxGuests', changedBy: 'theirs' },
      { field: 'highlights', changedBy: 'yours' },
    ]);
  });

  it('have to decide only about fields that both of them changed', () => {
    expect(plainChoices(differences)).toEqual({ maxGuests: 'theirs', highlights: 'yours' });
  });

  it('keep every change that only one of them made', () => {
    const both = merged(theirs, yours, { ...plainChoices(differences), title: 'yours' });
    expect(both).toEqual({ ...yours, maxGuests: 10 });
  });

  it('have no field to decide if both wrote the same, in any order of its parts', () => {
    const season = { from: '2026-12-01', to: '2027-02-28' };
    const turned = { to: '2027-02-28', from: '2026-12-01' };
    expect(differencesBetween(base, { ...base, season }, { ...base, season: turned })).toEqual([]);
  });
});
