import type { CataloguedEvent } from '../../event-log/event-catalogue.ts';
import type { RecordedEvent } from '../../event-log/recorded-event.ts';
import type { EventMetadata } from '../../event-log/stored-event.ts';
import type { Collection } from '../../ports/collection.ts';

type RecordFor<Event> = Event extends CataloguedEvent
  ? Pick<RecordedEvent, 'revision' | 'occurredAt'> & {
      readonly type: Event['type'];
      readonly data: Event['data'];
      readonly actor: EventMetadata['actor'];
      /** The command or event that caused this event. */
      readonly causedBy: string;
    }
  : never;

/**
 * One entry in the history of a booking or a tour: the event, its actor and its cause. Histories are shown and earlier
 * states are folded from these entries. Personal fields stay sealed.
 */
export type HistoryRecord<Event extends CataloguedEvent = CataloguedEvent> = RecordFor<Event>;

/** A page of a history. Most subjects never need a second page. */
export interface HistoryPage<Event extends CataloguedEvent> {
  /** In the order of their events. */
  readonly records: readonly HistoryRecord<Event>[];
}

/** This many revisions share a page, so that adding an event to a long history does not cost more. */
const revisionsPerPage = 20;

/** The pages of histories are only read by their ids. */
export function historyCollection<Event extends CataloguedEvent>(
  name: string,
  version: number,
): Collection<HistoryPage<Event>> {
  return { name, version, fields: {}, indexes: [] };
}

/** The page of a subject's history (a booking's number, a tour's id); the first is 0. */
export function historyPageId(subject: string, page: number): string {
  return `${subject}/${page}`;
}

/** The page that holds a revision. Every event of a subject has a record, so no page is skipped. */
export function historyPageOf(subject: string, revision: number): string {
  return historyPageId(subject, Math.floor(revision / revisionsPerPage));
}

/** Whether a page still has room. If so, no page follows it. */
export function isLastPage({ records }: HistoryPage<never>): boolean {
  return records.length < revisionsPerPage;
}

export function withRecord<Event extends CataloguedEvent>(
  page: HistoryPage<Event> | undefined,
  { revision, occurredAt, type, data, metadata }: RecordedEvent<Event>,
): HistoryPage<Event> {
  const { actor, causationId } = metadata;
  const record = { revision, occurredAt, type, data, actor, causedBy: causationId };
  // The compiler cannot check that type and data still belong together.
  return { records: [...(page?.records ?? []), record as HistoryRecord<Event>] };
}
