import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** A program of the product that runs until it is asked to end. */
export type ProgramName = 'standalone' | 'api' | 'projector' | 'worker';

const startMsMax = 120_000;

/** How a process ended. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

/** A process of the product, with its output and its exit. */
export class ProductProcess {
  readonly ended: Promise<Ended>;
  readonly lines: string[] = [];
  readonly name: ProgramName;
  readonly #child: ChildProcess;
  readonly #line = new Set<() => void>();
  #isToldToEnd = false;

  /**
   * Starts the compiled program; `npm test` builds it first.
   *
   * @param dist The directory of the release to start; by default this release.
   */
  constructor(
    settings: Readonly<Record<string, string>>,
    name: ProgramName = 'standalone',
    dist = 'dist',
  ) {
    const { PATH = '', HOME = '' } = process.env;
    const program = resolve(dist, `services/${name}/src/main.js`);
    if (!existsSync(program)) throw new Error('The product is not built: npm run build.');
    const child = spawn(process.execPath, [program], {
      env: { PATH, HOME, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.name = name;
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        this.lines.push(line);
        // Only errors are written to stderr. They are passed on, so that a test that fails because of an error shows
        // the reason.
        if (stream === child.stderr) process.stderr.write(`${name}: ${line}\n`);
        for (const wake of this.#line) wake();
      });
    }
    this.ended = once(child, 'close').then(([code, signal]) => ({
      code: code as number | null,
      signal: signal as NodeJS.Signals | null,
      output: this.lines.join('\n'),
    }));
    void this.ended.then(({ code, signal: by }) => {
      if (this.#isToldToEnd || code === 0) return;
      process.stderr.write(`${name}: ended unexpectedly, with ${by ?? code}.\n`);
    });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  send(signal: NodeJS.Signals): void {
    this.#isToldToEnd ||= signal === 'SIGTERM' || signal === 'SIGKILL';
    this.#child.kill(signal);
  }

  /** Ends it normally (SIGTERM). */
  stop(): Promise<Ended> {
    this.send('SIGTERM');
    return this.ended;
  }

  /** Ends it at once (SIGKILL). */
  kill(): Promise<Ended> {
    this.send('SIGKILL');
    return this.ended;
  }

  /** Resolves to the line that reports it ready. */
  ready(): Promise<string> {
    return this.line(/ is ready(\.|:| at http)/);
  }

  /** Resolves to the first matching line. */
  async line(pattern: RegExp): Promise<string> {
    const there = Promise.withResolvers<string>();
    const look = () => {
      const line = this.lines.find((each) => pattern.test(each));
      if (line !== undefined) there.resolve(line);
    };
    const fail = (why: string) => {
      const said = this.lines.join('\n');
      there.reject(
        new Error(`The ${this.name} ${why} and did not say ${String(pattern)}:\n${said}`),
      );
    };
    const timer = setTimeout(() => {
      fail('took too long');
    }, startMsMax);
    void this.ended.then(({ code, signal }) => {
      look();
      fail(`ended with ${signal ?? code}`);
    });
    this.#line.add(look);
    look();
    try {
      return await there.promise;
    } finally {
      clearTimeout(timer);
      this.#line.delete(look);
    }
  }
}
