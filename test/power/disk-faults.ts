import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { constants } from 'node:os';

/** Calls of the operating system that can be made to fail, with their numbers in disk-recorder.c. */
const kindsOfCalls = { read: 1, write: 2, sync: 4, truncate: 8, open: 16 } as const;

export interface DiskFault {
  readonly call: keyof typeof kindsOfCalls;
  /** A part of the file's path, such as `event-log.sqlite-wal`. */
  readonly pathPart: string;
  readonly code: 'EIO' | 'ENOSPC';
  /** The number of such calls that succeed before the failing one. */
  readonly skip: number;
}

const pageBytes = 4096;
const armedAt = 0;
const firedAt = 16;
const seenAt = 20;
/** More calls than any run makes, so that all calls succeed and are only counted. */
const skipAll = 0xffff_ffff;
const pathAt = 64;

/** Makes one call of a recorded process fail. The shared page of memory is `struct faults` in disk-recorder.c. */
export class DiskFaults {
  readonly file: string;
  readonly #descriptor: number;

  /** @param file The file that is made, and shared with the process by its environment. */
  constructor(file: string) {
    this.file = file;
    this.#descriptor = openSync(file, 'w+', 0o600);
    writeSync(this.#descriptor, Buffer.alloc(pageBytes));
  }

  /** The number of calls that were made to fail so far. */
  get fired(): number {
    return this.#count(firedAt);
  }

  /** The number of such calls that the process makes while something is done. They all succeed. */
  async callsDuring(
    { call, pathPart }: Pick<DiskFault, 'call' | 'pathPart'>,
    act: () => Promise<unknown>,
  ): Promise<number> {
    const before = this.#count(seenAt);
    this.arm({ call, pathPart, code: 'EIO', skip: skipAll });
    await act();
    this.disarm();
    return this.#count(seenAt) - before;
  }

  /** Makes the next such call fail, once. */
  arm({ call, pathPart, code, skip }: DiskFault): void {
    const head = Buffer.alloc(12);
    head.writeUInt32LE(kindsOfCalls[call], 0);
    head.writeUInt32LE(skip, 4);
    head.writeInt32LE(constants.errno[code], 8);
    const path = Buffer.alloc(256);
    path.write(pathPart);
    this.disarm();
    writeSync(this.#descriptor, path, 0, path.length, pathAt);
    writeSync(this.#descriptor, head, 0, head.length, 4);
    this.#setArmed(1);
  }

  disarm(): void {
    this.#setArmed(0);
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #count(at: number): number {
    const bytes = Buffer.alloc(4);
    readSync(this.#descriptor, bytes, 0, 4, at);
    return bytes.readUInt32LE();
  }

  #setArmed(value: 0 | 1): void {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(value);
    writeSync(this.#descriptor, bytes, 0, 4, armedAt);
  }
}
