import { auditEntry } from '../../../../test-support/audit-entry.ts';
import { undoWishOf } from './undoable.ts';

describe('taking an entry of a history back', () => {
  const tour = { kind: 'tour', id: 'spice-tour', title: 'Spice Tour' } as const;

  it('can be wished for where its kind has a counterpart', () => {
    const { revision } = auditEntry('TourPublished', tour);
    expect(undoWishOf(auditEntry('TourPublished', tour))).toEqual({
      kind: 'tour',
      id: 'spice-tour',
      revision,
    });
    expect(undoWishOf(auditEntry('TourCreated', tour))).toBeUndefined();
  });

  it('is not offered where it would always be refused', () => {
    expect(undoWishOf(auditEntry('TourPublished', tour, { isFinal: true }))).toBeUndefined();
  });
});
