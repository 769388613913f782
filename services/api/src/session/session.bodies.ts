import { Text } from '../input/field-kinds.ts';

/** Longer ones only cost time; nobody types them. */
const passwordLengthMax = 256;
const passwordLengthMin = 8;
const usernameLengthMax = 64;
/** What the person is told who left one empty (specification, section 5). */
const empty = 'Please fill in all fields';

/** The body of POST /api/auth/sign-in. */
export class SignInBody {
  @Text({ max: usernameLengthMax, empty })
  readonly username!: string;

  @Text({ max: passwordLengthMax, empty })
  readonly password!: string;
}

/** The body of POST /api/auth/set-up. */
export class SetUpBody {
  @Text({ max: 64 })
  readonly token!: string;

  @Text({ max: usernameLengthMax, empty })
  readonly username!: string;

  @Text({ min: passwordLengthMin, max: passwordLengthMax, empty })
  readonly password!: string;
}
