import type { SecurityRefusal } from '../../../libs/application/telemetry/security-reasons.ts';
import type { ProblemCode } from '../../../libs/contracts/problems.ts';
import type { Problem } from './problem.ts';

/** The security refusal of each problem code that always has the same reason. */
const refusals: Readonly<Partial<Record<ProblemCode, SecurityRefusal>>> = {
  ProofRefused: { kind: 'proof-refused', reason: 'email' },
  NotAllowed: { kind: 'access-refused', reason: 'role' },
  CrossSiteRequest: { kind: 'access-refused', reason: 'other-site' },
  InvalidCredentials: { kind: 'access-refused', reason: 'credentials' },
  TotpCodeWrong: { kind: 'access-refused', reason: 'code' },
  PasswordWrong: { kind: 'access-refused', reason: 'password' },
  SetUpLinkInvalid: { kind: 'access-refused', reason: 'one-time-link' },
  AccountLinkInvalid: { kind: 'access-refused', reason: 'one-time-link' },
  ImageTooLarge: { kind: 'upload-refused', reason: 'size' },
  ImageKindNotAllowed: { kind: 'upload-refused', reason: 'kind' },
  ImageNotUsable: { kind: 'upload-refused', reason: 'content' },
};

/**
 * Returns the refusal that the API notes for a problem; undefined if the problem has none. A refusal in the
 * problem's options has priority over the table above.
 */
export function securityRefusalOf({ code, options }: Problem): SecurityRefusal | undefined {
  return options.refusal ?? refusals[code];
}
