import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { LinkPicture } from '../../../libs/contracts/site/link-picture.ts';

/** A request to the thread. */
export interface Wanted {
  readonly number: number;
  readonly picture: LinkPicture;
}

/** An answer of the thread. */
export type Drawn =
  | { readonly number: number; readonly png: Uint8Array<ArrayBuffer> }
  | { readonly number: number; readonly fault: string };

/** The compiled product runs the compiled thread. Tests and development run its source. */
const program = new URL(
  `./drawing.thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`,
  import.meta.url,
);

/**
 * Draws pictures in a separate thread, so that bookings do not wait for them. The thread starts with the first
 * picture. If the thread ends, the next picture starts a new one.
 */
@Injectable()
export class DrawingThread implements OnApplicationShutdown {
  readonly #waiting = new Map<number, PromiseWithResolvers<Buffer>>();
  #worker: Worker | undefined;
  #lastNumber = 0;

  /** @throws Error if the picture cannot be drawn. */
  draw(picture: LinkPicture): Promise<Buffer> {
    this.#lastNumber += 1;
    const number = this.#lastNumber;
    const drawing = Promise.withResolvers<Buffer>();
    this.#waiting.set(number, drawing);
    this.#worker ??= this.#begin();
    this.#worker.postMessage({ number, picture } satisfies Wanted);
    return drawing.promise;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#worker?.terminate();
  }

  #begin(): Worker {
    // The thread does not get the command-line flags of the process.
    const worker = new Worker(program, { execArgv: [] });
    let reason = 'The thread that draws pictures ended.';
    worker.on('message', (drawn: Drawn) => {
      this.#hear(drawn);
    });
    worker.on('error', (error) => {
      reason = String(error);
    });
    worker.on('exit', () => {
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(new Error(reason));
      this.#waiting.clear();
    });
    return worker;
  }

  #hear(drawn: Drawn): void {
    const drawing = this.#waiting.get(drawn.number);
    this.#waiting.delete(drawn.number);
    if ('png' in drawn) drawing?.resolve(Buffer.from(drawn.png.buffer));
    else drawing?.reject(new Error(drawn.fault));
  }
}
