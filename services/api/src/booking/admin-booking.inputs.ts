import type {
  CheckInRequest,
  PaymentRequest,
  RefundRequest,
  TagRequest,
  VoidRequest,
} from '../../../libs/contracts/booking/admin-booking-view.ts';
import {
  type AdminModifyBookingRequest,
  type AdminPlaceBookingRequest,
  type BookingFilter,
  type BookingSort,
  bookingSorts,
  type BookingTab,
  type CustomerView,
  type EndBookingRequest,
  type PhoneCountryRequest,
  type RebookBookingRequest,
} from '../../../libs/contracts/booking/booking-view.ts';
import {
  type PaymentMethod,
  paymentMethods,
} from '../../../libs/contracts/booking/payment-methods.ts';
import { type StaffOrigin, staffOrigins } from '../../../libs/contracts/booking/staff-origins.ts';
import { tagLimits } from '../../../libs/contracts/booking/tags.ts';
import { currencies, type Currency } from '../../../libs/contracts/currencies.ts';
import {
  Amount,
  Country,
  Day,
  EmailAddress,
  Flag,
  OneOf,
  Optional,
  OrNull,
  Part,
  Text,
  Whole,
  WholeNumber,
} from '../input/field-kinds.ts';
import { cursorLengthMax, pageSizeMax } from '../input/page-limits.ts';
import {
  amountMax,
  CancelBookingBody,
  changedTogether,
  messageLengthMax,
  nameLengthMax,
  NamedCustomerInput,
  phoneLengthMax,
  placeLengthMax,
  QuoteChangeBody,
  reasonLengthMax,
  tourIdLengthMax,
  WantedBookingBody,
} from './booking.inputs.ts';

/** Longer searches find nothing. */
const searchLengthMax = 200;
/** Seven digits before the point and six after it. */
const rateLengthMax = 14;
const receiptNumberLengthMax = 50;
/** No booking has more payments or refunds. */
const entryNumberMax = 9_999;

/** The filters that staff choose, without a search. */
abstract class BookingFilterInput implements Omit<BookingFilter, 'tab' | 'sort' | 'search'> {
  @Optional()
  @OneOf('pending', 'confirmed', 'cancelled', 'live')
  readonly status?: NonNullable<BookingFilter['status']>;

  @Optional()
  @OneOf(...currencies)
  readonly currency?: Currency;

  @Optional()
  @OneOf('to-give-back', 'unpaid')
  readonly money?: NonNullable<BookingFilter['money']>;

  @Optional()
  @OneOf('site', 'phone', 'whatsapp', 'partner', 'import', 'unknown')
  readonly origin?: NonNullable<BookingFilter['origin']>;

  @Optional()
  @OneOf('with')
  readonly notes?: NonNullable<BookingFilter['notes']>;

  @Optional()
  @Text({ max: tagLimits.lengthMax })
  readonly tag?: string;

  @Optional()
  @Day()
  readonly createdFrom?: string;

  @Optional()
  @Day()
  readonly createdTo?: string;

  @Optional()
  @Text({ max: tourIdLengthMax })
  readonly tourId?: string;

  @Optional()
  @Day()
  readonly dateFrom?: string;

  @Optional()
  @Day()
  readonly dateTo?: string;
}

/** The query of GET, and the body of POST, /api/admin/bookings/counts. */
export class CountBookingsQuery
  extends BookingFilterInput
  implements Omit<BookingFilter, 'tab' | 'sort'>
{
  @Optional()
  @Text({ max: searchLengthMax, blank: true })
  readonly search?: string;
}

/** The tab, the filters and the order of a list, without a search. */
export class BookingListInput extends BookingFilterInput implements Omit<BookingFilter, 'search'> {
  @Optional()
  @OneOf('today', 'due-today', 'tomorrow', 'all')
  readonly tab?: BookingTab;

  @Optional()
  @OneOf(...bookingSorts)
  readonly sort?: BookingSort;
}

