import { Injectable } from '@nestjs/common';
import type { LinkPicture } from '../../../libs/contracts/site/link-picture.ts';
import { DrawingThread } from './drawing-thread.ts';

/** At some 40 kB each. */
export const picturesKeptMax = 200;

/** Pictures are drawn when they are first asked for, and kept by all that is printed on them. */
@Injectable()
export class LinkPictures {
  readonly #thread: DrawingThread;
  /** The one that was asked for last at the end. */
  readonly #kept = new Map<string, Promise<Buffer>>();

  constructor(thread: DrawingThread) {
    this.#thread = thread;
  }

  /**
   * The picture as PNG, 1200 × 630.
   *
   * @throws Error where it cannot be drawn; the next who asks tries again.
   */
  drawn(picture: LinkPicture): Promise<Buffer> {
    const key = JSON.stringify(picture);
    const drawing = this.#kept.get(key) ?? this.#draw(picture, key);
    this.#kept.delete(key);
    this.#kept.set(key, drawing);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > picturesKeptMax && oldest !== undefined) this.#kept.delete(oldest);
    return drawing;
  }

  #draw(picture: LinkPicture, key: string): Promise<Buffer> {
    const drawing = this.#thread.draw(picture);
    drawing.catch(() => {
      this.#kept.delete(key);
    });
    return drawing;
  }
}
