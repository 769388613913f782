import { type ChildProcess, fork } from 'node:child_process';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ImageKind } from './image-kind.ts';

/** What the process is handed. */
export interface ToEncode {
  readonly content: Uint8Array;
  readonly kind: ImageKind;
}

export interface EncodedImage {
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly name: string; readonly content: Uint8Array }[];
}

/** What it answers. */
export type Encoded =
  EncodedImage | { readonly refused: 'damaged' | 'too-many-pixels' | 'took-too-long' };

/** The compiled product starts compiled processes, and everything else the sources themselves. */
const program = new URL(
  `./encode-image.process${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`,
  import.meta.url,
);

/** Ten times what the largest takes on a slow machine. */
const encodingMsMax = 60_000;

/**
 * Makes every file of a picture, in a process that lives for this picture alone: the memory it takes is
 * given back, and a file that breaks a decoder breaks nothing else. It is told no setting and no secret.
 */
@Injectable()
export class ImageEncoder implements OnApplicationShutdown {
  readonly #children = new Set<ChildProcess>();

  encode(wanted: ToEncode, msMax = encodingMsMax): Promise<Encoded> {
    const { promise, resolve } = Promise.withResolvers<Encoded>();
    // The flags of this process are for its own program.
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
