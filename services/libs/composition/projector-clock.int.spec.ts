import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingsOn } from '../../../test/support/in-memory/opened-store.ts';
import { businessClock } from './business-clock.ts';
import { openProfile } from './open-profile.ts';
import { runProjections } from './run-projections.ts';
import { distributedPlaceOf } from './places/projector-place.ts';

const hourOf = (instant: string) => instant.slice(0, 13);

describe('the clock of the projections', () => {
  it('is the business clock: it measures how long events wait, and gives the comparison of a build its date', async () => {
    const root = mkdtempSync(join(tmpdir(), 'projector-clock-'));
    const profile = await openProfile(settingsOn(root));
    const running = await runProjections(profile.projectorPlace, () => undefined);
    await running.runner.whenReady();
    const now = running.clock.now();
    await running.close();
    await profile.close();
    rmSync(root, { recursive: true });
    expect(hourOf(now)).toBe('2026-11-20T06');
  });

  it('is the same in a thread that is started again later', () => {
    const clockStartedAt = new Date(Date.now() - 7_200_000).toISOString();
    const settings = settingsOn('/nowhere', { CLOCK_STARTED_AT: clockStartedAt });
    const place = { ...settings, engines: distributedEngines(), secretKey: 'secret' };
    const { time } = distributedPlaceOf(place);
    expect(hourOf(businessClock(structuredClone(time)).now())).toBe('2026-11-20T08');
    const { time: begun } = distributedPlaceOf({ ...place, clockStartedAt: null });
    expect(begun.clockStartedAt).not.toBeNull();
  });
});

function distributedEngines() {
  return {
    ...{ eventStoreUrl: 'esdb://nowhere', mongoUrl: 'mongodb://nowhere/tours' },
    ...{ redisUrl: 'redis://nowhere', takeoverMs: 6_000, waitMs: 0 },
  };
}
