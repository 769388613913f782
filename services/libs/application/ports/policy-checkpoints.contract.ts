import type { Position } from '../event-log/stored-event.ts';
import type { PolicyCheckpoints, PolicyProgress } from './policy-checkpoints.ts';

const progress: PolicyProgress = {
  checkpoint: {
    logId: 'log-1',
    position: '0007' as Position,
    event: { id: 'event-7', stream: 'booking-10000001', revision: 3 },
  },
  parked: [],
};

/** Tests that every {@link PolicyCheckpoints} must pass; `start` returns an empty one. */
export function policyCheckpointsContract(start: () => PolicyCheckpoints): void {
  it('have no progress of a policy that never stored its progress', async () => {
    expect(await start().load('release-seats')).toBeUndefined();
  });

  it('keep the last progress that each policy stored, and its parked events', async () => {
    const checkpoints = start();
    const owing: PolicyProgress = {
      ...progress,
      ignoresBefore: '2026-11-18T06:00:00.000Z',
      parked: [
        {
          id: 'event-5',
          type: 'BookingCancelled',
          stream: 'booking-10000001',
          revision: 2,
          position: '0005' as Position,
          failure: 'TypeError at act (release-seats.ts:1:1)',
        },
      ],
    };
    await checkpoints.save('release-seats', progress);
    await checkpoints.save('mail', progress);
    await checkpoints.save('release-seats', owing);
    expect(await checkpoints.load('release-seats')).toEqual(owing);
    expect(await checkpoints.load('mail')).toEqual(progress);
  });
}
