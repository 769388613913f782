import type { CustomerRequest } from '../../../libs/contracts/customer/customer-view.ts';
import { EmailAddress } from '../input/field-kinds.ts';

/** The body of POST /api/admin/customers/erasure and …/erasure/preview. */
export class CustomerBody implements CustomerRequest {
  @EmailAddress()
  readonly email!: string;
}

/** The query of GET /api/admin/customers/export. */
export class ExportCustomerQuery implements CustomerRequest {
  @EmailAddress()
  readonly email!: string;
}
