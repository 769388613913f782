import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const startMsMax = 60_000;

/** A program under measurement, in a separate process. */
export class Program {
  readonly #child: ChildProcess;
  readonly #lines: string[] = [];
  readonly #ended: Promise<unknown>;
  #onLine: () => void = () => undefined;

  private constructor(args: readonly string[], env: Readonly<Record<string, string>>) {
    const { PATH = '', HOME = '' } = process.env;
    this.#child = spawn(process.execPath, args, {
      env: { PATH, HOME, NODE_ENV: 'benchmark', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#ended = once(this.#child, 'close');
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      if (stream !== null) {
        createInterface(stream).on('line', (line) => {
          this.#lines.push(line);
          this.#onLine();
        });
      }
    }
  }

  /** Starts a program and waits for the line that reports it ready. */
  static async start(
    args: readonly string[],
    ready: RegExp,
    env: Readonly<Record<string, string>> = {},
    patienceMs = startMsMax,
  ): Promise<Program> {
    const program = new Program(args, env);
    await program.#says(ready, args.join(' '), patienceMs);
    return program;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  async end(): Promise<void> {
    this.#child.kill('SIGTERM');
    await this.#ended;
  }

  async #says(pattern: RegExp, what: string, patienceMs: number): Promise<void> {
    const heard = Promise.withResolvers<undefined>();
    const fail = () => {
      heard.reject(new Error(`${what} did not get ready:\n${this.#lines.join('\n')}`));
    };
    const timer = setTimeout(fail, patienceMs);
    void this.#ended.then(fail);
    this.#onLine = () => {
      if (this.#lines.some((line) => pattern.test(line))) heard.resolve(undefined);
    };
    this.#onLine();
    try {
      await heard.promise;
    } finally {
      clearTimeout(timer);
    }
  }
}
