import type { AuditReader } from '../../../libs/application/queries/audit/audit-reader.ts';
import type { RecognisedRequest } from '../session/recognised-request.ts';

/** Returns who reads the audit log, which decides what they may see of it. */
export function auditReader({ signedIn }: RecognisedRequest): AuditReader {
  return { accountId: signedIn?.accountId ?? '', isOwner: signedIn?.role === 'owner' };
}
