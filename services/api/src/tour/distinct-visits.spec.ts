import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { LateWrites } from '../../../libs/adapters/embedded/log/late-writes.ts';
import { openOperationsFile } from '../../../libs/adapters/embedded/operations/sqlite-operations-file.ts';
import { SqliteRateLimiter } from '../../../libs/adapters/embedded/operations/sqlite-rate-limiter.ts';
import { InProcessRateLimiter } from '../../../libs/adapters/node/in-process-rate-limiter.ts';
import { NodeCryptography } from '../../../libs/adapters/node/node-cryptography.ts';
import { DistinctVisits } from './distinct-visits.ts';

const hourMs = 3_600_000;
const pings = 20_000;

describe('visits of a tour', () => {
  let clock: VirtualClock;
  let processes: readonly DistinctVisits[];

  beforeEach(() => {
    clock = new VirtualClock();
    const limiter = new InProcessRateLimiter(clock);
    const cryptography = new NodeCryptography('secret '.repeat(8));
    processes = [1, 2].map(() => new DistinctVisits(limiter, cryptography));
  });

  /** How many of the visits count. The processes receive the visits one after the other. */
  async function counted(
    times: number,
    addressOf: (n: number) => string,
    tour = 'spice',
  ): Promise<number> {
    let counting = 0;
    for (let n = 0; n < times; n += 1) {
      const visit = await processes[n % processes.length]?.visit(tour, addressOf(n));
      if (visit === 'counts') counting += 1;
    }
    return counting;
  }

  it('count once per network, tour and hour, in all processes together', async () => {
    const here = () => '203.0.113.1';
    expect(await counted(pings, here)).toBe(1);
    expect(await counted(2, here, 'reef')).toBe(1);
    await clock.advance(hourMs - 1);
    expect(await counted(2, here)).toBe(0);
    await clock.advance(1);
    expect(await counted(2, here)).toBe(1);
  });

  it('count up to a limit from one wide network, and still count from other networks', async () => {
    expect(await counted(1_000, (n) => `2001:db8:7:${n.toString(16)}::1`)).toBe(5);
    expect(await counted(250, (n) => `203.0.113.${n}`)).toBe(5);
    expect(await counted(1, () => '198.51.100.1')).toBe(1);
    expect(await processes[0]?.visit('spice', '203.0.113.255')).toBe('too-many');
    expect(await processes[0]?.visit('spice', '203.0.113.1')).toBe('seen');
  });

  it('count up to a limit from all networks', async () => {
    expect(await counted(1_000, (n) => `198.${n >> 8}.${n & 255}.1`)).toBe(60);
    expect(await counted(1, () => '203.0.113.1', 'reef')).toBe(1);
  });

  it('are still counted by the next process', async () => {
    const file = openOperationsFile(':memory:');
    const late = new LateWrites(file);
    const started = () =>
      new DistinctVisits(
        new SqliteRateLimiter(file, late, clock),
        new NodeCryptography('secret '.repeat(8)),
      );
    expect(await started().visit('spice', '203.0.113.1')).toBe('counts');
    late.store();
    expect(await started().visit('spice', '203.0.113.1')).toBe('seen');
  });
});
