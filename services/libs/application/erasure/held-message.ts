import type { ExportedMessageView } from '../../contracts/customer/customer-view.ts';
import type { ContactMessageSubmitted } from '../../domain/contact/contact.events.ts';
import { contactStream } from '../event-log/stream-names.ts';
import { decode, type RecordedEvent } from '../event-log/recorded-event.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import type { PersonalReader } from '../queries/engine/personal-reader.ts';

/** Returns a message to the operator as it was written; undefined once its author was erased. */
export async function heldMessage(
  log: Pick<EventLogReader, 'readStream'>,
  people: PersonalReader,
  id: string,
): Promise<ExportedMessageView | undefined> {
  const stream = contactStream(id);
  const [stored] = await log.readStream(stream, { limit: 1 });
  if (stored === undefined) return undefined;
  const { data, occurredAt } = decode(stored) as RecordedEvent<ContactMessageSubmitted>;
  const opened = await people.open(data.personal, stream);
  return opened && { id, writtenAt: occurredAt, ...opened };
}
