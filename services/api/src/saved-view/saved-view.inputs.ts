import { savedViewLimits } from '../../../libs/contracts/saved-view/saved-view-limits.ts';
import type {
  RenameViewRequest,
  SavedFilterView,
  SaveViewRequest,
} from '../../../libs/contracts/saved-view/saved-view-view.ts';
import {
  type BookingSort,
  bookingSorts,
  type BookingTab,
} from '../../../libs/contracts/booking/booking-view.ts';
import { BookingFilterInput } from '../booking/admin-booking.inputs.ts';
import { OneOf, Optional, Part, Text } from '../input/field-kinds.ts';

/** A filter and an order of the list of bookings. It has no search, which may name a person. */
class SavedFilterInput extends BookingFilterInput implements SavedFilterView {
  @Optional()
  @OneOf('today', 'due-today', 'tomorrow', 'all')
  readonly tab?: BookingTab;

  @Optional()
  @OneOf(...bookingSorts)
  readonly sort?: BookingSort;
}

/** The body of PATCH /api/admin/saved-views/{id}. */
export class RenameViewBody implements RenameViewRequest {
  @Text({ max: savedViewLimits.nameLengthMax })
  readonly name!: string;
}

/** The body of POST /api/admin/saved-views. */
export class SaveViewBody extends RenameViewBody implements SaveViewRequest {
  @Part(() => SavedFilterInput)
  readonly filter!: SavedFilterInput;
}
