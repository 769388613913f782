import { Controller, Get } from '@nestjs/common';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { PageSpeeds } from '../../../libs/application/ports/page-speeds.ts';
import { pageSpeedPages } from '../../../libs/application/queries/reports/page-speed-view.ts';
import { addDays, localDateOf } from '../../../libs/contracts/calendar.ts';
import type { PageSpeedView } from '../../../libs/contracts/page-speed/page-speed.ts';
import { Everyone, Only } from '../session/access.ts';

/** How many days are shown; the last one is today. */
const daysShown = 28;

/** Shows how fast visitors' browsers showed the public pages. */
@Controller('api/admin/page-speed')
@Only(...Everyone)
export class AdminPageSpeedController {
  constructor(
    private readonly speeds: PageSpeeds,
    private readonly clock: Clock,
  ) {}

  /** Returns the speed of each kind of page on phones and desktops, over the last 28 days. */
  @Get()
  async show(): Promise<PageSpeedView> {
    const to = localDateOf(this.clock.now());
    const from = addDays(to, 1 - daysShown);
    return { from, to, pages: pageSpeedPages(await this.speeds.between(from, to)) };
  }
}
