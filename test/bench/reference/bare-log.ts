import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { BareAppend, BareEvent, Committed } from './group-commit.thread.ts';

/** The minimum that makes appends durable in groups from another thread. It checks nothing. */
export class BareLog {
  readonly #file: string;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, () => void>();
  #outbox: BareAppend[] = [];
  #lastSequence = 0;

  private constructor(file: string, worker: Worker) {
    this.#file = file;
    this.#worker = worker;
    worker.on('message', ({ sequences }: Committed) => {
      for (const sequence of sequences) {
        this.#waiting.get(sequence)?.();
        this.#waiting.delete(sequence);
      }
    });
  }

  static async open(file: string): Promise<BareLog> {
    const program = new URL('./group-commit.thread.ts', import.meta.url);
    const worker = new Worker(program, { workerData: { file } });
    await once(worker, 'message');
    return new BareLog(file, worker);
  }

  /** Resolves when the append is durable. All appends of one turn of the event loop are sent together. */
  append(parts: BareAppend['parts'], customer?: BareAppend['customer']): Promise<void> {
    return new Promise((resolve) => {
      this.#lastSequence += 1;
      const sequence = this.#lastSequence;
      this.#waiting.set(sequence, resolve);
      const ask = { sequence, parts, ...(customer && { customer }) };
      if (this.#outbox.push(ask) === 1) {
        setImmediate(() => {
          this.#worker.postMessage(this.#outbox);
          this.#outbox = [];
        });
      }
    });
  }

  /** How many events the file holds. */
  events(): number {
    const log = new DatabaseSync(this.#file, { readOnly: true });
    try {
      return Number(log.prepare('SELECT count(*) AS events FROM event').get()?.events);
    } finally {
      log.close();
    }
  }

  async close(): Promise<void> {
    this.#worker.postMessage([]);
    await once(this.#worker, 'exit');
  }
}

const now = '2026-11-20T06:00:00.000Z';
const data = JSON.stringify({ bookingNumber: 81_135_054, note: 'x'.repeat(200) });
const metadata = JSON.stringify({ actor: { kind: 'customer' }, chain: 'x'.repeat(200) });

/** An event of 500 bytes with a new id. */
export function bareEvent(): BareEvent {
  return { id: randomUUID(), type: 'BookingNoteAdded', now, data, metadata, chain: '' };
}
