import { Injectable } from '@nestjs/common';
import type { LinkPicture } from '../../../libs/contracts/site/link-picture.ts';
import { DrawingThread } from './drawing-thread.ts';

/** Each picture has some 40 kB. */
export const picturesKeptMax = 200;

/** Draws pictures when they are first requested, and keeps each under everything that is printed on it. */
@Injectable()
export class LinkPictures {
  /** The most recently requested picture is last. */
  readonly #kept = new Map<string, Promise<Buffer>>();

  constructor(private readonly thread: DrawingThread) {}

  /**
   * Returns the picture as PNG, 1200 × 630.
   *
   * @throws Error where it cannot be drawn; the next request tries again.
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
    const drawing = this.thread.draw(picture);
    drawing.catch(() => {
      this.#kept.delete(key);
    });
    return drawing;
  }
}
