import { Injectable } from '@nestjs/common';
import { ImageStore } from '../../../libs/application/ports/image-store.ts';
import { imageWidths } from '../../../libs/contracts/image/image-address.ts';
import type { LinkPhoto, LinkPicture } from '../../../libs/contracts/site/link-picture.ts';
import { DrawingThread } from './drawing-thread.ts';

/** Each picture has some 40 kB. */
export const picturesKeptMax = 200;

/**
 * Draws a picture at its first request and then keeps it. The key of a picture is everything that is printed on it.
 */
@Injectable()
export class LinkPictures {
  /** The most recently requested picture is last. */
  readonly #kept = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly thread: DrawingThread,
    private readonly images: ImageStore,
  ) {}

  /**
   * Returns the picture as PNG, 1200 × 630.
   *
   * @throws Error if it cannot be drawn; the next request tries again.
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
    const drawing = this.#withPhoto(picture).then((ready) => this.thread.draw(ready));
    drawing.catch(() => {
      this.#kept.delete(key);
    });
    return drawing;
  }

  /** The picture with the content of its photograph. If the file is missing, it has the scene of the tour. */
  async #withPhoto(picture: LinkPicture): Promise<LinkPicture> {
    if (picture.of !== 'tour' || picture.photo === undefined) return picture;
    const { photo, ...rest } = picture;
    const name = `${sufficientWidth(photo)}.jpeg`;
    const content = await this.images.get({ id: photo.id, name });
    if (content === undefined) return rest;
    return { ...rest, photo: { ...photo, content: content.toString('base64') } };
  }
}

/** The frame of a photograph on the picture is about this large, in pixels. */
const frameSize = 500;

/** The smallest stored width that fills the frame; the largest one if none does. */
function sufficientWidth(photo: LinkPhoto): number {
  const { width, height } = photo;
  const fills = (each: number) => Math.min(each, (each * height) / width) >= frameSize;
  return imageWidths(photo).find(fills) ?? width;
}
