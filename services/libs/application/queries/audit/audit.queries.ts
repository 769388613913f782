import type { ListView } from '../../../contracts/answers.ts';
import type { AuditEntryView } from '../../../contracts/history/audit-view.ts';
import type { AuditExport, AuditListQuery } from './list-audit.ts';
import { RequestedQuery } from '../engine/requested-query.ts';

/** One page of the audit log, newest first. */
export class ListAudit extends RequestedQuery<AuditListQuery, ListView<AuditEntryView>> {}

/** All entries that match a filter, page by page. */
export class ExportAudit extends RequestedQuery<
  AuditExport,
  AsyncGenerator<readonly AuditEntryView[], void, undefined>
> {}