/** The query of GET, and the body of POST, /api/admin/exports/bookings.csv. */
export class ExportBookingsQuery extends BookingListInput implements BookingFilter {
  @Optional()
  @Text({ max: searchLengthMax, blank: true })
  readonly search?: string;
}

/** The query of GET /api/admin/bookings, and the body of POST …/search. */
export class ListBookingsQuery extends ExportBookingsQuery {
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

/** A caller, who may have no e-mail address. */
class CallerInput extends NamedCustomerInput {
  @Optional()
  @OrNull()
  @EmailAddress()
  readonly email?: string | null;
}

/** The body of POST /api/admin/bookings. */
export class AdminPlaceBookingBody extends WantedBookingBody implements AdminPlaceBookingRequest {
  @Part(() => CallerInput)
  readonly customer!: CallerInput;

  @Optional()
  @OneOf(...staffOrigins)
  readonly origin?: StaffOrigin;

  @Optional()
  @Part(() => OverrideInput)
  readonly override?: OverrideInput;
}

/** The body of POST /api/admin/bookings/{number}/rebooking. */
@Whole(changedTogether)
export class RebookBookingBody extends QuoteChangeBody implements RebookBookingRequest {
  @Optional()
  @Amount({ min: 0, max: amountMax })
  readonly expectedTotal?: number;

  @Optional()
  @OneOf(...currencies)
  readonly expectedCurrency?: Currency;

  @Optional()
  @Part(() => OverrideInput)
  readonly override?: OverrideInput;
}

class CorrectedCustomerInput implements Partial<CustomerView>, PhoneCountryRequest {
  @Optional()
  @Text({ max: nameLengthMax })
  readonly name?: string;

  /** Null if the traveller has no e-mail address. */
  @Optional()
  @OrNull()
  @EmailAddress()
  readonly email?: string | null;

  @Optional()
  @Text({ max: phoneLengthMax })
  readonly phone?: string;

  @Optional()
  @Country()
  readonly phoneCountry?: string;
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

/** The body of POST /api/admin/bookings/{number}/cancellation and …/decline. */
export class EndBookingBody extends CancelBookingBody implements EndBookingRequest {
  @Optional()
  @Flag()
  readonly tellTraveller?: boolean;
}

/** The body of POST /api/admin/bookings/{number}/notes. */
export class AddNoteBody {
  @Text({ max: messageLengthMax })
  readonly text!: string;
}

/** The body of POST /api/admin/bookings/{number}/tags. */
export class TagBody implements TagRequest {
  @Text({ max: tagLimits.lengthMax })
  readonly tag!: string;
}

/** The body of POST /api/admin/bookings/{number}/check-in. */
export class CheckInBody implements CheckInRequest {
  @Optional()
  @WholeNumber({ min: 1, max: 999 })
  readonly guests?: number;
}

/** The body of POST /api/admin/bookings/{number}/collections. */
export class PaymentBody implements PaymentRequest {
  @Amount({ min: 0.01, max: amountMax })
  readonly amount!: number;

  @OneOf(...currencies)
  readonly currency!: Currency;

  @OneOf(...paymentMethods)
  readonly method!: PaymentMethod;

  @Optional()
  @Text({ max: rateLengthMax })
  readonly rate?: string;

  @Optional()
  @Amount({ min: 0.01, max: amountMax })
  readonly applied?: number;

  @Optional()
  @Text({ max: receiptNumberLengthMax, blank: true })
  readonly receiptNumber?: string;

  @Optional()
  @Text({ max: reasonLengthMax, blank: true })
  readonly remark?: string;
}

/** The body of POST /api/admin/bookings/{number}/refunds. */
export class RefundBody extends PaymentBody implements RefundRequest {
  @Optional()
  @WholeNumber({ min: 1, max: entryNumberMax })
  readonly of?: number;
}

/** The body of POST …/payments/{entry}/void, …/refunds/{entry}/void and …/write-off. */
export class VoidBody implements VoidRequest {
  @Text({ max: reasonLengthMax })
  readonly reason!: string;
}
