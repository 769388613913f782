import type {
  EditAccountRequest,
  InviteAccountRequest,
  RequireTotpRequest,
} from '../../../libs/contracts/account/account-view.ts';
import type { StaffRole } from '../../../libs/contracts/session/session-view.ts';
import { EmailAddress, Flag, OneOf, Optional, OrNull, Text } from '../input/field-kinds.ts';
import { Everyone } from '../session/access.ts';
import { usernameLengthMax } from '../session/session.bodies.ts';

/** The body of POST /api/admin/accounts. */
export class InviteAccountBody implements InviteAccountRequest {
  @Text({ max: usernameLengthMax })
  readonly username!: string;

  @Optional()
  @EmailAddress()
  readonly email?: string;

  @OneOf(...Everyone)
  readonly role!: StaffRole;
}

/** The body of PATCH /api/admin/accounts/{id}. */
export class EditAccountBody implements EditAccountRequest {
  @Optional()
  @OneOf(...Everyone)
  readonly role?: StaffRole;

  @Optional()
  @OrNull()
  @EmailAddress()
  readonly email?: string | null;

  @Optional()
  @Flag()
  readonly isDisabled?: boolean;
}

/** The body of PUT /api/admin/accounts/second-factor. */
export class RequireTotpBody implements RequireTotpRequest {
  @OneOf(...Everyone)
  readonly role!: StaffRole;

  @Flag()
  readonly isRequired!: boolean;
}
