import { InMemoryEventStore } from '../../../../test/support/in-memory-event-store.ts';
import { InMemoryLog } from '../../../../test/support/in-memory-log.ts';
import { VirtualClock } from '../../../../test/support/virtual-clock.ts';
import { beginning, type Position } from '../event-log/stored-event.ts';
import { PolicyCheckpoints, type PolicyProgress } from '../ports/policy-checkpoints.ts';
import { MailFollowing } from './mail-following.ts';

class OnePlace extends PolicyCheckpoints {
  kept: PolicyProgress | undefined;

  override load(): Promise<PolicyProgress | undefined> {
    return Promise.resolve(this.kept);
  }

  override save(_policy: string, progress: PolicyProgress): Promise<void> {
    this.kept = progress;
    return Promise.resolve();
  }
}

describe('whether e-mails follow bookings', () => {
  const log = new InMemoryEventStore(new InMemoryLog());
  let checkpoints: OnePlace;
  let following: MailFollowing;

  beforeEach(() => {
    checkpoints = new OnePlace();
    following = new MailFollowing({ checkpoints, log, clock: new VirtualClock() });
  });

  const placeAt = (position: Position, logId = log.logId): PolicyProgress => ({
    checkpoint: { logId, position },
    parked: [],
  });

  it.each([
    ['before the first booking', () => undefined],
    ['at a place of this log', () => placeAt(beginning)],
  ])('they do %s, and asked to go on they change nothing', async (_, kept) => {
    checkpoints.kept = kept();
    expect(await following.hasStopped()).toBe(false);
    expect(await following.goOn()).toBe(false);
    expect(checkpoints.kept).toEqual(kept());
  });

  it.each([
    ['of another log', () => placeAt(beginning, 'other')],
    ['beyond the end of this log', () => placeAt('9999999999' as Position)],
  ])('they do not at a place %s, and go on with what is booked from now', async (_, kept) => {
    checkpoints.kept = kept();
    expect(await following.hasStopped()).toBe(true);
    expect(await following.goOn()).toBe(true);
    expect(checkpoints.kept).toEqual({
      ...placeAt(beginning),
      ignoresBefore: new VirtualClock().now(),
    });
    expect(await following.hasStopped()).toBe(false);
  });
});
