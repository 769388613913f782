import {
  decode,
  type RecordedEvent,
} from '../../services/libs/application/event-log/recorded-event.ts';
import type { StoredEvent } from '../../services/libs/application/event-log/stored-event.ts';
import type { Cryptography } from '../../services/libs/application/ports/cryptography.ts';
import type { MailMessage } from '../../services/libs/application/ports/mailer.ts';
import type { BookingEvent } from '../../services/libs/domain/booking/booking.events.ts';
import type { BulkActEvent } from '../../services/libs/domain/bulk-act/bulk-act.events.ts';
import type { ContactEvent } from '../../services/libs/domain/contact/contact.events.ts';
import type { CustomerEvent } from '../../services/libs/domain/customer/customer.events.ts';
import type { NotificationEvent } from '../../services/libs/domain/notification/notification.events.ts';
import type { InMemoryLog } from '../support/in-memory/in-memory-log.ts';
import { ContactLaws } from './contact-laws.ts';
import { ImportLaws } from './import-laws.ts';
import { law, LawBroken } from './law.ts';
import { type ErasureUnderWay, MergeLaws } from './merge-laws.ts';
import { SealLaws } from './seal-laws.ts';

const watched: readonly string[] = ['booking', 'contact', 'customer', 'bulk', 'notification'];

/**
 * The laws of keys, contact messages, merged customers and imports. Like the oracle of seats, they are separate code
 * that sees every event as it is stored. They keep the first broken law.
 */
export class Laws {
  readonly seals: SealLaws;
  readonly contact: ContactLaws;
  readonly merges: MergeLaws;
  readonly imports = new ImportLaws();
  broken: LawBroken | undefined;

  constructor(log: InMemoryLog, cryptography: Cryptography) {
    this.seals = new SealLaws(log, cryptography);
    this.contact = new ContactLaws((messageId) => this.seals.addressOf(`contact-${messageId}`));
    this.merges = new MergeLaws(this.seals, (customerId) => log.isDestroyed(customerId));
  }

  watch(stored: StoredEvent): void {
    const [category] = stored.stream.split('-', 1);
    if (!watched.includes(category ?? '')) return;
    this.check(() => {
      const event = decode(stored);
      this.imports.watchRequest(event, law);
      this.#watch(category ?? '', event);
    });
  }

  delivered(message: Pick<MailMessage, 'id' | 'to'>): void {
    this.check(() => {
      this.contact.delivered(message);
    });
  }

  touched(erasure: ErasureUnderWay, customerId: string): void {
    this.check(() => {
      this.merges.touch(erasure, customerId);
    });
  }

  /** Runs a check. After the first broken law it checks no more. */
  check(work: () => void): void {
    if (this.broken !== undefined) return;
    try {
      work();
    } catch (error) {
      this.broken = error instanceof LawBroken ? error : new LawBroken(String(error));
    }
  }

  #erased(customerId: string): void {
    for (const stream of this.seals.streamsOf(customerId)) {
      if (stream.startsWith('contact-')) this.contact.authorErased(stream.slice('contact-'.length));
    }
  }

  #watch(category: string, event: RecordedEvent): void {
    switch (category) {
      case 'booking':
        this.seals.watch(event, law);
        this.imports.watchBooking(event as RecordedEvent<BookingEvent>, law);
        this.merges.look();
        return;
      case 'contact':
        this.seals.watch(event, law);
        this.contact.watchMessage(event as RecordedEvent<ContactEvent>, law);
        this.merges.look();
        return;
      case 'customer':
        this.merges.watch(event as RecordedEvent<CustomerEvent>, law);
        if (event.type === 'CustomerErased') this.#erased(event.stream.slice('customer-'.length));
        return;
      case 'bulk':
        this.imports.watchImport(event as RecordedEvent<BulkActEvent>, law);
        return;
      case 'notification':
        this.contact.watchMail(event as RecordedEvent<NotificationEvent>, law);
        this.imports.watchMail(event as RecordedEvent<NotificationEvent>, law);
        return;
      default:
        throw new Error(`Nothing watches ${category}.`);
    }
  }
}
