import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Visitor } from './visitor.ts';

/** The compiled product; `npm test` builds it first. */
const program = resolve('dist/services/standalone/src/main.js');

/** When the business clock of every story starts: a Friday morning, 9 o'clock in Dar es Salaam. */
export const storyBegins = '2026-11-20T06:00:00.000Z';

const startMsMax = 60_000;

/** Who may sign in, in every story. */
export const owner = { username: 'amina', password: 'a password for stories' } as const;

/** How a process ended. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

/** A process of the product: what it said, and how it ended. */
export class ProductProcess {
  readonly ended: Promise<Ended>;
  readonly lines: string[] = [];
  readonly #child: ChildProcess;
  readonly #line = new Set<() => void>();

  constructor(settings: Readonly<Record<string, string>>) {
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, [program], {
      env: { PATH, HOME, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        this.lines.push(line);
        for (const wake of this.#line) wake();
      });
    }
    this.ended = once(child, 'close').then(([code, signal]) => ({
      code: code as number | null,
      signal: signal as NodeJS.Signals | null,
      output: this.lines.join('\n'),
    }));
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  send(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** The first line that fits, once it is there. */
  async line(pattern: RegExp): Promise<string> {
    const there = Promise.withResolvers<string>();
    const look = () => {
      const line = this.lines.find((each) => pattern.test(each));
      if (line !== undefined) there.resolve(line);
    };
    const fail = (why: string) => {
      const said = this.lines.join('\n');
      there.reject(new Error(`The product ${why} and did not say ${String(pattern)}:\n${said}`));
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

/** The whole product, with a data directory of its own, reached over HTTP alone. */
export class System {
  readonly dataDirectory: string;
  readonly #settings: Readonly<Record<string, string>>;
  #process: ProductProcess;
  #url = '';

  private constructor(settings: Readonly<Record<string, string>>) {
    this.dataDirectory = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'tours-story-'));
    this.#settings = {
      PORT: '0',
      DATA_DIR: this.dataDirectory,
      CLOCK_START: storyBegins,
      ADMIN_USERNAME: owner.username,
      ADMIN_PASSWORD: owner.password,
      RATE_LIMITS: 'off',
      ...settings,
    };
    this.#process = new ProductProcess(this.#settings);
  }

  /** Resolves when the product says that it is ready. */
  static async start(settings: Readonly<Record<string, string>> = {}): Promise<System> {
    if (!existsSync(program)) throw new Error('The product is not built: npm run build.');
    const system = new System(settings);
    await system.#untilReady();
    return system;
  }

  get url(): string {
    return this.#url;
  }

  get process(): ProductProcess {
    return this.#process;
  }

  /** Somebody with a browser of their own. */
  visitor(): Visitor {
    return new Visitor(() => this.#url);
  }

  /** A member of staff who has signed in. */
  async staff(): Promise<Visitor> {
    const visitor = this.visitor();
    const { status } = await visitor.post('/api/auth/sign-in', owner);
    if (status !== 200) throw new Error(`Signing in was answered with ${status}.`);
    return visitor;
  }

  /** Ends the process in the way that is meant for it; the data stay. */
  async stop(): Promise<Ended> {
    this.#process.send('SIGTERM');
    return this.#process.ended;
  }

  /** Ends the process without giving it a chance to do anything; the data stay. */
  async kill(): Promise<void> {
    this.#process.send('SIGKILL');
    await this.#process.ended;
  }

  /** Starts a process on the same data, at the time given or at the story's beginning. */
  async startAgain(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#process = new ProductProcess({ ...this.#settings, ...settings });
    await this.#untilReady();
  }

  /** Ends the process and removes its data. */
  async remove(): Promise<void> {
    this.#process.send('SIGKILL');
    await this.#process.ended;
    rmSync(this.dataDirectory, { recursive: true, force: true });
  }

  async #untilReady(): Promise<void> {
    const line = await this.#process.line(/ is ready at http/);
    this.#url = line.slice(line.indexOf('http'));
  }
}
