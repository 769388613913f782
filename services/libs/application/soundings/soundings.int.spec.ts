import { PrometheusTelemetry } from '../../adapters/telemetry/prometheus-telemetry.ts';
import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import type { Position, StoredEvent } from '../event-log/stored-event.ts';
import type { FeedPage } from '../ports/event-log-reader.ts';
import { engineSoundings } from './engine-soundings.ts';
import { feedSounding } from './feed-sounding.ts';
import { Soundings } from './soundings.ts';
import { SustainedLag } from './sustained-lag.ts';

const at = (place: string) => place as Position;
const never = new Promise<never>(() => undefined);

/** A log with one event, which happened 90 seconds before the start of the clock. */
const log = {
  head: () => Promise.resolve(at('5')),
  readAll: (): Promise<FeedPage> =>
    Promise.resolve({
      events: [{ occurredAt: '2026-11-20T05:58:30.000Z' } as StoredEvent],
      position: at('5'),
      caughtUp: true,
    }),
};

describe('the soundings', () => {
  let clock: VirtualClock;
  let telemetry: PrometheusTelemetry;

  beforeEach(() => {
    clock = new VirtualClock('2026-11-20T06:00:00.000Z');
    telemetry = new PrometheusTelemetry();
  });

  const told = async (metric: string) =>
    (await telemetry.page()).text.split('\n').filter((line) => line.startsWith(`${metric}{`));

  it('report how far behind the read models of this process are; for each read model, the slowest part counts', async () => {
    const lag = new SustainedLag(60_000, clock);
    const standing = { isHeld: true, isReady: true, position: at('5') };
    const elsewhere = { isHeld: false, isReady: false, position: at('') };
    const runner = {
      feedStates: [
        { ...standing, name: 'tour-listings' },
        { ...standing, name: 'booking-tabs', position: at('3') },
        { ...standing, name: 'booking-tabs' },
        // Another process holds two parts. Only that process can report whether they are ready and which position they
        // have reached.
        { ...elsewhere, name: 'booking-tabs' },
        { ...elsewhere, name: 'booking-tabs' },
        { ...standing, name: 'popularity', isHeld: false, position: at('1') },
        { ...standing, name: 'tour-listings', isReady: false, position: at('') },
      ],
    };
    const look = feedSounding({ runner, log, clock, telemetry, lag });
    await look();
    expect(await told('tours_projection_active')).toEqual([
      'tours_projection_active{projection="tour-listings"} 1',
      'tours_projection_active{projection="booking-tabs"} 0.5',
      'tours_projection_active{projection="popularity"} 0',
    ]);
    expect(await told('tours_projection_lag_seconds')).toEqual([
      'tours_projection_lag_seconds{projection="tour-listings"} 0',
      'tours_projection_lag_seconds{projection="booking-tabs"} 90',
    ]);
    await clock.advance(60_000);
    await look();
    expect(lag.isSustained).toBe(true);
  });

  it('stop reporting a read model that another process took over', async () => {
    const standing = { name: 'tour-listings', isReady: true, position: at('3') };
    const runner = { feedStates: [{ ...standing, isHeld: true }] };
    const look = feedSounding({
      runner,
      log,
      clock,
      telemetry,
      lag: new SustainedLag(60_000, clock),
    });
    await look();
    expect(await told('tours_projection_lag_seconds')).toHaveLength(1);
    runner.feedStates = [{ ...standing, isHeld: false }];
    await look();
    expect(await told('tours_projection_lag_seconds')).toEqual([]);
    expect(await told('tours_projection_active')).toEqual([
      'tours_projection_active{projection="tour-listings"} 0',
    ]);
  });

  it('report which engines answer; one that does not answer counts as away and delays no other sounding', async () => {
    const engines = {
      log,
      readStore: { builds: () => Promise.reject(new Error('away')) },
      jobs: { state: () => never },
      clock,
    };
    const soundings = new Soundings(engineSoundings(engines, telemetry), clock);
    const looked = soundings.look();
    await clock.advance(4_000);
    await looked;
    expect((await told('tours_engine_up')).toSorted()).toEqual([
      'tours_engine_up{engine="log"} 1',
      'tours_engine_up{engine="queue"} 0',
      'tours_engine_up{engine="read-models"} 0',
    ]);
  });

  it('run every five seconds until the process ends, even if one of them fails', async () => {
    let looks = 0;
    const look = () => {
      looks += 1;
      return Promise.reject(new Error('away'));
    };
    const soundings = new Soundings([look], clock);
    soundings.begin();
    await clock.advance(0);
    await clock.advance(11_000);
    await soundings.end();
    await clock.advance(10_000);
    expect(looks).toBe(3);
  });
});
