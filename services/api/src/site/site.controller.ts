import { Controller, Get, Inject } from '@nestjs/common';
import { DataPeriods } from '../../../libs/application/ports/data-periods.ts';
import type { SiteAnswer, SiteView } from '../../../libs/contracts/site/site-view.ts';
import { PublicAnswer } from '../http/answer.ts';
import { Anyone } from '../session/access.ts';
import { Site } from './site.ts';

@Controller('api/site')
@Anyone()
export class SiteController {
  readonly #answer: SiteAnswer;

  constructor(@Inject(Site) site: SiteView, periods: DataPeriods) {
    const { bookingDataMonths: bookingMonths, contactDataMonths: contactMonths } = periods;
    this.#answer = { ...site, dataKept: { bookingMonths, contactMonths } };
  }

  /** Returns the operator's name and contact, and how long data of bookings and contact messages is kept. */
  @Get()
  site(): PublicAnswer<SiteAnswer> {
    return new PublicAnswer(this.#answer);
  }
}
