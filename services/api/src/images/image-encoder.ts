import { type ChildProcess, fork } from 'node:child_process';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ImageKind } from './image-kind.ts';

/** The message that the process receives. */
export interface ToEncode {
  readonly content: Uint8Array;
  readonly kind: ImageKind;
}

export interface EncodedImage {
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly name: string; readonly content: Uint8Array }[];
}

/** The answer of the process. */
export type Encoded =
  EncodedImage | { readonly refused: 'damaged' | 'too-many-pixels' | 'took-too-long' };

/** The compiled product runs the compiled program. Tests and development run its source. */
const program = new URL(
  `./encode-image.process${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`,
  import.meta.url,
);

/** Ten times the time that the largest picture takes on a slow machine. */
const encodingMsMax = 60_000;

/**
 * Creates every file of a picture in a separate process for this picture. When it ends, its memory is free
 * again, and a file that crashes a decoder affects only that process. The process gets no settings and no
 * secrets.
 */
@Injectable()
export class ImageEncoder implements OnApplicationShutdown {
  readonly #children = new Set<ChildProcess>();

  encode(wanted: ToEncode, msMax = encodingMsMax): Promise<Encoded> {
    const { promise, resolve } = Promise.withResolvers<Encoded>();
    // The flags of this process apply only to its own program.
    const child = fork(program, {
      ...{ execArgv: [], env: {}, serialization: 'advanced' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#children.add(child);
    const timer = setTimeout(() => {
      resolve({ refused: 'took-too-long' });
      child.kill('SIGKILL');
    }, msMax);
    const end = () => {
      clearTimeout(timer);
      this.#children.delete(child);
      resolve({ refused: 'damaged' });
    };
    child.on('message', (encoded: Encoded) => {
      resolve(encoded);
      child.disconnect();
    });
    child.on('disconnect', end).on('error', end);
    child.send(wanted);
    return promise;
  }

  onApplicationShutdown(): void {
    for (const child of this.#children) child.kill('SIGKILL');
  }
}
