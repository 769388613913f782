import type { Provider } from '@nestjs/common';
import { Clock } from '../ports/clock.ts';
import { Cryptography } from '../ports/cryptography.ts';
import { EventLogReader } from '../ports/event-log-reader.ts';
import { KeyVault } from '../ports/key-vault.ts';
import { MessageRenderer } from '../ports/message-renderer.ts';
import { Operator } from '../ports/operator.ts';
import { ReadStore } from '../ports/read-store.ts';
import { NotificationMessages } from './notification-messages.ts';

/** What writes messages, for whoever sends or shows them. */
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
  ) => new NotificationMessages({ log, vault, cryptography, renderer, operator, readStore, clock }),
  inject: [EventLogReader, KeyVault, Cryptography, MessageRenderer, Operator, ReadStore, Clock],
};
