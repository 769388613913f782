import type { MessageAnswerView } from '../../contracts/contact/admin-message-view.ts';
import type { ExportedMessageView } from '../../contracts/customer/customer-view.ts';
import type { ContactEvent } from '../../domain/contact/contact.events.ts';
import { contactStream } from '../event-log/stream-names.ts';
import { decode, type RecordedEvent } from '../event-log/recorded-event.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import type { PersonalReader } from '../queries/engine/personal-reader.ts';

/** Returns a message to the operator as it was written, with its answers; undefined once its author was erased. */
export async function heldMessage(
  log: Pick<EventLogReader, 'readStream'>,
  people: PersonalReader,
  id: string,
): Promise<ExportedMessageView | undefined> {
  const stream = contactStream(id);
  const stored = await log.readStream(stream);
  const events = stored.map((each) => decode(each) as RecordedEvent<ContactEvent>);
  const [first] = events;
  if (first?.type !== 'ContactMessageSubmitted') return undefined;
  const written = await people.open(first.data.personal, stream);
  if (written === undefined) return undefined;
  const answers: MessageAnswerView[] = [];
  for (const event of events) {
    if (event.type !== 'ContactMessageAnswered') continue;
    const answer = await people.open(event.data.personal, stream);
    answers.push({ at: event.occurredAt, ...answer });
  }
  return { id, writtenAt: first.occurredAt, ...written, answers };
}
