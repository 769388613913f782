import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../support/processes/free-port.ts';
import { secretKey } from './booked-data.ts';
import { untilQuiet } from './processor-time.ts';
import { productArgs } from './product.ts';
import { Program } from './program.ts';
import { percentileOf } from './statistics.ts';
import { yearsEnd } from './years-of-bookings.ts';

/** The number of requests for each figure. */
export const asks = 100;

/** How often it is checked whether the read models are up to date, in milliseconds. */
const pollMs = 250;

const staff = { username: 'amina', password: 'a password for measuring' };

export interface Answered {
  readonly p50Ms: number;
  readonly p95Ms: number;
}

/** How to start the product. */
export interface AskedStart {
  /** The limit for the first start, which builds the read models, in milliseconds. */
  readonly startMsMax: number;
  /** A module that is loaded before the product. */
  readonly preload?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The product on a filled data directory, and a member of staff who sends requests. */
export class AskedProduct {
  readonly url: string;
  readonly #cookie: string;
  readonly #program: Program;
  #count = 0;

  private constructor(url: string, cookie: string, program: Program) {
    this.url = url;
    this.#cookie = cookie;
    this.#program = program;
  }

  /** Resolves when the product has answered its first request of staff. */
  static async start(
    directory: string,
    { startMsMax, preload, env }: AskedStart,
  ): Promise<AskedProduct> {
    const port = await freePort();
    const settings = {
      PORT: String(port),
      DATA_DIR: directory,
      SECRET_KEY: secretKey,
      CLOCK_START: yearsEnd,
      RATE_LIMITS: 'off',
      ADMIN_USERNAME: staff.username,
      ADMIN_PASSWORD: staff.password,
      ...env,
    };
    const program = await Program.start(productArgs(preload), /is ready at/, settings, startMsMax);
    const url = `http://127.0.0.1:${port}`;
    const { headers } = await fetch(`${url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(staff),
    });
    const cookie = headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
    return new AskedProduct(url, cookie.join('; '), program);
  }

  get pid(): number {
    return this.#program.pid;
  }

  /** Resolves when these answers are up to date: an answer that is behind the log has the header `x-stale`. */
  async untilShown(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      while ((await this.#ask(path)).headers.get('x-stale') !== null) await pause(pollMs);
    }
    await untilQuiet(this.pid);
  }

  async end(): Promise<void> {
    await this.#program.end();
  }

  /** The times of requests, sent one after the other. */
  async measure(pathOf: (number: number) => string): Promise<Answered> {
    const tookMs: number[] = [];
    for (let times = 0; times < asks; times += 1) {
      const began = performance.now();
      await this.take(pathOf((this.#count += 1)));
      tookMs.push(performance.now() - began);
    }
    return { p50Ms: percentileOf(tookMs, 50), p95Ms: percentileOf(tookMs, 95) };
  }

  /** @returns The number of characters in the answer. */
  async take(path: string): Promise<number> {
    const response = await this.#ask(path);
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text}`);
    return text.length;
  }

  #ask(path: string): Promise<Response> {
    return fetch(`${this.url}/api/admin/${path}`, { headers: { cookie: this.#cookie } });
  }
}
