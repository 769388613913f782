import { Controller, Get, Inject } from '@nestjs/common';
import { TourCatalogue } from '../../../libs/application/queries/tour-catalogue.ts';
import { PublicContentAnswer } from '../http/answer.ts';
import { PublicUrl } from '../http/public-url.ts';
import { Anyone } from '../session/access.ts';
import { robots } from './robots.ts';
import { mappedPages, siteMap } from './site-map.ts';

/** What search engines ask for first. Both are asked for again every time: a tour may be gone. */
@Controller()
@Anyone()
export class DiscoveryController {
  readonly #catalogue: TourCatalogue;
  readonly #publicUrl: string;

  constructor(catalogue: TourCatalogue, @Inject(PublicUrl) publicUrl: string) {
    this.#catalogue = catalogue;
    this.#publicUrl = publicUrl;
  }

  /** Every public page, and when the tour on it was changed. */
  @Get('sitemap.xml')
  siteMap(): PublicContentAnswer {
    const pages = mappedPages(this.#catalogue.current.publicTours);
    return new PublicContentAnswer(
      'application/xml; charset=utf-8',
      siteMap(pages, this.#publicUrl),
    );
  }

  @Get('robots.txt')
  robots(): PublicContentAnswer {
    return new PublicContentAnswer('text/plain; charset=utf-8', robots(this.#publicUrl));
  }
}
