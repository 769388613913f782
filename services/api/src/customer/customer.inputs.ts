import type { CustomerRequest } from '../../../libs/contracts/customer/customer-view.ts';
import { customerNoteLengthMax } from '../../../libs/contracts/customer/customer-note.ts';
import type {
  CustomerNoteRequest,
  CustomerSearchRequest,
  MergeCustomersRequest,
} from '../../../libs/contracts/customer/known-customer-view.ts';
import { EmailAddress, Optional, Text, Whole } from '../input/field-kinds.ts';
import { cursorLengthMax } from '../input/page-limits.ts';

/** Longer than any reference. So a text with a typing error is answered as an unknown reference. */
const referenceLengthMax = 50;
/** Ids of customers are shorter. */
const idLengthMax = 100;
/** Longer searches find no customer. */
const searchLengthMax = 200;

/** The body of POST /api/admin/customers/erasure, …/erasure/preview and …/export. */
@Whole({
  oneOf: [{ required: ['email'] }, { required: ['booking'] }, { required: ['customerId'] }],
})
export class CustomerBody implements CustomerRequest {
  @Optional()
  @EmailAddress()
  readonly email?: string;

  @Optional()
  @Text({ max: referenceLengthMax })
  readonly booking?: string;

  @Optional()
  @Text({ max: idLengthMax })
  readonly customerId?: string;
}

/** The query of GET /api/admin/customers/export. */
export class ExportCustomerQuery implements CustomerRequest {
  @EmailAddress()
  readonly email!: string;
}

/** The query of GET /api/admin/customers. */
export class ListCustomersQuery {
  @Optional()
  @Text({ max: cursorLengthMax })
  readonly cursor?: string;
}

/** The body of POST /api/admin/customers/search. */
export class SearchCustomersBody implements CustomerSearchRequest {
  @Text({ max: searchLengthMax, blank: true })
  readonly search!: string;
}

/** The body of POST /api/admin/customers/{id}/notes and PUT …/notes/{number}. */
export class CustomerNoteBody implements CustomerNoteRequest {
  @Text({ max: customerNoteLengthMax })
  readonly text!: string;
}

/** The body of POST /api/admin/customers/{id}/merges. */
export class MergeCustomersBody implements MergeCustomersRequest {
  @Text({ max: idLengthMax })
  readonly customerId!: string;
}
