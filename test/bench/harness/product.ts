import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Departure } from './http-load.ts';
import { Program } from './program.ts';
import { freePort } from '../../support/processes/free-port.ts';

/** The compiled product; `npm run bench` builds it first. */
const main = resolve('dist/services/standalone/src/main.js');

/** When business time begins, so that the departures below can be booked on any day. */
const clockStart = '2026-11-20T06:00:00Z';
const firstDate = Date.UTC(2026, 11, 1);
const dayMs = 86_400_000;

/** This many departures of one tour, two a day. */
export function departures(count: number): readonly Departure[] {
  return Array.from({ length: count }, (_none, index) => ({
    date: new Date(firstDate + Math.floor(index / 2) * dayMs).toISOString().slice(0, 10),
    time: index % 2 === 0 ? '09:00' : '14:00',
  }));
}

/** The product in a separate process, with its own data. */
export class Product {
  readonly url: string;
  readonly program: Program;
  readonly #directory: string;

  private constructor(url: string, program: Program, directory: string) {
    this.url = url;
    this.program = program;
    this.#directory = directory;
  }

  /** @param preload A module that is loaded before the product, to compare the product with a changed product. */
  static async start(preload?: string): Promise<Product> {
    const directory = mkdtempSync(join(tmpdir(), 'bench-product-'));
    const port = await freePort();
    const program = await Program.start(productArgs(preload), /is ready at/, {
      PORT: String(port),
      DATA_DIR: directory,
      RATE_LIMITS: 'off',
      CLOCK_START: clockStart,
    });
    return new Product(`http://127.0.0.1:${port}`, program, directory);
  }

  get pid(): number {
    return this.program.pid;
  }

  /** How many bookings the log holds. */
  bookings(): number {
    return bookingsIn(join(this.#directory, 'event-log.sqlite'));
  }

  async end(): Promise<void> {
    await this.program.end();
    rmSync(this.#directory, { recursive: true });
  }
}

/** The arguments with which Node starts the product. */
export function productArgs(preload?: string): readonly string[] {
  return [...(preload === undefined ? [] : ['--import', preload]), main];
}

/** How many bookings a log with the product's tables holds. */
export function bookingsIn(logFile: string): number {
  const log = new DatabaseSync(logFile, { readOnly: true });
  try {
    const sql = "SELECT count(*) AS bookings FROM stream WHERE category = 'booking'";
    return Number(log.prepare(sql).get()?.bookings);
  } finally {
    log.close();
  }
}
