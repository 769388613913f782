import { on, project } from '../../../../../test/support/stories/projection-story.ts';
import { bulkActs } from './bulk-acts.projection.ts';

describe('Bulk acts', () => {
  it('show their changes and their progress, and who started and undid them', () => {
    const begun = on('bulk-clean', {
      type: 'BulkActBegun',
      data: { workId: 'clean', act: 'cancel-bookings', reason: 'Abuse', bookings: [1, 2] },
    });
    const progressed = on('bulk-clean', {
      type: 'BulkActProgressed',
      data: {
        ...{ workId: 'clean', settled: [1], unchanged: [] },
        failed: [{ bookingNumber: 2, code: 'MoneyCollected' }],
      },
    });
    const undone = on('bulk-clean', {
      type: 'BulkActUndoBegun',
      data: { workId: 'back', bookings: [1] },
    });
    project(bulkActs, [begun, progressed, undone]).then({
      clean: expect.objectContaining({
        bulkActId: 'clean',
        begunAt: '2026-11-20T09:00:00.000Z',
        undoBegun: expect.objectContaining({ at: '2026-11-20T09:00:00.000Z' }) as unknown,
        state: expect.objectContaining({
          work: expect.objectContaining({ settled: [1], unsettled: [] }) as unknown,
          undo: expect.objectContaining({ id: 'back', unsettled: [1] }) as unknown,
        }) as unknown,
      }),
    });
  });
});
