import type { TravellersRequest } from '../../../libs/contracts/booking/booking-view.ts';
import { tourCategories } from '../../../libs/contracts/tour/tour-categories.ts';
import {
  Day,
  Described,
  Flag,
  OneOf,
  Optional,
  Parts,
  Text,
  TimeOfDay,
  WholeNumber,
} from '../input/field-kinds.ts';

/** Longer searches find nothing. */
const searchLengthMax = 200;
/** Lines of one party; a price table has far fewer categories. */
export const travellerLinesMax = 50;

/** The query of GET /api/tours. */
export class ListToursQuery {
  @Optional()
  @Text({ max: searchLengthMax })
  readonly q?: string;

  @Optional()
  @Day()
  readonly date?: string;

  @Optional()
  @WholeNumber({ min: 1, max: 999 })
  readonly guests?: number;

  @Optional()
  @OneOf(...tourCategories)
  readonly category?: string;

  /** Adds to each tour its next start with room for this many travellers, if no date is given. */
  @Optional()
  @WholeNumber({ min: 1, max: 999 })
  readonly nextStartFor?: number;
}

/** The query of GET /api/tours/suggestions. */
export class SuggestToursQuery {
  @Optional()
  @Text({ max: searchLengthMax })
  readonly q?: string;
}

/** The query of GET /api/tours/{id}/availability: the days, both included. */
export class AvailabilityQuery {
  @Optional()
  @Day()
  readonly from?: string;

  @Optional()
  @Day()
  readonly to?: string;
}

export class TravellersInput implements TravellersRequest {
  @Optional()
  @Text({ max: 120 })
  readonly categoryId?: string;

  @Optional()
  @Text({ max: 120 })
  readonly category?: string;

  @WholeNumber({ min: 0, max: 999 })
  readonly count!: number;
}

/** A line may have no travellers, but at least one line must have some (`partyFaults`). */
export const someTraveller = { contains: { properties: { count: { minimum: 1 } } } };

/** The body of POST /api/tours/{id}/quote. */
export class QuoteTourBody {
  @Day()
  readonly date!: string;

  @Optional()
  @TimeOfDay()
  readonly pickupTime?: string;

  @Described(someTraveller)
  @Parts(() => TravellersInput, { min: 1, max: travellerLinesMax })
  readonly travellers!: readonly TravellersInput[];
}

/** The query of GET /api/admin/tours. */
export class ListAdminToursQuery {
  @Optional()
  @Flag()
  readonly deleted?: boolean;
}
