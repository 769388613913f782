import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import type { BuildRecord } from '../../application/ports/projection-store.ts';
import type { RunningProcess } from '../../application/ports/running-processes.ts';
import { refuseInUse } from './refuse-in-use.ts';

/** Returns a build with this lease. */
function held(owner: string | undefined, beat: number, fence = 1): BuildRecord {
  const lease = { owner, beat, fence };
  return { name: 'booking-tabs', version: 1, number: 1, lease } as unknown as BuildRecord;
}

function api(beat: number, id = 'a'): RunningProcess {
  const at = '2026-11-23T09:00:00.000Z';
  return {
    ...{ id, kind: 'api', host: 'machine-1', pid: 4711 },
    ...{ since: at, seenAt: at, beat, directories: {} },
  };
}

interface Look {
  readonly builds?: readonly BuildRecord[];
  readonly processes?: readonly RunningProcess[];
}

describe('a distributed store that may be in use', () => {
  /** Returns the outcome when the checks of the store find these states, one after another. */
  async function watched(...looks: readonly Look[]): Promise<string> {
    const clock = new VirtualClock();
    let place = -1;
    const look = () => looks[Math.min(place, looks.length - 1)] ?? {};
    const processes = {
      list: () => {
        place += 1;
        return Promise.resolve(look().processes ?? []);
      },
    };
    const store = { builds: () => Promise.resolve(look().builds ?? []) };
    const outcomes: string[] = [];
    const watching = refuseInUse({ store, processes, clock, watchMs: 6_000 }).then(
      () => outcomes.push('free'),
      (error: unknown) => outcomes.push((error as Error).message),
    );
    while (outcomes.length === 0) await clock.advance(250);
    await watching;
    return outcomes[0] ?? '';
  }

  const ofBuilds = (...looks: BuildRecord[][]) => watched(...looks.map((builds) => ({ builds })));
  const ofProcesses = (...looks: RunningProcess[][]) =>
    watched(...looks.map((processes) => ({ processes })));

  it('is free if no lease is held and no process is listed', async () => {
    expect(await watched({})).toBe('free');
    expect(await ofBuilds([held(undefined, 7)])).toBe('free');
  });

  it('is free if the holder of a lease does not renew it any more', async () => {
    expect(await ofBuilds([held('p1', 7)])).toBe('free');
  });

  it('is in use if a lease is renewed or gets another holder', async () => {
    const inUse = expect.stringContaining('in use: a projector feeds booking-tabs.');
    expect(await ofBuilds([held('p1', 7)], [held('p1', 7)], [held('p1', 8)])).toEqual(inUse);
    expect(await ofBuilds([held('p1', 7)], [held('p2', 7, 2)])).toEqual(inUse);
  });

  it('is free once the holder released the lease', async () => {
    expect(await ofBuilds([held('p1', 7)], [held(undefined, 7)])).toBe('free');
  });

  it('is free if a process was killed: its heartbeat does not change', async () => {
    expect(await ofProcesses([api(7)])).toBe('free');
  });

  it('is in use while a process runs, and the error names the process', async () => {
    const inUse = expect.stringContaining('in use: api on machine-1 (process 4711, since 2026-');
    expect(await ofProcesses([api(7)], [api(7)], [api(8)])).toEqual(inUse);
    expect(await ofProcesses([api(7)], [api(7), api(0, 'b')])).toEqual(inUse);
  });
});
