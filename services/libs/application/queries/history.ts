import type { HistoryEntryView } from '../../contracts/booking/booking-view.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import type { CataloguedEvent } from '../event-log/event-catalogue.ts';
import type { Collection } from '../ports/collection.ts';
import type { ReadStore } from '../ports/read-store.ts';
import {
  type HistoryPage,
  historyPageId,
  type HistoryRecord,
  isLastPage,
} from '../projections/history.ts';
import type { FieldChange } from './field-changes.ts';

/** Everything that happened to a booking or a tour, the oldest first. */
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

/** What had happened by an instant; time never goes back within a history, so it is a beginning. */
export function happenedBy<Happened extends { readonly occurredAt: Instant }>(
  records: readonly Happened[],
  instant: Instant,
): readonly Happened[] {
  return records.filter(({ occurredAt }) => occurredAt <= instant);
}

/** Something that happened, perhaps without what its event says. */
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
