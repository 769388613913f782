import type {
  CancelDepartureRequest,
  MoveDepartureRequest,
} from '../../../libs/contracts/departure/disruption-view.ts';
import { Day, Optional, OrNull, Part, Text, TimeOfDay, WholeNumber } from '../input/field-kinds.ts';

const reasonLengthMax = 500;
const noteLengthMax = 500;
const capacityMax = 9_999;

/** The query of GET /api/admin/departures. */
export class ListDeparturesQuery {
  @Optional()
  @Day()
  readonly date?: string;
}

class ForceInput {
  @Text({ max: reasonLengthMax })
  readonly reason!: string;
}

/** The body of PUT /api/admin/departures/{id}/capacity; null is no limit. */
export class SetCapacityBody {
  @OrNull()
  @WholeNumber({ min: 0, max: capacityMax })
  readonly capacity!: number | null;

  @Optional()
  @Part(() => ForceInput)
  readonly force?: ForceInput;
}

/** The body of PUT /api/admin/departures/{id}/note; a blank text removes the note. */
export class WriteDepartureNoteBody {
  @Text({ max: noteLengthMax, blank: true })
  readonly text!: string;
}

/** The body of POST /api/admin/departures/{id}/closure. */
export class CloseDepartureBody {
  @Optional()
  @Text({ max: reasonLengthMax, blank: true })
  readonly reason?: string;
}

/** The body of POST /api/admin/departures/{id}/cancellation. */
export class CancelDepartureBody implements CancelDepartureRequest {
  @Text({ max: reasonLengthMax })
  readonly reason!: string;
}

/** The body of POST /api/admin/departures/{id}/move. */
export class MoveDepartureBody extends CancelDepartureBody implements MoveDepartureRequest {
  @Day()
  readonly date!: string;

  @TimeOfDay()
  readonly time!: string;

  @Optional()
  @Part(() => ForceInput)
  readonly force?: ForceInput;
}
