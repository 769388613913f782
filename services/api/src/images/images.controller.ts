import { extname } from 'node:path';
import { Controller, Get, Param } from '@nestjs/common';
import { PublicContentAnswer } from '../http/answer.ts';
import { Problem } from '../http/problem.ts';
import { Anyone } from '../session/access.ts';
import { Images } from './images.ts';

/**
 * The content of an address never changes, so browsers need not ask again. If somebody opens the address as a
 * page, no script in the file can run. Other sites, such as search engines, may show the picture.
 */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** Serves uploaded pictures. */
@Controller('images')
@Anyone()
export class ImagesController {
  constructor(private readonly images: Images) {}

  /**
   * One size of a picture in one format, such as `960.avif`.
   *
   * @produces image/* The picture.
   */
  @Get(':image/:variant')
  async file(
    @Param('image') id: string,
    @Param('variant') name: string,
  ): Promise<PublicContentAnswer> {
    const content = await this.images.file(id, name);
    if (content === undefined) throw new Problem('NotFound');
    return new PublicContentAnswer(`image/${extname(name).slice(1)}`, content, headers);
  }
}
