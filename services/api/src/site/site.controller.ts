import { Controller, Get, Inject } from '@nestjs/common';
import type { SiteView } from '../../../libs/contracts/site/site-view.ts';
import { PublicAnswer } from '../http/answer.ts';
import { Anyone } from '../session/access.ts';
import { Site } from './site.ts';

@Controller('api/site')
@Anyone()
export class SiteController {
  readonly #site: SiteView;

  constructor(@Inject(Site) site: SiteView) {
    this.#site = site;
  }

  /** The operator's name and how to reach them. */
  @Get()
  site(): PublicAnswer<SiteView> {
    return new PublicAnswer(this.#site);
  }
}
