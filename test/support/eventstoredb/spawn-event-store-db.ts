import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { FaultCommand } from './faults/fault-command.ts';
import { Faults } from './faults/faults.ts';
import { standStill } from '../stand-still.ts';
import type { EventStoreDbOptions, EventStoreDbServer } from './start-event-store-db.ts';

const program = join(import.meta.dirname, 'main.ts');
const compileCache = join(tmpdir(), 'eventstoredb-compile-cache');

interface Ready {
  readonly url: string;
  readonly control: string;
}

/** A server in a separate process, which can be killed, paused and restarted. */
export class EventStoreDbProcess implements EventStoreDbServer {
  readonly faults = new Faults((command) => this.#give(command));
  readonly directory: string;
  readonly #ownsDirectory: boolean;
  readonly #options: EventStoreDbOptions;
  #child: ChildProcess | undefined;
  #ready: Ready = { url: '', control: '' };

  constructor(options: EventStoreDbOptions) {
    this.#options = options;
    this.#ownsDirectory = options.directory === undefined;
    this.directory = options.directory ?? mkdtempSync(join(tmpdir(), 'eventstoredb-'));
  }

  get url(): string {
    return this.#ready.url;
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  /** The id of its process; 0 while it is not running. */
  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Starts it. After the first time it uses the same port and the same log. */
  async start(): Promise<void> {
    const port = this.#ready.url === '' ? (this.#options.port ?? 0) : this.port;
    const batches = this.#options.offersBatchAppend === false ? ['--no-batch-append'] : [];
    const child = spawn(
      process.execPath,
      [program, '--directory', this.directory, '--port', String(port), ...batches],
      // The IPC channel lets the process notice when its parent is gone.
      {
        // A kept compile cache halves the time of a start. Test suites start dozens of servers.
        env: { NODE_COMPILE_CACHE: compileCache, ...process.env },
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      },
    );
    this.#child = child;
    if (child.stdout === null) throw new Error('The event store cannot say when it is ready.');
    const ended = once(child, 'exit').then(() => {
      throw new Error('The event store ended before it was ready.');
    });
    const line = once(createInterface(child.stdout), 'line');
    const [first] = (await Promise.race([line, ended])) as [string];
    this.#ready = JSON.parse(first) as Ready;
  }

  /** Kills it at once, as a power cut would. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Ends it normally, and removes its directory if it was temporary. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    if (this.#ownsDirectory) rmSync(this.directory, { recursive: true, force: true });
  }

  /** Kills it if it runs, and starts it again. */
  async restart(): Promise<void> {
    await this.kill();
    await this.start();
  }

  /** Pauses it: connections stay open without answers. */
  async pause(): Promise<void> {
    if (this.#child !== undefined) await standStill(this.#child);
  }

  resume(): void {
    this.#child?.kill('SIGCONT');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    if (signal !== 'SIGKILL') child.kill('SIGCONT');
    await exited;
  }

  async #give(command: FaultCommand): Promise<number> {
    const response = await fetch(this.#ready.control, {
      method: 'POST',
      body: JSON.stringify(command, finite),
    });
    if (!response.ok)
      throw new Error(`The server did not understand the request: ${await response.text()}`);
    const { hit } = (await response.json()) as { readonly hit: number };
    return hit;
  }
}

/** JSON has no Infinity. */
const finite = (_key: string, value: unknown): unknown =>
  value === Infinity ? Number.MAX_SAFE_INTEGER : value;

/** Starts a server in a separate process. */
export async function spawnEventStoreDb(
  options: EventStoreDbOptions = {},
): Promise<EventStoreDbProcess> {
  const server = new EventStoreDbProcess(options);
  await server.start();
  return server;
}
