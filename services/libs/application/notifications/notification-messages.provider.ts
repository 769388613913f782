import { Logger, type Provider } from '@nestjs/common';
import { BookingDocuments } from '../ports/booking-documents.ts';
import { Clock } from '../ports/clock.ts';
import { Cryptography } from '../ports/cryptography.ts';
import { EventLogReader } from '../ports/event-log-reader.ts';
import { KeyVault } from '../ports/key-vault.ts';
import { MessageRenderer } from '../ports/message-renderer.ts';
import { Operator } from '../ports/operator.ts';
import { ReadStore } from '../ports/read-store.ts';
import { causeInWords } from '../faults/cause-in-words.ts';
import { NotificationMessages } from './notification-messages.ts';

const logger = new Logger('Notifications');

/** Provides the part that writes messages, for sending them and for showing them to staff. */
export const notificationMessages: Provider = {
  provide: NotificationMessages,
  // eslint-disable-next-line max-params -- the ports, injected by type
  useFactory: (
    log: EventLogReader,
    vault: KeyVault,
    cryptography: Cryptography,
    renderer: MessageRenderer,
    operator: Operator,
    readStore: ReadStore,
    clock: Clock,
    documents: BookingDocuments,
  ) =>
    new NotificationMessages({
      ...{ log, vault, cryptography, renderer, operator, readStore, clock, documents },
      onFault: (what, error) => {
        logger.warn(`${what}: ${causeInWords(error)}.`);
      },
    }),
  inject: [
    EventLogReader,
    KeyVault,
    Cryptography,
    MessageRenderer,
    Operator,
    ReadStore,
    Clock,
    BookingDocuments,
  ],
};
