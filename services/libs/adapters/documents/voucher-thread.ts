import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { VoucherWords } from '../../application/ports/booking-documents.ts';

/** A request to the thread, with the port for its answer. */
export interface WantedVoucher {
  readonly words: VoucherWords;
  readonly answer: MessagePort;
}

export type Drawn = { readonly pdf: Uint8Array } | { readonly fault: string };

interface RunningThread {
  readonly worker: Worker;
  /** Aborts when the thread ends, so that no request waits for it any longer. */
  readonly ended: AbortSignal;
}

/** The compiled product loads the compiled program of the thread. Tests and development load its source. */
const ownProgram = new URL(
  `./voucher.thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`,
  import.meta.url,
);

/**
 * A thread that draws vouchers, so that bookings do not wait while a voucher is drawn. The thread loads the library
 * and its fonts for the first voucher. If the thread ended, the next voucher starts a new one. The process can end
 * while the thread still runs.
 */
export class VoucherThread {
  readonly #program: URL;
  #running: RunningThread | undefined;

  constructor(program: URL = ownProgram) {
    this.#program = program;
  }

  /** @throws Error if the voucher cannot be drawn. */
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
    // The flags of the process are for its main program only.
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
