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
import type { Cryptography } from '../../application/ports/cryptography.ts';
import { type LogMark, openMark, sealMark } from '../../application/event-log/log-mark.ts';

/** The file of the mark in a data directory. */
export const logMarkName = 'event-log.mark';

/** Longer than any mark; a slot begins on a page of its own. */
const slotBytes = 4_096;
const slots = [0, 1] as const;

/** Only this process reads and writes it, and nobody else on the machine. */
const ownerOnly = 0o600;

/** Each writing has the next number, so that the newer of two slots is known. */
interface NumberedMark extends LogMark {
  readonly number: number;
}

interface FoundSlot {
  readonly slot: 0 | 1;
  /** Absent where what is written there does not carry the seal. */
  readonly mark: NumberedMark | undefined;
}

/** What the file holds. */
export interface FoundMark {
  /** Absent where there is none, or none that this product wrote. */
  readonly mark?: LogMark;
  /** Something is written there, and none of it carries the seal. */
  readonly isForged: boolean;
}

/**
 * The mark in a file. Changes nothing; a file that is not there holds none.
 *
 * @param cryptography Left out where SECRET_KEY is gone: then any mark counts.
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
 * The mark's file as its one writer has it. It has two slots: between two syncs one of them is
 * overwritten again and again, and the other one holds what was synced last, so that a power cut
 * damages at most the newer one.
 */
export class LogMarkFile {
  readonly #file: number;
  readonly #cryptography: Pick<Cryptography, 'mac'>;
  #slot: 0 | 1;
  #number: number;
  #isSynced = true;

  /** Makes the file if there is none; it holds no mark then. */
  constructor(path: string, cryptography: Pick<Cryptography, 'mac'>) {
    this.#cryptography = cryptography;
    this.#file = existsSync(path) ? openSync(path, 'r+') : madeFile(path);
    const newest = newestOf(slotsIn(this.#file, cryptography));
    this.#slot = newest === undefined ? 0 : other(newest.slot);
    this.#number = newest?.mark.number ?? 0;
  }

  /** Whether what was written last is on the disk. */
  get isSynced(): boolean {
    return this.#isSynced;
  }

  /** Survives the end of the process; the end of power only after {@link sync}. */
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

/** The slots in which anything is written. */
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

/** Its name is on the disk too. */
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
