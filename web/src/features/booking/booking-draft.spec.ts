import { bookingDraftSlice, draftFound, draftTyped, emptyDraft } from './booking-draft.ts';

const { reducer, getInitialState } = bookingDraftSlice;
const kept = {
  ...emptyDraft,
  fields: { ...emptyDraft.fields, name: 'Asha', phone: '+255 1' },
  path: '/booking/spice-farm-tour?date=2026-11-28',
};

describe('a draft that the tab kept', () => {
  it('is restored once', () => {
    const found = reducer(getInitialState(), draftFound(kept));
    expect(found).toEqual({ ...kept, isLookedUp: true });
    expect(reducer(found, draftFound(emptyDraft))).toBe(found);
  });

  it('does not overwrite text that was typed before the draft was found', () => {
    const typed = reducer(getInitialState(), draftTyped({ field: 'name', text: 'Juma' }));
    expect(reducer(typed, draftFound(kept)).fields).toMatchObject({
      name: 'Juma',
      phone: '+255 1',
    });
  });
});
