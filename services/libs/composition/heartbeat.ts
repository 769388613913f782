import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { directoryId } from '../adapters/node/directory-id.ts';
import { SystemClock } from '../adapters/node/system-clock.ts';
import type {
  ProcessKind,
  RunningProcesses,
  SharedDirectories,
} from '../application/ports/running-processes.ts';
import { Heartbeat } from '../application/safety/heartbeat.ts';
import type { Settings } from './settings/settings.ts';

/** Starts to report that this process runs, by the clock of the machine. */
export function beginHeartbeat({
  processes,
  kind,
  directories,
}: {
  readonly processes: RunningProcesses;
  readonly kind: ProcessKind;
  readonly directories: SharedDirectories;
}): Promise<Heartbeat> {
  const self = { id: randomUUID(), kind, host: hostname(), pid: process.pid, directories };
  return Heartbeat.begin({ processes, clock: new SystemClock(), self });
}

/** Returns the directories that a process of this kind has to share with others. */
export async function sharedDirectoriesOf(
  { bucket, imagesDirectory, archiveDirectory }: Settings,
  kind: ProcessKind,
): Promise<SharedDirectories> {
  if (bucket !== null || kind === 'tool') return {};
  const images = kind === 'worker' ? undefined : await idOf(imagesDirectory);
  const archive = await idOf(archiveDirectory);
  return {
    ...(images !== undefined && { images }),
    ...(archive !== undefined && { archive }),
  };
}

/** Undefined if the directory cannot be written; the code that stores files in the directory reports that. */
async function idOf(path: string): Promise<string | undefined> {
  try {
    return await directoryId(path);
  } catch {
    return undefined;
  }
}
