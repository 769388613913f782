import { auditEntry } from '../../../../test-support/audit-entry.ts';
import { undoInputOf } from './undoable.ts';

describe('undoing an entry of a history', () => {
  const tour = { kind: 'tour', id: 'spice-tour', title: 'Spice Tour' } as const;

  it('is offered for kinds of entries that can be undone', () => {
    const { revision } = auditEntry('TourPublished', tour);
    expect(undoInputOf(auditEntry('TourPublished', tour))).toEqual({
      kind: 'tour',
      id: 'spice-tour',
      revision,
    });
    expect(undoInputOf(auditEntry('TourCreated', tour))).toBeUndefined();
  });

  it('is not offered if the API would always refuse it', () => {
    expect(undoInputOf(auditEntry('TourPublished', tour, { isFinal: true }))).toBeUndefined();
  });
});
