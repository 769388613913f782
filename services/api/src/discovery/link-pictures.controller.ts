import { Controller, Get, Inject, Param } from '@nestjs/common';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { getTour } from '../../../libs/application/queries/tour/get-tour.ts';
import { TourCatalogue } from '../../../libs/application/queries/tour/tour-catalogue.ts';
import { keptImage } from '../../../libs/contracts/image/image-address.ts';
import { isGuidePath } from '../../../libs/contracts/guides/guide-paths.ts';
import type { LinkPicture } from '../../../libs/contracts/site/link-picture.ts';
import type { SiteView } from '../../../libs/contracts/site/site-view.ts';
import { PublicContentAnswer } from '../http/answer.ts';
import { Problem } from '../http/problem.ts';
import { Anyone } from '../session/access.ts';
import { Site } from '../site/site.ts';
import { LinkPictures } from './link-pictures.ts';

/** Cached for an hour, and used for another day while it is revalidated; other sites may show it. */
const headers = {
  'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Serves the pictures that chats and social networks show for a shared page. */
@Controller('link-pictures')
@Anyone()
export class LinkPicturesController {
  readonly #signature: string;

  constructor(
    private readonly pictures: LinkPictures,
    private readonly catalogue: TourCatalogue,
    private readonly clock: Clock,
    @Inject(Site) site: SiteView,
  ) {
    this.#signature = site.name;
  }

  /**
   * The picture of the site, for links that people share.
   *
   * @produces image/png A picture of 1200 × 630.
   */
  @Get('pages/home.png')
  home(): Promise<PublicContentAnswer> {
    return this.#answer({ of: 'home', signature: this.#signature });
  }

  /**
   * The picture of a destination’s guide.
   *
   * @produces image/png A picture of 1200 × 630.
   */
  @Get('destinations/:file')
  destination(@Param('file') file: string): Promise<PublicContentAnswer> {
    return this.#guide(`/destinations/${nameOf(file)}`);
  }

  /**
   * The picture of an attraction’s guide.
   *
   * @produces image/png A picture of 1200 × 630.
   */
  @Get('attractions/:file')
  attraction(@Param('file') file: string): Promise<PublicContentAnswer> {
    return this.#guide(`/attractions/${nameOf(file)}`);
  }

  /**
   * The picture of a tour that travellers see.
   *
   * @produces image/png A picture of 1200 × 630.
   */
  @Get(':file')
  async tour(@Param('file') file: string): Promise<PublicContentAnswer> {
    const shown = getTour(this.catalogue.current, nameOf(file), this.clock.now());
    if (shown === undefined) throw new Problem('NotFound');
    // Leaves out the fields that change automatically, such as the views, so that the picture changes only with an
    // edit.
    const { id, title, category, duration, pricingStructure, image, pictures } = shown;
    const photo = image === null ? undefined : keptImage(image);
    const focus = pictures?.find(({ url }) => url === image)?.focus;
    const tour = { id, title, category, duration, pricingStructure };
    return this.#answer({
      of: 'tour',
      tour,
      ...(photo && { photo: { ...photo, focus } }),
      signature: this.#signature,
    });
  }

  async #guide(path: string): Promise<PublicContentAnswer> {
    if (!isGuidePath(path)) throw new Problem('NotFound');
    return this.#answer({ of: 'guide', path, signature: this.#signature });
  }

  async #answer(picture: LinkPicture): Promise<PublicContentAnswer> {
    return new PublicContentAnswer('image/png', await this.pictures.drawn(picture), headers);
  }
}

/** Returns `spice-farm-tour` for `spice-farm-tour.png`; an empty name if the file is not a picture. */
function nameOf(file: string): string {
  return /^([a-z0-9-]+)\.png$/.exec(file)?.[1] ?? '';
}
