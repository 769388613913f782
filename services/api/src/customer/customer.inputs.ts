import type { CustomerRequest } from '../../../libs/contracts/customer/customer-view.ts';
import { EmailAddress, Optional, Text, Whole } from '../input/field-kinds.ts';

/** Longer than any reference, so that a mistake is answered as an unknown reference. */
const referenceLengthMax = 50;

/** The body of POST /api/admin/customers/erasure, …/erasure/preview and …/export. */
@Whole({ oneOf: [{ required: ['email'] }, { required: ['booking'] }] })
export class CustomerBody implements CustomerRequest {
  @Optional()
  @EmailAddress()
  readonly email?: string;

  @Optional()
  @Text({ max: referenceLengthMax })
  readonly booking?: string;
}

/** The query of GET /api/admin/customers/export. */
export class ExportCustomerQuery implements CustomerRequest {
  @EmailAddress()
  readonly email!: string;
}
