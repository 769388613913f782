import type { AuditRecord } from '../projections/audit-log.projection.ts';

/** Who reads the audit log. */
export interface AuditReader {
  readonly accountId: string;
  readonly isOwner: boolean;
}

/**
 * When somebody signed in, and who gave them which rights, is for owners, who answer for it, and for
 * themselves. Everything else is the business of whoever works here.
 */
export function mayRead(
  { accountId, isOwner }: AuditReader,
  { kind, subject }: Pick<AuditRecord, 'kind' | 'subject'>,
): boolean {
  return isOwner || kind !== 'account' || subject === accountId;
}
