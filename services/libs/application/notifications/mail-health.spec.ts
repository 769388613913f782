import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import type { Position } from '../event-log/stored-event.ts';
import { JobQueueAway, type QueueState } from '../ports/job-queue.ts';
import type { PolicyProgress } from '../ports/policy-checkpoints.ts';
import { MailHealth } from './mail-health.ts';

const progress: PolicyProgress = {
  checkpoint: { logId: 'log-1', position: '0007' as Position },
  parked: [],
};
const parked = {
  id: 'event-5',
  type: 'BookingPlaced',
  stream: 'booking-10000001',
  revision: 0,
  position: '0005' as Position,
  failure: 'TypeError',
};

describe('whether a confirmation that is queued now will be sent soon', () => {
  let clock: VirtualClock;
  let state: () => Promise<QueueState>;
  let noted: () => Promise<PolicyProgress | undefined>;
  let health: MailHealth;

  beforeEach(() => {
    clock = new VirtualClock();
    state = () => Promise.resolve({ waiting: 0, oldestWaitingMs: 0 });
    noted = () => Promise.resolve(progress);
    health = new MailHealth({
      jobs: { state: () => state() },
      checkpoints: { load: () => noted() },
      log: {
        logId: 'log-1',
        head: () => Promise.resolve('0009' as Position),
        readStream: () => Promise.resolve([]),
      },
      clock,
    });
  });

  it('is unknown before the first check, and an unknown state counts as no', () => {
    expect(health.isWell).toBe(false);
  });

  it('is true if the queue keeps up and no event is parked', async () => {
    await health.refresh();
    expect(health.isWell).toBe(true);
  });

  it('is true if no booking was ever made', async () => {
    noted = () => Promise.resolve(undefined);
    await health.refresh();
    expect(health.isWell).toBe(true);
  });

  it.each<[string, () => void]>([
    [
      'the queue cannot be reached',
      () => {
        state = () => Promise.reject(new JobQueueAway());
      },
    ],
    [
      'the oldest job waits for more than a minute',
      () => {
        state = () => Promise.resolve({ waiting: 1, oldestWaitingMs: 60_001 });
      },
    ],
    [
      'an event is parked',
      () => {
        noted = () => Promise.resolve({ ...progress, parked: [parked] });
      },
    ],
    [
      'the policy follows another log',
      () => {
        noted = () =>
          Promise.resolve({ ...progress, checkpoint: { ...progress.checkpoint, logId: 'other' } });
      },
    ],
    [
      'the checkpoints cannot be reached',
      () => {
        noted = () => Promise.reject(new Error('away'));
      },
    ],
  ])('is false if %s', async (_title, trouble) => {
    await health.refresh();
    trouble();
    await health.refresh();
    expect(health.isWell).toBe(false);
  });

  it('is still true if the oldest job has waited for exactly a minute', async () => {
    state = () => Promise.resolve({ waiting: 1, oldestWaitingMs: 60_000 });
    await health.refresh();
    expect(health.isWell).toBe(true);
  });

  it('is false if there is no answer within two seconds', async () => {
    await health.refresh();
    state = () => new Promise(() => undefined);
    const looking = health.refresh();
    await clock.advance(1_999);
    expect(health.isWell).toBe(true);
    await clock.advance(1);
    await looking;
    expect(health.isWell).toBe(false);
  });

  it('is checked every five seconds, and is unknown some time after the checks end', async () => {
    const stopping = new AbortController();
    const running = health.run(stopping.signal);
    await clock.advance(60_000);
    expect(health.isWell).toBe(true);
    stopping.abort();
    await running;
    await clock.advance(20_001);
    expect(health.isWell).toBe(false);
  });
});
