import { fieldsIn, fieldsOf, isChanged, newTour } from './tour-draft.ts';

/** The draft as it is read from storage, where NaN becomes null. */
const kept = (draft: unknown) => JSON.parse(JSON.stringify(draft)) as typeof newTour;

describe('the form of a tour', () => {
  it('begins with the defaults of the requirements', () => {
    expect(newTour).toMatchObject({ durationHours: 8, maxGuests: 12, isActive: true });
    expect(newTour.pricingStructure.currency).toBe('USD');
  });

  it('falls back to 8 hours if the duration is not a number', () => {
    expect(fieldsOf({ ...newTour, durationHours: NaN }).durationHours).toBe(8);
    expect(fieldsOf(kept({ ...newTour, durationHours: NaN })).durationHours).toBe(8);
    expect(fieldsOf({ ...newTour, durationHours: 3.5 }).durationHours).toBe(3.5);
  });

  it('treats an empty number of seats as no limit, and does not fill in an empty largest party', () => {
    const draft = { ...newTour, capacity: NaN, maxGuests: NaN };
    expect(fieldsOf(draft)).toMatchObject({ capacity: null, maxGuests: NaN });
    expect(fieldsOf(kept(draft))).toMatchObject({ capacity: null, maxGuests: NaN });
  });

  it('sends null for an optional text that is blank', () => {
    const draft = { ...newTour, badge: ' ', meetingPointLink: '' };
    expect(fieldsOf(draft)).toMatchObject({ badge: null, meetingPointLink: null });
  });

  it('counts as changed if the data to send changed, but not if a text is blank instead of absent', () => {
    expect(isChanged(newTour, newTour)).toBe(false);
    expect(isChanged(kept(newTour), newTour)).toBe(false);
    expect(isChanged({ ...newTour, badge: '' }, newTour)).toBe(false);
    expect(isChanged({ ...newTour, title: 'Spice Farm' }, newTour)).toBe(true);
  });

  it('contains the fields of a tour that staff edit, and no others', () => {
    const seen = { ...newTour, id: 'spice-farm', revision: '7' };
    expect(fieldsIn(seen)).toEqual(newTour);
  });
});
