import { savedViewLimits } from '../../../libs/contracts/saved-view/saved-view-limits.ts';
import type {
  RenameViewRequest,
  SaveViewRequest,
} from '../../../libs/contracts/saved-view/saved-view-view.ts';
import { BookingListInput } from '../booking/admin-booking.inputs.ts';
import { Part, Text } from '../input/field-kinds.ts';

/** The body of PATCH /api/admin/saved-views/{id}. */
export class RenameViewBody implements RenameViewRequest {
  @Text({ max: savedViewLimits.nameLengthMax })
  readonly name!: string;
}

/** The body of POST /api/admin/saved-views. A view has no search, because a search may name a person. */
export class SaveViewBody extends RenameViewBody implements SaveViewRequest {
  @Part(() => BookingListInput)
  readonly filter!: BookingListInput;
}
