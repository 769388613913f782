import type {
  AdminModifyBookingRequest,
  AdminPlaceBookingRequest,
  BookingTab,
  CustomerView,
  RebookBookingRequest,
} from '../../../libs/contracts/booking/booking-view.ts';
import {
  Decimal,
  EmailAddress,
  OneOf,
  Optional,
  Part,
  Text,
  WholeNumber,
} from '../input/field-kinds.ts';
import {
  amountMax,
  messageLengthMax,
  nameLengthMax,
  phoneLengthMax,
  placeLengthMax,
  PlaceBookingBody,
  QuoteChangeBody,
  reasonLengthMax,
} from './booking.inputs.ts';

/** Longer searches find nothing. */
const searchLengthMax = 200;
/** Cursors are ours and shorter. */
const cursorLengthMax = 1_000;
const pageSizeMax = 100;

/** The query of GET /api/admin/bookings/counts. */
export class CountBookingsQuery {
  @Optional()
  @Text({ max: searchLengthMax, blank: true })
  readonly search?: string;
}

/** The query of GET /api/admin/bookings. */
export class ListBookingsQuery extends CountBookingsQuery {
  @Optional()
  @OneOf('today', 'due-today', 'tomorrow', 'all')
  readonly tab?: BookingTab;

  @Optional()
  @Text({ max: cursorLengthMax })
  readonly cursor?: string;

  @Optional()
  @WholeNumber({ min: 1, max: pageSizeMax })
  readonly limit?: number;
}

class OverrideInput {
  @Text({ max: reasonLengthMax })
  readonly reason!: string;
}

/** The body of POST /api/admin/bookings. */
export class AdminPlaceBookingBody extends PlaceBookingBody implements AdminPlaceBookingRequest {
  @Optional()
  @Part(() => OverrideInput)
  readonly override?: OverrideInput;
}

/** The body of POST /api/admin/bookings/{number}/rebooking. */
export class RebookBookingBody extends QuoteChangeBody implements RebookBookingRequest {
  @Optional()
  @Decimal({ min: 0, max: amountMax })
  readonly expectedTotal?: number;

  @Optional()
  @Text({ max: 3 })
  readonly expectedCurrency?: string;

  @Optional()
  @Part(() => OverrideInput)
  readonly override?: OverrideInput;
}

class CorrectedCustomerInput implements Partial<CustomerView> {
  @Optional()
  @Text({ max: nameLengthMax })
  readonly name?: string;

  @Optional()
  @EmailAddress()
  readonly email?: string;

  @Optional()
  @Text({ max: phoneLengthMax })
  readonly phone?: string;
}

/** The body of PATCH /api/admin/bookings/{number}. */
export class AdminModifyBookingBody extends RebookBookingBody implements AdminModifyBookingRequest {
  @Optional()
  @Part(() => CorrectedCustomerInput)
  readonly contact?: CorrectedCustomerInput;

  @Optional()
  @Text({ max: placeLengthMax, blank: true })
  readonly pickupPlace?: string;

  @Optional()
  @Text({ max: messageLengthMax, blank: true })
  readonly message?: string;
}

/** The body of POST /api/admin/bookings/{number}/notes. */
export class AddNoteBody {
  @Text({ max: messageLengthMax })
  readonly text!: string;
}
