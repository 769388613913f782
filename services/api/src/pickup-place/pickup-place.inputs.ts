import { pickupPlaceLimits } from '../../../libs/contracts/pickup-place/pickup-place-limits.ts';
import type { PickupPlaceRequest } from '../../../libs/contracts/pickup-place/pickup-place-view.ts';
import { Decimal, Optional, Part, Text } from '../input/field-kinds.ts';

class CoordinatesInput {
  @Decimal({ min: -90, max: 90 })
  readonly latitude!: number;

  @Decimal({ min: -180, max: 180 })
  readonly longitude!: number;
}

/** The body of POST and PUT /api/admin/pickup-places; without coordinates the place has none. */
export class PickupPlaceBody implements PickupPlaceRequest {
  @Text({ max: pickupPlaceLimits.nameLengthMax })
  readonly name!: string;

  @Text({ max: pickupPlaceLimits.zoneLengthMax })
  readonly zone!: string;

  @Optional()
  @Part(() => CoordinatesInput)
  readonly coordinates?: CoordinatesInput;
}
