import { readFileSync } from 'node:fs';

/** A change of a file, in the order of the changes. Paths are below the recorded root. */
export type DiskChange =
  | {
      readonly kind: 'write';
      readonly path: string;
      readonly offset: number;
      readonly data: Buffer;
    }
  | { readonly kind: 'truncate'; readonly path: string; readonly size: number }
  | { readonly kind: 'sync-begin' | 'sync-end'; readonly path: string }
  | {
      readonly kind: 'create' | 'unlink' | 'make-directory' | 'remove-directory';
      readonly path: string;
    }
  | { readonly kind: 'rename' | 'link'; readonly path: string; readonly to: string };

/** A change, and the length of the trace after it was recorded. */
export interface TracedChange {
  readonly change: DiskChange;
  readonly endsAt: number;
}

const magic = 0x5a_54_44_4b;
const headBytes = 24;

/** Reads the file of the recorder (the format is `struct record` in disk-recorder.c). */
export function readTrace(file: string): readonly TracedChange[] {
  const bytes = readFileSync(file);
  const changes: TracedChange[] = [];
  let at = 0;
  while (at < bytes.length) {
    if (bytes.readUInt32LE(at) !== magic) throw new Error(`The trace is damaged at byte ${at}.`);
    const operation = bytes.readUInt32LE(at + 4);
    const pathEnd = at + headBytes + bytes.readUInt32LE(at + 8);
    const endsAt = pathEnd + bytes.readUInt32LE(at + 12);
    const offset = Number(bytes.readBigUInt64LE(at + 16));
    const path = bytes.toString('utf8', at + headBytes, pathEnd);
    const change = changeOf(operation, { path, offset, data: bytes.subarray(pathEnd, endsAt) });
    changes.push({ change, endsAt });
    at = endsAt;
  }
  return changes;
}

function changeOf(
  operation: number,
  { path, offset, data }: { readonly path: string; readonly offset: number; readonly data: Buffer },
): DiskChange {
  switch (operation) {
    case 1:
      return { kind: 'write', path, offset, data };
    case 2:
      return { kind: 'truncate', path, size: offset };
    case 3:
      return { kind: 'sync-begin', path };
    case 4:
      return { kind: 'sync-end', path };
    case 5:
      return { kind: 'create', path };
    case 6:
      return { kind: 'rename', path, to: data.toString('utf8') };
    case 7:
      return { kind: 'link', path, to: data.toString('utf8') };
    case 8:
      return { kind: 'unlink', path };
    case 9:
      return { kind: 'make-directory', path };
    case 10:
      return { kind: 'remove-directory', path };
    default:
      throw new Error(`The trace has an unknown operation, ${operation}.`);
  }
}
