import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { contactStream } from '../../../libs/application/command-handling/stream-names.ts';
import type { Held } from '../../../libs/application/erasure/customer-erasure.ts';
import { decode } from '../../../libs/application/event-log/recorded-event.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import type { CustomerRecord } from '../../../libs/application/projections/customer-records.projection.ts';
import {
  GetAdminBooking,
  GetAdminBookingHistory,
} from '../../../libs/application/queries/booking.queries.ts';
import {
  GetNotification,
  ListNotifications,
} from '../../../libs/application/queries/notification.queries.ts';
import { PersonalReader } from '../../../libs/application/queries/personal-reader.ts';
import type {
  ExportedBookingView,
  ExportedMessageView,
} from '../../../libs/contracts/customer/customer-view.ts';
import type { NotificationView } from '../../../libs/contracts/notification/notification-view.ts';
import type { ContactMessageSubmitted } from '../../../libs/domain/contact/contact.events.ts';
import { found } from '../http/query-answers.ts';

/** More than is ever sent about one booking. */
const emailsMax = 500;

/** Gathers everything that is held about a person, as a file of theirs. */
@Injectable()
export class CustomerFile {
  readonly #queries: QueryBus;
  readonly #log: EventLogReader;
  readonly #people: PersonalReader;

  constructor(queries: QueryBus, log: EventLogReader, people: PersonalReader) {
    this.#queries = queries;
    this.#log = log;
    this.#people = people;
  }

  /** What belongs to the address now: not what others have of theirs. */
  recordsOf({ own, records }: Held): readonly CustomerRecord[] {
    return records.filter(({ customerId }) => customerId !== undefined && own.includes(customerId));
  }

  /** The file, piece by piece: a booking or a message at a time. */
  async *pieces(
    email: string,
    exportedAt: string,
    records: readonly CustomerRecord[],
  ): AsyncGenerator<string, void, undefined> {
    const head = JSON.stringify({ email, exportedAt }).slice(0, -1);
    yield `${head},\n"bookings":[`;
    yield* listed(of(records, 'booking'), (subject) => this.#booking(Number(subject)));
    yield `],\n"messages":[`;
    yield* listed(of(records, 'message'), (subject) => this.#message(subject));
    yield ']}\n';
  }

  async #booking(bookingNumber: number): Promise<ExportedBookingView> {
    const wish = { bookingNumber };
    const booking = found(await this.#queries.execute(new GetAdminBooking(wish)), 'NotFound');
    const history = found(
      await this.#queries.execute(new GetAdminBookingHistory(wish)),
      'NotFound',
    );
    const { items } = found(
      await this.#queries.execute(new ListNotifications({ bookingNumber, limit: emailsMax })),
      'NotFound',
    );
    const emails: NotificationView[] = [];
    for (const { id } of items.toReversed()) {
      // The links in what is handed out prove nothing: whoever holds the file need not be the traveller.
      const wanted = { notificationId: id, isForReader: true };
      const answer = await this.#queries.execute(new GetNotification(wanted));
      emails.push(found(answer, 'NotFound'));
    }
    return { booking, history, emails };
  }

  async #message(id: string): Promise<ExportedMessageView | undefined> {
    const stream = contactStream(id);
    const [stored] = await this.#log.readStream(stream, { limit: 1 });
    if (stored === undefined) return undefined;
    const { data, occurredAt } = decode(stored) as ContactMessageSubmitted & {
      readonly occurredAt: string;
    };
    const opened = await this.#people.open(data.personal, stream);
    return opened && { id, writtenAt: occurredAt, ...opened };
  }
}

function of(records: readonly CustomerRecord[], wanted: CustomerRecord['kind']) {
  return records.flatMap(({ kind, subject }) => (kind === wanted ? [subject] : []));
}

async function* listed<View extends object>(
  subjects: readonly string[],
  view: (subject: string) => Promise<View | undefined>,
): AsyncGenerator<string, void, undefined> {
  let before = '\n';
  for (const subject of subjects) {
    const shown = await view(subject);
    if (shown === undefined) continue;
    yield `${before}${JSON.stringify(shown, null, 2)}`;
    before = ',\n';
  }
}
