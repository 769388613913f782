import { bulkActBookingsMax } from '../../../libs/contracts/bulk-act/bulk-act-limits.ts';
import type {
  BeginBulkActRequest,
  BulkActView,
} from '../../../libs/contracts/bulk-act/bulk-act-view.ts';
import {
  Described,
  Moment,
  OneOf,
  Optional,
  Text,
  WholeNumber,
  WholeNumbers,
} from '../input/field-kinds.ts';
import { cursorLengthMax, pageSizeMax } from '../input/page-limits.ts';

const reasonLengthMax = 500;

/** The query of GET /api/admin/booking-networks and of the bookings of one of them. */
export class PeriodQuery {
  @Optional()
  @Moment()
  readonly from?: string;

  @Optional()
  @Moment()
  readonly to?: string;
}

/** The query of GET /api/admin/bulk-acts. */
export class ListBulkActsQuery {
  @Optional()
  @OneOf('cancel-bookings', 'restore-bookings', 'import-bookings')
  readonly act?: BulkActView['act'];

  @Optional()
  @Text({ max: cursorLengthMax })
  readonly cursor?: string;

  @Optional()
  @WholeNumber({ min: 1, max: pageSizeMax })
  readonly limit?: number;
}

/** The body of POST /api/admin/bulk-acts. */
export class BeginBulkActBody implements BeginBulkActRequest {
  @OneOf('cancel-bookings')
  readonly act!: 'cancel-bookings';

  @Described({ minItems: 1 })
  @WholeNumbers({ min: 10_000_000, max: 99_999_999, count: bulkActBookingsMax })
  readonly bookings!: readonly number[];

  @Text({ max: reasonLengthMax, empty: 'Please say why' })
  readonly reason!: string;
}
