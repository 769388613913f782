import { extname } from 'node:path';
import { Controller, Get, Param } from '@nestjs/common';
import { PublicContentAnswer } from '../http/answer.ts';
import { Problem } from '../http/problem.ts';
import { Anyone } from '../session/access.ts';
import { Images } from './images.ts';

/**
 * What is at an address never changes, so nobody asks twice. It is a picture and nothing else, even
 * where somebody opens it as a page; other sites, such as search engines, may show it.
 */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** Pictures that were uploaded. */
@Controller('images')
@Anyone()
export class ImagesController {
  readonly #images: Images;

  constructor(images: Images) {
    this.#images = images;
  }

  /** One size of a picture in one format, such as `960.avif`. */
  @Get(':image/:variant')
  async file(
    @Param('image') id: string,
    @Param('variant') name: string,
  ): Promise<PublicContentAnswer> {
    const content = await this.#images.file(id, name);
    if (content === undefined) throw new Problem('NotFound');
    return new PublicContentAnswer(`image/${extname(name).slice(1)}`, content, headers);
  }
}
