import { InMemoryEventStore } from '../../../../test/support/in-memory/in-memory-event-store.ts';
import { InMemoryLog } from '../../../../test/support/in-memory/in-memory-log.ts';
import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { beginning, type Position } from '../event-log/stored-event.ts';
import { notifyOnBookingPlacedName } from '../policies/notify-on-booking-placed.policy.ts';
import { notifyOnContactMessageSubmittedName } from '../policies/notify-on-contact-message-submitted.policy.ts';
import { PolicyCheckpoints, type PolicyProgress } from '../ports/policy-checkpoints.ts';
import { MailFollowing } from './mail-following.ts';

class Places extends PolicyCheckpoints {
  readonly kept = new Map<string, PolicyProgress>();

  override load(policy: string): Promise<PolicyProgress | undefined> {
    return Promise.resolve(this.kept.get(policy));
  }

  override save(policy: string, progress: PolicyProgress): Promise<void> {
    this.kept.set(policy, progress);
    return Promise.resolve();
  }
}

describe.each([
  ['bookings', notifyOnBookingPlacedName],
  ['messages to the operator', notifyOnContactMessageSubmittedName],
])('whether the policy of e-mails about %s follows the log', (_what, policy) => {
  const log = new InMemoryEventStore(new InMemoryLog());
  let checkpoints: Places;
  let following: MailFollowing;

  beforeEach(() => {
    checkpoints = new Places();
    following = new MailFollowing({ checkpoints, log, clock: new VirtualClock() });
  });

  const placeAt = (position: Position, logId = log.logId): PolicyProgress => ({
    checkpoint: { logId, position },
    parked: [],
  });

  it.each([
    ['before its first event', () => undefined],
    ['with a checkpoint in this log', () => placeAt(beginning)],
  ])('it follows the log %s, and a command to continue has no effect', async (_, kept) => {
    const progress = kept();
    if (progress !== undefined) checkpoints.kept.set(policy, progress);
    expect(await following.hasStopped()).toBe(false);
    expect(await following.resume()).toBe(false);
    expect(checkpoints.kept.get(policy)).toEqual(kept());
  });

  it.each([
    ['of another log', () => placeAt(beginning, 'other')],
    ['beyond the end of this log', () => placeAt('9999999999' as Position)],
  ])('it stops with a checkpoint %s, and then continues with new events', async (_, kept) => {
    checkpoints.kept.set(policy, kept());
    expect(await following.hasStopped()).toBe(true);
    expect(await following.resume()).toBe(true);
    // The other policies have their checkpoints and continue from there.
    expect([...checkpoints.kept]).toEqual([
      [policy, { ...placeAt(beginning), ignoresBefore: new VirtualClock().now() }],
    ]);
    expect(await following.hasStopped()).toBe(false);
  });

  it('it is stopped after the log was restored, regardless of its checkpoint', async () => {
    checkpoints.kept.set(policy, placeAt(beginning));
    await MailFollowing.stop(checkpoints);
    expect(await following.hasStopped()).toBe(true);
    expect(await following.resume()).toBe(true);
    expect(checkpoints.kept.get(policy)).toMatchObject({ ignoresBefore: new VirtualClock().now() });
  });
});
