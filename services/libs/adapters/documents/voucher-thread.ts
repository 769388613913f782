import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { VoucherFacts } from '../../application/ports/booking-documents.ts';

/** What the thread is asked, and where it answers. */
export interface WantedVoucher {
  readonly facts: VoucherFacts;
  readonly answer: MessagePort;
}

export type Drawn = { readonly pdf: Uint8Array } | { readonly fault: string };

/** The compiled product loads compiled threads, and everything else the sources themselves. */
const program = new URL(
  `./voucher.thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`,
  import.meta.url,
);

/**
 * A thread that draws vouchers: the library and its fonts are loaded with the first, and no booking
 * waits for one. One that died is replaced when the next is wanted; it keeps no process from ending.
 */
export class VoucherThread {
  #worker: Worker | undefined;

  /** @throws Error where it cannot be drawn. */
  async draw(facts: VoucherFacts): Promise<Uint8Array> {
    const { port1: here, port2: answer } = new MessageChannel();
    const ended = new AbortController();
    // The other end is closed with the thread, should it die before it answers.
    here.once('close', () => {
      ended.abort(new Error('The thread that draws vouchers ended.'));
    });
    try {
      this.#worker ??= this.#begin();
      this.#worker.postMessage({ facts, answer } satisfies WantedVoucher, [answer]);
      const [drawn] = (await once(here, 'message', { signal: ended.signal })) as [Drawn];
      if ('fault' in drawn) throw new Error(drawn.fault);
      return drawn.pdf;
    } finally {
      here.close();
    }
  }

  #begin(): Worker {
    // The flags of the process are for its own program.
    const worker = new Worker(program, { execArgv: [] });
    worker.unref();
    const forget = () => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    worker.on('error', forget).on('exit', forget);
    return worker;
  }
}
