import {
  closeSync,
  existsSync,
  fdatasyncSync,
  fsyncSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Cryptography } from '../../../application/ports/cryptography.ts';
import { type LogMark, openMark, sealMark } from '../../../application/event-log/log-mark.ts';

/** The name of the mark's file in a data directory. */
export const logMarkName = 'event-log.mark';

/** Longer than any mark; each slot begins on its own page. */
const slotBytes = 4_096;
const slots = [0, 1] as const;

/** Only the user of this process can read and write the file. */
const ownerOnly = 0o600;

/** Each write has the next number, which shows the newer of the two slots. */
interface NumberedMark extends LogMark {
  readonly number: number;
}

interface FoundSlot {
  readonly slot: 0 | 1;
  /** Undefined if the slot has no valid seal. */
  readonly mark: NumberedMark | undefined;
}

/** The content of the file. */
export interface FoundMark {
  /** Absent if there is no mark, or if the mark was not written by this product. */
  readonly mark?: LogMark;
  /** Whether the file has content, but no slot has a valid seal. */
  readonly isForged: boolean;
}

/**
 * Reads the mark in a file. Changes nothing; a file that does not exist holds no mark.
 *
 * @param cryptography Omitted if SECRET_KEY is lost; then any mark is accepted.
 */
export function readLogMark(path: string, cryptography?: Pick<Cryptography, 'mac'>): FoundMark {
  if (!existsSync(path)) return { isForged: false };
  const file = openSync(path, 'r');
  try {
    const found = slotsIn(file, cryptography);
    const newest = newestOf(found);
    if (newest === undefined) return { isForged: found.length > 0 };
    const { logId, position, stream, revision, eventId, chain } = newest.mark;
    return { mark: { logId, position, stream, revision, eventId, chain }, isForged: false };
  } finally {
    closeSync(file);
  }
}

/**
 * The mark's file as its only writer uses it. It has two slots: between two syncs the writer overwrites one
 * of them, and the other one holds the mark that was synced last. So a power cut damages at most the newer
 * one.
 */
export class LogMarkFile {
  readonly #file: number;
  readonly #cryptography: Pick<Cryptography, 'mac'>;
  #slot: 0 | 1;
  #number: number;
  #isSynced = true;

  /** Creates the file if there is none; then it holds no mark. */
  constructor(path: string, cryptography: Pick<Cryptography, 'mac'>) {
    this.#cryptography = cryptography;
    this.#file = existsSync(path) ? openSync(path, 'r+') : madeFile(path);
    const newest = newestOf(slotsIn(this.#file, cryptography));
    this.#slot = newest === undefined ? 0 : other(newest.slot);
    this.#number = newest?.mark.number ?? 0;
  }

  /** Whether the mark that was written last is on the disk. */
  get isSynced(): boolean {
    return this.#isSynced;
  }

  /** The mark survives the end of the process. It survives a power cut only after {@link sync}. */
  write(mark: LogMark): void {
    this.#number += 1;
    const numbered: NumberedMark = { ...mark, number: this.#number };
    this.#isSynced = false;
    writeSync(this.#file, `${sealMark(this.#cryptography, numbered)}\n`, slotBytes * this.#slot);
  }

  sync(): void {
    if (this.#isSynced) return;
    fdatasyncSync(this.#file);
    this.#isSynced = true;
    this.#slot = other(this.#slot);
  }

  close(): void {
    try {
      this.sync();
    } finally {
      closeSync(this.#file);
    }
  }
}

function other(slot: 0 | 1): 0 | 1 {
  return slot === 0 ? 1 : 0;
}

/** Returns the slots that have content. */
function slotsIn(
  file: number,
  cryptography: Pick<Cryptography, 'mac'> | undefined,
): readonly FoundSlot[] {
  return slots.flatMap((slot) => {
    const bytes = Buffer.alloc(slotBytes);
    readSync(file, bytes, 0, slotBytes, slotBytes * slot);
    const [line = ''] = bytes.toString('utf8').split('\n', 1);
    if (line.replaceAll('\0', '') === '') return [];
    return [{ slot, mark: openMark(cryptography, line) as NumberedMark | undefined }];
  });
}

function newestOf(
  found: readonly FoundSlot[],
): { readonly slot: 0 | 1; readonly mark: NumberedMark } | undefined {
  return found
    .flatMap(({ slot, mark }) => (mark === undefined ? [] : [{ slot, mark }]))
    .toSorted((one, next) => next.mark.number - one.mark.number)[0];
}

/** Creates the file, and syncs its name to the disk too. */
function madeFile(path: string): number {
  const file = openSync(path, 'w+', ownerOnly);
  const directory = openSync(dirname(path), 'r');
  try {
    fsyncSync(directory);
  } finally {
    closeSync(directory);
  }
  return file;
}
