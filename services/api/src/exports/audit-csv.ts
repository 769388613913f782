import type { AuditEntryView } from '../../../libs/contracts/history/audit-view.ts';
import { type CsvColumns, csvPieces } from './csv-pieces.ts';

const columns: CsvColumns<AuditEntryView> = {
  'Time (UTC)': ({ at }) => at,
  Who: ({ actor }) => actor.name ?? actor.id ?? actor.kind,
  'Kind of person': ({ actor }) => actor.kind,
  What: ({ action }) => action,
  'Happened to': ({ subject }) => subject.kind,
  Name: ({ subject }) => subject.title,
  Id: ({ subject }) => subject.id,
  Changes: ({ changes }) => changesText(changes),
  Reason: ({ reason }) => reason,
  'Followed from': ({ cause }) => cause && `${cause.action}, ${cause.subject.title}`,
  Entry: ({ id }) => id,
  'Caused by': ({ causedBy }) => causedBy,
};

/** The entries of the audit log as a CSV file, in pieces. */
export function auditCsv(
  pages: AsyncIterable<readonly AuditEntryView[]>,
): AsyncGenerator<string, void, undefined> {
  return csvPieces(columns, pages);
}

function changesText(changes: AuditEntryView['changes']): string {
  return changes
    .map(({ field, before, after }) => `${field}: ${valueText(before)} → ${valueText(after)}`)
    .join('; ');
}

function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
