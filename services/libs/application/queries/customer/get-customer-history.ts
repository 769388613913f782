import type { HistoryEntryView } from '../../../contracts/booking/booking-view.ts';
import type { CustomerEntryView } from '../../../contracts/customer/known-customer-view.ts';
import type { CustomerEvent } from '../../../domain/customer/customer.events.ts';
import { decode, type RecordedEvent } from '../../event-log/recorded-event.ts';
import { customerStream } from '../../event-log/stream-names.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import type { EventLogReader } from '../../ports/event-log-reader.ts';
import { changedFields, type FieldChange } from '../engine/field-changes.ts';
import { historyEntry } from '../engine/history.ts';
import { familyCards } from './customer-family.ts';
import { openedIn } from '../engine/opened.ts';
import type { PersonalReader } from '../engine/personal-reader.ts';

interface HistorySources {
  readonly log: Pick<EventLogReader, 'readStream'>;
  readonly people: PersonalReader;
}

/**
 * Returns the entries of {@link customerEntries} of everybody who was merged with a customer, oldest first; undefined
 * if there is no such customer.
 */
export async function getCustomerHistory(
  sources: HistorySources & { readonly readStore: ReadStore },
  customerId: string,
): Promise<readonly CustomerEntryView[] | undefined> {
  const family = await familyCards(sources.readStore, customerId);
  if (family === undefined) return undefined;
  const histories = family.map(async ({ customerId: member }) =>
    [...(await customerEntries(sources, member)).values()].map((entry) => ({
      ...entry,
      customerId: member,
    })),
  );
  const entries = (await Promise.all(histories)).flat();
  return onceEach(entries).toSorted((one, other) =>
    one.at === other.at ? 0 : one.at < other.at ? -1 : 1,
  );
}

const inBothStreams: readonly string[] = [
  'CustomerAbsorbed',
  'CustomerMerged',
  'CustomerMergeUndone',
];

/**
 * A merge and its undo are in two streams. If both are shown, the entry of the customer who represents both is enough.
 */
function onceEach(entries: readonly CustomerEntryView[]): readonly CustomerEntryView[] {
  const told = new Set<string>();
  return entries.filter(({ action, causedBy }) => {
    if (!inBothStreams.includes(action)) return true;
    const isFirst = !told.has(causedBy);
    told.add(causedBy);
    return isFirst;
  });
}

/** The texts of the notes so far, by their numbers; undefined if a text cannot be read. */
type Notes = Map<number, string | undefined>;

/**
 * Returns who wrote which notes about a customer, who merged them, and who downloaded or erased their data. The map
 * has the revisions of the events as keys, oldest first. It is empty if there is no such event. The stream is read
 * from the log, because it is short and rarely needed.
 */
export async function customerEntries(
  { log, people }: HistorySources,
  customerId: string,
): Promise<ReadonlyMap<number, HistoryEntryView>> {
  const stored = await log.readStream(customerStream(customerId));
  const notes: Notes = new Map();
  const entries = new Map<number, HistoryEntryView>();
  for (const each of stored) {
    const event = decode(each) as RecordedEvent<CustomerEvent>;
    const { actor, causationId: causedBy } = event.metadata;
    const changes = await changesOf(people, notes, event);
    entries.set(event.revision, historyEntry({ ...event, actor, causedBy }, changes, undefined));
  }
  return entries;
}

/** A removed note keeps its text, so that a restored one can be shown. */
async function changesOf(
  people: PersonalReader,
  notes: Notes,
  event: RecordedEvent<CustomerEvent>,
): Promise<readonly FieldChange[]> {
  switch (event.type) {
    case 'CustomerNoteAdded':
    case 'CustomerNoteChanged': {
      const { noteNo, personal } = event.data;
      const before = notes.get(noteNo);
      const note = (await openedIn(people, personal, event.stream))?.text;
      notes.set(noteNo, note);
      return changedFields({ note: before }, { note });
    }
    case 'CustomerNoteRemoved':
      return changedFields({ note: notes.get(event.data.noteNo) }, {});
    case 'CustomerNoteRestored':
      return changedFields({}, { note: notes.get(event.data.noteNo) });
    case 'CustomerAbsorbed':
    case 'CustomerMerged':
    case 'CustomerMergeUndone':
      return [];
    case 'CustomerDataExported': {
      const { bookings, messages } = event.data;
      return changedFields({}, { bookings, messages });
    }
    case 'CustomerErased': {
      const { bookings, messages } = event.data;
      return changedFields({}, { bookings: bookings.length, messages: messages.length });
    }
  }
}
