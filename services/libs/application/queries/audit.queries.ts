import type { ListView } from '../../contracts/answers.ts';
import type { AuditEntryView } from '../../contracts/history/audit-view.ts';
import type { AuditExport, AuditListQuery } from './list-audit.ts';
import { RequestedQuery } from './requested-query.ts';

/** One page of everything that happened, the newest first. */
export class ListAudit extends RequestedQuery<AuditListQuery, ListView<AuditEntryView>> {}

/** Everything that answers a filter, page by page. */
export class ExportAudit extends RequestedQuery<
  AuditExport,
  AsyncGenerator<readonly AuditEntryView[], void, undefined>
> {}
