import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { QueryContext } from '../../../libs/application/queries/engine/requested-query.ts';
import { ListPickupPlaces } from '../../../libs/application/queries/pickup-place/pickup-place.queries.ts';
import type { ListView } from '../../../libs/contracts/answers.ts';
import type { PickupPlaceView } from '../../../libs/contracts/pickup-place/pickup-place-view.ts';
import type { PublicAnswer } from '../http/answer.ts';
import { Freshness, publicAnswerOf } from '../http/query-answers.ts';
import { Anyone } from '../session/access.ts';

/** Where travellers can be picked up. */
@Controller('api/pickup-places')
@Anyone()
export class PickupPlacesController {
  constructor(private readonly queries: QueryBus) {}

  /** All pick-up places, by zone and name. */
  @Get()
  async list(@Freshness() context: QueryContext): Promise<PublicAnswer<ListView<PickupPlaceView>>> {
    const answer = await this.queries.execute(new ListPickupPlaces(null, context));
    return publicAnswerOf({ items: answer.view }, answer);
  }
}
