import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ImageStore } from '../../../libs/application/ports/image-store.ts';
import {
  imageFormats,
  imageUrl,
  imageWidths,
  type KeptImage,
} from '../../../libs/contracts/image/image-address.ts';
import type { ImageView } from '../../../libs/contracts/image/image-view.ts';
import { InTurn } from '../http/in-turn.ts';
import { Problem } from '../http/problem.ts';
import { type Encoded, type EncodedImage, ImageEncoder } from './image-encoder.ts';
import { imageKindOf } from './image-kind.ts';

/** Encoding a picture takes a core for seconds. */
const turns = { atOnce: 2, waitingMax: 20 } as const;

/** Half a SHA-256 is enough: two different pictures with the same name cannot be made. */
const hashDigits = 32;

type Refused = Extract<Encoded, { readonly refused: unknown }>['refused'];

/** Pictures of tours: receives them, encodes them in the sizes that pages show, and stores them. */
@Injectable()
export class Images {
  readonly #turns = new InTurn(turns);

  constructor(
    private readonly store: ImageStore,
    private readonly encoder: ImageEncoder,
  ) {}

  /**
   * Stores a picture under a name made from its content, so that the same picture always has the same
   * address.
   *
   * @throws Problem
   */
  async keep(content: Buffer): Promise<ImageView> {
    const kind = imageKindOf(content);
    if (kind === undefined) {
      throw new Problem('ImageKindNotAllowed', {
        detail: 'Use a JPEG, PNG, WebP or AVIF picture.',
      });
    }
    const encoded = await this.#turns.run(() => this.encoder.encode({ content, kind }));
    if ('refused' in encoded) throw refusal(encoded.refused);
    const image = { ...encoded, id: imageId(content, encoded) };
    for (const file of encoded.files) {
      await this.store.put({ id: image.id, name: file.name }, file.content);
    }
    return imageView(image);
  }

  /** One file of a picture; undefined if it does not exist. */
  file(id: string, name: string): Promise<Buffer | undefined> {
    return this.store.get({ id, name });
  }
}

function imageId(content: Buffer, { width, height }: EncodedImage): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, hashDigits);
  return `${hash}-${width}x${height}`;
}

function imageView({ id, width, height }: KeptImage): ImageView {
  return {
    url: imageUrl({ id }, width, 'jpeg'),
    width,
    height,
    variants: imageWidths({ width }).flatMap((each) =>
      imageFormats.map((format) => ({ url: imageUrl({ id }, each, format), width: each, format })),
    ),
  };
}

function refusal(refused: Refused): Problem {
  switch (refused) {
    case 'damaged':
      return new Problem('ImageNotUsable', { detail: 'The picture is damaged or incomplete.' });
    case 'too-many-pixels':
      return new Problem('ImageNotUsable', {
        detail: 'The picture has more than 40 million pixels.',
      });
    case 'took-too-long':
      return new Problem('TimedOut');
  }
}
