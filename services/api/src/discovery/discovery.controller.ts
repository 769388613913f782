import { Controller, Get, Inject } from '@nestjs/common';
import { TourCatalogue } from '../../../libs/application/queries/tour/tour-catalogue.ts';
import { PublicContentAnswer } from '../http/answer.ts';
import { PublicUrl } from '../http/public-url.ts';
import { Anyone } from '../session/access.ts';
import { robots } from './robots.ts';
import { mappedPages, siteMap } from './site-map.ts';

/**
 * Serves search engines the site map and robots.txt. Both are revalidated every time, because a tour may be
 * withdrawn.
 */
@Controller()
@Anyone()
export class DiscoveryController {
  constructor(
    private readonly catalogue: TourCatalogue,
    @Inject(PublicUrl) private readonly publicUrl: string,
  ) {}

  /**
   * Every public page. A page that shows tours has the time of their last change.
   *
   * @produces application/xml After the protocol of sitemaps.org.
   */
  @Get('sitemap.xml')
  siteMap(): PublicContentAnswer {
    const pages = mappedPages(this.catalogue.current.publicTours);
    return new PublicContentAnswer(
      'application/xml; charset=utf-8',
      siteMap(pages, this.publicUrl),
    );
  }

  /**
   * The paths that search engines are asked to ignore.
   *
   * @produces text/plain After RFC 9309.
   */
  @Get('robots.txt')
  robots(): PublicContentAnswer {
    return new PublicContentAnswer('text/plain; charset=utf-8', robots(this.publicUrl));
  }
}
