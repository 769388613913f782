import { VirtualClock } from '../../../../test/support/virtual-clock.ts';
import type { BuildRecord } from '../../application/ports/projection-store.ts';
import { refuseInUse } from './refuse-in-use.ts';

/** A build as its lease shows it. */
function held(owner: string | undefined, beat: number, fence = 1): BuildRecord {
  const lease = { owner, beat, fence };
  return { name: 'booking-tabs', version: 1, number: 1, lease } as unknown as BuildRecord;
}

describe('a distributed store that may be in use', () => {
  /** What becomes of it while the builds look like this, one look after the other. */
  async function watched(...looks: BuildRecord[][]): Promise<'free' | 'in use'> {
    const clock = new VirtualClock();
    const builds = () =>
      Promise.resolve(looks.length > 1 ? (looks.shift() ?? []) : (looks[0] ?? []));
    const outcomes: ('free' | 'in use')[] = [];
    const watching = refuseInUse({ store: { builds }, clock, watchMs: 6_000 }).then(
      () => outcomes.push('free'),
      () => outcomes.push('in use'),
    );
    while (outcomes.length === 0) await clock.advance(250);
    await watching;
    return outcomes[0] ?? 'free';
  }

  it('is free where nobody holds a lease', async () => {
    expect(await watched([])).toBe('free');
    expect(await watched([held(undefined, 7)])).toBe('free');
  });

  it('is free where the holder of a lease shows no life', async () => {
    expect(await watched([held('p1', 7)])).toBe('free');
  });

  it('is in use where a lease beats, or changes hands', async () => {
    expect(await watched([held('p1', 7)], [held('p1', 7)], [held('p1', 8)])).toBe('in use');
    expect(await watched([held('p1', 7)], [held('p2', 7, 2)])).toBe('in use');
  });

  it('is free once the holder gave the lease back', async () => {
    expect(await watched([held('p1', 7)], [held(undefined, 7)])).toBe('free');
  });
});
