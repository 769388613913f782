import { residentMb } from '../bench/harness/processor-time.ts';
import { medianOf } from '../bench/harness/statistics.ts';
import type { Instance } from './day-fleet.ts';

interface Look {
  readonly atMs: number;
  readonly residentMb: number;
  /** The heap of JavaScript, if the process reports it. */
  readonly heapMb: number | undefined;
}

/** The memory of one process over time, in MB; growth is from the second quarter of its time to the last. */
export interface MemoryCourse {
  readonly name: string;
  readonly looks: number;
  readonly secondQuarterMb: number;
  readonly lastQuarterMb: number;
  readonly mostMb: number;
  /** The slope of the straight line through the measurements after the first quarter. */
  readonly mbPerHour: number;
  readonly heap: readonly [secondQuarterMb: number, lastQuarterMb: number] | undefined;
  readonly series: readonly number[];
}

const heapLine = /^nodejs_heap_size_used_bytes(?:\{[^}]*\})? (\S+)$/m;

/** Measures the memory of processes that live through the whole day. */
export class MemoryWatch {
  readonly #instances: readonly Instance[];
  readonly #looks = new Map<string, Look[]>();

  constructor(instances: readonly Instance[]) {
    this.#instances = instances;
  }

  async look(): Promise<void> {
    await Promise.all(
      this.#instances.map(async ({ name, process, settings }) => {
        const looks = this.#looks.get(name) ?? [];
        this.#looks.set(name, looks);
        const heapMb = await heapOf(settings.HEALTH_PORT ?? '');
        try {
          looks.push({ atMs: Date.now(), residentMb: residentMb(process.pid), heapMb });
        } catch {
          // The process has ended. Its supervisor reports that.
        }
      }),
    );
  }

  courses(): readonly MemoryCourse[] {
    return [...this.#looks].map(([name, looks]) => courseOf(name, looks));
  }
}

function courseOf(name: string, looks: readonly Look[]): MemoryCourse {
  const quarter = Math.floor(looks.length / 4);
  const second = looks.slice(quarter, 2 * quarter);
  const last = looks.slice(-quarter);
  const resident = (part: readonly Look[]) => medianOf(part.map((look) => look.residentMb));
  const heap = (part: readonly Look[]) => part.flatMap(({ heapMb }) => heapMb ?? []);
  const isHeapTold = heap(second).length > 0 && heap(last).length > 0;
  return {
    name,
    looks: looks.length,
    secondQuarterMb: resident(second),
    lastQuarterMb: resident(last),
    mostMb: Math.max(...looks.map((look) => look.residentMb)),
    mbPerHour: slopePerMs(looks.slice(quarter)) * 3_600_000,
    heap: isHeapTold ? [medianOf(heap(second)), medianOf(heap(last))] : undefined,
    series: Array.from({ length: 12 }, (_none, part) =>
      Math.round(looks[Math.floor((part * (looks.length - 1)) / 11)]?.residentMb ?? 0),
    ),
  };
}

/** The slope by least squares. */
function slopePerMs(looks: readonly Look[]): number {
  const meanAt = looks.reduce((sum, { atMs }) => sum + atMs, 0) / looks.length;
  const meanMb = looks.reduce((sum, look) => sum + look.residentMb, 0) / looks.length;
  const above = looks.reduce(
    (sum, look) => sum + (look.atMs - meanAt) * (look.residentMb - meanMb),
    0,
  );
  return above / looks.reduce((sum, { atMs }) => sum + (atMs - meanAt) ** 2, 0);
}

/** The heap that a process reports on its own port; undefined if it is paused or reports none. */
async function heapOf(port: string): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(1_000);
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { signal });
    const [, bytes] = heapLine.exec(await answer.text()) ?? [];
    return bytes === undefined ? undefined : Number(bytes) / 1e6;
  } catch {
    return undefined;
  }
}
