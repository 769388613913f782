import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { beatMs, type RunningProcess, RunningProcesses } from '../ports/running-processes.ts';
import { Heartbeat } from './heartbeat.ts';
import { SharedDirectoriesWatch } from './shared-directories.ts';

class KeptProcesses extends RunningProcesses {
  readonly kept = new Map<string, RunningProcess>();
  isAway = false;

  override note(process: RunningProcess): Promise<void> {
    if (this.isAway) return Promise.reject(new Error('away'));
    this.kept.set(process.id, process);
    return Promise.resolve();
  }

  override remove(id: string): Promise<void> {
    this.kept.delete(id);
    return Promise.resolve();
  }

  override list(): Promise<readonly RunningProcess[]> {
    return Promise.resolve([...this.kept.values()]);
  }
}

const self = { id: 'own', kind: 'api', host: 'machine-1', pid: 1, directories: {} } as const;

describe('the heartbeat of a process', () => {
  let clock: VirtualClock;
  let processes: KeptProcesses;

  beforeEach(() => {
    clock = new VirtualClock();
    processes = new KeptProcesses();
  });

  const beatOf = (id: string) => processes.kept.get(id)?.beat;

  it('is stored while the process runs, grows, and is removed when it ends', async () => {
    const heartbeat = await Heartbeat.begin({ processes, clock, self });
    expect(beatOf('own')).toBe(0);
    await clock.advance(3 * beatMs);
    expect(beatOf('own')).toBe(3);
    await heartbeat.end();
    expect(processes.kept.size).toBe(0);
  });

  it('continues after its store could not be reached for a while', async () => {
    const heartbeat = await Heartbeat.begin({ processes, clock, self });
    processes.isAway = true;
    await clock.advance(2 * beatMs);
    processes.isAway = false;
    await clock.advance(beatMs);
    expect(beatOf('own')).toBe(3);
    await heartbeat.end();
  });

  it('removes only processes that were killed more than a day ago', async () => {
    const at = (ms: number) => new Date(Date.parse(clock.now()) - ms).toISOString();
    const seen = (id: string, seenAt: string) =>
      processes.note({ ...self, id, since: seenAt, seenAt, beat: 7 });
    await seen('long gone', at(86_400_001));
    await seen('killed today', at(86_000_000));
    const heartbeat = await Heartbeat.begin({ processes, clock, self });
    await clock.advance(0);
    expect([...processes.kept.keys()].sort()).toEqual(['killed today', 'own']);
    await heartbeat.end();
  });
});

describe('directories that processes have to share', () => {
  const clock = new VirtualClock();
  const before = (ms: number) => new Date(Date.parse(clock.now()) - ms).toISOString();

  async function found(other: Partial<RunningProcess>) {
    const processes = new KeptProcesses();
    const at = before(1_000);
    const process = { ...self, id: 'other', since: at, seenAt: at, beat: 1, host: 'machine-2' };
    await processes.note({ ...process, ...other });
    const own = { images: 'i1', archive: 'a1' };
    const { findings } = await new SharedDirectoriesWatch(processes, clock, own).look();
    return Object.fromEntries(findings.map((each) => [each.setting, each.state]));
  }

  it('are safe if every process sees the same directory or does not use it', async () => {
    const safe = { 'images-directory': 'safe', 'archive-directory': 'safe' };
    expect(await found({ directories: { images: 'i1', archive: 'a1' } })).toEqual(safe);
    expect(await found({ kind: 'worker', directories: { archive: 'a1' } })).toEqual(safe);
  });

  it('are reported if another running process sees a different directory', async () => {
    expect(await found({ directories: { images: 'i2', archive: 'a1' } })).toEqual({
      'images-directory': 'unsafe',
      'archive-directory': 'safe',
    });
    expect(await found({ kind: 'worker', directories: { archive: 'a2' } })).toEqual({
      'images-directory': 'safe',
      'archive-directory': 'unsafe',
    });
  });

  it('are not compared with a process that ended', async () => {
    const directories = { images: 'i2', archive: 'a2' };
    expect(await found({ directories, seenAt: before(61_000) })).toEqual({
      'images-directory': 'safe',
      'archive-directory': 'safe',
    });
  });
});
