import type { AuditReader } from '../../../libs/application/queries/audit-reader.ts';
import type { RecognisedRequest } from '../session/recognised-request.ts';

/** Who reads the audit log: what they may see of it depends on it. */
export function auditReader({ signedIn }: RecognisedRequest): AuditReader {
  return { accountId: signedIn?.accountId ?? '', isOwner: signedIn?.role === 'owner' };
}
