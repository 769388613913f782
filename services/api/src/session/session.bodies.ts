import { Optional, Text } from '../input/field-kinds.ts';

/** People do not type longer passwords, and checking one only costs time. */
const passwordLengthMax = 256;
const passwordLengthMin = 8;
export const usernameLengthMax = 64;
/** How long an e-mail address may be, in characters (RFC 5321). */
const loginLengthMax = 254;
/** How long a link's token and a typed code may be, in characters. Both are longer than necessary. */
const tokenLengthMax = 64;
const codeLengthMax = 32;
/** The message for a person who left a field empty (requirements, section 5). */
const empty = 'Please fill in all fields';

/** A password that is compared with the present one. */
const KnownPassword = () => Text({ max: passwordLengthMax, empty });
/** A password that a person chooses. */
const NewPassword = () => Text({ min: passwordLengthMin, max: passwordLengthMax, empty });

/** The body of POST /api/auth/sign-in. */
export class SignInBody {
  @Text({ max: usernameLengthMax, empty })
  readonly username!: string;

  @KnownPassword()
  readonly password!: string;

  @Optional()
  @Text({ max: codeLengthMax, empty })
  readonly code?: string;
}

/** The body of POST /api/auth/set-up. */
export class SetUpBody {
  @Text({ max: tokenLengthMax })
  readonly token!: string;

  @Text({ max: usernameLengthMax, empty })
  readonly username!: string;

  @NewPassword()
  readonly password!: string;
}

/** The body of POST /api/auth/lost-password. */
export class LostPasswordBody {
  /** The username of an account, or its e-mail address. */
  @Text({ max: loginLengthMax, empty })
  readonly login!: string;
}

/** The body of POST /api/auth/link. */
export class LinkBody {
  @Text({ max: tokenLengthMax })
  readonly token!: string;
}

/** The body of POST /api/auth/link/password. */
export class ChoosePasswordBody {
  @Text({ max: tokenLengthMax })
  readonly token!: string;

  @NewPassword()
  readonly password!: string;
}

/** The body of POST /api/auth/password. */
export class ChangePasswordBody {
  @KnownPassword()
  readonly current!: string;

  @NewPassword()
  readonly next!: string;

  @Optional()
  @Text({ max: codeLengthMax, empty })
  readonly code?: string;
}

/** The body of POST /api/auth/totp/confirmation. */
export class ConfirmTotpBody {
  @Text({ max: codeLengthMax, empty })
  readonly code!: string;
}

/** The body of routes for which an open session is not enough. */
export class PasswordBody {
  @KnownPassword()
  readonly password!: string;

  /** Needed if the account has a second factor. */
  @Optional()
  @Text({ max: codeLengthMax, empty })
  readonly code?: string;
}
