import type { AuditRecord } from '../../projections/audit/audit-log.projection.ts';

/** The member of staff who reads the audit log. */
export interface AuditReader {
  readonly accountId: string;
  readonly isOwner: boolean;
}

/**
 * Whether the reader may see an entry. Only owners see entries about other accounts, such as sign-ins and rights.
 * Everyone sees entries about their own account and all other entries.
 */
export function mayRead(
  { accountId, isOwner }: AuditReader,
  { kind, subject }: Pick<AuditRecord, 'kind' | 'subject'>,
): boolean {
  return isOwner || kind !== 'account' || subject === accountId;
}
