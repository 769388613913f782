import { Controller, Get, Inject } from '@nestjs/common';
import { DataPeriods } from '../../../libs/application/ports/data-periods.ts';
import { Mailer } from '../../../libs/application/ports/mailer.ts';
import { TourCatalogue } from '../../../libs/application/queries/tour/tour-catalogue.ts';
import type { ClaimsView, SiteAnswer, SiteView } from '../../../libs/contracts/site/site-view.ts';
import { tourCategories } from '../../../libs/contracts/tour/tour-categories.ts';
import { PublicAnswer } from '../http/answer.ts';
import { Anyone } from '../session/access.ts';
import { Claims, Site } from './site.ts';

@Controller('api/site')
@Anyone()
export class SiteController {
  readonly #answer: Omit<SiteAnswer, 'listedTours' | 'listedCategories'>;

  // eslint-disable-next-line max-params -- the ports, injected by type
  constructor(
    @Inject(Site) site: SiteView,
    @Inject(Claims) claims: ClaimsView,
    periods: DataPeriods,
    mailer: Mailer,
    private readonly catalogue: TourCatalogue,
  ) {
    const { bookingDataMonths: bookingMonths, contactDataMonths: contactMonths } = periods;
    const dataKept = { bookingMonths, contactMonths };
    this.#answer = { ...site, claims, dataKept, sendsEmail: mailer.delivers };
  }

  /**
   * Returns the operator's name and contact, its figures about itself, and the number and the categories of the
   * listed tours. Also returns how long data of bookings and contact messages is kept, and whether travellers get
   * e-mails.
   */
  @Get()
  site(): PublicAnswer<SiteAnswer> {
    const tours = this.catalogue.current.publicTours;
    const listed = new Set(tours.flatMap(({ tour }) => tour.parts.details.categories));
    return new PublicAnswer({
      ...this.#answer,
      listedTours: tours.length,
      listedCategories: tourCategories.filter((category) => listed.has(category)),
    });
  }
}
