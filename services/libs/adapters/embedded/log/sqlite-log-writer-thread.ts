import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { AppendOutcomeUnknown, type StreamAppend } from '../../../application/ports/event-store.ts';
import type { KeyGrant } from '../../../application/ports/key-vault.ts';
import { logNotSynced } from './failed-sync.ts';
import type { MarkPlace } from './log-mark-writer.ts';
import { LogFileRefused } from './sqlite-log-file.ts';
import {
  type FromWriter,
  pack,
  type Packed,
  type ToWriter,
  type WriteOutcome,
  type WriteReply,
  type WriterSettings,
} from './sqlite-log-messages.ts';

export interface WriterOptions {
  readonly file: string;
  /** At most this many appends share a commit; 1 turns grouping off, for comparison. */
  readonly appendsPerCommitMax: number;
  /** Called once if a sync of the log failed, with the reason as a sentence. From then on every outcome is unknown. */
  readonly onNotSynced?: (why: string) => void;
  /** Where the mark of the log is kept; absent if there is no mark. */
  readonly mark?: MarkPlace;
}

export interface WriterCounts {
  readonly appends: number;
  readonly commits: number;
}

interface Waiting {
  readonly resolve: (outcome: WriteReply['outcome']) => void;
  readonly reject: (error: Error) => void;
}

/** The compiled product loads the compiled program of the thread; everything else loads its source. */
const program = new URL(
  `./sqlite-log-writer.thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`,
  import.meta.url,
);

/** One writing thread from its start to its end, and the requests that it has not answered. */
export class WriterThread {
  /** Resolves when the log is open. Rejects with LogFileRefused. */
  readonly ready: Promise<void>;
  readonly #worker: Worker;
  readonly #port: MessagePort;
  readonly #sent = new Int32Array(new SharedArrayBuffer(4));
  readonly #waiting = new Map<number, Waiting>();
  readonly #ended: Promise<void>;
  #outbox: Packed[] = [];
  #lastSequence = 0;
  #isAlive = true;
  #counts: WriterCounts = { appends: 0, commits: 0 };
  #markBehindSinceMs = 0;

  constructor({ file, appendsPerCommitMax, mark, onNotSynced }: WriterOptions) {
    const { port1, port2 } = new MessageChannel();
    const settings: WriterSettings = {
      ...{ file, appendsPerCommitMax, port: port2, sent: this.#sent },
      ...(mark === undefined ? {} : { mark }),
    };
    this.#port = port1;
    this.#worker = new Worker(program, {
      workerData: settings,
      transferList: [port2],
      // The flags of the process are for its main program only.
      execArgv: [],
    });
    const opened = Promise.withResolvers<undefined>();
    this.ready = opened.promise;
    // No code waits for a thread that replaces another one. If it cannot open the log, the requests that were sent to
    // it are rejected.
    this.ready.catch(() => undefined);
    const ended = Promise.withResolvers<undefined>();
    this.#ended = ended.promise;
    let reason = 'The thread that writes the event log ended.';

    port1.on('message', (message: FromWriter) => {
      switch (message.said) {
        case 'ready':
          opened.resolve(undefined);
          return;
        case 'refused':
          reason = message.reason;
          opened.reject(new LogFileRefused(reason));
          return;
        case 'committed':
          this.#markBehindSinceMs = message.markBehindSinceMs;
          this.#answer(message.replies);
          return;
        case 'not-synced':
          onNotSynced?.(logNotSynced);
          return;
      }
    });
    this.#worker.on('error', (error) => {
      reason = `The thread that writes the event log failed: ${String(error)}.`;
    });
    this.#worker.on('exit', () => {
      this.#isAlive = false;
      port1.close();
    });
    // The port closes after its last message was delivered; the thread may end before that.
    port1.on('close', () => {
      this.#isAlive = false;
      opened.reject(new LogFileRefused(reason));
      for (const { reject } of this.#waiting.values()) {
        reject(new AppendOutcomeUnknown(reason));
      }
      this.#waiting.clear();
      ended.resolve(undefined);
    });
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Since when the mark of the log could not be written, in milliseconds since 1970; 0 if it could. */
  get markBehindSinceMs(): number {
    return this.#markBehindSinceMs;
  }

  get counts(): WriterCounts {
    return this.#counts;
  }

  /** @throws AppendOutcomeUnknown */
  append(parts: readonly StreamAppend[], grants: readonly KeyGrant[]): Promise<WriteOutcome> {
    const sequence = this.#nextSequence();
    return this.#ask<WriteOutcome>(sequence, pack({ kind: 'append', sequence, parts, grants }));
  }

  /** @throws AppendOutcomeUnknown */
  async destroyKey(customerId: string): Promise<void> {
    const sequence = this.#nextSequence();
    await this.#ask(sequence, pack({ kind: 'destroy-key', sequence, customerId }));
  }

  /** Resolves when every request was answered and the file is closed. */
  async close(): Promise<void> {
    if (this.#isAlive) {
      this.#flush();
      this.#send('close');
    }
    await this.#ended;
  }

  #nextSequence(): number {
    this.#lastSequence += 1;
    return this.#lastSequence;
  }

  #ask<Outcome extends WriteReply['outcome']>(sequence: number, packed: Packed): Promise<Outcome> {
    const answered = Promise.withResolvers<WriteReply['outcome']>();
    this.#waiting.set(sequence, answered);
    this.#outbox.push(packed);
    // The requests of one turn of the event loop are sent as one message, because each message costs as much
    // as the events of several bookings.
    if (this.#outbox.length === 1) {
      setImmediate(() => {
        this.#flush();
      });
    }
    return answered.promise as Promise<Outcome>;
  }

  #flush(): void {
    if (this.#outbox.length > 0) {
      this.#send(this.#outbox);
      this.#outbox = [];
    }
  }

  #send(message: ToWriter): void {
    this.#port.postMessage(message);
    Atomics.add(this.#sent, 0, 1);
    Atomics.notify(this.#sent, 0);
  }

  #answer(replies: readonly WriteReply[]): void {
    const { appends, commits } = this.#counts;
    this.#counts = { appends: appends + replies.length, commits: commits + 1 };
    for (const { sequence, outcome } of replies) {
      const waiting = this.#waiting.get(sequence);
      this.#waiting.delete(sequence);
      if (outcome.outcome === 'unknown') {
        waiting?.reject(new AppendOutcomeUnknown(outcome.reason));
      } else {
        waiting?.resolve(outcome);
      }
    }
  }
}
