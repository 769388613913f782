import type { HistoryEntryView } from '../../../contracts/booking/booking-view.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import type { CataloguedEvent } from '../../event-log/event-catalogue.ts';
import type { Collection } from '../../ports/collection.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import {
  type HistoryPage,
  historyPageId,
  type HistoryRecord,
  isLastPage,
} from '../../projections/engine/history.ts';
import type { FieldChange } from './field-changes.ts';

/** Reads the whole history of a subject, such as a booking or a tour, oldest first. */
export async function readHistory<Event extends CataloguedEvent>(
  readStore: ReadStore,
  collection: Collection<HistoryPage<Event>>,
  subject: string,
): Promise<readonly HistoryRecord<Event>[]> {
  const records: HistoryRecord<Event>[] = [];
  for (let number = 0; ; number += 1) {
    const page = await readStore.get(collection, historyPageId(subject, number));
    records.push(...(page?.records ?? []));
    if (page === undefined || isLastPage(page)) {
      return records;
    }
  }
}

/** Returns the records up to an instant. Time never goes back within a history, so these are its first records. */
export function happenedBy<Happened extends { readonly occurredAt: Instant }>(
  records: readonly Happened[],
  instant: Instant,
): readonly Happened[] {
  return records.filter(({ occurredAt }) => occurredAt <= instant);
}

/** A record that may lack the data of its event. */
type Happening = Omit<HistoryRecord, 'data'> & { readonly data?: HistoryRecord['data'] };

export function historyEntry(
  { revision, occurredAt, actor, type, causedBy, data = {} }: Happening,
  changes: readonly FieldChange[],
  reason: string | undefined,
): HistoryEntryView {
  return {
    revision: String(revision),
    at: occurredAt,
    actor,
    action: type,
    changes,
    ...(reason === undefined ? {} : { reason }),
    causedBy,
    ...('undoes' in data ? { undoes: String(data.undoes) } : {}),
  };
}
