import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Held } from '../../../libs/application/erasure/customer-erasure.ts';
import { heldMessage } from '../../../libs/application/erasure/held-message.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import type { CustomerRecord } from '../../../libs/application/projections/customer/customer-records.projection.ts';
import {
  GetAdminBooking,
  GetAdminBookingHistory,
} from '../../../libs/application/queries/booking/booking.queries.ts';
import { GetCustomer } from '../../../libs/application/queries/customer/customer.queries.ts';
import {
  GetNotification,
  ListNotifications,
} from '../../../libs/application/queries/notification/notification.queries.ts';
import {
  GetReview,
  GetReviewHistory,
} from '../../../libs/application/queries/review/review.queries.ts';
import { pagesOf } from '../../../libs/application/queries/engine/pages-of.ts';
import { PersonalReader } from '../../../libs/application/queries/engine/personal-reader.ts';
import type {
  CustomerExportView,
  ExportedBookingView,
  ExportedNoteView,
} from '../../../libs/contracts/customer/customer-view.ts';
import type { NotificationView } from '../../../libs/contracts/notification/notification-view.ts';

/** How many e-mails are read at once. */
const emailsPerPage = 100;

/** Collects all data about a person in a file for them. */
@Injectable()
export class CustomerFile {
  constructor(
    private readonly queries: QueryBus,
    private readonly log: EventLogReader,
    private readonly people: PersonalReader,
  ) {}

  /** Returns the records that belong to the address now, without the records of other customers. */
  recordsOf({ own, records }: Held): readonly CustomerRecord[] {
    return records.filter(({ customerId }) => customerId !== undefined && own.includes(customerId));
  }

  /** The file, piece by piece: a booking or a message at a time. */
  async *pieces(
    email: string | null,
    exportedAt: string,
    customers: readonly string[],
    records: readonly CustomerRecord[],
  ): AsyncGenerator<string, void, undefined> {
    const head: Omit<CustomerExportView, 'bookings' | 'messages'> = {
      ...{ email, exportedAt },
      notes: await this.#notesAbout(customers),
    };
    yield `${JSON.stringify(head).slice(0, -1)},\n"bookings":[`;
    yield* listed(of(records, 'booking'), (subject) => this.#booking(Number(subject)));
    yield `],\n"messages":[`;
    yield* listed(of(records, 'message'), (subject) => heldMessage(this.log, this.people, subject));
    yield ']}\n';
  }

  async #notesAbout(customers: readonly string[]): Promise<readonly ExportedNoteView[]> {
    const notes: ExportedNoteView[] = [];
    for (const customerId of customers) {
      const { view } = await this.queries.execute(new GetCustomer({ customerId }));
      // The view of a customer also has the notes about those who were merged with them.
      for (const note of view?.notes ?? []) {
        if (note.customerId === customerId) notes.push({ at: note.at, text: note.text });
      }
    }
    return notes;
  }

  async #booking(bookingNumber: number): Promise<ExportedBookingView | undefined> {
    const input = { bookingNumber };
    const { view: booking } = await this.queries.execute(new GetAdminBooking(input));
    const { view: history } = await this.queries.execute(new GetAdminBookingHistory(input));
    if (booking === undefined || history === undefined) return undefined;
    const emails = await this.#emailsAbout(bookingNumber);
    return { booking, history, emails, ...(await this.#reviewOf(bookingNumber)) };
  }

  async #reviewOf(bookingNumber: number): Promise<Pick<ExportedBookingView, 'review'>> {
    const { view } = await this.queries.execute(new GetReview({ bookingNumber }));
    if (view === undefined) return {};
    const { view: history = [] } = await this.queries.execute(
      new GetReviewHistory({ bookingNumber }),
    );
    return { review: { ...view, history } };
  }

  /** Returns all e-mails about a booking, the oldest first. */
  async #emailsAbout(bookingNumber: number): Promise<readonly NotificationView[]> {
    const pages = pagesOf(async (after) => {
      const input = { bookingNumber, limit: emailsPerPage, ...after };
      return (await this.queries.execute(new ListNotifications(input))).view;
    });
    const emails: NotificationView[] = [];
    for await (const items of pages) {
      for (const { id } of items) emails.push(...(await this.#email(id)));
    }
    return emails.toReversed();
  }

  /**
   * Leaves out the tokens in the links of the e-mail, because the person who gets the file is not always the traveller.
   */
  async #email(notificationId: string): Promise<readonly NotificationView[]> {
    const input = { notificationId, isForReader: true };
    const { view } = await this.queries.execute(new GetNotification(input));
    return view === undefined ? [] : [view];
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
