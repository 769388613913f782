import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const source = 'test/power/disk-recorder.c';

/**
 * Why this machine cannot record disk writes; undefined if it can. The library is compiled only in CI and in `npm run
 * test:long`, because `npm test` must work without a compiler.
 */
export function whyNotRecorded(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  if (process.platform !== 'linux') return 'It needs Linux: it is a preload library.';
  const isAsked = environment.CI === 'true' || environment.LONG_TESTS === 'true';
  return isAsked ? undefined : 'It needs a C compiler: it runs in CI and in `npm run test:long`.';
}

/** The compiled library; compiled once for each version of its source. */
function recorderLibrary(): string {
  const version = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 16);
  const directory = join(tmpdir(), `disk-recorder-${process.getuid?.() ?? 0}`);
  const library = join(directory, `${version}.so`);
  if (!existsSync(library)) {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const draft = `${library}.${process.pid}`;
    execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', draft, source, '-ldl', '-lpthread']);
    renameSync(draft, library);
  }
  return library;
}

/** The directory of a recorded process, and the file of its record. */
export interface RecordedPlace {
  /** Everything below this directory is recorded. */
  readonly root: string;
  readonly trace: string;
  /** A file of {@link DiskFaults}. */
  readonly faults?: string;
}

/** The environment of a process whose disk is recorded. */
export function recorded({ root, trace, faults }: RecordedPlace): Readonly<Record<string, string>> {
  return {
    LD_PRELOAD: recorderLibrary(),
    DISK_RECORDER_ROOT: root,
    DISK_RECORDER_TRACE: trace,
    ...(faults === undefined ? {} : { DISK_RECORDER_FAULTS: faults }),
    // The library would not see asynchronous system calls.
    UV_USE_IO_URING: '0',
  };
}
