import {
  type AuditFilter,
  type AuditKind,
  auditKinds,
} from '../../../libs/contracts/history/audit-view.ts';
import { Day, OneOf, Optional, Text, WholeNumber } from '../input/field-kinds.ts';
import { cursorLengthMax, pageSizeMax } from '../input/page-limits.ts';

const nameLengthMax = 250;

/** The query of GET /api/admin/exports/audit.csv. */
export class ExportAuditQuery implements AuditFilter {
  @Optional()
  @Day()
  readonly from?: string;

  @Optional()
  @Day()
  readonly to?: string;

  @Optional()
  @Text({ max: nameLengthMax })
  readonly actor?: string;

  @Optional()
  @OneOf(...auditKinds)
  readonly kind?: AuditKind;

  @Optional()
  @Text({ max: nameLengthMax })
  readonly subject?: string;
}

/** The query of GET /api/admin/audit. */
export class ListAuditQuery extends ExportAuditQuery {
  @Optional()
  @Text({ max: cursorLengthMax })
  readonly cursor?: string;

  @Optional()
  @WholeNumber({ min: 1, max: pageSizeMax })
  readonly limit?: number;
}
