import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';
import { standStill } from '../stand-still.ts';

/** How to start a server: a program that writes a line when it accepts connections. */
export interface ServerProgram {
  /** The name of the program in messages, and of its directory on the disk. */
  readonly name: string;
  readonly command: string;
  args(place: { readonly directory: string; readonly port: number }): readonly string[];
  /** Matches the line in which the program reports that it listens. */
  readonly ready: RegExp;
}

export interface ServerPlace {
  /** The directory of its data; by default a new one, which is removed at the end. */
  readonly directory?: string;
  /** By default a free port. */
  readonly port?: number;
}

const startMsMax = 120_000;

const portsTriedMax = 3;

/**
 * A separate server for a test suite, with the operations that simulate a power cut, an operator and a paused
 * machine. Its data and its port stay the same when the process is started again.
 */
export class ServerProcess {
  readonly directory: string;
  readonly port: number;
  readonly #program: ServerProgram;
  #child: ChildProcess | undefined;
  #ended: Promise<unknown> = Promise.resolve();
  /** Ends the server when the test runner is interrupted. */
  readonly #endWithUs = () => this.#child?.kill('SIGKILL');

  private constructor(program: ServerProgram, directory: string, port: number) {
    this.#program = program;
    this.directory = directory;
    this.port = port;
    process.on('exit', this.#endWithUs);
  }

  /** Resolves when the server accepts connections. */
  static async start(program: ServerProgram, place: ServerPlace = {}): Promise<ServerProcess> {
    const directory = place.directory ?? mkdtempSync(join(tmpdir(), `${program.name}-`));
    for (let tries = 1; ; tries += 1) {
      const server = new ServerProcess(program, directory, place.port ?? (await freePort()));
      try {
        await server.startAgain();
        return server;
      } catch (error) {
        process.off('exit', server.#endWithUs);
        // Another test suite may have taken the free port meanwhile.
        if (place.port !== undefined || tries === portsTriedMax) throw error;
      }
    }
  }

  /** The id of its process; 0 before it was started. */
  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Ends it at once (SIGKILL): for the program, like a power cut. */
  async kill(): Promise<void> {
    this.#child?.kill('SIGKILL');
    await this.#ended;
  }

  /** Ends it normally (SIGTERM). */
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

  /** Pauses it: connections stay open without answers. */
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
