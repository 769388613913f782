import type { HistoryEntryView } from '../../../contracts/booking/booking-view.ts';
import type { ContactEvent } from '../../../domain/contact/contact.events.ts';
import { decode, type RecordedEvent } from '../../event-log/recorded-event.ts';
import { contactStream } from '../../event-log/stream-names.ts';
import type { EventLogReader } from '../../ports/event-log-reader.ts';
import { changedFields, type ShownFields } from '../engine/field-changes.ts';
import { historyEntry } from '../engine/history.ts';
import { openedIn } from '../engine/opened.ts';
import type { PersonalReader } from '../engine/personal-reader.ts';

interface HistorySources {
  readonly log: Pick<EventLogReader, 'readStream'>;
  readonly people: PersonalReader;
}

/**
 * Returns who wrote, answered, closed or reopened a message, oldest first, by the revisions of the events; empty if
 * there is no message. The stream is read from the log, because it is short and rarely needed.
 */
export async function messageEntries(
  { log, people }: HistorySources,
  messageId: string,
): Promise<ReadonlyMap<number, HistoryEntryView>> {
  const stream = contactStream(messageId);
  const stored = await log.readStream(stream);
  const events = stored.map((each) => decode(each) as RecordedEvent<ContactEvent>);
  const entries = events.map(async (event) => {
    const { actor, causationId: causedBy } = event.metadata;
    const changes = changedFields({}, await shownFields(people, event));
    return [
      event.revision,
      historyEntry({ ...event, actor, causedBy }, changes, undefined),
    ] as const;
  });
  return new Map(await Promise.all(entries));
}

/** The name and text of a message, or the text of an answer; empty after an erasure. */
async function shownFields(
  people: PersonalReader,
  event: RecordedEvent<ContactEvent>,
): Promise<ShownFields> {
  switch (event.type) {
    case 'ContactMessageSubmitted': {
      const { personal } = event.data;
      const written = await openedIn(people, personal, event.stream);
      return { name: written?.name, message: written?.message };
    }
    case 'ContactMessageAnswered': {
      const { personal } = event.data;
      return { answer: (await openedIn(people, personal, event.stream))?.text };
    }
    case 'ContactMessageClosed':
    case 'ContactMessageReopened':
      return {};
  }
}
