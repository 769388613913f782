import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';
import { standStill } from './stand-still.ts';

/** How a server is started: a program that says on its output when it may be spoken to. */
export interface ServerProgram {
  /** Names the program in messages and its directory on the disk. */
  readonly name: string;
  readonly command: string;
  args(place: { readonly directory: string; readonly port: number }): readonly string[];
  /** A line of its output, once it listens. */
  readonly ready: RegExp;
}

export interface ServerPlace {
  /** Where it keeps its data; a new one, removed at the end, where none is given. */
  readonly directory?: string;
  /** A free one where none is given. */
  readonly port?: number;
}

const startMsMax = 120_000;

const portsTriedMax = 3;

/**
 * A server of its own for a suite, and everything that may befall it: the machine's power, an
 * operator, a machine that stands still. Data and port outlive the process.
 */
export class ServerProcess {
  readonly directory: string;
  readonly port: number;
  readonly #program: ServerProgram;
  #child: ChildProcess | undefined;
  #ended: Promise<unknown> = Promise.resolve();
  /** Nobody else ends it when the test runner is interrupted. */
  readonly #endWithUs = () => this.#child?.kill('SIGKILL');

  private constructor(program: ServerProgram, directory: string, port: number) {
    this.#program = program;
    this.directory = directory;
    this.port = port;
    process.on('exit', this.#endWithUs);
  }

  /** Resolves when the server may be spoken to. */
  static async start(program: ServerProgram, place: ServerPlace = {}): Promise<ServerProcess> {
    const directory = place.directory ?? mkdtempSync(join(tmpdir(), `${program.name}-`));
    for (let tries = 1; ; tries += 1) {
      const server = new ServerProcess(program, directory, place.port ?? (await freePort()));
      try {
        await server.startAgain();
        return server;
      } catch (error) {
        process.off('exit', server.#endWithUs);
        // Another suite may have taken the free port before it did.
        if (place.port !== undefined || tries === portsTriedMax) throw error;
      }
    }
  }

  /** The process it runs in; 0 before it was started. */
  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Ends it as a power cut does, as far as the program is concerned. */
  async kill(): Promise<void> {
    this.#child?.kill('SIGKILL');
    await this.#ended;
  }

  /** Ends it in the way that is meant for it. */
  async stop(): Promise<void> {
    this.#child?.kill('SIGTERM');
    await this.#ended;
  }

  /** Starts it on the same port and data, after {@link kill} or {@link stop}. */
  async startAgain(): Promise<void> {
    const child = spawn(this.#program.command, this.#program.args(this), {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#ended = once(child, 'close');
    try {
      await this.#untilReady(child);
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  }

  /** It stands still: connections stay open, and nobody answers. */
  async pause(): Promise<void> {
    if (this.#child !== undefined) await standStill(this.#child);
  }

  resume(): void {
    this.#child?.kill('SIGCONT');
  }

  /** Ends it and removes its data. */
  async remove(): Promise<void> {
    await this.kill();
    process.off('exit', this.#endWithUs);
    rmSync(this.directory, { recursive: true, force: true });
  }

  #untilReady({ stdout, stderr }: ChildProcess): Promise<void> {
    const { name, ready } = this.#program;
    const said: string[] = [];
    return new Promise((resolve, reject) => {
      const fail = (why: string) => {
        clearTimeout(timer);
        reject(new Error(`The test server ${name} ${why}:\n${said.join('\n')}`));
      };
      const timer = setTimeout(() => {
        fail('took too long to start');
      }, startMsMax);
      for (const output of [stdout, stderr]) {
        if (output === null) continue;
        createInterface(output).on('line', (line) => {
          said.push(line);
          if (ready.test(line)) {
            clearTimeout(timer);
            resolve();
          }
        });
      }
      this.#ended.then(
        () => {
          fail('ended before it was ready');
        },
        (error: unknown) => {
          fail(`could not be started (${String(error)})`);
        },
      );
    });
  }
}
