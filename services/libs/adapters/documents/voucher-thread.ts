import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { VoucherWords } from '../../application/ports/booking-documents.ts';

/** What the thread is asked, and where it answers. */
export interface WantedVoucher {
  readonly words: VoucherWords;
  readonly answer: MessagePort;
}

export type Drawn = { readonly pdf: Uint8Array } | { readonly fault: string };

interface RunningThread {
  readonly worker: Worker;
  /** Given up by everybody who waits for it once it died. */
  readonly ended: AbortSignal;
}

/** The compiled product loads compiled threads, and everything else the sources themselves. */
const ownProgram = new URL(
  `./voucher.thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`,
  import.meta.url,
);

/**
 * A thread that draws vouchers: the library and its fonts are loaded with the first, and no booking
 * waits for one. One that died is replaced when the next is wanted; it keeps no process from ending.
 */
export class VoucherThread {
  readonly #program: URL;
  #running: RunningThread | undefined;

  constructor(program: URL = ownProgram) {
    this.#program = program;
  }

  /** @throws Error where it cannot be drawn. */
  async draw(words: VoucherWords): Promise<Uint8Array> {
    const { port1: here, port2: answer } = new MessageChannel();
    try {
      this.#running ??= this.#begin();
      const { worker, ended: signal } = this.#running;
      worker.postMessage({ words, answer } satisfies WantedVoucher, [answer]);
      const [drawn] = (await once(here, 'message', { signal })) as [Drawn];
      if ('fault' in drawn) throw new Error(drawn.fault);
      return drawn.pdf;
    } finally {
      here.close();
    }
  }

  #begin(): RunningThread {
    // The flags of the process are for its own program.
    const worker = new Worker(this.#program, { execArgv: [] });
    worker.unref();
    const ending = new AbortController();
    const running = { worker, ended: ending.signal };
    let reason: unknown;
    worker.on('error', (error) => {
      reason = error;
    });
    worker.on('exit', () => {
      if (this.#running === running) this.#running = undefined;
      ending.abort(new Error('The thread that draws vouchers ended.', { cause: reason }));
    });
    return running;
  }
}
