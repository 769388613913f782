import { pagesOf } from '../engine/pages-of.ts';
import type { ListView } from '../../../contracts/answers.ts';
import type { HistoryEntryView } from '../../../contracts/booking/booking-view.ts';
import type { AuditEntryView, AuditFilter } from '../../../contracts/history/audit-view.ts';
import type { Account, Accounts } from '../../ports/accounts.ts';
import type { EventLogReader } from '../../ports/event-log-reader.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { auditLog, type AuditRecord } from '../../projections/audit/audit-log.projection.ts';
import { auditConditions } from './audit-filter.ts';
import { type AuditReader, mayRead } from './audit-reader.ts';
import { subjectNames } from './audit-subjects.ts';
import { accountEntries } from '../account/get-account-history.ts';
import { reviewEntries } from '../review/get-review-history.ts';
import { messageEntries } from '../contact/get-message-history.ts';
import { customerEntries } from '../customer/get-customer-history.ts';
import { bookingEntries } from '../booking/get-booking-history.ts';
import { tourEntries } from '../tour/get-tour-history.ts';
import { historyEntry } from '../engine/history.ts';
import { withNames } from './named-actors.ts';
import type { PersonalReader } from '../engine/personal-reader.ts';
import { saidChanges, saidReason } from './said-changes.ts';
import type { CatalogueState } from '../tour/tour-catalogue.ts';

export interface AuditSources {
  readonly readStore: ReadStore;
  readonly catalogue: CatalogueState;
  readonly people: PersonalReader;
  readonly accounts: Pick<Accounts, 'list'>;
  readonly log: Pick<EventLogReader, 'readStream'>;
}

export interface AuditListQuery extends AuditFilter {
  readonly cursor?: string;
  readonly limit: number;
  readonly reader: AuditReader;
}

/**
 * Returns one page of the audit log, newest first. A page may hold fewer entries than were requested,
 * because only owners see entries about other accounts. It is empty only if there are no more entries.
 *
 * @throws InvalidCursor
 */
export async function listAudit(
  sources: AuditSources,
  { cursor, limit, reader, ...filter }: AuditListQuery,
): Promise<ListView<AuditEntryView>> {
  const accounts = await sources.accounts.list();
  const where = await auditConditions(sources, accounts, filter, reader);
  let after = cursor;
  for (;;) {
    const { documents, next } = await sources.readStore.find(auditLog.collection, {
      where,
      sort: { by: ['order'], direction: 'descending' },
      limit,
      ...(after === undefined ? {} : { after }),
    });
    const readable = documents.filter((record) => mayRead(reader, record));
    if (readable.length > 0 || next === undefined) {
      const items = await entriesOf(sources, accounts, readable);
      return next === undefined ? { items } : { items, nextCursor: next };
    }
    after = next;
  }
}

/** How many entries an export reads at once; this is so low that other queries do not wait long. */
const exportPageSize = 200;

/** The filter of an export, and the person who reads it. */
export type AuditExport = Omit<AuditListQuery, 'cursor' | 'limit'>;

/** Returns all entries that match the filter, page by page. */
export function exportAudit(
  sources: AuditSources,
  filter: AuditExport,
  pageSize = exportPageSize,
): AsyncGenerator<readonly AuditEntryView[], void, undefined> {
  return pagesOf((after) => listAudit(sources, { ...filter, ...after, limit: pageSize }));
}

async function entriesOf(
  sources: AuditSources,
  accounts: readonly Account[],
  records: readonly AuditRecord[],
): Promise<readonly AuditEntryView[]> {
  const named = new Set(records.map(({ causedBy }) => causedBy));
  const causes = await sources.readStore.getMany(auditLog.collection, [...named]);
  const causeOf = new Map(causes.map((cause) => [cause.id, cause]));
  const nameOf = await subjectNames(sources, accounts, [...records, ...causes]);
  const told = await toldOf(sources, records);
  const entries = records.map((record): AuditEntryView => {
    const cause = causeOf.get(record.causedBy);
    return {
      ...(told(record) ?? entryOf(record)),
      id: record.id,
      subject: nameOf(record),
      ...(cause === undefined
        ? {}
        : { cause: { id: cause.id, action: cause.type, subject: nameOf(cause) } }),
    };
  });
  return withNames(entries, accounts);
}

/** Returns the entry with only the data of the record. */
function entryOf(record: AuditRecord): HistoryEntryView {
  const { at, said, subject } = record;
  const changes = said === undefined ? [] : saidChanges(said, subject);
  return historyEntry(
    { ...record, occurredAt: at },
    changes,
    said === undefined ? undefined : saidReason(said),
  );
}

/** Looks up the entries in the histories of the records' subjects; each history is read once. */
async function toldOf(
  sources: AuditSources,
  records: readonly AuditRecord[],
): Promise<(record: AuditRecord) => HistoryEntryView | undefined> {
  const subjects = new Map(records.map((record) => [keyOf(record), record]));
  const histories = new Map(
    await Promise.all(
      [...subjects].map(async ([key, record]) => [key, await historyOf(sources, record)] as const),
    ),
  );
  return (record) => histories.get(keyOf(record))?.get(record.revision);
}

function keyOf({ kind, subject }: AuditRecord): string {
  return `${kind} ${subject}`;
}

async function historyOf(
  sources: AuditSources,
  { kind, subject }: AuditRecord,
): Promise<ReadonlyMap<number, HistoryEntryView> | undefined> {
  switch (kind) {
    case 'booking':
      return await bookingEntries(sources, Number(subject));
    case 'tour':
      return await tourEntries(sources.readStore, subject);
    case 'account':
      return await accountEntries(sources.readStore, subject);
    case 'review':
      return await reviewEntries(sources, Number(subject));
    case 'message':
      return await messageEntries(sources, subject);
    case 'customer':
      return await customerEntries(sources, subject);
    case 'departure':
    case 'notification':
    case 'bulk-act':
    case 'pickup-places':
    case 'saved-views':
      return undefined;
  }
}
